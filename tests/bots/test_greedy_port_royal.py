"""The greedy bot of Port Royal: sensible in small positions, far above chance in whole games, never endless."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.bots import make_bot
from flibuste.cli.arena import Contest, play_game
from flibuste.games import registry
from tests.scenario import scenario

ENOUGH = 400


def answer(t: Any, seat: int = 0) -> str:
    game = t.game
    return str(game.notation.text(make_bot("greedy", 1).choose(game.view(t.state, seat), 1.0)))


def table(**things: Any) -> Any:
    return scenario("port-royal", seats=2, **things)


def test_it_turns_up_cards_while_nothing_is_at_stake() -> None:
    assert answer(table(river="")) == "reveal"
    assert answer(table(river="ship-red-1-1")) == "reveal"


def test_it_stops_when_the_stake_outweighs_the_gain() -> None:
    assert answer(table(river="ship-red-4-skull ship-blue-4-5 ship-green-1-1 ship-yellow-1-1", gold=0)) == "stop"


def test_it_goes_on_where_no_ship_can_end_the_turn() -> None:
    """All ships left are repelled by five swords or of a colour that does not lie in the river."""
    assert answer(table(river="ship-yellow-1-1", display=["pirate-1 pirate-2 pirate-3", ""])) == "reveal"


def test_it_repels_the_ship_that_would_end_the_turn() -> None:
    t = table(river="ship-red-1-1", display=["sailor-1", ""], next_cards="ship-red-1-1")
    t.play(0, "reveal")
    assert answer(t) == "repel"


def test_it_lets_a_good_ship_in() -> None:
    t = table(river="", display=["pirate-1 pirate-2 pirate-3", ""], next_cards="ship-blue-4-5")
    t.play(0, "reveal")
    assert answer(t) == "keep"


def test_it_completes_expeditions_and_spares_its_jack() -> None:
    t = table(display=["priest priest jack", ""], expeditions="expedition-cross2")
    assert answer(t) == "complete expedition-cross2 priest+priest"


def test_it_takes_ships_early_and_influence_late() -> None:
    river = "ship-blue-3-2 sailor-1"
    assert answer(table(at="take", river=river, gold=5)) == "take ship-blue-3-2"
    late = ["senorita-3 senorita-3 jester-3 admiral-2", ""]
    assert answer(table(at="take", river=river, gold=5, display=late)) == "take sailor-1"


def test_it_leaves_what_is_not_worth_its_price() -> None:
    t = table(at="take", river="ship-blue-1-1", gold=3)
    t.play(0, "pass")
    assert answer(t, 1) == "pass", "a ship that only pays the fee helps nobody but the active player"


def test_it_beats_random_in_more_than_95_games_of_100() -> None:
    contest = Contest("port-royal", {}, ("greedy", "random"), seed=1)
    outcomes = [play_game(contest, number) for number in range(60)]
    won = sum(outcome.seating[seat] == 0 for outcome in outcomes for seat in outcome.winners)
    assert won >= 58


@pytest.mark.parametrize(
    "options", list(registry.game("port-royal").option_sets(3)), ids=lambda options: ",".join(options.values())
)
def test_it_finds_an_answer_and_an_end_in_every_mode(options: dict[str, str]) -> None:
    outcome = play_game(Contest("port-royal", options, ("greedy",) * 3, seed=2), 0)
    assert 0 < outcome.decisions < ENOUGH * 3
