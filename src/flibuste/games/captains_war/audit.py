"""The recount that proves nothing was lost."""

from __future__ import annotations

from flibuste.games.captains_war.sheet import BOARDING, LOST, OUTCOMES, TOTAL_OF, WON, Sheet
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import ITEM_NAMES, TRACK_NAMES, TRACKS
from flibuste.kernel import BadPosition


def audit(s: CaptainsWar) -> None:
    """Every box is free, held or spent; nobody stands behind a closed padlock; boardings add up."""
    for side, sheet in enumerate(s.sheets):
        _audit_boxes(s, side, sheet)
        _audit_progress(s, side, sheet)
        _audit_boardings(s, side, sheet)
    _audit_boarding_tables(s)


def _audit_boarding_tables(s: CaptainsWar) -> None:
    """CW-BRD-008 Every boarding fills a row on two sheets: an attacker's and a defender's, of one outcome. That can be
    if of each sort there are as many attacks as defences, and nobody must have met himself."""
    rows = [[(attack, outcome) for attack, _, _, outcome in map(BOARDING.unpack, sheet.rows)] for sheet in s.sheets]
    for outcome in range(len(OUTCOMES)):
        attacks = [of_side.count((1, outcome)) for of_side in rows]
        defences = [of_side.count((0, LOST + WON - outcome)) for of_side in rows]
        met = [attacked + defended for attacked, defended in zip(attacks, defences, strict=True)]
        if sum(attacks) != sum(defences) or max(met) > sum(attacks):
            raise BadPosition(
                "The boarding tables do not add up: every boarding fills a row on two sheets, "
                "one side attacks and the other defends, and if one wins the other loses."
            )


def _audit_boxes(s: CaptainsWar, side: int, sheet: Sheet) -> None:
    for item, name in enumerate(ITEM_NAMES):
        held, spent, left = sheet.held[item], sheet.spent[item], free(s, side, item)
        if min(held, spent, left) < 0:
            raise BadPosition(
                f"Side {side} has {held} {name} held, {spent} spent and {left} free; "
                f"the sheet has {s.book.tables.boxes[item]} boxes."
            )


def _audit_progress(s: CaptainsWar, side: int, sheet: Sheet) -> None:
    t = s.book.tables
    for track in TRACKS:
        if not 0 <= sheet.owned[track] <= len(t.cost[track]):
            raise BadPosition(
                f"Side {side} owns {sheet.owned[track]} {TRACK_NAMES[track]} out of {len(t.cost[track])}."
            )
        reach = sheet.reach(t, track)
        if not 0 <= sheet.progress[track] <= reach:
            circle = sheet.progress[track]
            raise BadPosition(
                f"Side {side} stands on circle {circle} of {TRACK_NAMES[track]}; the padlocks let it reach {reach}."
            )


def _audit_boardings(s: CaptainsWar, side: int, sheet: Sheet) -> None:
    last = s.book.tables.last_boarding
    if len(sheet.rows) > last:
        raise BadPosition(f"Side {side} has {len(sheet.rows)} boardings; a table has {last} rows.")
    for _, party, total, _ in map(BOARDING.unpack, sheet.rows):
        if total < TOTAL_OF[party]:
            raise BadPosition(f"Side {side} has a boarding of total {total}, less than its pirates' forces.")
