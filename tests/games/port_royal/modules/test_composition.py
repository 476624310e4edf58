"""Modules compose: which combinations there are, which are refused, and that a new one needs no change elsewhere."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import ClassVar

import pytest

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CATALOGUE, GOVERNORS, SEAT, SWORDS
from flibuste.games.port_royal.discovery import discover
from flibuste.games.port_royal.game import GAME_OBJECT, PortRoyalGame
from flibuste.games.port_royal.modules import MODULES
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import gain
from flibuste.kernel import BadOption, Frame, Game, emit
from flibuste.kernel.check import check_game
from flibuste.kit import Module
from tests.games.port_royal.modules.table import ModuleTable
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

BASE = Path(PortRoyalGame.__module__.replace(".", "/")).parent
SOURCES = Path(__file__).parents[4] / "src" / BASE

SAMPLE = [
    (1, {"contracts": "cooperative"}),
    (1, {"contracts": "cooperative", "gambler": "yes", "sails": "marked"}),
    (2, {"sails": "alone"}),
    (2, {"contracts": "competitive", "end": "expedition"}),
    (3, {"gambler": "yes", "sails": "marked", "contracts": "competitive"}),
    (4, {"sails": "alone"}),
    (4, {"contracts": "cards", "gambler": "yes"}),
    (5, {"contracts": "cooperative", "gambler": "yes"}),
    (1, {"adventure": "cooperative", "chapter": "4", "failures": "2"}),
    (2, {"adventure": "variable", "adventurers": "draft"}),
    (3, {"adventure": "cooperative", "chapter": "2", "failures": "1"}),
    (4, {"adventure": "competitive", "chapter": "5"}),
]


@rule("PR-UNT-001", "PR-JOM-001", "PR-GAM-001")
@pytest.mark.parametrize(("seats", "count"), [(1, 14), (2, 46), (3, 46), (4, 46), (5, 29), (6, 0)])
def test_every_sensible_combination_is_offered(seats: int, count: int) -> None:
    offered = list(GAME_OBJECT.option_sets(seats))
    assert len(offered) == len({tuple(options.items()) for options in offered}) == count


@pytest.mark.parametrize(("seats", "options"), SAMPLE)
def test_modules_conform(seats: int, options: dict[str, str]) -> None:
    check_game(GAME_OBJECT, seats, options, seed=5)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"sails": "alone", "gambler": "yes"}, r"alone takes no other cards.*\[PR-UNT-001\]"),
        (2, {"sails": "alone", "contracts": "cards"}, r"alone takes no other cards.*\[PR-UNT-001\]"),
        (2, {"sails": "alone", "end": "expedition"}, r"has no expeditions.*\[PR-UNT-002\]"),
        (5, {"sails": "alone"}, "for 2, 3, 4 players, not 5"),
        (1, {"contracts": "competitive"}, "for 2, 3, 4, 5 players, not 1"),
        (6, {"contracts": "cooperative"}, "for 1, 2, 3, 4, 5 players, not 6"),
        (2, {"contracts": "white"}, "it can be no, cards, competitive, cooperative"),
    ],
)
def test_what_the_rulebook_forbids_is_refused_with_its_sentence(
    seats: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadOption, match=sentence):
        GAME_OBJECT.rules(seats, options)


def test_no_base_file_names_a_module() -> None:
    """game.py joins the two, through the table of modules; record.py takes their ready-made tables."""
    names = {module.key for module in MODULES} | {"clerk", "merchant", "passenger", "gunner", "viceadmiral"}
    files = sorted(SOURCES.glob("*.py"))
    assert SOURCES / "turn.py" in files
    for file in files:
        words = {
            word.rstrip("s")
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            for text in (getattr(node, "id", ""), getattr(node, "attr", ""), getattr(node, "value", ""))
            if isinstance(text, str)
            for word in text.lower().replace("-", " ").replace("_", " ").split()
        }
        assert not words & {name.rstrip("s") for name in names}, file.name


# An invented module: lanterns -----------------------------------------------------------------------------------------

LIGHT = CATALOGUE.verb("light")
LIT = CATALOGUE.event("lanterns-lit", SEAT)
ARMED = 3


class Dusk(Frame[PortRoyal]):
    """A governor lights the lanterns at the start of the turn, which brings a coin."""

    __slots__ = ()
    topic: ClassVar[str] = "dusk"
    rules: ClassVar[tuple[str, ...]] = ("PR-BASE-020",)

    def step(self, s: PortRoyal) -> list[int] | None:
        return [LIGHT]

    def answer(self, s: PortRoyal, action: int) -> None:
        s.stack.pop()
        gain(s, self.seat, 1)
        emit(s, LIT, self.seat)


def bring_lanterns(book: Book) -> None:
    """A new effect for a card, and another end: somebody has 3 swords."""
    book.insert("turn", fall_of_night, before=discover)
    book.has_reached_goal = is_armed


def fall_of_night(s: PortRoyal, seat: int) -> None:
    if s.count(seat, GOVERNORS):
        s.stack.append(Dusk(seat))


def is_armed(s: PortRoyal, seat: int) -> bool:
    return s.count(seat, SWORDS) >= ARMED


class WithLanterns(PortRoyalGame):
    modules = (*PortRoyalGame.modules, Module("lanterns", {"yes": bring_lanterns}))

    def __init__(self) -> None:
        super().__init__()
        Game.__init__(self, self.choices, self.events, (*self.frames, Dusk))


LIT_GAME = WithLanterns()
LIT_OPTIONS = (
    {"lanterns": "yes"},
    {"lanterns": "yes", "gambler": "yes", "sails": "marked", "contracts": "competitive"},
)


@pytest.mark.parametrize("options", LIT_OPTIONS)
def test_an_invented_module_adds_an_effect_and_changes_the_end(options: dict[str, str]) -> None:
    settled = LIT_GAME.settle(options)
    t = ModuleTable.lay(LIT_GAME, 2, settled, at=OPEN, gold=0, display=["governor", ""])
    assert t.options(0) == ["light"]
    t.play(0, "light")
    assert (t.gold, t.told("lanterns-lit"), t.question(0)) == ([1, 0], [(0,)], "open")
    armed = ModuleTable.lay(LIT_GAME, 2, settled, at=TAKE, display=["pirate-1", ""], river="sailor-1")
    armed.play(0, "take sailor-1")
    assert (armed.influence[0], armed.ending) == (2, True)


@pytest.mark.parametrize("options", LIT_OPTIONS)
def test_the_invented_module_conforms(options: dict[str, str]) -> None:
    check_game(LIT_GAME, 3, options, seed=3)


def test_the_shelf_knows_nothing_of_it() -> None:
    assert "lanterns" not in GAME_OBJECT.settle({})
    with pytest.raises(BadOption, match="has no option 'lanterns'"):
        GAME_OBJECT.settle({"lanterns": "yes"})
