"""Phase 2, the command: buy resources, make one acquisition, recruit, in any order; then the command bonuses."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from flibuste.games.captains_war.actions import ACQUIRE, BUY, COMMANDING, DONE, PAY, RECRUIT
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.events import ACQUIRED, BOUGHT, COMMAND_BONUS, PAID_JOKER, RECRUITED, pay
from flibuste.games.captains_war.loot import crew_changed
from flibuste.games.captains_war.state import CaptainsWar, free, gain
from flibuste.games.captains_war.tables import ANY, CREW, FORCES, GOLD, MOST_SEATS, RESOURCES, TRACKS
from flibuste.kernel import Frame, emit
from flibuste.kit import AllAtOnce, menu, unless_forced


def add_command(book: Book) -> None:
    book.together("command", lambda s, seat: COMMAND[seat])


command_together: Final = AllAtOnce("command")
"""CW-GEN-007 Everybody commands at the same time."""


class Command(Frame[CaptainsWar]):
    """CW-CMD-001 Whatever the captain wants and can pay, in any order; CW-CMD-003 at most one acquisition.

    A captain who can do nothing is not asked. CW-CMD-011 Nothing can be sold, given or exchanged.
    """

    __slots__ = ("acquired",)
    rules: ClassVar[tuple[str, ...]] = ("CW-CMD-001", "CW-CMD-003", "CW-CMD-011")

    def window(self) -> int:
        return COMMANDING

    def __init__(self, seat: int, acquired: int) -> None:
        self.seat = seat
        self.acquired = acquired

    def step(self, s: CaptainsWar) -> list[int] | None:
        options = COMMANDS[within_means(s, self.seat, self.acquired)]
        if len(options) > 1 or s.book.offers(s, COMMANDING, self.seat):
            return options
        s.stack.pop()
        return None

    def answer(self, s: CaptainsWar, action: int) -> None:
        if action == DONE:
            s.stack.pop()
        elif action < ACQUIRE:
            buy(s, self.seat, action - BUY + 1)
        elif action < RECRUIT:
            s.stack[-1] = COMMAND_ON[self.seat]
            acquire(s, self.seat, action - ACQUIRE)
        else:
            force = action - RECRUIT + 1
            recruit(s, self.seat, force, s.book.tables.price[CREW + force])


def within_means(s: CaptainsWar, seat: int, acquired: int) -> i64:
    """Which of the answers a captain can pay, a bit each in their order: CW-CMD-002 every resource with a free box that
    there is gold for, CW-CMD-004 the next acquisition of each column, CW-CMD-009 every force with a free box that there
    is gold for."""
    t, sheet = s.book.tables, s.sheets[seat]
    gold, found, bit = sheet.held[GOLD], i64(0), i64(1)
    for resource in RESOURCES:
        if price_of(s, seat, resource) <= gold and free(s, seat, resource):
            found |= bit
        bit <<= 1
    for track in TRACKS:
        if not acquired and sheet.can_acquire(t, track):
            found |= bit
        bit <<= 1
    for force in FORCES:
        if t.price[CREW + force] <= gold and free(s, seat, CREW + force):
            found |= bit
        bit <<= 1
    return found


def price_of(s: CaptainsWar, seat: int, resource: int) -> int:
    """CW-CMD-002 What a resource costs the seat in gold."""
    price: int = s.book.tables.price[resource]
    for bargain in s.book.bargains:
        price = bargain(s, seat, price)
    return price


def buy(s: CaptainsWar, seat: int, resource: int) -> None:
    """CW-CMD-002 Blacken the coins, circle the resource."""
    price = price_of(s, seat, resource)
    s.sheets[seat].spend(GOLD, price)
    gain(s, seat, resource, 1)
    emit(s, BOUGHT, seat, resource - 1, price)


def acquire(s: CaptainsWar, seat: int, track: int) -> None:
    """CW-CMD-005 The printed types are paid at once; CW-CMD-006 then the jokers, as the payer chooses."""
    cost = s.sheets[seat].next_cost(s.book.tables, track)
    assert cost is not None
    for resource in RESOURCES:
        pay(s, seat, resource, cost[resource])
    s.stack.append(PayJoker(seat, track, cost[ANY]))


class PayJoker(Frame[CaptainsWar]):
    """CW-CMD-006 Each joker of a cost is paid with a resource held; asked only when there is a choice."""

    __slots__ = ("left", "track")
    topic: ClassVar[str] = "pay"
    rules: ClassVar[tuple[str, ...]] = ("CW-CMD-006",)

    def __init__(self, seat: int, track: int, left: int) -> None:
        self.seat = seat
        self.track = track
        self.left = left

    def step(self, s: CaptainsWar) -> list[int] | None:
        if self.left == 0:
            s.stack.pop()
            own(s, self.seat, self.track)
            return None
        held = s.sheets[self.seat].held
        return unless_forced(self, s, [PAY + resource - 1 for resource in RESOURCES if held[resource]])

    def answer(self, s: CaptainsWar, action: int) -> None:
        pay(s, self.seat, action - PAY + 1, 1, PAID_JOKER)
        s.stack[-1] = PayJoker(self.seat, self.track, self.left - 1)


def own(s: CaptainsWar, side: int, track: int) -> None:
    """CW-CMD-008 The flag is scored for good, and the padlock of the same rank opens."""
    sheet = s.sheets[side]
    points = s.book.tables.points[track]
    rank = sheet.owned[track]
    sheet.owned[track] = rank + 1
    emit(s, ACQUIRED, s.voice(side), track * len(points) + rank, points[rank])


def recruit(s: CaptainsWar, side: int, force: int, price: int) -> None:
    """CW-CMD-009 Blacken the cost, circle the pirate; CW-CMD-010 who is ready to fight this very turn."""
    s.sheets[side].spend(GOLD, price)
    gain(s, side, CREW + force, 1)
    emit(s, RECRUITED, s.voice(side), force, price)
    crew_changed(s)


def award_command_bonuses(s: CaptainsWar, seat: int) -> None:
    """CW-CMD-012, CW-SOLO-020 A column completed for the first time pays everybody who completed it this turn."""
    t = s.book.tables
    for track in TRACKS:
        bit = 1 << track
        if any(sheet.bonuses & bit for sheet in s.sheets):
            continue
        for side, sheet in enumerate(s.sheets):
            if sheet.owned[track] == len(t.cost[track]):
                sheet.bonuses |= bit
                emit(s, COMMAND_BONUS, s.voice(side), track, t.command_bonus)


COMMANDS: Final = menu(
    [
        *(BUY + resource - 1 for resource in RESOURCES),
        *(ACQUIRE + track for track in TRACKS),
        *(RECRUIT + force - 1 for force in FORCES),
    ],
    always=[DONE],
)
COMMAND: Final = [Command(seat, 0) for seat in range(MOST_SEATS)]
COMMAND_ON: Final = [Command(seat, 1) for seat in range(MOST_SEATS)]
