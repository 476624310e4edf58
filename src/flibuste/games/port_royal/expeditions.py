"""Expeditions: completed by the active player at any moment of their own turn (PR-BASE-060 to PR-BASE-064)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from flibuste.games.port_royal.book import Book, Payment
from flibuste.games.port_royal.cards import EXPEDITION, ICONS
from flibuste.games.port_royal.catalogue import (
    AFTER_BUST,
    COMPLETE,
    COMPLETED,
    EXPLORING,
    ICON,
    JACKS,
    PAYERS,
    PAYERS_OWNED,
    PAYMENT_COUNTS,
    PAYMENTS,
    TAKING,
)
from flibuste.games.port_royal.market import disown, own
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain
from flibuste.kernel import NOTHING, Rider, emit
from flibuste.kit import ARGUMENT, ROW


def add_expeditions(book: Book) -> None:
    """PR-BASE-011 (ruling G03) The windows: before and between reveals, in one's own part of phase 2, after a bust.
    PR-BASE-061 All of them are the active player's."""
    cards = book.cards
    plain = [kind == EXPEDITION and not any(cargo) for kind, cargo in zip(cards.type, cards.freight, strict=True)]
    book.payments = [
        payments_for(needs) if is_plain else [] for is_plain, needs in zip(plain, cards.needs, strict=True)
    ]
    book.shortest_expedition = min(sum(needs) for is_plain, needs in zip(plain, cards.needs, strict=True) if is_plain)
    book.ride(COMPLETE, (EXPLORING, TAKING, AFTER_BUST), Completions())


def payments_for(needs: tuple[int, ...]) -> list[Payment]:
    """PR-BASE-063 Every way to pay: a jack (PR-CHR-001) may stand for any icon, even one whose character is owned."""
    found: list[Payment] = []
    for number, counts in enumerate(PAYMENT_COUNTS):
        fits = all(count <= need for count, need in zip(counts, needs, strict=False))
        if fits and sum(counts) == sum(needs):
            found.append(Payment(number, counts))
    return found


class Completions(Rider[PortRoyal]):
    """PR-BASE-061 As many as they can. PR-BASE-062 With exactly the icons it asks for."""

    def offer(self, s: PortRoyal, seat: int) -> list[int]:
        if s.expeditions and s.tally[PAYERS_OWNED + seat] >= s.book.shortest_expedition:
            for expedition in s.expeditions:
                if can_pay(s, seat, expedition):
                    return _ways(s, seat)
        return NOTHING

    def play(self, s: PortRoyal, seat: int, action: int) -> None:
        complete(s, seat, action)


def can_pay(s: PortRoyal, seat: i64, expedition: i64) -> bool:
    """Whether the seat's jacks make up for the icons it lacks."""
    tally, icons = s.tally, s.book.cards.icons
    spare = tally[JACKS + seat]
    needs, owned = expedition * len(ICONS), ICON + seat
    for icon in range(len(ICONS)):
        lack = icons[needs + icon] - tally[owned + icon * ROW]
        if lack > 0:
            spare -= lack
    return spare >= 0


def _ways(s: PortRoyal, seat: int) -> list[int]:
    return [
        COMPLETE + expedition * PAYMENTS + payment.number
        for expedition in sorted(set(s.expeditions))
        for payment in s.book.payments[expedition]
        if payment.is_within(s.tally, seat)
    ]


def complete(s: PortRoyal, seat: int, action: int) -> None:
    """PR-BASE-062 Discard the icons, put the expedition in the display, gain its coins; PR-BASE-064 at once."""
    expedition, number = divmod(action & ARGUMENT, PAYMENTS)
    send(s, seat, expedition, PAYERS, PAYMENT_COUNTS[number])
    emit(s, COMPLETED, seat, expedition, number, s.book.cards.coins[expedition])
    come_home(s, seat, expedition)


def send(s: PortRoyal, seat: int, expedition: int, names: Sequence[str], counts: Sequence[int]) -> None:
    """So many of each of these characters leave the display, and the expedition the table."""
    for name, count in zip(names, counts, strict=True):
        for _ in range(count):
            disown(s, seat, s.book.cards.of[name])
    s.expeditions.remove(expedition)


def come_home(s: PortRoyal, seat: int, expedition: int) -> None:
    """The expedition counts for the seat from now on."""
    own(s, seat, expedition)
    gain(s, seat, s.book.cards.coins[expedition])
    for listener in s.book.completed:
        listener(s, seat, expedition)
