"""A position that breaks an invariant is refused with one sentence that names it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flibuste.kernel import BadPosition, Document, position
from tests.games.port_royal.table import Table
from tests.scenario import scenario

Edit = Callable[[Document], Any]


def table() -> Table:
    laid: Table = scenario(
        "port-royal",
        seats=3,
        river="ship-red-1-1 priest",
        display=["sailor-1", "", ""],
        expeditions="expedition-house2",
    )
    return laid


EDITS: dict[str, Edit] = {
    "'priest' is there 4 times instead of 5": lambda board: board["river"].remove("priest"),
    "'sailor-1' is there 8 times instead of 7": lambda board: board["discard"].append("sailor-1"),
    "no card 'parrot'": lambda board: board["river"].append("parrot"),
    "'priest' cannot lie among the expeditions": lambda board: board["expeditions"].append(board["river"].pop()),
    "'expedition-house2' cannot lie among the river": lambda board: board["river"].append(board["expeditions"].pop()),
    "'ship-red-1-1' cannot lie in the display of player 2": lambda board: board["players"][2]["display"].append(
        board["river"].pop(0)
    ),
    "Player 0 is noted with 2 influence; the display makes 1": lambda board: board["players"][0]["counts"].update(
        influence=2
    ),
    "Player 1 is noted with 1 swords; the display makes 0": lambda board: board["players"][1]["counts"].update(
        swords=1
    ),
    "Player 0 is noted with 4 gold but holds 3 coins": lambda board: board["players"][0]["counts"].update(gold=4),
    "There is no count 'parrots' in players 0": lambda board: board["players"][0]["counts"].update(parrots=1),
    "Pool 1 has 115 cards, but 9 are held and 107 are in the pile": lambda board: board.update(pile=board["pile"] + 1),
    "Purses 0 0 is -1; it should be a number": lambda board: board["purses"][0].__setitem__(0, -1),
    "Turns is None; it should be a number": lambda board: board.update(turns=None),
    "Turns is 3.5; it should be a number": lambda board: board.update(turns=3.5),
    "Ending is 'soon'; it should be true or false": lambda board: board.update(ending="soon"),
    "Pile is -1; it should be a number": lambda board: board.update(pile=-1),
    "Seat 1 is active, but turn 1 is not theirs when seat 0 began": lambda board: board.update(active=1),
    "First is 3; it should be a number from 0 to 2": lambda board: board.update(first=3),
    "The board has 2 players; it should have 3": lambda board: board["players"].pop(),
    "The board lacks 'river'": lambda board: board.pop("river"),
    "The board has an unknown key 'parrot'": lambda board: board.update(parrot=1),
}


@pytest.mark.parametrize("sentence", EDITS)
def test_a_broken_board_is_refused(sentence: str) -> None:
    t = table()
    document = t.document()
    EDITS[sentence](document["board"])
    with pytest.raises(BadPosition, match=sentence):
        position(t.game, document)


def test_the_board_as_it_was_is_accepted() -> None:
    t = table()
    assert Table.read(t.game, t.document()).digest() == t.digest()
