"""Fights of the second reading: with opponents, and with the Flying Dutchman."""

from __future__ import annotations

from collections import Counter

from tests.games.nassau.second_box import IN_BAG, TOKENS, WEAPON_AGAINST, WEAPONS, reward_of, strength_of
from tests.games.nassau.second_city import InCity
from tests.games.nassau.second_ship import Player
from tests.second_readings import Story

OWN = {"sail": "sails", "sailor": "sailors", "hold": "holds"}
PRINTED = {"sail": 1, "sailor": 1, "hold": 3}


class Fighting(InCity):
    def fight(self, seat: int, player: Player, space: str) -> Story:
        tile = self.opponents[space]
        strength, bombed = yield from self.prepare(seat, player, strength_of(tile))
        loose = 2 if bombed else 0  # damage that no crate shows
        beaten = not strength or (bombed and sum(self.hits.get(space, [])) + loose >= strength)
        if not beaten:
            from_reserve = min(loose, player.reserve)
            from_holds = min(loose - from_reserve, player.crates)
            player.reserve -= from_reserve
            player.crates -= from_holds
            loose -= self.add_crates(seat, space, from_reserve + from_holds)
            yield from self.place(seat, player, WEAPON_AGAINST[tile[0]], 0 if bombed else 1)
            yield from self.withstand(seat, player, strength, True)
        if self.placed or bombed or not strength:
            yield from self.reward(seat, player, tile)
        self.placed -= self.add_crates(seat, space, self.placed)
        if beaten or sum(self.hits.get(space, [])) + loose >= strength:
            player.beaten.add(self.opponents.pop(space))
            for other, number in enumerate(self.hits.pop(space, [])):
                self.players[other].reserve += number

    def add_crates(self, seat: int, space: str, number: int) -> int:
        if number:
            self.hits.setdefault(space, [0] * len(self.players))[seat] += number
        return number

    def prepare(self, seat: int, player: Player, strength: int) -> Story:
        """The Crab, then a bomb: the strength for this fight, and whether a bomb was thrown."""
        crab, bomb = player.can_use("crab"), player.objects["bomb"] > 0
        while strength and (crab or bomb):
            options = {"skip"} if player.crates else set()
            options |= {"use crab"} if crab and (strength == 1 or player.crates or bomb) else set()
            options |= {"use bomb"} if bomb else set()
            answer = yield from self.ask(seat, options)
            if answer == "skip":
                break
            if answer == "use bomb":
                yield from self.pay(seat, "bomb")
                return strength, True
            player.used.add("crab")
            crab = False
            strength -= 1
        return strength, False

    def place(self, seat: int, player: Player, weapon: str, least: int) -> Story:
        most = min(player.weapons[weapon], player.sailors + player.standing, player.crates)
        answer = yield from self.ask(seat, {f"crates {crates}" for crates in range(least, most + 1)})
        self.placed = int(answer.split()[1])
        player.lay(self.placed)
        player.crates -= self.placed

    def withstand(self, seat: int, player: Player, number: int, opponent: bool) -> Story:
        tokens = Counter(TOKENS[token] for token in self.chance.list_of("tokens"))
        assert tokens.total() == number and tokens <= Counter(IN_BAG)
        for _ in range(tokens.pop("dodge", 0)):
            if not self.placed:
                break
            options = {"lose", "pay"} if player.objects["rum"] else {"lose"}
            if (yield from self.ask(seat, options)) == "pay":
                yield from self.pay(seat, "rum")
            else:
                self.placed -= 1
                player.reserve += 1
        tokens.pop("nothing", 0)
        if tokens:
            yield from self.defend(seat, player, tokens, opponent)
        while tokens.total():
            answer = yield from self.ask(seat, {f"suffer {token}" for token in +tokens})
            tokens[answer.split()[1]] -= 1
            yield from self.suffer(seat, player, answer.split()[1])

    def defend(self, seat: int, player: Player, tokens: Counter[str], opponent: bool) -> Story:
        least = min(player.sails, player.sailors)
        most = min(player.sails, player.sailors + player.standing)
        answer = yield from self.ask(seat, {f"dice {dice}" for dice in range(least, most + 1)})
        player.lay(int(answer.split()[1]))
        dice = self.chance.list_of("rolled")
        assert len(dice) == int(answer.split()[1])
        hits = sum(die >= 3 for die in dice)
        if opponent and hits < min(len(dice), tokens.total()) and (yield from self.asked_to_use(seat, "cat")):
            again = self.chance.list_of("rerolled")
            assert len(again) == len(dice)
            hits = sum(die >= 3 for die in again)
        for _ in range(min(hits, tokens.total())):
            choice = {f"ward {token}" for token in +tokens}
            if hits >= tokens.total():
                choice = {next(iter(choice))}
            warded = yield from self.ask(seat, choice)
            tokens[warded.split()[1]] -= 1
            hits -= 1

    def suffer(self, seat: int, player: Player, thing: str) -> Story:
        if thing in WEAPONS and player.weapons[thing] > 1:
            player.weapons[thing] -= 1
        elif thing in OWN and getattr(player, OWN[thing]) > PRINTED[thing]:
            setattr(player, OWN[thing], getattr(player, OWN[thing]) - 1)
            if len(player.animals - player.asleep) > player.sailors:
                awake = player.animals - player.asleep
                answer = yield from self.ask(seat, {f"sleep {animal}" for animal in awake})
                player.asleep.add(answer.split()[1])
            while not player.fits():
                yield from self.make_room(seat, player, set())
        elif player.objects.get(thing):
            player.objects[thing] -= 1
        elif thing == "provision" and player.provisions:
            player.provisions -= 1
        elif thing == "crate" and player.crates:
            player.crates -= 1
            player.reserve += 1
        else:
            player.lose_points(3)

    def reward(self, seat: int, player: Player, tile: str) -> Story:
        times = 1
        helpers = {"use lizard"} if player.can_use("lizard") else set()
        helpers |= {"use contract"} if player.objects["contract"] else set()
        while helpers:
            answer = yield from self.ask(seat, helpers | {"skip"})
            if answer == "skip":
                break
            helpers.remove(answer)
            times += 1
            if answer == "use lizard":
                player.used.add("lizard")
            else:
                yield from self.pay(seat, "contract")
        player.points += strength_of(tile)
        for thing, amount in reward_of(tile):
            yield from self.receive(seat, thing, times * amount)

    def attack_dutchman(self, seat: int, player: Player) -> Story:
        yield from self.place(seat, player, self.dutchman_weapon, 1)
        yield from self.withstand(seat, player, self.round + 1, False)
        player.on_tile += self.placed
        self.placed = 0
        yield from self.receive(seat, "rum", 2)
