"""The turns: their phases in order, and when they stop."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.boarding import add_boarding, offer_attack
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import add_command, award_command_bonuses, command_together
from flibuste.games.captains_war.events import DECIDED, ENDING, FINAL, OVER, TRUCE_OVER, TURN, tell
from flibuste.games.captains_war.loot import add_loot, loot_together, roll, set_aside
from flibuste.games.captains_war.scoring import scores
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import GOLD, NONE
from flibuste.kernel import Frame, emit

ENDINGS: Final = ("boardings", "coins", "commands", "chest", "turn-limit")
BOARDINGS: Final = 0
COINS: Final = 1
COMMANDS: Final = 2
CHEST: Final = 3
TURN_LIMIT: Final = 4


def add_turn(book: Book) -> None:
    """CW-GEN-005 Loot, command, boarding; CW-END-001 three ways to end."""
    add_loot(book)
    add_command(book)
    add_boarding(book)
    book.endings = (boardings_are_full, coins_are_circled, commands_are_given)
    book.plan(
        "turn",
        lower_truce,
        roll,
        set_aside,
        loot_together,
        command_together,
        award_command_bonuses,
        offer_attack,
    )


class Turns(Frame[CaptainsWar]):
    """CW-GEN-005 One turn after the other, clockwise; CW-END-002 the end is looked for between two turns only."""

    __slots__ = ()

    def step(self, s: CaptainsWar) -> None:
        reasons = endings(s)
        if reasons:
            s.stack.pop()
            close(s, reasons)
            return
        s.active = (s.first + s.turns) % s.book.seats
        s.turns += 1
        tell(s, TURN, s.active, s.turns)
        s.stack.append(s.book.run("turn", s.active))


def close(s: CaptainsWar, reasons: list[int]) -> None:
    for reason in reasons:
        emit(s, ENDING, reason)
    for closing in s.book.closings:
        closing(s)
    emit(s, OVER)
    if s.sink is not None:
        tell_totals(s)


def tell_totals(s: CaptainsWar) -> None:
    """Every side's points; CW-SCO-008, CW-SOLO-044 and where the best are level, the strength and gold that decide."""
    points = scores(s)
    for side, total in enumerate(points):
        tell(s, FINAL, side, total)
    best = [side for side, total in enumerate(points) if total == max(points)]
    for side in best if len(best) > 1 else ():
        tell(s, DECIDED, side, s.sheets[side].strength(), s.sheets[side].held[GOLD])


def lower_truce(s: CaptainsWar, seat: int) -> None:
    """CW-BRD-003 A captain gives the truce marker back at the start of their own turn, before rolling."""
    if s.truces >> seat & 1:
        s.truces &= ~(1 << seat)
        tell(s, TRUCE_OVER, seat)


def endings(s: CaptainsWar) -> list[int]:
    """CW-END-001 What ends the game with this turn, if anything does; CW-END-003 a last turn as a safeguard."""
    reasons = [reason for reason in [look(s) for look in s.book.endings] if reason != NONE]
    return [*reasons, TURN_LIMIT] if s.turns >= s.book.tables.last_turn else reasons


def boardings_are_full(s: CaptainsWar) -> int:
    """CW-END-001 Somebody has fought the last boarding of the sheet."""
    last = s.book.tables.last_boarding
    return BOARDINGS if any(len(sheet.rows) >= last for sheet in s.sheets) else NONE


def coins_are_circled(s: CaptainsWar) -> int:
    """CW-END-001 Somebody has circled the last coin."""
    return COINS if any(free(s, side, GOLD) == 0 for side in range(s.book.sides)) else NONE


def commands_are_given(s: CaptainsWar) -> int:
    """CW-END-001 Somebody has received both command bonuses."""
    return COMMANDS if any(sheet.has_both_bonuses() for sheet in s.sheets) else NONE
