"""The greedy bot with modules: it claims contracts, and plays to win together."""

from __future__ import annotations

import pytest

from flibuste.bots.base import Bot, GreedyBot, RandomBot
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.kernel import Generator, Result, apply
from tests.games.port_royal.modules.table import COMPETE, TOGETHER, ModuleTable, table
from tests.games.port_royal.table import TAKE


def answer(t: ModuleTable, seat: int) -> str:
    bot = GreedyBot(Generator(b"", 1))
    return t.game.notation.text(bot.choose(t.game.view(t.state, seat), 0.0))


def result(bot: type[GreedyBot] | type[RandomBot], seats: int, options: dict[str, str], seed: int) -> Result:
    s = GAME_OBJECT.new(seats, options, seed)
    player: Bot = bot(Generator(b"", seed))
    while not s.over:
        apply(s, s.decider, player.choose(GAME_OBJECT.view(s, s.decider), 0.0))
    return GAME_OBJECT.result(s)


def test_a_contract_is_claimed_as_soon_as_it_can_be() -> None:
    t = table(2, COMPETE, contracts="mercenary luminary", display=["pirate-1 sailor-1", ""])
    assert answer(t, 0) == "claim mercenary"


def test_together_no_marker_is_spent_on_what_is_done() -> None:
    crew = "pirate-1 sailor-1"
    t = table(2, TOGETHER, contracts="mercenary luminary", markers="mercenary:1", display=[crew, ""])
    assert answer(t, 0) in ("reveal", "stop")


@pytest.mark.parametrize("options", [COMPETE, TOGETHER])
def test_now_is_better_than_never(options: str) -> None:
    t = table(2, options, contracts="jinx", river="ship-red-1-1", next_cards="ship-red-3-skull")
    t.play(0, "reveal")
    assert answer(t, 0) == "place jinx"


def test_a_character_that_completes_a_contract_is_preferred() -> None:
    t = table(2, COMPETE, at=TAKE, gold=8, contracts="luminary", display=["jester-1", ""], river="captain priest")
    assert answer(t, 0) == "take priest"


def test_a_begun_nemesis_is_gone_on_with() -> None:
    t = table(2, COMPETE, at=TAKE, contracts="galleon", progress="galleon:0", river="ship-black-4-skull")
    t.play(0, "take ship-black-4-skull")
    assert answer(t, 0) == "give-up"


def test_a_ship_is_kept_under_the_merchant() -> None:
    t = table(2, "sails=marked", at=TAKE, display=["merchant-red-2", ""], river="ship-red-2-3")
    t.play(0, "take ship-red-2-3")
    assert answer(t, 0) == "store"


def test_alone_the_greedy_bot_wins_what_a_random_one_does_not() -> None:
    seeds, options = range(12), {"contracts": "cooperative"}
    won = [bool(result(GreedyBot, 1, options, seed).winners) for seed in seeds]
    by_chance = [bool(result(RandomBot, 1, options, seed).winners) for seed in seeds]
    assert sum(won) >= 5
    assert sum(by_chance) <= 1


def test_a_crew_of_two_wins_sometimes() -> None:
    won = [bool(result(GreedyBot, 2, {"contracts": "cooperative"}, seed).winners) for seed in range(10)]
    assert sum(won) >= 2


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"sails": "alone"}),
        (3, {"gambler": "yes", "sails": "marked", "contracts": "competitive"}),
        (5, {"gambler": "yes", "contracts": "cooperative"}),
    ],
)
def test_the_greedy_bot_plays_every_module_to_the_end(seats: int, options: dict[str, str]) -> None:
    assert len(result(GreedyBot, seats, options, 4).scores) == seats
