"""Port Royal by rules of thumb.

Everything is weighed in coins. A card is worth its influence, dearer as the end comes near, what its ability still
brings, and the coins it gives or costs. A river is worth the best cards the seat may take from it. The bot turns up
another card while that promises more than it puts at stake, looking one card ahead.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.games.port_royal.actions import (
    ARGUMENT,
    COMPLETE_VERB,
    KEEP,
    PAYMENT_COUNTS,
    PAYMENTS,
    REPEL,
    REVEAL,
    STOP,
    TAKE,
)
from flibuste.games.port_royal.book import GOLD, GOVERNORS, ICON, INFLUENCE, JESTERS, SWORDS
from flibuste.games.port_royal.cards import CHARACTER, ICONS, SHIP
from flibuste.games.port_royal.odds import next_cards
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.turn import COLOURS_IN, Repel, can_repel, income, price
from flibuste.kernel import VERB_SHIFT, Generator, View, asking, below

INFLUENCE_EARLY: Final = 2.0
INFLUENCE_LATE: Final = 6.0
COIN_CHEAP: Final = 0.4  # in the end, and to a seat with as many as a tax would halve
ABILITIES: Final = {"senorita": 3.0, "governor": 6.0, "admiral": 2.5, "jester": 1.5, "trader": 1.5}
SWORD: Final = 1.0
ENOUGH_SWORDS: Final = 6
SPARE_ICON: Final = 0.5
ICONS_OF: Final = {"priest": (0,), "captain": (1,), "settler": (2,), "jack": tuple(range(len(ICONS)))}
WORTH_A_CARD: Final = 0.05
TAKE_VERB: Final = TAKE >> VERB_SHIFT


def choose(view: View[Any], dice: Generator) -> int:
    """The answer of a sensible player; any answer to a question this file does not know."""
    options = view.options
    captain = Captain(view.seen, view.seat)
    completions = [action for action in options if action >> VERB_SHIFT == COMPLETE_VERB]
    if completions:
        return max(completions, key=captain.value_of_completing)
    question = asking(view.seen, view.seat)
    river, colours = view.seen.river, view.seen.colours
    if question.topic == "discover":
        return REVEAL if captain.promise(river, colours) > captain.haul(river, colours) + WORTH_A_CARD else STOP
    if isinstance(question, Repel):
        return KEEP if captain.welcomes(question.ship) else REPEL
    if question.topic == "take":
        return max(options, key=captain.value_of_taking)
    return options[below(dice, len(options))]


class Captain:
    """A seat's eye on the table."""

    def __init__(self, s: PortRoyal, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cards = s.book.cards
        lead = max(s.count(other, INFLUENCE) for other in range(s.book.seats)) / s.book.goal
        self.late = 1.0 if s.ending else min(1.0, lead)
        self.influence = INFLUENCE_EARLY + (INFLUENCE_LATE - INFLUENCE_EARLY) * self.late
        self.gold = s.count(seat, GOLD)
        plenty = min(1.0, self.gold / s.book.tax_threshold)
        self.coin = 1.0 + (COIN_CHEAP - 1.0) * max(self.late, plenty)
        self.fee = 0 if seat == s.active else s.book.fee
        self.governors = s.count(seat, GOVERNORS)
        self.known: dict[int, tuple[float, int]] = {}

    def value(self, card: int) -> float:
        """What taking a card from the river is worth, the coins it brings or costs included."""
        return self._weighed(card)[0]

    def value_of_taking(self, action: int) -> float:
        return self.value(action & ARGUMENT) if action >> VERB_SHIFT == TAKE_VERB else WORTH_A_CARD

    def value_of_completing(self, action: int) -> float:
        """The most influence, paid with as few jacks as can be: they fit everywhere."""
        expedition, payment = divmod(action & ARGUMENT, PAYMENTS)
        return self.cards.influence[expedition] - PAYMENT_COUNTS[payment][-1] / 10

    def haul(self, river: list[int], colours: int) -> float:
        """What stopping now would bring: the best cards first, as many as the seat may take and can pay."""
        left = self.s.book.allowance_by_colours[COLOURS_IN[colours]] + self.governors
        gold = self.gold
        total = 0.0
        for value, coins in sorted(map(self._weighed, river), reverse=True):
            if left == 0 or value <= 0:
                break
            if gold + coins >= 0:
                gold += coins
                total += value
                left -= 1
        return total

    def promise(self, river: list[int], colours: int) -> float:
        """What one more card would bring, on average over all that may come."""
        unseen = next_cards(self.s)
        if not unseen:
            return 0.0
        now = self.haul(river, colours)
        after = {card: self._haul_after(card, river, colours, now) for card in set(unseen)}
        return sum([after[card] for card in unseen]) / len(unseen)

    def welcomes(self, ship: int) -> bool:
        """Whether a ship that could be repelled had better join the river."""
        river, colours = self.s.river, self.s.colours
        if colours & self._colour(ship):
            return False
        joined, more = [*river, ship], colours | self._colour(ship)
        kept = max(self.haul(joined, more), self.promise(joined, more))
        return kept >= max(self.haul(river, colours), self.promise(river, colours))

    def _haul_after(self, card: int, river: list[int], colours: int, now: float) -> float:
        kind = self.cards.type[card]
        if kind == SHIP and colours & self._colour(card):
            return now if can_repel(self.s, self.seat, card) else self.s.count(self.seat, JESTERS) * self.coin
        if kind == SHIP:
            return self.haul([*river, card], colours | self._colour(card))
        worthless = kind != CHARACTER or self.value(card) <= 0
        return now if worthless else self.haul([*river, card], colours)

    def _colour(self, ship: int) -> int:
        return 1 << self.cards.colour[ship]

    def _weighed(self, card: int) -> tuple[float, int]:
        """A card's value, and the coins it brings (or costs, if negative)."""
        found = self.known.get(card)
        if found is None:
            found = self.known[card] = self._weigh(card)
        return found

    def _weigh(self, card: int) -> tuple[float, int]:
        if self.cards.type[card] == SHIP:
            coins = income(self.s, self.seat, card) - self.fee
            return coins * self.coin, coins
        coins = -price(self.s, self.seat, card) - self.fee
        gained = self.cards.influence[card] * self.influence + self._ability(card) * (1 - self.late)
        return gained + self._icon(card) + coins * self.coin, coins

    def _ability(self, card: int) -> float:
        wanted = max(0, ENOUGH_SWORDS - self.s.count(self.seat, SWORDS))
        return SWORD * min(wanted, self.cards.swords[card]) + ABILITIES.get(self.cards.kind[card], 0.0)

    def _icon(self, card: int) -> float:
        """A share of the best expedition that the character helps to complete."""
        icons = ICONS_OF.get(self.cards.kind[card])
        if icons is None:
            return 0.0
        helped = [
            expedition for expedition in self.s.expeditions if any(self._lacks(expedition, icon) for icon in icons)
        ]
        return max(map(self._share, helped), default=SPARE_ICON)

    def _lacks(self, expedition: int, icon: int) -> bool:
        return self.cards.needs[expedition][icon] > self.s.count(self.seat, ICON + icon)

    def _share(self, expedition: int) -> float:
        """What each of the characters an expedition asks for adds to it; each gives up 1 influence of its own."""
        needed = sum(self.cards.needs[expedition])
        gained = (self.cards.influence[expedition] - needed) * self.influence + self.cards.coins[expedition] * self.coin
        return gained / needed
