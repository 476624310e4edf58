"""What an answer costs and brings: it is carried out on a copy, with all that follows from it for certain, and compared
with the position in which it was not given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.games.captains_war.boarding import bonus_of
from flibuste.games.captains_war.command import PayJoker
from flibuste.games.captains_war.loot import Advance, Choose
from flibuste.games.captains_war.scoring import column_points
from flibuste.games.captains_war.sheet import NOBODY_SENT, PARTIES, TOTAL_OF
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import CREW, GIFT_NAMES, ITEM_NAMES, RESOURCES, TRACK_NAMES, TRACKS, Tables
from flibuste.kernel import View, asking
from flibuste.kit import Change
from flibuste.kit.facts import answered, copy_of, difference

JOKER: Final = "choice"
TRADES: Final = ("choose", "pay")  # questions that turn a resource of choice into a certain one: only that is named


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """Everything the answer changes for certain, for every captain; nothing is rolled for it."""
    s: CaptainsWar = view.seen
    before, after = settled(copy_of(s, view.seat), view.seat), settled(answered(s, view.seat, action), view.seat)
    trade = asking(s, view.seat).topic in TRADES
    found = [change for side in range(s.book.seats) for change in difference(before[side], after[side], side)]
    return [change for change in found if not (trade and change.thing == JOKER)]


def account(s: CaptainsWar, seat: int) -> dict[str, int]:
    """What a captain has once all that is certain has happened."""
    return settled(copy_of(s, seat), seat)[seat]


def settled(s: CaptainsWar, seat: int) -> list[dict[str, int]]:
    """What every captain has once all that is certain has happened; what is still to be chosen or paid counts as
    resources of choice."""
    jokers = 0
    while s.stack and isinstance(s.stack[-1], (Advance, Choose, PayJoker)):
        frame = s.stack[-1]
        if frame.step(s) is None:
            continue
        if isinstance(frame, Choose):
            jokers += min(frame.left, sum([free(s, seat, resource) for resource in RESOURCES]))
            s.stack.pop()
        elif isinstance(frame, PayJoker):
            jokers -= frame.left
            s.stack[-1] = PayJoker(seat, frame.track, 0)
    found = [inventory(s, side, jokers if side == seat else 0) for side in range(s.book.seats)]
    for force in PARTIES[max(s.parties[seat], NOBODY_SENT)]:
        found[seat][ITEM_NAMES[CREW + force]] -= 1  # CW-BRD-006 who is sent is lost
    return found


def inventory(s: CaptainsWar, side: int, jokers: int = 0) -> dict[str, int]:
    """What a side holds, how far it has come, and what of that scores whatever the others do."""
    t, sheet = s.book.tables, s.sheets[side]
    return {
        **{name: sheet.held[item] for item, name in enumerate(ITEM_NAMES)},
        JOKER: jokers,
        **{name: sheet.progress[track] for track, name in enumerate(TRACK_NAMES)},
        "attack": sheet.passed(t.attack),
        "defence": sheet.passed(t.defence),
        "points": sheet.passed(t.track_points) + sum([column_points(t, sheet, track) for track in TRACKS]),
    }


def circle_gains(t: Tables, track: int, circle: int) -> list[tuple[str, int]]:
    """CW-LOOT-013, CW-LOOT-015 What marking a circle gives."""
    gains = [(GIFT_NAMES[gift], amount) for gift, amount in t.gains[track][circle]]
    running = (("attack", t.attack), ("defence", t.defence), ("points", t.track_points))
    steps = [(name, sums[track][circle] - sums[track][circle - 1]) for name, sums in running]
    return gains + [(name, step) for name, step in steps if step]


def party_total(s: CaptainsWar, side: int, party: int) -> int:
    """CW-BRD-007 What a party counts in the boarding in progress."""
    return TOTAL_OF[party] + bonus_of(s, side)
