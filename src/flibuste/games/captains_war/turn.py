"""The turns: their phases in order, and when they stop."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.boarding import add_boarding, offer_attack
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import add_command, award_command_bonuses, command_together
from flibuste.games.captains_war.events import (
    DECIDED,
    ENDING,
    FINAL,
    LEVEL_ATTRIBUTES,
    LEVEL_NAVAL,
    OVER,
    TRUCE_OVER,
    TURN,
)
from flibuste.games.captains_war.loot import add_loot, loot_together, roll, set_aside
from flibuste.games.captains_war.scoring import flags, pay
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import ATTRIBUTES, GOLD
from flibuste.kernel import Event, Frame, emit

ENDINGS: Final = ("boardings", "coins", "commands", "chest", "turn-limit")


def add_turn(book: Book) -> None:
    """CW-GEN-005 Loot, command, boarding; CW-END-001 three ways to end."""
    add_loot(book)
    add_command(book)
    add_boarding(book)
    book.endings = {
        "boardings": boardings_are_full,
        "coins": coins_are_circled,
        "commands": commands_are_given,
        "turn-limit": is_last_turn,
    }
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

    def step(self, s: CaptainsWar) -> None:
        reasons = endings(s)
        if reasons:
            s.stack.pop()
            close(s, reasons)
            return
        s.active = (s.first + s.turns) % s.book.seats
        s.turns += 1
        emit(s, TURN, s.active, s.turns)
        s.stack.append(s.book.run("turn", s.active))


def close(s: CaptainsWar, reasons: list[str]) -> None:
    for reason in reasons:
        emit(s, ENDING, ENDINGS.index(reason))
    for closing in s.book.closings:
        closing(s)
    emit(s, OVER)
    if s.sink is not None:
        tell_totals(s, s.sink)


def tell_totals(s: CaptainsWar, told: list[Event]) -> None:
    """Every side's flags and points; CW-SCO-008, CW-SOLO-044 where the best are level, what decides: strength, gold."""
    scored = flags(s)
    points = [sum(parts) for parts in scored]
    t = s.book.tables
    tell_level(told, LEVEL_ATTRIBUTES, [int(sheet.progress[ATTRIBUTES]) for sheet in s.sheets], t.attributes_scale)
    tell_level(told, LEVEL_NAVAL, [sheet.strength() for sheet in s.sheets], t.naval_scale)
    for side, parts in enumerate(scored):
        told.append((FINAL, s.voice(side), *parts, points[side]))
    best = [side for side, total in enumerate(points) if total == max(points)]
    for side in best if len(best) > 1 else ():
        emit(s, DECIDED, s.voice(side), s.sheets[side].strength(), s.sheets[side].held[GOLD])


def tell_level(told: list[Event], kind: int, values: list[int], scale: list[int]) -> None:
    """CW-SCO-004 Whoever is level in a ranking gets the same points."""
    for value, points in sorted(zip(values, pay(scale, values), strict=True), reverse=True):
        if values.count(value) > 1 and (kind, values.count(value), value, points) not in told:
            told.append((kind, values.count(value), value, points))


def lower_truce(s: CaptainsWar, seat: int) -> None:
    """CW-BRD-003 A captain gives the truce marker back at the start of their own turn, before rolling."""
    if s.truces >> seat & 1:
        s.truces &= ~(1 << seat)
        emit(s, TRUCE_OVER, seat)


def endings(s: CaptainsWar) -> list[str]:
    """CW-END-001 What ends the game with this turn, if anything does, in the order of `ENDINGS`."""
    return [reason for reason in ENDINGS if reason in s.book.endings and s.book.endings[reason](s)]


def boardings_are_full(s: CaptainsWar) -> bool:
    """CW-END-001 Somebody has fought the last boarding of the sheet."""
    return any(len(sheet.rows) >= s.book.tables.last_boarding for sheet in s.sheets)


def coins_are_circled(s: CaptainsWar) -> bool:
    """CW-END-001 Somebody has circled the last coin."""
    return any(free(s, side, GOLD) == 0 for side in range(s.book.sides))


def commands_are_given(s: CaptainsWar) -> bool:
    """CW-END-001 Somebody has received both command bonuses."""
    return any(sheet.has_both_bonuses() for sheet in s.sheets)


def is_last_turn(s: CaptainsWar) -> bool:
    """CW-END-003 A last turn as a safeguard."""
    return s.turns >= s.book.tables.last_turn
