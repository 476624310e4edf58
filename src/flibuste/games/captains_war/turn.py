"""The turns: their phases in order, and when they stop."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.boarding import add_boarding, offer_attack
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import (
    add_command,
    award_command_bonuses,
    command_alone,
    command_together,
)
from flibuste.games.captains_war.events import ENDING, OVER, TRUCE_OVER, TURN, tell
from flibuste.games.captains_war.loot import add_loot, loot_alone, loot_together, roll, set_aside
from flibuste.games.captains_war.sheet import has_both_bonuses
from flibuste.games.captains_war.solo import (
    add_solo,
    captain_acquires,
    captain_recruits,
    captain_takes_dice,
    recruit_one_last,
    roll_for_boarding,
)
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import GOLD, RESOURCES
from flibuste.kernel import Frame, emit

BOARDINGS: Final = 0
COINS: Final = 1
COMMANDS: Final = 2
CHEST: Final = 3
TURN_LIMIT: Final = 4
ENDINGS: Final = ("boardings", "coins", "commands", "chest", "turn-limit")


def add_turn(book: Book) -> None:
    """CW-GEN-005 Loot, command, boarding; CW-SOLO-010 in Solo the captain's phase stands before the boarding."""
    if book.captain is None:
        add_loot(book)
        add_command(book)
        add_boarding(book)
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
    else:
        add_solo(book)
        book.plan(
            "turn",
            roll,
            loot_alone,
            command_alone,
            captain_takes_dice,
            captain_acquires,
            captain_recruits,
            award_command_bonuses,
            roll_for_boarding,
        )


class Turns(Frame[CaptainsWar]):
    """CW-GEN-005 One turn after the other, clockwise; CW-END-002 the end is looked for between two turns only."""

    __slots__ = ()

    def step(self, s: CaptainsWar) -> None:
        reasons = endings(s)
        if reasons:
            for reason in reasons:
                emit(s, ENDING, reason)
            if s.book.captain is not None:
                recruit_one_last(s)
            emit(s, OVER)
            s.stack.pop()
            return
        s.active = (s.first + s.turns) % s.book.seats
        s.turns += 1
        tell(s, TURN, s.active, s.turns)
        s.stack.append(s.book.run("turn", s.active))


def lower_truce(s: CaptainsWar, seat: int) -> None:
    """CW-BRD-003 A captain gives the truce marker back at the start of their own turn, before rolling."""
    if s.truces >> seat & 1:
        s.truces &= ~(1 << seat)
        tell(s, TRUCE_OVER, seat)


def endings(s: CaptainsWar) -> list[int]:
    """CW-END-001, CW-SOLO-040 What ends the game with this turn, if anything does; CW-END-003 a last turn as a
    safeguard."""
    t = s.book.tables
    reasons: list[int] = []
    if any(len(sheet.rows) >= t.last_boarding for sheet in s.sheets):
        reasons.append(BOARDINGS)
    if any(sheet.free[GOLD] == 0 for sheet in s.sheets):
        reasons.append(COINS)
    if any(has_both_bonuses(sheet) for sheet in s.sheets):
        reasons.append(COMMANDS)
    if s.book.captain is not None and any(s.sheets[0].free[resource] == 0 for resource in RESOURCES):
        reasons.append(CHEST)
    if s.turns >= t.last_turn:
        reasons.append(TURN_LIMIT)
    return reasons
