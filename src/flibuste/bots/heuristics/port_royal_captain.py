"""A seat's eye on Port Royal's table.

Everything is weighed in coins. A card is worth its influence, dearer as the end comes near, what its ability still
brings, and the coins it gives or costs. A river is worth the best cards the seat may take from it.
"""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.port_royal_modules import HOARDED_COIN, INFLUENCE_TO_THE_CREW, Wishes
from flibuste.games.port_royal.cards import CHARACTER, ICONS, SHIP
from flibuste.games.port_royal.catalogue import (
    GOLD,
    GOVERNORS,
    ICON,
    INFLUENCE,
    JESTERS,
    PAYMENT_COUNTS,
    PAYMENTS,
    SWORDS,
    TAKE,
)
from flibuste.games.port_royal.discovery import can_repel
from flibuste.games.port_royal.modules.contracts.printed import Contract
from flibuste.games.port_royal.odds import next_cards
from flibuste.games.port_royal.prices import income, price
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.games.port_royal.treasury import fee_of
from flibuste.kit import ARGUMENT, ROW

INFLUENCE_EARLY: Final = 1.4
INFLUENCE_LATE: Final = 4.2
COIN_CHEAP: Final = 0.4  # in the end, and to a seat with as many as a tax would halve
ABILITIES: Final = {"senorita": 3.0, "governor": 6.0, "admiral": 3.5, "jester": 1.5, "trader": 1.05}
SWORD: Final = 1.0
ENOUGH_SWORDS: Final = 6
SPARE_ICON: Final = 0.5
ICONS_OF: Final = {"priest": (0,), "captain": (1,), "settler": (2,), "jack": tuple(range(len(ICONS)))}
WORTH_A_CARD: Final = 0.05

Hauls = dict[tuple[int, float, int], float]  # by the colours of the river and what the last card is worth and brings


