"""The numbers of the rules come from the data: whoever corrects one in an overlay plays with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flibuste.data import forget, load, use_overlay
from flibuste.games import port_royal
from flibuste.games.port_royal.cards import GAME
from tests.games.port_royal.table import OPEN, TAKE
from tests.scenario import scenario

Correct = Callable[[str, int], None]


@pytest.fixture
def correct(tmp_path: Path) -> Iterator[Correct]:
    """Put another value of a number in force."""

    def put(key: str, value: int) -> None:
        folder = tmp_path / GAME
        folder.mkdir()
        (folder / "numbers.toml").write_text(f'value = [{{ key = "{key}", value = {value} }}]\n', encoding="utf-8")
        use_overlay(tmp_path)

    yield put
    use_overlay(None)
    forget()


def test_every_number_is_read_by_the_rules() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(port_royal.__path__[0]).rglob("*.py"))
    unread = [row.str("key") for row in load(GAME, "numbers").rows("value") if f'"{row.str("key")}"' not in sources]
    assert unread == []


def test_tax(correct: Correct) -> None:
    correct("tax_divisor", 3)
    t = scenario("port-royal", seats=2, gold=[12, 0], display=["", "priest"], next_cards="tax-influence")
    t.play(0, "reveal")
    assert t.gold == [12 - 4 + 1, 0]


def test_tax_bonus(correct: Correct) -> None:
    correct("tax_bonus", 2)
    t = scenario("port-royal", seats=2, display=["", "priest"], next_cards="tax-influence")
    t.play(0, "reveal")
    assert t.gold == [5, 3]


def test_traders(correct: Correct) -> None:
    correct("trader_coins", 2)
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 priest", display=["trader-red-1 trader-red-1", ""])
    t.play(0, "take ship-red-1-1")
    assert t.gold == [3 + 1 + 4, 3]


def test_jesters(correct: Correct) -> None:
    correct("jester_coins", 3)
    t = scenario("port-royal", seats=2, at=TAKE, display=["jester-1", ""])
    assert t.gold == [6, 3]


def test_governors(correct: Correct) -> None:
    correct("governor_cards", 2)
    t = scenario(
        "port-royal", seats=2, at=TAKE, river="sailor-1 sailor-1 sailor-1 sailor-1", display=["governor", ""], gold=12
    )
    t.play(0, "take sailor-1", "take sailor-1", "take sailor-1")
    assert t.decider == 1


def test_cards_of_the_others(correct: Correct) -> None:
    correct("allowance_of_others", 2)
    t = scenario("port-royal", seats=2, at=TAKE, river="ship-red-1-1 ship-blue-1-1 ship-green-1-1")
    t.play(0, "pass")
    t.play(1, "take ship-red-1-1", "take ship-blue-1-1")
    assert t.active == 1


def test_senoritas(correct: Correct) -> None:
    correct("senorita_discount", 2)
    t = scenario("port-royal", seats=2, at=TAKE, river="sailor-1", display=["senorita-2", ""], gold=[1, 0])
    t.play(0, "take sailor-1")
    assert t.gold == [0, 0]


def test_special_expedition(correct: Correct) -> None:
    correct("special_expedition_players", 4)
    assert scenario("port-royal", seats=4, at=OPEN).expeditions == ["expedition-special"]


def test_expeditions_of_the_variant(correct: Correct) -> None:
    correct("variant_expeditions", 2)
    t = scenario(
        "port-royal", 2, {"end": "expedition"}, display=["expedition-cross2", "expedition-house2 expedition-anchor2"]
    )
    assert t.result.winners == [1]
