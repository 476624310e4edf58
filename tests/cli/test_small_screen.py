"""A screen that the board does not fit on: question, own stock and what the question is about are in sight at once."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from flibuste.bots import make_bot
from flibuste.cli.table import Table
from flibuste.games import registry
from flibuste.kernel import Match, View, deciders
from flibuste.render.text.squared import rows_in_sight

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LINES = 24
FEW = 6  # answers that leave room for more than the question
QUESTIONS = 14
OWN = {
    "amerigo": "gold {s.gold[0]}, cannons {s.cannons[0]}",
    "nassau": "Points: {s.ships[0].points} ·",
    "captains-war": "Crew ",
    "rolling-seas": "Movement points left: {s.boards[0].moves}",
}


def screens(game: str, seats: int, width: int, options: dict[str, str] | None = None) -> Iterator[tuple[View, str]]:
    """What the first seat sees at each of its questions."""
    names = ["Maï", "Bonny", "Morgan", "Rackham"][:seats]
    match = Match.start(registry.game(game), names, options or {}, bytes(32))
    out = Console(file=io.StringIO(), width=width, height=LINES, force_terminal=True, color_system=None)
    table = Table(match, "en", Path("match.flib.json"), out)
    table.interactive = True
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    asked = 0
    while asked < QUESTIONS and not match.over:
        seat = deciders(match.state)[0]
        view = match.view(seat)
        if seat == 0:
            with out.capture() as captured:
                table.draw(seat, view, whole=True)
            lines = ESCAPES.sub("", captured.get()).splitlines()
            yield view, "\n".join([*lines, "Maï>"][-LINES:])
            asked += 1
        match.play(seat, bots[seat].choose(view, 1.0))


@pytest.mark.parametrize("game", OWN)
def test_own_stock_stands_above_the_question(game: str) -> None:
    looked_at = 0
    for view, screen in screens(game, 4, 80):
        if len(view.options) <= FEW:
            assert OWN[game].format(s=view.seen) in " ".join(screen.split()), screen
            looked_at += 1
    assert looked_at > 3


def test_a_river_that_leaves_no_room_for_the_table_stands_above_the_question() -> None:
    options = {"contracts": "competitive", "sails": "marked", "gambler": "yes"}
    looked_at = 0
    for view, screen in screens("port-royal", 4, 80, options):
        if len(view.options) <= FEW and len(view.seen.river) > 1:
            assert "The river" in screen and "Maï  " in screen, screen
            looked_at += 1
    assert looked_at > 1


def test_the_map_of_amerigo_shows_where_one_can_go() -> None:
    letters = "A B C D E F G H I J K L M N O P Q R S T"
    maps = [letters in screen for view, screen in screens("amerigo", 4, 80) if "Found a trading post" in screen]
    assert maps and all(maps)


def test_the_rows_of_a_map_in_sight_hold_what_is_wanted() -> None:
    assert list(rows_in_sight(20, [], 30)) == list(range(20))
    assert list(rows_in_sight(20, [10], 5)) == [8, 9, 10, 11, 12]
    assert list(rows_in_sight(20, [0, 19, 18], 4)) == [16, 17, 18, 19]
    assert list(rows_in_sight(20, [3], 0)) == []
