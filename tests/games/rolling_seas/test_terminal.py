"""The board in the terminal, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from flibuste.data.phrases import languages
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.kernel import Generator, apply, below
from flibuste.render import text
from flibuste.render.sentences import Speaker
from flibuste.render.text.rolling_seas import SIGNS
from tests.games.rolling_seas.scene import Scene

PLAYERS = ["Maï", "Yann", "Mousse"]


def drawn(scene: Scene, lang: str = "en", width: int = 100, seat: int = 0) -> list[str]:
    out = StringIO()
    console = Console(width=width, highlight=False, file=out)
    speaker = Speaker(GAME_OBJECT, lang, PLAYERS)
    console.print(text.board(GAME_OBJECT.view(scene.state, seat), speaker, width))
    return out.getvalue().splitlines()


def sea() -> Scene:
    scene = Scene(seats=2, ambush="yes").at("J9").at("J9", 1).current("great-current", "E4").drawn("rocks", "K9")
    scene.drawn("monsters", "J8").drawn("perils", "I8").ambushed(1, "N8", "N9")
    return scene.visited("G7").marked("explored", "G8").act("NE W SE", die=3)


def test_the_map_shows_what_is_drawn_on_it() -> None:
    lines = drawn(sea())
    rows = {int(line[:2]): line[4:42].split() for line in lines if line[:2].strip().isdigit()}
    assert len(rows) == 15 and all(len(row) == 19 for row in rows.values())
    assert "".join(rows[4]) == "#~~~→→→→~~~~~~~~~~#"
    assert "".join(rows[7]) == "#4~~M#o~~~~~~~~##~#"
    assert "".join(rows[8]) == "#~~~~gx~!%~~~?~s6~#"
    assert "".join(rows[9]) == "#~~~~~~~~@^~~*~~~~#"


def test_a_card_says_its_row_and_its_column() -> None:
    scene = Scene(seats=2).meet("kraken")
    assert any("Kraken, row 2 or column J" in line for line in drawn(scene))
    assert any("Kraken, ligne 2 ou colonne J" in line for line in drawn(scene, "fr"))


def test_what_lies_under_a_point_of_an_ambush_is_seen() -> None:
    """The points are told beside the map, where they hide nothing."""
    scene = sea().drawn("monsters", "N9")
    lines = drawn(scene)
    assert next(line for line in lines if line.startswith(" 9"))[4 + 2 * 13] == SIGNS["monsters"][0]
    assert any("N8" in line and "N9" in line and "Yann" in line for line in lines)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [60, 100])
def test_it_fits_the_screen(lang: str, width: int) -> None:
    lines = drawn(sea(), lang, width)
    assert max(map(len, lines)) <= width
    assert any("Maï" in line for line in lines)


def test_the_ship_board_says_the_next_bonus_in_words() -> None:
    scene = Scene().at("J9").with_(story=5)
    assert any("story: 5   (bonus in 3: +1 gold)" in line for line in drawn(scene.act()))


def test_drawing_on_a_neighbours_board_shows_that_board() -> None:
    assert any("Yann’s sea" in line for line in drawn(Scene(seats=2).meet("reef")))
    assert any("Maï’s sea" in line for line in drawn(Scene(seats=2).meet("kraken")))


@pytest.mark.parametrize("lang", languages())
def test_every_sign_is_explained(lang: str) -> None:
    speaker = Speaker(GAME_OBJECT, lang, PLAYERS)
    assert len(text.legend(GAME_OBJECT.view(sea().state, 0), speaker)) == len(SIGNS)


def test_notes_say_where_a_step_leads_and_what_it_costs() -> None:
    scene = sea().play("wind NE")
    speaker = Speaker(GAME_OBJECT, "en", PLAYERS)
    view = GAME_OBJECT.view(scene.state, 0)
    notes = {speaker.answer(action): text.note(view, speaker, action) for action in view.options}
    assert notes["A step to the north"] == "J8 · −2 movement points, −1 provision, +2 story points · sea monster"
    assert notes["A step to the north-east"] == "K8 · −1 movement point"
    assert notes["Spend 1 provision"] == "+1 movement point, −1 provision"


def test_a_whole_game_can_be_drawn() -> None:
    s = GAME_OBJECT.new(2, {"deck": "quick", "ambush": "yes"}, 9)
    dice = Generator(b"", 9)
    speaker = Speaker(GAME_OBJECT, "fr", PLAYERS)
    while not s.over:
        view = GAME_OBJECT.view(s, s.decider)
        assert text.board(view, speaker, 100)
        assert all(isinstance(text.note(view, speaker, action), str) for action in view.options)
        apply(s, s.decider, s.options[below(dice, len(s.options))])
    assert text.board(GAME_OBJECT.view(s, -1), speaker, 100)
