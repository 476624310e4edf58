"""The table of `second_reading.py`: piles and coins, missions accomplished, expeditions completed."""

from __future__ import annotations

from collections import Counter

from tests.games.port_royal.modules.second_box import EXPEDITIONS, MISSIONS, OF_THE_MOMENT, Mission, ship
from tests.games.port_royal.modules.second_player import Player
from tests.second_readings import Chance


class NoCardLeft(Exception):
    """All cards lie in treasuries and displays: what then happens is the base game's matter."""


class Table:
    """Cards paid as coins are discarded face up, but nobody could say before which they are: `paid` counts them."""

    def __init__(self, chance: Chance, seats: int, mode: str) -> None:
        self.chance = chance
        self.mode = mode
        self.solo = seats == 1
        self.players = [Player() for _ in range(seats)]
        self.first = self.active = int(chance.table.board["first"])
        self.pile = 0
        self.top: str | None = None  # a card left on the pile by somebody who looked
        self.discard: Counter[str] = Counter()
        self.paid = 0
        self.river: list[str] = []
        self.expeditions: list[str] = []
        self.missions: list[str] = []
        self.accomplished: list[str] = []  # mission and seat, as they came
        self.ending = self.over = False

    def around(self, start: int) -> list[int]:
        seats = len(self.players)
        return [(start + step) % seats for step in range(seats)]

    # The pile and coins -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """PR-GEN-004 PR-ADV-085 The top card goes; the discard is shuffled only when a card is needed."""
        if not self.pile:
            if not self.discard.total() + self.paid:
                raise NoCardLeft
            self.shuffle_discard()
        self.pile -= 1

    def shuffle_discard(self) -> None:
        self.pile += self.discard.total() + self.paid
        self.discard, self.paid = Counter(), 0

    def gain(self, seat: int, coins: int) -> None:
        for _ in range(coins):
            self.draw()
            self.top = None
        self.players[seat].coins += coins

    def pay(self, seat: int, coins: int) -> None:
        assert self.players[seat].coins >= coins
        self.players[seat].coins -= coins
        self.paid += coins

    def crown(self, seat: int, crowns: int) -> None:
        """PR-ADV-060 Crowns above 15 are lost."""
        self.players[seat].crowns = min(15, self.players[seat].crowns + crowns)
        self.check_end()

    def check_end(self) -> None:
        """PR-ADV-100 As soon as somebody has 12 influence and the trophy; together nobody ends the game."""
        if self.mode != "cooperative":
            self.ending |= any(player.influence >= 12 and player.uncovered >= 2 for player in self.players)

    # Missions ---------------------------------------------------------------------------------------------------------

    def is_open(self, seat: int, mission: str) -> bool:
        """PR-ADV-041 PR-ADV-058 On the table, not done by this player, and a marker is left."""
        player = self.players[seat]
        return mission in self.missions and mission not in player.done and player.markers > 0

    def can_pay(self, player: Player, mission: Mission) -> bool:
        return player.coins >= mission.pay.get("coins", 0) and player.crowns >= mission.pay.get("crowns", 0)

    def claims(self, seat: int) -> set[str]:
        """PR-ADV-040 PR-ADV-042 What this player may accomplish at leisure, and with which cargo."""
        player = self.players[seat]
        found = set()
        for key in set(self.missions) - OF_THE_MOMENT:
            mission = MISSIONS[key]
            there = all(player.has(thing) >= amount for thing, amount in mission.have.items())
            if there and self.is_open(seat, key) and self.can_pay(player, mission):
                cargo = {thing: amount for thing, amount in mission.pay.items() if thing not in ("coins", "crowns")}
                found |= {f"accomplish {key} {words}" for words in player.cargo_for(cargo)}
        return found

    def accomplish(self, seat: int, key: str, cargo: str = "nothing") -> None:
        """PR-ADV-044 Pay; the marker, and what it uncovered; the first one's reward; everybody's; the end."""
        player, mission = self.players[seat], MISSIONS[key]
        is_first = not any(key in other.done for other in self.players)
        self.discard.update(player.give_cargo(cargo))
        self.pay(seat, mission.pay.get("coins", 0))
        player.crowns -= mission.pay.get("crowns", 0)
        player.done.append(key)
        self.accomplished.append(f"{key}:{seat}")
        self.uncover(seat)
        if is_first:
            self.gain(seat, mission.first.get("coins", 0))
            self.crown(seat, mission.first.get("crowns", 0))
        self.crown(seat, mission.crowns)
        self.check_end()

    def uncover(self, seat: int) -> None:
        """PR-ADV-044 Ability, trophy, 1 crown, 3 crowns; PR-ADV-084 PR-ADV-088 Samuel's coins come with the door."""
        player = self.players[seat]
        if player.uncovered == 1 and player.adventurer == "samuel":
            self.gain(seat, 2)
        self.crown(seat, {3: 1, 4: 3}.get(player.uncovered, 0))
        self.check_end()

    # Expeditions ------------------------------------------------------------------------------------------------------

    def voyages(self, seat: int) -> set[str]:
        """Answers with a crew of the base game only, for its own expeditions, are called otherwise."""
        found = set()
        for expedition in self.expeditions:
            for crew in self.players[seat].crews(expedition):
                is_old = not EXPEDITIONS[expedition][1] and "hunter" not in crew
                found.add(f"{'complete' if is_old else 'outfit'} {expedition} {crew}")
        return found

    def complete(self, seat: int, expedition: str, crew: str) -> None:
        _, cargo, _, coins = EXPEDITIONS[expedition]
        player = self.players[seat]
        gone = [*crew.split("+"), *player.give_cargo("+".join(cargo) or "nothing")]
        self.discard.update(gone)
        for member in crew.split("+"):
            player.display.remove(member)
        self.expeditions.remove(expedition)
        player.display.append(expedition)
        self.gain(seat, coins)
        self.crown(seat, 2 if player.can("grandeur") else 0)
        self.check_end()

    # The river --------------------------------------------------------------------------------------------------------

    def colours(self) -> set[str]:
        return {ship(card).colour for card in self.ships()}

    def ships(self) -> list[str]:
        return [card for card in self.river if card.startswith("ship-")]

    def least_influence(self) -> list[int]:
        least = min(player.influence for player in self.players)
        return [seat for seat in self.around(self.active) if self.players[seat].influence == least]

    def most_swords(self) -> list[int]:
        most = max(player.swords for player in self.players)
        return [seat for seat in self.around(self.active) if self.players[seat].swords == most]
