"""The odds of a bust, against a count by hand, against playing every card, against what happens in imagined worlds."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.port_royal.catalogue import BUSTED, REVEAL
from flibuste.games.port_royal.discovery import resolve
from flibuste.games.port_royal.odds import bust_odds, next_cards
from flibuste.kernel import SPECTATOR, Event, Generator, apply
from tests.games.port_royal.table import Table
from tests.rules import rule
from tests.scenario import scenario

TABLES: dict[str, dict[str, Any]] = {
    "nothing in the river": {},
    "two colours": {"river": "ship-red-1-1 ship-blue-1-1 sailor-1"},
    "some can be repelled": {"river": "ship-red-1-1 ship-black-1-2", "display": ["pirate-1 sailor-1", ""]},
    "five colours": {"river": "ship-yellow-1-1 ship-blue-1-1 ship-green-1-1 ship-red-1-1 ship-black-1-2"},
    "a short pile": {"river": "ship-red-1-1 ship-green-3-5", "pile": 4},
    "an empty pile: the discard comes next": {"river": "ship-red-1-1 ship-blue-1-1", "pile": 0},
    "an empty discard too: the treasuries come next": {"river": "ship-red-1-1", "gold": [60, 58], "pile": 0},
}


def table(name: str) -> Table:
    laid: Table = scenario("port-royal", seats=2, **TABLES[name])
    return laid


def busts(t: Table, dice: Generator) -> bool:
    """Whether one more card is a bust in an imagined world; a ship that can be repelled is none yet."""
    world = t.game.imagine(t.game.view(t.state, 0), dice)
    heard: list[Event] = []
    world.sink = heard
    apply(world, 0, REVEAL)
    return any(event[0] == BUSTED for event in heard)


@rule("PR-BASE-050", "PR-BASE-041")
@pytest.mark.parametrize(
    ("name", "busting", "of"),
    [
        ("nothing in the river", 0, 119),
        ("two colours", 9 + 9, 116),
        # red: of 9 left, 2 with 1 sword and 3 with 3 can be repelled; black: of 9 left, 2 with 2 swords can
        ("some can be repelled", (9 - 5) + (9 - 2), 115),
        ("five colours", 5 * 9, 114),
    ],
)
def test_counted_by_hand(name: str, busting: int, of: int) -> None:
    assert bust_odds(table(name).state, 0) == (busting, of)


@pytest.mark.parametrize("name", TABLES)
def test_against_every_card_that_may_come(name: str) -> None:
    """Each kind of card is revealed in turn; it counts as often as it is there."""
    t = table(name)
    candidates = next_cards(t.state)
    busting = 0
    for card in set(candidates):
        world = t.state.clone()
        heard: list[Event] = []
        world.sink = heard
        resolve(world, 0, card)
        busting += candidates.count(card) * any(event[0] == BUSTED for event in heard)
    assert bust_odds(t.state, 0) == (busting, len(candidates))


@pytest.mark.parametrize("name", TABLES)
def test_against_imagined_worlds(name: str) -> None:
    t = table(name)
    busting, of = bust_odds(t.state, 0)
    dice = Generator(b"", 20)
    worlds = 4000
    seen = sum(busts(t, dice) for _ in range(worlds))
    expected = busting / of
    deviation = (expected * (1 - expected) / worlds) ** 0.5
    assert abs(seen / worlds - expected) <= 4 * deviation


def test_odds_are_the_same_for_every_viewer() -> None:
    t = table("two colours")
    views = [t.game.view(t.state, seat) for seat in (SPECTATOR, 0, 1)]
    assert {bust_odds(view.seen, 0) for view in views} == {bust_odds(t.state, 0)}
