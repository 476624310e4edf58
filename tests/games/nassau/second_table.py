"""The table of `second_reading.py`: what lies where, what was drawn; asking, paying, receiving."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.nassau.second_box import ANIMALS, GOODS, OBJECTS, QUADRANTS, TABLES, WEAPONS, City, deck_of
from tests.games.nassau.second_ship import Player
from tests.second_readings import Chance as News
from tests.second_readings import Story


class Chance(News):
    def list_of(self, name: str) -> list[int]:
        """The next such news that carries a list: a player, then the things as digits."""
        return [int(digit, 16) - 1 for digit in f"{self.heard(name)[1]:x}"]


class Table:
    """Everything in the open, and the questions that come up in every phase."""

    def __init__(self, chance: Chance, feld: bool) -> None:
        board = chance.table.board
        self.chance = chance
        self.round = 0
        self.players: list[Player] = []
        self.piles = {"A": set(range(11, 36)), "B": set(range(36, 75))}
        self.discards: set[int] = set()
        for ship in board["ships"]:
            _, weapon, animal, _ = chance.heard("dealt")
            self.players.append(Player(weapon, animal, ship["hideout"]))
            for deck in "SSAAB":
                _, pile, card = chance.heard("drew")
                assert pile == deck == deck_of(int(card))
                self.piles.get(deck, set()).discard(int(card))
                self.players[-1].hands.add(int(card))
        self.dolphin = int(chance.heard("dolphin")[0])
        self.layout: list[str] = board["city"]
        self.city = City(self.layout)
        self.captain = self.city.start
        self.visited: set[str] = set()
        self.alleys: dict[str, int] = {}
        self.opponents: dict[str, str] = board["opponents"]
        self.hits: dict[str, list[int]] = {}
        self.placed = 0  # crates of the fight in progress
        self.outposts: dict[str, str] = board["outposts"]
        self.garrisons: dict[str, int] = {}
        self.towers: dict[str, str] = board["towers"]
        self.holders: dict[str, int] = {}
        self.piled: dict[str, int] = {}
        self.posts: dict[str, str] = board["posts"]
        self.wares: dict[str, str] = board["wares"]
        self.bag = Counter({good: 4 for good in GOODS}) - Counter(self.wares.values())
        self.display: list[str] = board["display"]
        self.pile = Counter({animal: 3 for animal in ANIMALS}) - Counter(self.display)
        for player in self.players:
            self.pile -= Counter(player.animals)
        self.dog = self.dutchman = self.dutchman_weapon = ""
        self.offering = ""
        where = board["tally"]["table"].get("feld", 0)
        self.feld = f"{where // 4}{QUADRANTS[where % 4]}"
        self.with_feld = feld

    def find(self, board: dict[str, Any]) -> None:
        """The table as it lies, amid a game: round 1, before the first question."""
        for seat, (player, ship) in enumerate(zip(self.players, board["ships"], strict=True)):
            for name, thing in ship.items():
                kind = type(getattr(player, name))
                setattr(player, name, kind(thing) if kind in (set, Counter) else thing)
            player.hands = {int(card) for card in board["hands"][seat]}
        for name in ("opponents", "garrisons", "holders", "piled", "hits"):
            setattr(self, name, board[name])
        self.bag, self.pile = Counter(board["bag"]), Counter(board["pile"])
        self.discards = {int(card) for cards in (board["discards"], *board["buried"]) for card in cards}
        elsewhere = self.discards.union(*(player.hands for player in self.players))
        self.piles = {deck: pile - elsewhere for deck, pile in self.piles.items()}

    def around(self) -> list[int]:
        """Clockwise from the holder of the dolphin."""
        seats = len(self.players)
        return [(self.dolphin + step) % seats for step in range(seats)]

    def ask(self, seat: int, options: set[str], even_one: bool = False) -> Story:
        """The answer of a player; a single answer goes without saying."""
        if len(options) == 1 and not even_one:
            return next(iter(options))
        return (yield seat, options)

    def asked_to_use(self, seat: int, animal: str) -> Story:
        player = self.players[seat]
        if not player.can_use(animal) or (yield from self.ask(seat, {f"use {animal}", "skip"})) == "skip":
            return False
        player.used.add(animal)
        return True

    def pay(self, seat: int, thing: str, amount: int = 1) -> Story:
        assert self.players[seat].objects[thing] >= amount
        kept = yield from self.asked_to_use(seat, "monkey")
        self.players[seat].objects[thing] -= amount - kept

    # Receiving --------------------------------------------------------------------------------------------------------

    def receive(self, seat: int, thing: str, amount: int) -> Story:
        player = self.players[seat]
        if thing in WEAPONS:
            player.weapons[thing] = min(5, player.weapons[thing] + amount)
        elif thing in OBJECTS:
            supply = OBJECTS[thing] - sum(other.objects[thing] for other in self.players)
            player.objects[thing] += min(amount, supply)
        elif thing == "sail":
            player.sails = min(5, player.sails + amount)
        elif thing == "hold":
            player.holds = min(5, player.holds + amount)
        elif thing == "sailor":
            yield from self.sailors(seat, player, amount)
        elif thing in ("crate", "provision"):
            yield from self.stow(seat, player, thing, amount)
        elif thing == "good":
            yield from self.random_goods(seat, player, amount)
        else:
            one = {"pirate": self.pirate, "animal": self.animal, "weapon": self.weapon}
            for _ in range(amount):
                yield from one.get(thing, self.yarn)(seat, player)

    def sailors(self, seat: int, player: Player, amount: int) -> Story:
        player.sailors = min(5, player.sailors + amount)
        while player.asleep and len(player.animals - player.asleep) < player.sailors:
            answer = yield from self.ask(seat, {f"wake {animal}" for animal in player.asleep})
            player.asleep.remove(answer.split()[1])

    def pirate(self, seat: int, player: Player) -> Story:
        if player.tavern:
            table = (yield from self.ask(seat, {f"table {table}" for table in player.tavern})).split()[1]
            player.tavern.remove(table)
            player.standing += 1
            yield from self.receive(seat, *TABLES[table])

    def animal(self, seat: int, player: Player) -> Story:
        choice = {f"animal {animal}" for animal in self.display if animal not in player.animals}
        if not choice or len(player.animals) == 5:
            return
        taken = (yield from self.ask(seat, choice)).split()[1]
        if len(player.animals) >= player.sailors:
            player.asleep.add(taken)
        player.animals.add(taken)
        self.display.remove(taken)
        self.show_animal()

    def show_animal(self) -> None:
        if self.pile.total():
            (shown,) = self.chance.heard("shown")
            self.pile[shown] -= 1
            self.display.append(shown)

    def weapon(self, seat: int, player: Player) -> Story:
        choice = {f"weapon {weapon}" for weapon, number in player.weapons.items() if number < 5}
        if choice:
            answer = yield from self.ask(seat, choice)
            player.weapons[answer.split()[1]] += 1

    def yarn(self, seat: int, player: Player) -> Story:
        old = {deck: {card for card in self.discards if deck_of(card) == deck} for deck in self.piles}
        choice = {f"draw {deck}" for deck, pile in self.piles.items() if pile or old[deck]}
        if not choice:
            return
        deck = (yield from self.ask(seat, choice)).split()[1]
        if not self.piles[deck]:
            self.piles[deck] = old[deck]
            self.discards -= old[deck]
        _, pile, card = self.chance.heard("drew")
        assert pile == deck
        self.piles[deck].remove(int(card))
        player.hands.add(int(card))

    # The holds --------------------------------------------------------------------------------------------------------

    def stow(self, seat: int, player: Player, thing: str, amount: int) -> Story:
        while amount:
            supply = player.reserve if thing == "crate" else 25 - sum(other.provisions for other in self.players)
            if not supply:
                return
            more = {f"{thing}s": 1}
            while not player.fits(**more):
                if not (yield from self.make_room(seat, player, {"leave"}, thing)):
                    return
            amount -= 1
            if thing == "crate":
                player.crates += 1
                player.reserve -= 1
            else:
                player.provisions += 1

    def random_goods(self, seat: int, player: Player, amount: int) -> Story:
        """First the room, then the goods."""
        room = 0
        while room < min(amount, self.bag.total()):
            if player.fits(goods=room + 1):
                room += 1
            elif not (yield from self.make_room(seat, player, {"leave"})):
                break
        for _ in range(room):
            good = self.chance.heard("got-good")[1]
            self.bag[good] -= 1
            player.goods[good] += 1

    def make_room(self, seat: int, player: Player, instead: set[str], coming: str = "") -> Story:
        """Something thrown out or the Rat turned; whether the player went to it. A crate makes no room for a crate."""
        options = set(instead)
        options |= {"dump crate"} if player.crates and coming != "crate" else set()
        options |= {"dump provision"} if player.provisions and coming != "provision" else set()
        options |= {f"dump {good}" for good in +player.goods}
        options |= {"use rat"} if player.can_use("rat") else set()
        answer = yield from self.ask(seat, options, even_one=True)
        if answer == "use rat":
            player.used.add("rat")
            player.doubled = True
        elif answer == "dump crate":
            player.crates -= 1
            player.reserve += 1
        elif answer == "dump provision":
            player.provisions -= 1
        elif answer != "leave":
            player.goods[answer.split()[1]] -= 1
            self.bag[answer.split()[1]] += 1
        return answer != "leave"
