"""The ship board: tracks, columns, bonuses that chain, the hold (RS-RES, RS-DEF-007, RS-DEF-008)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from flibuste.games.registry import game
from flibuste.games.rolling_seas.scoring import stars_of
from flibuste.games.rolling_seas.sheet import Sheet
from tests.rules import rule

TABLE = game("rolling-seas").new(1, {}, 1)
TABLES = TABLE.book.tables


def sheet(**counts: int) -> Sheet:
    first: Sheet = TABLE.sheets[0].clone()
    for name, count in counts.items():
        setattr(first, name, count)
    return first


@rule("RS-SET-012")
def test_the_start() -> None:
    fresh = sheet()
    assert (fresh.provisions, fresh.provisions_ever, fresh.gold, fresh.wind, fresh.story, fresh.cannons) == (
        5,
        5,
        0,
        0,
        0,
        0,
    )
    assert (fresh.ship, fresh.hold, fresh.monster_power, fresh.pirate_power) == (0, 5, 1, 1)


@rule("RS-RES-002", "RS-DEF-008")
def test_a_column_pays_once_whatever_was_spent_of_it() -> None:
    own = sheet(provisions=0, provisions_ever=5)
    own.gain_provisions(2)
    assert own.wind == 0
    own.provisions = 0
    own.gain_provisions(1)
    assert (own.wind, own.provisions, own.provisions_ever) == (1, 1, 8)
    own.gain_provisions(1)
    assert own.wind == 1


@rule("RS-RES-003", "RS-DEF-007")
def test_bonuses_chain_before_the_next_unit() -> None:
    """The 5th coin gives the 8th story, which gives the 6th coin; then the second coin of the gain is the 7th."""
    own = sheet(gold=4, gold_ever=4, story=7)
    own.gain_gold(2)
    assert (own.gold_ever, own.story) == (7, 8)


@rule("RS-RES-003")
def test_a_refill_in_the_middle_of_a_gain_comes_first() -> None:
    """The 24th provision gives the 22nd story, which refills the hold before the rest of the gain arrives."""
    own = sheet(provisions=0, provisions_ever=23, story=21)
    own.gain_provisions(2)
    assert own.story == 22 and own.provisions == 6
    own.strike()
    assert own.provisions == 5 and own.provisions_ever == 29


@rule("RS-RES-004", "RS-RES-001")
def test_the_surplus_is_struck_but_stays_circled() -> None:
    own = sheet()
    own.gain_provisions(2)
    own.strike()
    assert (own.provisions, own.provisions_ever) == (5, 7)


@rule("RS-RES-005")
def test_a_refill_gives_what_is_missing() -> None:
    own = sheet(provisions=2)
    own.refill()
    assert own.provisions == 5
    over = sheet(provisions=9)
    over.refill()
    assert over.provisions == 9


@rule("RS-RES-006")
def test_full_tracks_take_no_more() -> None:
    own = sheet(provisions_ever=63, provisions=0, gold_ever=24, story=59, wind_ever=7)
    own.gain_provisions(3)
    own.gain_gold(3)
    own.gain_story(3)
    own.gain_wind(3)
    assert (own.provisions_ever, own.gold_ever, own.story, own.wind_ever) == (64, 25, 60, 8)
    assert (own.provisions, own.gold, own.wind) == (1, 1, 1)
    assert own.stars == 8 + 5 + 10


@rule("RS-RES-007")
def test_gold_is_not_limited_by_the_hold() -> None:
    own = sheet()
    own.gain_gold(20)
    own.strike()
    assert own.gold >= 20 > own.hold


@rule("RS-RES-008")
def test_cannons_come_in_order_with_their_bonuses() -> None:
    own = sheet()
    seen = []
    for _ in range(7):
        own.add_cannon()
        seen.append((own.wind, own.story, own.stars))
    assert seen == [(0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 0), (1, 1, 10)]


@rule("RS-ADV-004")
def test_powers_stop_at_the_last_box() -> None:
    own = sheet(monster_power=7, pirate_power=6)
    own.grow(1, 1)
    assert (own.monster_power, own.pirate_power) == (7, 7)


GAINS = st.lists(
    st.tuples(st.sampled_from(["gain_story", "gain_gold", "gain_provisions", "gain_wind"]), st.integers(0, 9)),
    max_size=40,
)


@rule("RS-END-004", "RS-RES-006")
@given(GAINS)
def test_bonus_renown_is_always_what_a_recount_gives(gains: list[tuple[str, int]]) -> None:
    own = sheet()
    for name, count in gains:
        getattr(own, name)(count)
    assert own.stars == stars_of(own)
    assert own.story <= 60 and own.gold_ever <= 25 and own.provisions_ever <= 64 and own.wind_ever <= 8


@given(GAINS, GAINS)
def test_a_clone_goes_its_own_way(first: list[tuple[str, int]], then: list[tuple[str, int]]) -> None:
    own = sheet()
    for name, count in first:
        getattr(own, name)(count)
    before = repr(own)
    twin = own.clone()
    assert repr(twin) == before
    twin.tell_story()
    for name, count in then:
        getattr(twin, name)(count)
    assert repr(own) == before
