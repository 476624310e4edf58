"""What contracts ask for."""

import pytest

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.contracts.printed import CHEAP
from tests.games.port_royal.modules.table import COMPETE, table
from tests.rules import rule


@rule("PR-CON-020")
@pytest.mark.parametrize(
    ("contract", "crew"),
    [
        ("luminary", "priest jester-1"),
        ("bruja", "captain senorita-2"),
        ("maritime", "captain viceadmiral-1"),
        ("colony", "settler gunner-1"),
        ("outpost", "settler clerk-green-3"),
    ],
)
def test_two_characters_are_needed_none_is_used_up_and_a_jack_is_no_substitute(contract: str, crew: str) -> None:
    for missing in (*crew.split(), f"jack {crew.split()[1]}"):
        t = table(2, COMPETE, contracts=contract, display=[missing, ""])
        assert t.options(0) == ["reveal", "stop"]
    t = table(2, COMPETE, contracts=contract, display=[crew, ""])
    t.play(0, f"claim {contract}")
    assert t.display[0] == crew.split()


@rule("PR-CON-020")
def test_a_captain_serves_several_contracts_and_an_expedition_afterwards() -> None:
    crew = "captain captain senorita-2 viceadmiral-1"
    t = table(2, COMPETE, contracts="bruja maritime", display=[crew, ""], expeditions="expedition-anchor2")
    t.play(0, "claim bruja", "claim maritime", "complete expedition-anchor2 captain+captain")
    assert t.markers[0] == 1
    assert t.display[0] == ["senorita-2", "viceadmiral-1", "expedition-anchor2"]


@rule("PR-CON-021")
@pytest.mark.parametrize(
    ("contract", "crew", "fits"),
    [
        ("trademaster", "trader-red-1", False),
        ("trademaster", "trader-red-1 trader-red-1", True),
        ("trademaster", "trader-red-1 trader-blue-2", True),
        ("outpost", "settler clerk-yellow-1", True),
        ("outpost", "settler clerk-black-1", True),
        ("outpost", "settler trader-black-1", False),
    ],
)
def test_traders_and_clerks_of_any_colour(contract: str, crew: str, fits: bool) -> None:
    t = table(2, COMPETE, contracts=contract, display=[crew, ""])
    assert (f"claim {contract}" in t.options(0)) is fits


@rule("PR-CON-022")
@pytest.mark.parametrize(
    ("crew", "fits"),
    [
        ("sailor-1 sailor-1 sailor-1", False),
        ("sailor-1 sailor-1 trader-red-1 trader-green-1", True),
        ("sailor-1 sailor-1 sailor-1 priest senorita-2", False),  # the priest costs 4, whatever the discount
        ("sailor-1 sailor-1 sailor-1 expedition-cross2", False),
    ],
)
def test_four_characters_of_printed_cost_3_or_less(crew: str, fits: bool) -> None:
    t = table(2, COMPETE, contracts="thrifty", display=[crew, ""])
    assert ("claim thrifty" in t.options(0)) is fits


@rule("PR-CON-022")
def test_marked_passengers_of_cost_2_are_thrifty_too() -> None:
    book = GAME_OBJECT.rules(2, {"contracts": "competitive", "sails": "marked"})
    granted = [book.cards.keys[card] for card, grants in enumerate(book.grants) if (CHEAP, 1) in grants]
    assert "passenger-m-1" in granted and "sailor-1" in granted
    assert "passenger-m-2" not in granted and "governor" not in granted


@rule("PR-CON-023")
@pytest.mark.parametrize(
    ("contract", "crew", "fits"),
    [
        ("mercenary", "pirate-1", False),
        ("mercenary", "sailor-1 sailor-2 sailor-3", True),
        ("mercenary", "pirate-1 pirate-2", True),
        ("explorer", "priest priest", False),
        ("explorer", "expedition-house2", True),
    ],
)
def test_swords_and_expeditions(contract: str, crew: str, fits: bool) -> None:
    t = table(2, COMPETE, contracts=contract, display=[crew, ""])
    assert (f"claim {contract}" in t.options(0)) is fits
