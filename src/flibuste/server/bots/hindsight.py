"""A finished game looked at again: who was ahead when, which answers cost most.

The bot processes do this a slice at a time, after whatever else they have to do, and note each slice: a look survives
a restart, and nobody waits for it longer than for one slice.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import sqlalchemy as sa

from flibuste.bots.looks import BY_NET, BY_PLAY, BY_THUMB, judge_for, turn_ends
from flibuste.bots.payoff import is_common
from flibuste.kernel import Match
from flibuste.server.database.schema import hindsight, tasks
from flibuste.server.database.store import Store, insert_if_absent
from flibuste.server.tables.table import Table
from flibuste.server.tables.tables import Tables

LOOK: Final = "look"  # the kind of task
ANYBODY: Final = 0  # its seat: the look is the table's
SAMPLES: Final = {BY_NET: 16, BY_PLAY: 64, BY_THUMB: 4}
PASSES: Final = 8  # of games by rules of thumb, which are slow: each point is found in several slices
PLACES: Final = 4

Document = dict[str, Any]
Point = dict[str, Any]  # ply, everybody's chances; and by a net: seat, cost, the better answer, everybody's luck


def worth_a_look(match: Match) -> bool:
    """Whoever is alone is ahead of nobody; of those who win or lose together, one asks how they stood in common."""
    if not match.over:
        return False
    result = match.game.result(match.state)
    return is_common(result) or 0 < len(result.winners) < len(match.seats)


def found(store: Store, table: Table) -> tuple[Document, bool] | None:
    """What is known of a finished game so far, and whether that is all; the first who asks has the bots begin."""
    if not worth_a_look(table.playing):
        return None
    rows = hindsight
    with store.reading() as connection:
        row = connection.execute(sa.select(rows.c.document, rows.c.done).where(rows.c.table_id == table.id)).first()
    if row is not None:
        return row.document, row.done
    document: Document = {"judge": judge_for(table.playing), "points": []}
    task = {"table_id": table.id, "seat": ANYBODY, "kind": LOOK, "due_at": time.time(), "leased_until": 0.0}
    with store.writing() as connection:
        connection.execute(
            insert_if_absent(connection, rows), [{"table_id": table.id, "document": document, "done": False}]
        )
        connection.execute(insert_if_absent(connection, tasks), [task])
        store.tell(connection, table.id, table.version)
    return document, False


def plies(match: Match, judge: str) -> list[int]:
    """After how many answers each a look is due: all of them, or for the slow judges those that end a turn."""
    if judge == BY_NET:
        return list(range(len(match.moves) + 1))
    return [0, *turn_ends(match)] * (PASSES if judge == BY_THUMB else 1)


def look_on(tables: Tables, id: str, seconds: float) -> bool:
    """One slice of a look; whether it was the last."""
    with tables.looking(id) as table:
        match = table.playing
    known = found(tables.store, table)
    if known is None:
        return True
    document, done = known
    if done:
        return True
    points: list[Point] = list(document["points"])
    end = time.monotonic() + seconds
    for point in looks(match, document["judge"], len(points)):
        points.append(point)
        if time.monotonic() > end:
            break
    done = len(points) == len(plies(match, document["judge"]))
    change = sa.update(hindsight).where(hindsight.c.table_id == id)
    with tables.store.writing() as connection:
        connection.execute(change.values(document={**document, "points": points}, done=done))
    return done


def looks(match: Match, judge: str, first: int = 0) -> Iterator[Point]:
    """The points of a look from the first that is still to be found."""
    return _LOOKS[judge](match, plies(match, judge)[first:])


def _by_net(match: Match, due: list[int]) -> Iterator[Point]:
    from flibuste.bots import analysis

    if due and due[0] == 0:
        yield {"ply": 0, "chances": _rounded(analysis.opening(match))}
    text = match.game.notation.text
    first = max(due[0] - 1, 0) if due else len(match.moves)
    for verdict in analysis.verdicts(match, first, samples=SAMPLES[BY_NET]):
        better = None if verdict.better == verdict.action else text(verdict.better)
        yield {
            "ply": verdict.ply + 1,
            "chances": _rounded(verdict.chances),
            "seat": verdict.seat,
            "cost": round(verdict.cost, PLACES),
            "better": better,
            "luck": _rounded(verdict.luck),
        }


def _by_play(match: Match, due: list[int]) -> Iterator[Point]:
    from flibuste.bots import analysis

    for ply in due:
        yield {"ply": ply, "chances": _rounded(analysis.shares(match, ply, samples=SAMPLES[BY_PLAY]))}


def _by_thumb(match: Match, due: list[int]) -> Iterator[Point]:
    from flibuste.bots import analysis

    for left, ply in zip(range(len(due), 0, -1), due, strict=True):
        found = analysis.shares(match, ply, left << 16, SAMPLES[BY_THUMB], analysis.by_rules_of_thumb)
        yield {"ply": ply, "chances": _rounded(found)}


_LOOKS: Final[dict[str, Callable[[Match, list[int]], Iterator[Point]]]] = {
    BY_NET: _by_net,
    BY_PLAY: _by_play,
    BY_THUMB: _by_thumb,
}


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, PLACES) for chance in chances]
