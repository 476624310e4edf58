"""The border of a set of cells on squared paper, as closed loops of corners and as rounded paths."""

from __future__ import annotations

from collections.abc import Collection

Corner = tuple[int, int]


def outline(cells: Collection[Corner]) -> list[list[Corner]]:
    """The borders of a set of cells, given by column and row, as closed loops of grid corners, the set on the right
    hand."""
    edges: dict[Corner, list[Corner]] = {}
    for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])):
        sides = (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        )
        for beyond, start, end in sides:
            if beyond not in cells:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = next(iter(edges))
        loop = [start]
        point = _follow(edges, start, (0, 0))
        while point != start:
            loop.append(point)
            point = _follow(edges, point, (point[0] - loop[-2][0], point[1] - loop[-2][1]))
        loops.append(loop)
    return loops


def _follow(edges: dict[Corner, list[Corner]], at: Corner, came: Corner) -> Corner:
    """The next corner of a border; where two cells touch by a corner only, keep to the same cell: turn right."""
    ways = edges[at]
    right = (at[0] - came[1], at[1] + came[0])
    following = right if right in ways else ways[0]
    ways.remove(following)
    if not ways:
        del edges[at]
    return following


def rounded(loop: list[Corner], cell: float, edge: float, corner: float, inset: float = 0) -> str:
    """A closed path through grid corners, rounded where it turns, and drawn in by `inset` on every side."""
    turns = [
        point
        for before, point, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False)
        if (point[0] - before[0], point[1] - before[1]) != (after[0] - point[0], after[1] - point[1])
    ]
    path: list[str] = []
    for before, point, after in zip([turns[-1], *turns], turns, [*turns[1:], turns[0]], strict=False):
        (bx, by), (ax, ay) = _towards(point, before), _towards(point, after)
        x = edge + point[0] * cell + inset * (by - ay)
        y = edge + point[1] * cell + inset * (ax - bx)
        path.append(
            f"{'L' if path else 'M'}{x + corner * bx:g} {y + corner * by:g}"
            f"Q{x:g} {y:g} {x + corner * ax:g} {y + corner * ay:g}"
        )
    return "".join(path) + "Z"


def _towards(point: Corner, other: Corner) -> Corner:
    dx, dy = other[0] - point[0], other[1] - point[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
