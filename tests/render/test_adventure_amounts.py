"""What the log of an adventure tells adds up to what changes on the table: coins, crowns, ships in the hold, markers.

Crews of bots play, who do what random players hardly ever do: accomplish missions, keep and sell cargo, complete
expeditions with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from flibuste.bots import make_bot
from flibuste.games import registry
from flibuste.games.port_royal.catalogue import GOLD, INFLUENCE
from flibuste.games.port_royal.modules.adventure.printed import read_missions
from flibuste.games.port_royal.modules.adventure.table import crowns_of, influence_of_crowns, missions_of, table
from flibuste.games.port_royal.modules.adventure.voyages import CREW_WORDS
from flibuste.kernel import Match, deciders
from tests.render.spoken import NAMES
from tests.render.test_amounts import PORT_ROYAL, Amount, Told, expedition, gains

MISSIONS = read_missions()
TABLES = [
    *(("cooperative", seats, chapter, "greedy") for seats, chapter in ((1, 3), (2, 1), (3, 2), (4, 4), (2, 5))),
    *(("competitive", seats, chapter, "greedy") for seats, chapter in ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5))),
    ("variable", 4, 1, "greedy"),
    ("variable", 2, 1, "beginner"),
]


def accomplished(seat: int, mission: int) -> list[Amount]:
    """The sentence names what the mission asks; cargo and crowns given up for it have sentences of their own."""
    return [(seat, "coins", -MISSIONS[mission].coins), (seat, "markers", 1)]


def sold(seat: int, ship: int, coins: int) -> list[Amount]:
    return [(seat, "coins", coins), (seat, "ships", -1)]


def held(seat: int, ship: int, coins: int) -> list[Amount]:
    return [(seat, "coins", coins), (seat, "ships", 1)]


ADVENTURE: Told = {
    **PORT_ROYAL,
    **{name: gains("coins") for name in ("adventurer-chosen", "endowed", "event-coins", "ability-paid")},
    **{name: gains("coins") for name in ("first-reward",)},
    "outfitted": expedition(CREW_WORDS),
    **{name: gains("coins", -1) for name in ("event-loss", "bought-out")},
    "crowned": gains("crowns"),
    "crowns-paid": gains("crowns", -1),
    "accomplished": accomplished,
    "held": held,
    "sold": sold,
    "cargo-given-up": lambda seat, ship: [(seat, "ships", -1)],
}


def on_table(s: Any) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for seat in range(s.book.seats):
        found[seat, "coins"] = s.tally[GOLD + seat]
        found[seat, "influence"] = s.tally[INFLUENCE + seat] - influence_of_crowns(s, seat)
        found[seat, "crowns"] = crowns_of(s, seat)
        found[seat, "ships"] = len(s.zones[table(s).holds[seat]])
        found[seat, "markers"] = len(missions_of(s, seat))
    return found


def told(match: Match) -> Counter[tuple[int, str]]:
    """What the last move's sentences say was gained and lost."""
    found: Counter[tuple[int, str]] = Counter()
    for event in match.moves[-1].events:
        tell: Callable[..., list[Amount]] | None = ADVENTURE.get(match.game.events[event[0]].name)
        for seat, thing, amount in tell(*event[1:]) if tell else ():
            found[seat, thing] += amount
    return found


@cache
def compared(mode: str, seats: int, chapter: int, level: str) -> frozenset[str]:
    """A whole match, log and table compared after every move; the names of everything that was told."""
    failures = "2" if mode == "cooperative" and chapter == 1 else "0"
    options = {"adventure": mode, "chapter": str(chapter), "failures": failures}
    match = Match(registry.game("port-royal"), list(NAMES[:seats]), options, chapter.to_bytes(32, "big"))
    bots = [make_bot(level, seat) for seat in range(seats)]
    before = on_table(match.state)
    while not match.over:
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 0.0))
        now = on_table(match.state)
        changed = {key: now[key] - before[key] for key in now if now[key] != before[key]}
        said = {key: amount for key, amount in told(match).items() if amount}
        assert changed == said, [match.game.events[event[0]].name for event in match.moves[-1].events]
        before = now
    return frozenset(match.game.events[event[0]].name for move in match.moves for event in move.events)


@pytest.mark.parametrize("played", TABLES, ids=str)
def test_the_log_of_a_chapter_tells_every_change(played: tuple[str, int, int, str]) -> None:
    assert "event" in compared(*played)


def test_the_sentences_of_the_adventure_were_all_heard() -> None:
    """Else the comparison above would prove less than it seems to."""
    heard = {name for played in TABLES for name in compared(*played)}
    assert set(ADVENTURE) - set(PORT_ROYAL) <= heard
