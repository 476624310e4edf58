"""Le parieur: four cards at a stroke (PR-GAM)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.data import load
from flibuste.games.port_royal.book import Book, Numbers
from flibuste.games.port_royal.cards import GAME
from flibuste.games.port_royal.catalogue import CATALOGUE, EXPLORING, REVEALED, SEAT, STOP, STOPPED
from flibuste.games.port_royal.discovery import Open, bust, discover, resolve
from flibuste.games.port_royal.state import COLOURS_IN, NO_CARD, PortRoyal
from flibuste.games.port_royal.treasury import draw, draw_first
from flibuste.kernel import Frame, emit
from flibuste.kit import TABLE, Module

GAMBLE: Final = CATALOGUE.verb("gamble")

GAMBLERS: Final = CATALOGUE.counter("gamblers")
GAMBLES: Final = CATALOGUE.counter("gambles")  # of the table: gamblers used this turn

GAMBLED: Final = CATALOGUE.event("gambled", SEAT)


def add_gamblers(book: Book) -> None:
    """PR-GAM-001 The 4 gamblers are shuffled into a deck with the base cards."""
    book.deck += book.cards.deck("gambler")
    book.grant("gambler", GAMBLERS)
    book.free_counters.append(GAMBLES)
    for number in ("gambler_reveals", "gambler_cards"):
        book.parts[number] = load(GAME, "numbers").int(number)
    book.insert("turn", forget_gambles, before=discover)
    book.rider(GAMBLE, (EXPLORING,), usable, gamble)
    book.allowances += (allowance_of_gamblers,)
    book.vague.append(GAMBLE)


def forget_gambles(s: PortRoyal, seat: int) -> None:
    s.tally[GAMBLES + TABLE] = 0


def usable(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-GAM-002 Each own gambler once per turn. PR-GAM-007 Only in phase 1 and by the active player."""
    if s.tally[GAMBLERS + seat] > s.tally[GAMBLES + TABLE]:
        options.append(GAMBLE)


def gamble(s: PortRoyal, seat: int, action: int) -> None:
    """PR-GAM-002 Before the first normal reveal it stands for that reveal (ruling G21: its first card is the turn's
    first); PR-GAM-005 afterwards there are no more normal reveals."""
    emit(s, GAMBLED, seat)
    s.tally[GAMBLES + TABLE] += 1
    is_first = isinstance(s.stack[-1], Open)
    s.stack[-1] = AfterStroke(seat)
    stroke = Stroke(seat, s.book.parts["gambler_reveals"], NO_CARD, COLOURS_IN[s.colours])
    s.stack.append(stroke)
    stroke.turn_over(s, draw_first(s) if is_first else draw(s))


class Stroke(Frame[PortRoyal]):
    """PR-GAM-003 The cards of a gambler: `left` to come. Nothing can be repelled, and all of them come even if a colour
    is doubled: `twin` is a ship of a colour that was there already, `before` how many colours the river showed."""

    __slots__ = ("before", "left", "twin")

    def __init__(self, seat: int, left: int, twin: int, before: int) -> None:
        self.seat = seat
        self.left = left
        self.twin = twin
        self.before = before

    def step(self, s: PortRoyal) -> list[int] | None:
        if self.left:
            self.turn_over(s, draw(s))
        elif self.twin != NO_CARD:
            s.river.remove(self.twin)
            bust(s, self.seat, self.twin)  # PR-GAM-004
        else:
            s.stack.pop()
            self.show_colours(s)
        return None

    def turn_over(self, s: PortRoyal, card: int) -> None:
        """PR-GAM-003 Taxes are resolved as they appear, expeditions laid out, and both count among the cards."""
        cards = s.book.cards
        if card == NO_CARD:
            s.stack[-1] = Stroke(self.seat, 0, self.twin, self.before)  # PR-GEN-005 no card in the whole game
            return
        if not cards.is_ship[card]:
            s.stack[-1] = Stroke(self.seat, self.left - 1, self.twin, self.before)
            resolve(s, self.seat, card)
            return
        emit(s, REVEALED, self.seat, card)
        colour = 1 << cards.colour[card]
        s.stack[-1] = Stroke(self.seat, self.left - 1, card if s.colours & colour else self.twin, self.before)
        s.river.append(card)
        s.colours |= colour

    def show_colours(self, s: PortRoyal) -> None:
        if COLOURS_IN[s.colours] > self.before:
            for listener in s.book.colours_shown:
                listener(s, self.seat, self.before)


class AfterStroke(Frame[PortRoyal]):
    """PR-GAM-005 Another gambler at once, or phase 2; asked only if there is something else to do."""

    rules: ClassVar[tuple[str, ...]] = ("PR-GAM-005",)

    def window(self) -> int:
        return EXPLORING

    def step(self, s: PortRoyal) -> list[int] | None:
        if s.book.offers(s, EXPLORING, self.seat):
            return [STOP]
        s.stack.pop()
        return None

    def answer(self, s: PortRoyal, action: int) -> None:
        emit(s, STOPPED, self.seat)
        s.stack.pop()


def allowance_of_gamblers(s: PortRoyal, seat: int) -> int:
    """PR-GAM-006 (ruling G04) One card more for each gambler used, for the active player."""
    if seat != s.active:
        return 0
    more: int = s.tally[GAMBLES + TABLE] * s.book.parts["gambler_cards"]
    return more


GAMBLER: Final = Module(
    "gambler", {"yes": add_gamblers}, sheets=("gambler",), numbers=Numbers((GAMBLERS, GAMBLES), ("gambler",))
)
