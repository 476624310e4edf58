"""Skiff on the shelf: its set-up, who wins, what answers bring, and the record that names all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from flibuste.kernel import NOBODY, UNKNOWN, Result, Rules, View, pluck_unseen
from flibuste.kit import VERSION, Catalogue, Change, DeclaredGame, Module, Record
from flibuste_skiff import rules as r
from flibuste_skiff import whistle


class SkiffGame(DeclaredGame):
    """SK-BASE-001 Two to four players, four lures in everybody's hand."""

    key: ClassVar[str] = "skiff"
    package: ClassVar[str] = "flibuste_skiff"
    catalogue: ClassVar[Catalogue] = r.SKIFF
    board: ClassVar[type] = r.Skiff
    modules: ClassVar[tuple[Module, ...]] = (whistle.MODULE,)

    def base(self, rules: Rules) -> None:
        rules.plan("round", r.bait_together, r.sail_in_turn)
        rules.plan("end", r.show_lures)
        rules.together("bait", r.bait_alone)

    def lay_out(self, s: r.Skiff) -> None:
        box = [*r.BOX]
        s.hands = [[pluck_unseen(s, box, seat) for _ in range(r.HAND)] for seat in range(s.rules.seats)]
        s.stack += [s.rules.run("end", 0), *[s.rules.run("round", 0)] * r.ROUNDS]

    def guess(self, s: r.Skiff) -> None:
        """Covered lures, drawn anew from those that are not in sight."""
        box = [*r.BOX]
        for lure in [lure for lures in (*s.hands, *s.used) for lure in lures if lure != UNKNOWN]:
            box.remove(lure)
        s.hands = [[pluck_unseen(s, box, NOBODY) if lure == UNKNOWN else lure for lure in hand] for hand in s.hands]

    def result(self, s: r.Skiff) -> Result:
        return Result.by_points(s.catch)


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """What an answer brings for sure."""
    fish = {r.LAND: view.seen.haul}
    return [Change("fish", fish[action], view.seat)] if action in fish else []


RECORD: Final = Record(SkiffGame(), "flibuste_skiff", changes, kit=VERSION)
