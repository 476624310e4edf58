"""PR-ADV-077, PR-ADV-078, PR-ADV-085: sentinels and the lookout, and what nobody else may know."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from flibuste.bots import make_bot
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.unseen import join
from flibuste.games.port_royal.odds import bust_odds
from flibuste.kernel import SPECTATOR, Generator, Match, apply, deciders, describe, options_of, seen_by
from tests.games.port_royal.modules.adventure import AdventureTable, adventure
from tests.games.port_royal.table import OPEN
from tests.rules import rule

THREE = "governor senorita-3 jester-3"


def shown(t: AdventureTable, seat: int) -> str:
    """Everything a seat is sent of a position."""
    view = GAME_OBJECT.view(t.state, seat)
    return json.dumps(describe(GAME_OBJECT, view.seen)) + str(options_of(view.seen, t.decider))


@rule("PR-ADV-077")
def test_a_sentinel_looks_at_three_cards_and_puts_one_back() -> None:
    t = adventure(2, display=["sentinel-1", ""], next_cards=THREE, river="priest")
    assert t.options(0) == ["reveal", "stop", "look"]
    pile = t.pile
    t.play(0, "look")
    assert t.question(0) == "sight" and t.options(0) == ["put-back 1", "put-back 2", "put-back 3"]
    t.play(0, "put-back 2")
    assert t.discard == ["governor", "jester-3"]
    assert t.zones["top"] == ["senorita-3"] and t.pile == pile - 3
    assert t.options(0) == ["reveal", "stop"]
    t.play(0, "reveal")
    assert t.river == ["priest", "senorita-3"]


@rule("PR-ADV-077")
def test_a_look_before_the_first_card_does_not_replace_it() -> None:
    t = adventure(2, at=OPEN, display=["sentinel-1", ""], next_cards=THREE, events="EV-07")
    assert t.options(0) == ["reveal", "look"]
    t.play(0, "look", "put-back 1")
    assert t.options(0) == ["reveal"]


@rule("PR-ADV-077")
def test_each_sentinel_and_thomas_fishborn_look_once_per_turn() -> None:
    """A06"""
    t = adventure(
        2, display=["sentinel-1 sentinel-1", ""], adventurers=("fishborn", "scott"), out=(1, 0), events="EV-07"
    )
    for _ in range(3):
        t.play(0, "look", "put-back 1")
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-ADV-077")
def test_a_second_look_begins_with_the_card_left_on_top() -> None:
    t = adventure(2, display=["sentinel-1 sentinel-1", ""], next_cards=f"{THREE} priest captain")
    t.play(0, "look", "put-back 3", "look")
    assert t.zones["seen"][0] == "jester-3" and len(t.zones["seen"]) == 3


@rule("PR-ADV-077")
def test_only_in_phase_1_of_ones_own_turn() -> None:
    t = adventure(2, display=["sentinel-1", "sentinel-1"], river="ship-red-1-1 priest", gold=9)
    t.play(0, "stop")
    assert "look" not in t.options(0)
    t.play(0, "take priest")
    assert "look" not in t.options(1)


@rule("PR-ADV-078")
def test_the_discard_goes_under_what_is_left_of_the_pile() -> None:
    t = adventure(2, display=["sentinel-1", ""], pile=1, gold=0, next_cards="governor")
    t.play(0, "look")
    assert t.zones["seen"][0] == "governor" and len(t.zones["seen"]) == 3
    assert len(t.told("reshuffled")) == 1


@rule("PR-ADV-078")
@pytest.mark.parametrize("count", [1, 2])
def test_fewer_than_three_cards_are_all_there_is_to_see(count: int) -> None:
    t = adventure(2, display=["sentinel-1", ""], pile=count, gold=0)
    everything = t.discard
    t.state.discard.clear()
    t.state.zones[t.state.book.parts["adventure"].aside] += [t.state.book.cards.of[card] for card in everything]
    t.play(0, "look")
    assert len(t.options(0)) == count
    t.play(0, "put-back 1")
    assert len(t.zones["top"]) == 1 and len(t.discard) == count - 1


@rule("PR-ADV-085")
def test_the_card_put_back_is_the_first_coin_that_anybody_gains() -> None:
    """A31"""
    t = adventure(
        3,
        display=["sentinel-1", "", "jester-1"],
        river="ship-red-2-3",
        next_cards="governor tybuk-anton jack",
        gold=[1, 1, 1],
        events="EV-07",
    )
    t.play(0, "look", "put-back 2", "stop", "take ship-red-2-3")
    assert t.zones["top"] == [] and t.gold[0] == 3
    coin = [row[0] for row, pool in zip(t.board["purses"], t.board["pools"], strict=True) if pool == ["tybuk-anton"]]
    assert coin == [1]
    assert "tybuk-anton" not in t.board["pools"][-1]


@rule("PR-ADV-085")
@pytest.mark.parametrize(("answer", "river"), [("put-back 1", ["governor"]), ("cast-off", ["priest"])])
def test_the_lookout_leaves_the_card_or_discards_it(answer: str, river: list[str]) -> None:
    t = adventure(2, at=OPEN, events="EV-13", next_cards="governor priest")
    assert t.question(0) == "lookout" and t.options(0) == ["put-back 1", "cast-off"]
    t.play(0, answer, "reveal")
    assert t.river == river


# What others may know -------------------------------------------------------------------------------------------------


@rule("PR-ADV-077", "PR-ADV-085")
def test_nobody_else_is_shown_what_a_sentinel_sees() -> None:
    """A29: two tables that differ in the cards seen look the same to everybody else."""
    tables = [
        adventure(3, display=["sentinel-1", "", ""], next_cards=cards)
        for cards in (THREE, "ship-ares-book-6 jack priest")
    ]
    for t in tables:
        t.play(0, "look")
    for seat in (SPECTATOR, 1, 2):
        assert shown(tables[0], seat) == shown(tables[1], seat)
    assert shown(tables[0], 0) != shown(tables[1], 0)


@rule("PR-ADV-085")
def test_nobody_else_is_shown_what_was_left_on_top_nor_told_in_the_log() -> None:
    t = adventure(2, display=["sentinel-1", ""], next_cards=THREE)
    t.play(0, "look")
    heard: list[tuple[int, ...]] = []
    t.state.sink = heard
    action = GAME_OBJECT.notation.parse("put-back 1")
    apply(t.state, 0, action)
    kinds = [kind.name for kind in GAME_OBJECT.events]
    kept = [event for event in heard if kinds[event[0]] == "left-on-top"]
    governor = t.state.book.cards.of["governor"]
    assert seen_by(GAME_OBJECT.events, kept[0], 0)[2] == governor
    assert seen_by(GAME_OBJECT.events, kept[0], 1)[2] != governor
    assert GAME_OBJECT.view(t.state, 1).seen.zones[t.state.book.top_zone] == []
    assert GAME_OBJECT.view(t.state, 0).seen.zones[t.state.book.top_zone] == [governor]


@rule("PR-ADV-085")
def test_who_knows_the_next_card_knows_the_odds() -> None:
    t = adventure(2, display=["sentinel-1", ""], river="ship-red-1-1", next_cards="ship-red-2-3 jester-3 governor")
    t.play(0, "look", "put-back 1")
    assert bust_odds(GAME_OBJECT.view(t.state, 0).seen, 0) == (1, 1)
    assert bust_odds(GAME_OBJECT.view(t.state, 1).seen, 0)[1] > 100


@rule("PR-ADV-005")
def test_views_do_not_tell_coins_from_the_pile_but_know_what_joined_later() -> None:
    """The unseen cards lie together; an imagined world never makes a coin of a card that came in after it."""
    t = adventure(3, "competitive", "chapter=2", at=OPEN, missions="20", gold=5, events="EV-10")
    s = t.state
    own = s.book.parts["adventure"]
    inns = [card for card in s.pools[1] if s.book.cards.group[card] == 84]
    s.pools[1] = [card for card in s.pools[1] if card not in inns]
    s.pile -= len(inns)
    s.zones[own.aside] = inns
    GAME_OBJECT.audit(s)
    assert join(s, 84) == 5
    GAME_OBJECT.audit(s)
    view = GAME_OBJECT.view(s, 0)
    assert view.seen.pools[1] == [] and len(view.seen.pools[2]) == len(s.pools[1]) + len(s.pools[2])
    dice = Generator(b"", 5)
    coins = [frozenset(GAME_OBJECT.imagine(view, dice).pools[1]) for _ in range(50)]
    assert len(set(coins)) > 40
    assert not any(coin in inns for hoard in coins for coin in hoard)


@pytest.mark.parametrize(("mode", "is_secret"), [("competitive", True), ("variable", True), ("cooperative", False)])
def test_rivals_at_one_screen_have_secrets_and_a_crew_has_none(mode: str, is_secret: bool) -> None:
    assert adventure(2, mode).state.rules.has_secrets == is_secret
    assert not GAME_OBJECT.rules(2, {}).has_secrets


@rule("PR-ADV-077", "PR-ADV-085")
@pytest.mark.parametrize(("seats", "may_undo"), [(1, True), (2, False)])
def test_what_a_sentinel_showed_is_not_unseen(seats: int, may_undo: bool) -> None:
    """A29: a look cannot be taken back; a choice only while nobody else has seen what was discarded."""
    for match in lookers(seats):
        seat = int(match.state.active)
        match.play(seat, "look")
        assert not match.may_undo(seat)
        match.play(seat, "put-back 1")
        assert match.may_undo(seat) == may_undo
        return


def lookers(seats: int) -> Iterator[Match]:
    """Matches in which somebody with a sentinel may look."""
    for seed in range(1, 40):
        options = {"adventure": "cooperative", "chapter": "5"}
        match = Match.start(GAME_OBJECT, ["Anne", "Mary"][:seats], options, seed=seed.to_bytes(32, "big"))
        bots = [make_bot("greedy", seat) for seat in range(seats)]
        while not match.over:
            (seat, *_) = deciders(match.state)
            if any(match.game.notation.text(action) == "look" for action in match.view(seat).options):
                yield match
                break
            match.play(seat, bots[seat].choose(match.view(seat), 0.0))
    raise AssertionError("Nobody has a sentinel.")