class Captain:
    """A seat's eye on the table."""

    def __init__(self, s: PortRoyal, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cards = s.book.cards
        lead = max(s.count(other, INFLUENCE) for other in range(s.book.seats)) / float(s.book.goal)
        self.late = 1.0 if s.ending else min(1.0, lead)
        self.influence = INFLUENCE_EARLY + (INFLUENCE_LATE - INFLUENCE_EARLY) * self.late
        self.gold = s.count(seat, GOLD)
        plenty = min(1.0, self.gold / float(s.book.tax_threshold))
        self.coin = 1.0 + (COIN_CHEAP - 1.0) * max(self.late, plenty)
        self.fee: int = fee_of(s, seat)
        self.more_cards = s.count(seat, GOVERNORS) + sum(source(s, seat) for source in s.book.allowances)
        self.known: dict[int, tuple[float, int]] = {}
        self.wishes = Wishes(s, seat)
        self.crew: list[Captain] = []
        if self.wishes.together:
            self.influence = INFLUENCE_TO_THE_CREW
            self.late = 0.0
            self.coin = HOARDED_COIN if self.wishes.hoards() else 1.0

    def worth(self, contract: Contract) -> float:
        return self.wishes.worth(contract, self.influence)

    def value(self, card: int) -> float:
        """What taking a card from the river is worth, the coins it brings or costs included."""
        return self._weighed(card)[0]

    def value_of_taking(self, action: int) -> float:
        return self.value(action & ARGUMENT) if action & ~ARGUMENT == TAKE else WORTH_A_CARD

    def value_of_completing(self, action: int) -> float:
        """The most influence, paid with as few jacks as can be: they fit everywhere."""
        expedition, payment = divmod(action & ARGUMENT, PAYMENTS)
        return self.cards.influence[expedition] - PAYMENT_COUNTS[payment][-1] / 10

    def call_the_crew(self) -> None:
        """Together, what the others take from the river counts as well."""
        seats = range(self.s.book.seats) if self.wishes.together and self.seat == self.s.active else ()
        self.crew = [Captain(self.s, seat) for seat in seats if seat != self.seat]

    def haul(self, river: list[int], colours: int, extra: int = 0) -> float:
        """What stopping now would bring: the best cards first, as many as the seat may take and can pay."""
        left = self.s.book.allowance_by_colours[COLOURS_IN[colours]] + self.more_cards + extra
        gold = self.gold
        total = 0.0
        rest: list[int] = []
        for card in sorted(river, key=self.value, reverse=True):
            value, coins = self._weighed(card)
            if left > 0 and value > 0 and gold + coins >= 0:
                gold += coins
                total += value
                left -= 1
            else:
                rest.append(card)
        for friend in self.crew:
            total += friend.haul(rest, 0)
        return total

    def promise(self, river: list[int], colours: int) -> float:
        """What one more card would bring, on average over all that may come."""
        unseen = next_cards(self.s)
        if not unseen:
            return 0.0
        now = self.haul(river, colours)
        alike: Hauls = {}
        total = 0.0
        for card in unseen:
            total += self._haul_after(card, river, colours, now, alike)
        return total / len(unseen)

    def welcomes(self, ship: int) -> bool:
        """Whether a ship that could be repelled had better join the river."""
        river, colours = self.s.river, self.s.colours
        if colours & self._colour(ship):
            return False
        joined, more = [*river, ship], colours | self._colour(ship)
        kept = max(self.haul(joined, more), self.promise(joined, more))
        return kept >= max(self.haul(river, colours), self.promise(river, colours))

    def _haul_after(self, card: int, river: list[int], colours: int, now: float, alike: Hauls) -> float:
        kind = self.cards.type[card]
        if kind == SHIP:
            colour = self._colour(card)
            if colours & colour:
                return now if can_repel(self.s, self.seat, card) else self.s.count(self.seat, JESTERS) * self.coin
            return self._haul_with(card, river, colours | colour, alike)
        worthless = kind != CHARACTER or self.value(card) <= 0
        return now if worthless else self._haul_with(card, river, colours, alike)

    def _haul_with(self, card: int, river: list[int], colours: int, alike: Hauls) -> float:
        """The haul with one more card; cards worth the same leave as much, unless a crew takes of them too."""
        if self.crew:
            return self.haul([*river, card], colours)
        value, coins = self._weighed(card)
        found = alike.get((colours, value, coins))
        if found is None:
            found = alike[colours, value, coins] = self.haul([*river, card], colours)
        return found

    def _colour(self, ship: int) -> int:
        return 1 << self.cards.colour[ship]

    def _weighed(self, card: int) -> tuple[float, int]:
        """A card's value, and the coins it brings (or costs, if negative)."""
        found = self.known.get(card)
        if found is None:
            found = self.known[card] = self._weigh(card)
        return found

    def _weigh(self, card: int) -> tuple[float, int]:
        refund = self.fee * self.coin if self.wishes.together else 0.0
        if self.cards.type[card] == SHIP:
            coins: int = income(self.s, self.seat, card) - self.fee
            return coins * self.coin + refund + self.wishes.value(self, card), coins
        coins = -price(self.s, self.seat, card) - self.fee
        gained = self.cards.influence[card] * self.influence + self._ability(card) * (1 - self.late)
        return gained + self._icon(card) + coins * self.coin + refund + self.wishes.value(self, card), coins

    def _ability(self, card: int) -> float:
        wanted = max(0, ENOUGH_SWORDS - self.s.count(self.seat, SWORDS))
        return SWORD * float(min(wanted, self.cards.swords[card])) + ABILITIES.get(self.cards.kind[card], 0.0)

    def _icon(self, card: int) -> float:
        """A share of the best expedition that the character helps to complete."""
        icons = ICONS_OF.get(self.cards.kind[card])
        if icons is None:
            return 0.0
        helped = [
            expedition for expedition in self.s.expeditions if any(self._lacks(expedition, icon) for icon in icons)
        ]
        return max(map(self._share, helped), default=SPARE_ICON)

    def step_towards_expedition(self, card: int) -> float:
        """Which part of what an expedition on the table still lacks a character adds."""
        icons = ICONS_OF.get(self.cards.kind[card], ())
        lacking = [
            sum(max(0, need - self._icons(icon)) for icon, need in enumerate(self.cards.needs[one]))
            for one in self.s.expeditions
            if any(self._lacks(one, icon) for icon in icons)
        ]
        return 1 / min(lacking) if lacking else 0.0

    def _lacks(self, expedition: int, icon: int) -> bool:
        return self.cards.needs[expedition][icon] > self._icons(icon)

    def _icons(self, icon: int) -> int:
        return self.s.count(self.seat, ICON + icon * ROW)

    def _share(self, expedition: int) -> float:
        """What each of the characters an expedition asks for adds to it; each gives up 1 influence of its own."""
        needed = sum(self.cards.needs[expedition])
        coins = float(self.cards.coins[expedition])
        gained = (self.cards.influence[expedition] - needed) * self.influence + coins * self.coin
        return gained / needed
