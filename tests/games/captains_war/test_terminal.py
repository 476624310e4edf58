"""The sheet in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from flibuste.data.phrases import phrasebook
from flibuste.games.captains_war.command import command_together
from flibuste.games.captains_war.loot import loot_together
from flibuste.games.captains_war.sheet import BOARDING, OUTCOMES, PARTIES
from flibuste.kernel import SPECTATOR
from flibuste.render import text
from flibuste.render.sentences import Speaker
from flibuste.render.svg.captains_war import COLOURS, columns, score_cells
from flibuste.render.svg.face import Sight
from tests.games.captains_war.table import Table, solo

NAMES = ["Maï", "Yann", "Iris"]


def drawn(t: Table, lang: str, seat: int = 0, width: int = 120) -> str:
    speaker = Speaker(t.game, lang, NAMES[: t.s.book.seats])
    console = Console(width=width, color_system=None, record=True)
    with console.capture() as capture:
        console.print(text.board(t.game.view(t.s, seat), speaker, width))
    return " ".join(capture.get().split())


def notes(t: Table, lang: str, seat: int = 0) -> list[str]:
    view = t.game.view(t.s, seat)
    speaker = Speaker(t.game, lang, NAMES[: t.s.book.seats])
    return [text.note(view, speaker, action) for action in view.options]


def sheet() -> Table:
    t = Table()
    t.fill(0, gold=7, pearl=2, crew=[1, 3], boats=1, progress=(4, 2))
    t.boardings(0, attacks=1)
    t.boardings(1, attacks=0, defences=1)
    t.dice("1 5 6 4 6 3")
    return t


def test_the_sheet_tells_locks_malus_and_means() -> None:
    english = drawn(sheet(), "en")
    for words in (
        *("Gold 7 (43 coins left)", "pearl 2", "Crew 1 3 (strength 4 · attack +1, defence +0)"),
        *("✓ Raft", "next: Longboat for 2 pearls, 1 wood, 1 resource of choice (4 RP)"),
        *("●●┆●●○┃···┃···┃·", "circle 5: 1 pirate of force 1", "circle 6 needs Longboat", "circle 3 needs Eye patch"),
        *("Boardings 1/5", "1 attack launched: −3 RP", "no attack launched: −6 RP"),
        *("■ 1 pearl", "■ 2 barrels", "■ 1 pirate of force 4", "■ 2 spaces on Boats"),
    ):
        assert words in english, words


def test_the_same_in_french() -> None:
    french = drawn(sheet(), "fr").replace("\N{NO-BREAK SPACE}", " ")
    for words in ("Or 7 (43 pièces libres)", "cercle 6 : il faut Chaloupe", "1 attaque lancée : −3 PR", "■ 2 tonneaux"):
        assert words in french, words


def test_a_row_of_the_boarding_table_adds_up() -> None:
    t = sheet()
    t.s.sheets[1].rows = [BOARDING.pack(1, PARTIES.index((1,)), 3, OUTCOMES.index("won"))]
    assert "attack 1 (+2) = 3 won" in drawn(t, "en")


def test_what_ends_this_turn_and_what_comes_near() -> None:
    t = sheet()
    t.boardings(1, attacks=2, defences=2)
    t.boardings(2, attacks=1, defences=2)
    assert "Near the end: Yann has 4 of 5 boardings" in drawn(t, "en")
    t.blacken(2, "gold", left=0)
    assert "This turn is the last: last coin circled" in drawn(t, "en")


def test_a_finished_game_shows_where_the_points_come_from() -> None:
    t = sheet()
    t.boardings(0, attacks=1, defences=1)
    t.boardings(1, attacks=5)
    t.boardings(2, attacks=0, defences=5)
    t.board().play(0, "pass")
    english = drawn(t, "en")
    assert t.s.over and f"final score {t.points()} RP" in english
    sight = Sight(t.game.view(t.s, SPECTATOR), phrasebook("en", t.game.key), NAMES, COLOURS)
    sheet_of = dict(zip([part.label for part in columns(sight)], score_cells(sight, 0), strict=True))
    scored = {part: points for part, points in sheet_of.items() if points != "0"}
    assert scored == {"Boats": "2", "Attributes rank": "12", "Boarding table": "−3", "Naval battle": "15"}


def test_the_dice_and_ones_own_sheet_stand_next_to_the_question() -> None:
    english = drawn(sheet(), "en")
    places = [english.rindex(word) for word in ("Turn ", "Yann ", "Iris ", "Dice ", "Maï ")]
    assert places == sorted(places)


def test_truce_and_dice_taken_are_marked() -> None:
    t = sheet()
    t.truce(1)
    t.set_aside("yellow")
    t.go(loot_together).play(0, "take blue-2")
    english = drawn(t, "en")
    assert "truce marker" in english and "■ 4 gold (set aside)" in english and "■ 2 barrels (taken)" in english
    assert "(taken)" not in drawn(t, "en", seat=1), "what another took in an open phase does not show"


def test_both_sides_of_a_solo_sheet() -> None:
    t = solo("blackbeard")
    t.blacken(0, "gem", left=1)
    english = drawn(t, "en")
    assert "Blackbeard" in english and english.count("next: Longboat") == 2
    assert "1 gem left in the common chest" in english


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_notes_beside_the_answers(lang: str) -> None:
    t = sheet()
    t.go(command_together)
    said = notes(t, lang)
    assert said[0] == "" and all(said[1:])
    t = sheet()
    t.fill(1, gold=8, crew=[2])
    t.board()
    assert "8" in notes(t, lang)[1]
    t.play(0, "attack seat-2")
    total, *pirates = notes(t, lang)[-1].split(", ")
    assert total.endswith("5"), "3 + 1 and an attack bonus"
    assert [pirate[-1] for pirate in pirates] == ["1", "3"], "both pirates are spent"


@pytest.mark.parametrize(("t", "entries"), [(Table(2, adventure="prize"), 13), (solo(), 19)], ids=["duel", "solo"])
def test_the_legend_says_first_that_the_figures_are_ours(t: Table, entries: int) -> None:
    legend = text.legend(t.game.view(t.s, 0), Speaker(t.game, "en", NAMES[:1] * 2))
    assert "flibuste audit" in legend[0][1] and len(legend) == entries
