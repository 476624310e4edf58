"""The greedy bot: sensible choices, mixed bids, better than chance, blind to open choices."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.bots import make_bot
from flibuste.bots.heuristics.captains_war import choose
from flibuste.bots.heuristics.captains_war_bids import Bids
from flibuste.bots.heuristics.captains_war_worth import FORCE, prize
from flibuste.bots.heuristics.regret import mixed_strategies, value
from flibuste.games.captains_war.command import command_together
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.loot import loot_together, set_aside
from flibuste.games.captains_war.sheet import party_of
from flibuste.kernel import Generator, apply, deciders
from tests.games.captains_war.table import Table, solo

PENNIES = [[1.0, -1.0], [-1.0, 1.0]]


def chosen(t: Table, seat: int = 0, seed: int = 1) -> str:
    return t.game.notation.text(choose(t.game.view(t.s, seat), Generator(b"", seed)))


def play_out(seats: int, bots: list[str], seed: int) -> list[int]:
    """The winners of a game between these bots."""
    s = GAME_OBJECT.new(seats, {}, seed)
    players = [make_bot(name, seed + seat) for seat, name in enumerate(bots)]
    while not s.over:
        seat = deciders(s)[0]
        apply(s, seat, players[seat].choose(GAME_OBJECT.view(s, seat), 0.0))
    return GAME_OBJECT.result(s).winners


def test_regret_matching_finds_the_even_mix() -> None:
    own, other = mixed_strategies(PENNIES, [[-gain for gain in row] for row in zip(*PENNIES, strict=True)], 300)
    assert own == pytest.approx([0.5, 0.5], abs=0.05) and other == pytest.approx([0.5, 0.5], abs=0.05)
    assert value(PENNIES, own, other) == pytest.approx(0, abs=0.02)


def test_regret_matching_drops_a_dominated_choice() -> None:
    own, _ = mixed_strategies([[3.0, 2.0], [1.0, 0.0]], [[0.0, 0.0], [0.0, 0.0]], 60)
    assert own[0] > 0.95


def test_bids_are_mixed() -> None:
    t = Table()
    for seat in (0, 1):
        t.fill(seat, crew=[1, 2, 3], gold=6)
    t.board().play(0, "attack seat-2")
    for seat in (0, 1):
        bids = Counter(chosen(t, seat, seed * 7919) for seed in range(1, 60))
        assert len(bids) > 1 and set(bids) <= set(t.options(seat))


def test_nobody_bids_more_than_the_prize_is_worth() -> None:
    t = Table()
    t.fill(0, crew=[5, 5, 5, 1], gold=1)
    t.fill(1, crew=[1], gold=5)
    t.board().play(0, "attack seat-2")
    assert {chosen(t, 0, seed * 104729) for seed in range(1, 40)} <= {"commit 1", "commit 5"}


def test_a_bid_does_not_depend_on_the_rivals_open_bid() -> None:
    t = Table()
    for seat in (0, 1):
        t.fill(seat, crew=[1, 2, 3], gold=6)
    t.board().play(0, "attack seat-2")
    before = [chosen(t, 1, seed) for seed in range(1, 20)]
    t.play(0, "commit 3+2+1")
    assert [chosen(t, 1, seed) for seed in range(1, 20)] == before


def test_the_odds_against_a_captain() -> None:
    t = solo()
    t.fill(0, boats=1, crew=[1, 5])
    t.fill(1, boats=1, crew=[1])
    worths = dict(Bids(t.s, 0, 1).against_rolls(0))
    won = prize(t.s, 0, t.s.sheets[1])
    assert worths[party_of([1])] == pytest.approx(-FORCE), "the captain always sends the 1: a tie"
    assert worths[party_of([5])] == pytest.approx(won - 5 * FORCE), "and a 5 always wins"


def test_it_takes_what_it_needs_and_denies_what_others_would_miss() -> None:
    t = Table()
    t.dice("1 4 4 1 1 1")
    t.fill(0, gem=1, wood=1, boats=1)
    t.go(loot_together)
    assert chosen(t) == "take blue-1", "the pearl completes an eye patch"
    t = Table()
    t.dice("4 4 4 1 6 1")
    t.go(set_aside)
    assert chosen(t) == "set-aside black", "a pirate of force 4 for nobody else"


def test_it_buys_what_an_acquisition_lacks() -> None:
    t = Table()
    t.fill(0, gold=3, wood=1)
    t.go(command_together)
    assert chosen(t) == "buy barrel"
    t.play(0, "buy barrel")
    assert chosen(t) == "acquire boats"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_plays_whole_games(seats: int) -> None:
    assert len(play_out(seats, ["greedy"] * seats, 5)) <= seats


def test_it_beats_random_players() -> None:
    won = sum(play_out(3, ["random", "greedy", "random"], seed) == [1] for seed in range(10))
    assert won >= 9
