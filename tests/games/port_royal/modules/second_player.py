"""A player of the second reading: display, kept ships, coins, crowns and markers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

from tests.games.port_royal.modules.second_box import COST, EXPEDITIONS, ICONS, INFLUENCE, SHIELDS, SWORDS, ship

PAYERS = ("priest", "captain", "settler", "jack", "hunter-captain", "hunter-priest", "hunter-settler")
CARGOES = ("book", "plant", "bread", "rum")


class Player:
    def __init__(self) -> None:
        self.adventurer = ""
        self.coins = 0
        self.crowns = 0
        self.display: list[str] = []
        self.hold: list[str] = []
        self.done: list[str] = []
        self.out = 0  # markers bought out
        self.on_box = False  # a marker waits on the first box of mission 52

    def owns(self, *kinds: str) -> int:
        """How many cards of these kinds lie in the display."""
        return sum(card == kind or card.startswith(f"{kind}-") for card in self.display for kind in kinds)

    @property
    def uncovered(self) -> int:
        return len(self.done) + self.out

    @property
    def markers(self) -> int:
        return 4 - self.uncovered - self.on_box

    @property
    def influence(self) -> int:
        """PR-ADV-061 PR-ADV-062 Characters, expeditions and the highest shield reached; kept ships count nothing."""
        shield = max((points for space, points in SHIELDS.items() if space <= self.crowns), default=0)
        return sum(INFLUENCE[card] for card in self.display) + shield

    @property
    def swords(self) -> int:
        cards = sum(swords * self.owns(kind) for kind, swords in SWORDS.items())
        return cards + self.can("blackbeard")

    @property
    def discount(self) -> int:
        return self.owns("senorita") + self.can("anne")

    def can(self, adventurer: str) -> bool:
        return self.adventurer == adventurer and self.uncovered > 0

    def trader_coins(self, colour: str) -> int:
        """PR-ADV-071 What cards in the display and Landman add for a ship of this colour, cashed or kept."""
        hunters = self.owns("hunter") if colour == "ares" else 0
        return self.owns(f"trader-{colour}") + hunters + (colour == "red" and self.can("landman"))

    def trader_crowns(self, colour: str) -> int:
        return int(colour == "black" and self.can("ferdinando"))

    # What missions ask for --------------------------------------------------------------------------------------------

    def has(self, thing: str) -> int:
        """PR-ADV-047 PR-ADV-048 PR-ADV-049 Cards of that very kind, of either box; no adventurer, no jack."""
        if thing == "sword":
            return self.swords
        if thing == "influence":
            return self.influence
        if thing == "cheap":
            return sum(COST.get(card, 9) <= 3 for card in self.display)
        if thing == "expedition":
            return self.owns("expedition")
        return self.owns(thing, f"hunter-{thing}")

    def cargo(self) -> Counter[str]:
        return Counter(ship(card).cargo for card in self.hold)

    def cargo_for(self, asked: dict[str, int]) -> set[str]:
        """The cargo that may be given up for it, each choice in the notation's order of cargoes."""
        kinds = [("book", "plant") if thing == "ares" else (thing,) for thing in asked for _ in range(asked[thing])]
        choices = {tuple(sorted(choice, key=CARGOES.index)) for choice in product(*kinds)}
        held = self.cargo()
        return {"+".join(choice) or "nothing" for choice in choices if Counter(choice) <= held}

    def give_cargo(self, words: str) -> list[str]:
        """PR-ADV-043 Of ships with the same cargo the one kept first goes."""
        gone = []
        for cargo in words.split("+") if words != "nothing" else []:
            gone.append(next(card for card in self.hold if ship(card).cargo == cargo))
            self.hold.remove(gone[-1])
        return gone

    # Expeditions ------------------------------------------------------------------------------------------------------

    def crews(self, expedition: str) -> set[str]:
        """PR-ADV-080 PR-ADV-086 Whoever may be given up for it, if the cargo is there as well."""
        icons, cargo, _, _ = EXPEDITIONS[expedition]
        if not Counter(cargo) <= self.cargo():
            return set()
        owned = Counter(self.display)
        crews = combinations_with_replacement(PAYERS, len(icons))
        return {"+".join(crew) for crew in crews if Counter(crew) <= owned and _serves(crew, icons)}


def _serves(crew: tuple[str, ...], icons: list[str]) -> bool:
    """A jack stands for any icon, everybody else for his own."""
    own = Counter(ICONS[member] for member in crew if member != "jack")
    return own <= Counter(icons)
