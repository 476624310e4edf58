"""The table in the terminal shows what modules lay out."""

from io import StringIO

import pytest
from rich.console import Console

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.render.sentences import Speaker
from flibuste.render.text import note
from flibuste.render.text.port_royal import board
from tests.games.port_royal.modules.table import ModuleTable, table

PLAYERS = ("Maï", "Loïc")


def shown(t: ModuleTable, lang: str) -> str:
    console = Console(width=120, file=StringIO())
    console.print(board(GAME_OBJECT.view(t.state, 0), Speaker(GAME_OBJECT, lang, PLAYERS), 120))
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "fr",
            [
                "Sommité",
                "✓ Loïc",
                "→ 3 pièces",
                "Maï 2/3",
                "2 marqueurs",
                "antre\u00a0: rouge, bleu",
                "7 cartes temporelles",
            ],
        ),
        ("en", ["Luminary", "✓ Loïc", "→ 3 coins", "Maï 2/3", "2 markers", "nest: red, blue", "7 time cards left"]),
    ],
)
def test_contracts_markers_progress_nests_and_piles(lang: str, words: list[str]) -> None:
    t = table(
        2,
        "contracts=cooperative",
        contracts="frigate luminary piratesnest",
        markers="luminary:1",
        progress="frigate:0 frigate:0",
        nest=["ship-red-1-1 ship-blue-1-1", ""],
        time=7,
        victory=1,
    )
    text = shown(t, lang)
    assert [word for word in words if word not in text] == []


def test_stored_ships_lie_in_the_display() -> None:
    t = table(2, "sails=marked", display=["merchant-red-2 ship-red-2-3 ship-red-1-1", ""])
    assert "Frigate (red) ×2" in shown(t, "en")


def test_a_table_without_modules_shows_none() -> None:
    text = shown(table(2), "en")
    assert "Contracts" not in text and "marker" not in text


def test_the_coins_of_a_marker_stand_beside_the_answer() -> None:
    t = table(2, "contracts=competitive", contracts="mercenary", display=["pirate-1 sailor-1", ""])
    view = GAME_OBJECT.view(t.state, 0)
    claim = GAME_OBJECT.notation.parse("claim mercenary")
    assert note(view, Speaker(GAME_OBJECT, "en", PLAYERS), claim) == "+3 coins"
