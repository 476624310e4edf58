"""Why cells of Amerigo's map are no answer: a sentence, and the cells it is true of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from flibuste.games.amerigo.places import GRID, OFF_BOARD, PLACES
from flibuste.games.amerigo.sailing import occupied
from flibuste.games.amerigo.state import Amerigo
from flibuste.kernel import asking
from flibuste.kit.grid import mask_of
from flibuste.render.svg.face import Sight
from flibuste.render.svg.reasons import Reason, reasons_on


def reasons(sight: Sight) -> list[tuple[str, list[int]]]:
    """For the question at hand."""
    s: Amerigo = sight.seen
    if not sight.offers:
        return []
    given = REASONS.get(asking(s, sight.view.seat).topic)
    return reasons_on(GRID, s.chart.width, sight.words, given(sight)) if given else []


def _sailing(sight: Sight) -> Iterator[Reason]:
    """AM-BLU-002, AM-BLU-005 How far a cell is, and what lies there."""
    s: Amerigo = sight.seen
    ends = [PLACES.index(option.arguments[1]) for option in sight.offering("sail")]
    yield "why-am-land", {}, s.chart.land
    yield "why-am-ship", {}, occupied(s) & ~mask_of(ends)
    own = enumerate(s.ships[sight.view.seat])
    rings = [s.chart.rings(place) for ship, place in own if place != OFF_BOARD and not s.moved >> ship & 1]
    for steps, masks in enumerate(zip_longest(*rings, fillvalue=0)):
        near = 0
        for mask in masks:
            near |= mask
        yield "why-am-too-far", {"steps": steps, "points": s.points}, near & ~mask_of(ends) if steps else 0


def _building(sight: Sight) -> Iterator[Reason]:
    """AM-GRN-002, AM-GRN-003 Where a tile may lie."""
    s: Amerigo = sight.seen
    yield "why-am-water", {}, s.chart.water
    yield "why-am-covered", {}, s.covered
    yield "why-am-apart", {"points": s.points}, s.chart.land


REASONS = {"navigate": _sailing, "build": _building}
