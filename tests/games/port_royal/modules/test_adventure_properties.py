"""What holds at every decision of every adventure, however it is played."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis.strategies import integers, lists, sampled_from

from flibuste.games.port_royal.audit import every_card
from flibuste.games.port_royal.catalogue import INFLUENCE
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure import SAMPLES
from flibuste.games.port_royal.modules.adventure.table import (
    crowns_of,
    influence_of_crowns,
    markers_left,
    missions_of,
    table,
    uncovered,
)
from flibuste.games.port_royal.modules.adventure.unseen import families
from flibuste.kernel import apply
from tests.rules import rule

GAMES = sampled_from([(seats, sample) for seats in range(1, 5) for sample in SAMPLES])
PICKS = lists(integers(0, 10**6), min_size=10, max_size=150)


def positions(seats: int, sample: dict[str, str], seed: int, picks: list[int]) -> Any:
    """Every position of a game in which these picks are played."""
    if seats not in GAME_OBJECT.seat_counts(sample):
        seats = 2
    s = GAME_OBJECT.new(seats, GAME_OBJECT.settle(sample), seed)
    yield s
    for pick in picks:
        if s.over:
            return
        apply(s, s.decider, s.options[pick % len(s.options)])
        yield s


@rule("PR-ADV-005", "PR-ADV-077")
@given(GAMES, integers(1, 10**6), PICKS)
@settings(max_examples=40, deadline=None)
def test_no_card_is_lost_or_doubled(game: tuple[int, dict[str, str]], seed: int, picks: list[int]) -> None:
    for s in positions(*game, seed, picks):
        assert sorted(every_card(s)) == sorted(s.book.deck + s.book.laid_out)


@rule("PR-ADV-005")
@given(GAMES, integers(1, 10**6), PICKS)
@settings(max_examples=40, deadline=None)
def test_no_coin_is_a_card_that_joined_after_it(game: tuple[int, dict[str, str]], seed: int, picks: list[int]) -> None:
    """Pools that were parted stay one family, and a group lies only in pools from its own on."""
    for s in positions(*game, seed, picks):
        for entry in s.zones[table(s).joined]:
            number, group = divmod(entry, 10)
            family = next(pools for pools in families(s) if number in pools)
            before = [card for pool in family if pool < number for card in s.pools[pool]]
            assert not any(s.book.cards.group[card] == group + 80 for card in before)


@rule("PR-ADV-041", "PR-ADV-060", "PR-ADV-061", "PR-ADV-062")
@given(GAMES, integers(1, 10**6), PICKS)
@settings(max_examples=40, deadline=None)
def test_markers_and_crowns_add_up(game: tuple[int, dict[str, str]], seed: int, picks: list[int]) -> None:
    for s in positions(*game, seed, picks):
        for seat in range(s.book.seats):
            done = missions_of(s, seat)
            assert len(set(done)) == len(done) and 0 <= markers_left(s, seat) <= 4 and uncovered(s, seat) <= 4
            assert 0 <= crowns_of(s, seat) <= 15
            shown = sum(s.book.cards.influence[card] for card in s.display[seat])
            assert s.count(seat, INFLUENCE) == shown + influence_of_crowns(s, seat)


@rule("PR-ADV-009", "PR-ADV-036")
@given(GAMES, integers(1, 10**6), PICKS)
@settings(max_examples=40, deadline=None)
def test_every_event_marked_0_is_somewhere_once(game: tuple[int, dict[str, str]], seed: int, picks: list[int]) -> None:
    for s in positions(*game, seed, picks):
        own = table(s)
        if s.zones[own.face_up]:
            places = s.zones[own.unseen] + s.zones[own.coming] + s.zones[own.played]
            zeros = [event for event in places if not own.event_keys[event].startswith("EV-N")]
            assert sorted(zeros) == list(range(13))
