"""Variant, the Stefan Feld pawn: NA-FELD."""

from __future__ import annotations

from flibuste.games.nassau.city import ALLEY_NAMES, CAPTAINS_TILE, CROSSING_NAMES
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.modules.feld import FELD, ChooseBonus, next_corner
from flibuste.games.nassau.setup import tile_at
from flibuste.games.nassau.tables import NONE, SAIL
from tests.games.nassau.table import Table
from tests.rules import rule


def merchant(at: str, **things: object) -> Table:
    """The captain at 7SE, the merchant somewhere, seat 1 has passed."""
    t = Table(feld="yes").captain("7SE")
    t.s.tally[FELD] = CROSSING_NAMES.index(at)
    t.ship(1, place="A", berth=4)
    t.ship(0, **{"rum": 0, "doubloons": 0, "provisions": 0, **things})
    return t


@rule("NA-FELD-001")
def test_where_he_starts() -> None:
    for seed in range(60):
        s = GAME_OBJECT.new(2, {"feld": "yes"}, seed)
        corner = 2 if tile_at(s, 6) == CAPTAINS_TILE else 6
        assert s.tally[FELD] // 4 == corner


@rule("NA-FELD-002", "NA-FELD-003")
def test_example_merchant() -> None:
    """EX32 A sail, a provision, and for a doubloon a crate; then he is sent on."""
    t = Table(feld="yes").lay_city("7a/0 3a/0 4a/0 5a/0 1a/0 6a/0 2a/0 8a/0 9a/0")
    sail = next(at for at, offer in enumerate(t.s.city.offers) if offer == [(SAIL, 1)])
    t.s.tally[FELD] = sail
    alley = next(alley for alley in t.s.city.at[sail] if t.s.city.ends[alley][1] != NONE)
    t.s.captain = t.s.city.other_end(alley, sail)
    t.ship(1, place="A", berth=4)
    t.ship(0, doubloons=1, provisions=0, crates=0, rum=0)
    t.city().play(0, f"go {ALLEY_NAMES[alley]}")
    assert t[0].sails == 3 and t.options() == ["bonus provision", "bonus rum", "bonus crate"]
    t.play(0, "bonus provision")
    assert t.options() == ["skip", "bonus rum", "bonus crate"], "a second, different one"
    t.play(0, "bonus crate")
    assert (t[0].provisions, t[0].crates, t.owns(0)["doubloons"]) == (1, 1, 0)
    corner = {0: "2", 2: "8", 8: "6", 6: "0"}[sail // 4]
    assert t.options() == [f"send {corner}{quadrant}" for quadrant in ("NW", "NE", "SE", "SW")]
    t.play(0, f"send {corner}SE")
    assert t.s.tally[FELD] == CROSSING_NAMES.index(f"{corner}SE")


@rule("NA-FELD-005", "NA-FELD-002")
def test_the_doubloons_just_received_may_pay_the_second_bonus() -> None:
    t = merchant("8SW").city().play(0, "go 7.3")
    assert t.owns(0)["doubloons"] == 2, "the equipment first"
    t.play(0, "bonus rum", "bonus provision")
    assert t.owns(0)["doubloons"] == 1
    t.play(0, "send 6NW")
    assert t.topic == "again", "the extra move last"
    assert t.s.dolphin == 0


@rule("NA-FELD-002")
def test_without_a_doubloon_one_bonus() -> None:
    t = merchant("8NE", provisions=1).with_frame(ChooseBonus(0, NONE)).play(0, "bonus rum")
    assert t.owns(0)["rum"] == 1 and t.topic != "bonus"


@rule("NA-FELD-003")
def test_he_goes_round_the_corners_clockwise() -> None:
    assert [next_corner(corner) for corner in (6, 0, 2, 8)] == [0, 2, 8, 6]


@rule("NA-FELD-004")
def test_he_stays_between_rounds() -> None:
    t = merchant("8NE")
    t.refit()
    assert t.s.rounds == 2 and t.s.tally[FELD] == CROSSING_NAMES.index("8NE")
