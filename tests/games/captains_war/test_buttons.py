"""What stands on an answer's button: what it counts, and what it costs."""

from __future__ import annotations

import pytest

from flibuste.data.phrases import phrasebook
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.render.svg import captains_war
from flibuste.render.svg.face import Sight
from tests.games.captains_war.table import Table


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_party_costs_is_told_in_pirates(lang: str) -> None:
    t = Table()
    t.fill(0, crew=[1, 1, 2])
    t.fill(1, crew=[3])
    t.board()
    t.play(0, "attack seat-2")
    view = GAME_OBJECT.view(t.s, 0)
    shown = Sight(view, phrasebook(lang, "captains-war"), ("Anne", "Ben", "Bart"), captains_war.COLOURS, {})
    notes = {
        GAME_OBJECT.notation.text(action): named[1]
        for action in view.options
        if (named := captains_war.button(shown, action))
    }
    assert notes["commit 2"] == "total 2, −1 pirate"
    assert notes["commit 1+1"] == "total 2, −2 pirates"
    assert notes["commit 2+1+1"] == "total 4, −3 pirates"
