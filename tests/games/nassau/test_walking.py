"""Phase I: NA-P1."""

from __future__ import annotations

from flibuste.games.nassau.city import ALLEY_NAMES
from flibuste.games.nassau.receiving import FreePirate, Receive, TakeAnimal
from flibuste.games.nassau.tables import NONE, SAILOR, YARN
from tests.games.nassau.table import Table, lone
from tests.rules import rule


@rule("NA-P1-001", "NA-GEN-002", "NA-P1-023")
def test_turns_go_clockwise_and_skip_who_has_passed() -> None:
    t = Table(3).captain("7SE")
    for seat in range(3):
        t.ship(seat, doubloons=0, rum=0)
    t.city(1)
    assert t.s.decider == 1
    t.play(1, "pass", "quay Q2")
    assert t.s.decider == 2
    t.play(2, "go 7NESE")
    assert t.s.decider == 0
    t.play(0, "pass", "quay Q1")
    assert t.s.decider == 2, "seat 1 has passed"
    t.play(2, "pass", "quay Q3")
    assert t.topic == "voyage", "all have passed: phase II"


@rule("NA-P1-002", "NA-P1-003", "NA-P1-010")
def test_example_option_1_and_2() -> None:
    """EX01 Four pirates for two doubloons, or two pirates for a new hold."""
    t = lone(standing=8, doubloons=0).city()
    t.play(0, "go 7.3")
    assert t[0].standing == 4 and t.owns(0)["doubloons"] == 2
    assert t.s.alleys[ALLEY_NAMES.index("7.3")] == 0
    assert t.where() == "8SW"
    t = lone(standing=8, doubloons=0).city()
    t.play(0, "go 7NESE")
    assert t[0].standing == 6 and t[0].holds == 4
    assert t.told("opened") == [(0,)]


@rule("NA-P1-003", "NA-P1-004")
def test_occupied_or_too_long_alleys_cannot_be_chosen() -> None:
    t = lone(standing=3, doubloons=0, points=0)
    t.alley("7NESE", 1)
    t.city()
    assert t.options() == ["go 7NWSE", "pause", "pass"], "7.3 has four sections; the barge costs points"


@rule("NA-P1-005")
def test_the_captain_may_return_and_the_equipment_is_received_again() -> None:
    t = lone(holds=3, doubloons=0).city()
    t.play(0, "go 7NESE")
    assert t[0].holds == 4
    t.captain("7SE").s.alleys[ALLEY_NAMES.index("7NESE")] = NONE
    t[0].standing += 2
    t.city().play(0, "go 7NESE")
    assert t[0].holds == 5, "the same crossing once more"
    t.captain("7SE").s.alleys[ALLEY_NAMES.index("7NESE")] = NONE
    t[0].standing += 2
    t.city().play(0, "go 7NESE")
    assert t[0].holds == 5 and t.told("missed"), "both are open: nothing"


@rule("NA-P1-006", "NA-P1-027", "NA-P1-025")
def test_a_pirate_of_the_tavern_brings_his_tables_item_and_can_be_used_at_once() -> None:
    t = lone(standing=4, doubloons=1, tavern=0b10110)
    t[0].lying = 13 - 4 - 3
    pirate = next(at for at, offer in enumerate(t.s.city.offers) if offer == [(7, 1)])
    t.s.captain = pirate
    t.s.visited = 1 << pirate
    alley = next(alley for alley in t.s.city.at[pirate] if t.s.city.ends[alley][1] != NONE)
    t.s.captain = t.s.city.other_end(alley, pirate)
    t[0].standing, t[0].lying = t.s.city.sections[alley], 10 - t.s.city.sections[alley]
    t.city().play(0, f"go {ALLEY_NAMES[alley]}")
    assert t.options() == ["table 2", "table 3", "table 5"]
    t.play(0, "table 2")
    assert t[0].standing == 1 and t.owns(0)["doubloons"] == 2, "he stands, and the table gave a doubloon"
    assert t.told("freed") == [(0, 1)]


@rule("NA-P1-006")
def test_an_empty_tavern_gives_nothing() -> None:
    t = lone(tavern=0)
    t[0].lying += 5
    t.with_frame(FreePirate(0, 1))
    assert t.told("exhausted") and not t.told("freed")


@rule("NA-P1-011", "NA-P1-014")
def test_example_barge() -> None:
    """EX04 Out by one section, a doubloon, in by two: two provisions."""
    t = Table().captain("0NW")
    t.ship(1, place="A")
    t.ship(0, standing=3, doubloons=1, provisions=0)
    t.city()
    assert "barge 0.7" in t.options() and "go 0.7" not in t.options()
    t.play(0, "barge 0.7")
    assert t.owns(0)["doubloons"] == 0
    t.play(0, "land 2.1", "take provision")
    assert t[0].standing == 0 and t[0].provisions == 2 and t.where() == "2NE"


@rule("NA-P1-012", "NA-GEN-004")
def test_the_fare_in_points_only_without_a_doubloon() -> None:
    t = Table().captain("0NW")
    t.ship(1, place="A")
    t.ship(0, standing=3, doubloons=0, points=2)
    t.city().play(0, "barge 0.7")
    assert t[0].points == 0 and t.told("fined") == [(0, 2)]
    t = Table().captain("0NW")
    t.ship(1, place="A")
    t.ship(0, standing=3, doubloons=0, points=1)
    t.city()
    assert not [option for option in t.options() if option.startswith("barge")], "one point is not enough"


@rule("NA-P1-013")
def test_the_barge_does_not_come_back_to_its_crossing() -> None:
    t = Table().captain("0NW")
    t.ship(1, place="A")
    t.ship(0, standing=8, doubloons=1)
    t.city().play(0, "barge 0.7")
    assert "land 0.0" not in t.options() and "land 0.6" not in t.options()
    assert "land 2.1" in t.options() and len(t.options()) == 21


@rule("NA-P1-015", "NA-P1-024")
def test_an_extra_move_once_per_turn() -> None:
    t = lone(standing=8, doubloons=2).city()
    t.play(0, "go 7NESE")
    assert t.options() == ["again", "end"]
    t.play(0, "again")
    assert t.owns(0)["doubloons"] == 1, "paid before the move"
    assert "pass" not in t.options() and "pause" not in t.options()
    moves = [option for option in t.options() if option.startswith("go")]
    t.play(0, moves[0])
    assert "again" not in t.options(), "never a third move"


@rule("NA-P1-024")
def test_the_barge_of_an_extra_move_may_cost_points() -> None:
    t = Table().captain("0NE")
    t.ship(1, place="A")
    t.ship(0, standing=8, doubloons=1)
    way = next(ALLEY_NAMES[alley] for alley in t.s.city.at[t.s.captain] if t.s.city.other_end(alley, t.s.captain) == 0)
    t.city().play(0, f"go {way}")
    if t.topic != "again":
        t.play(0, t.options()[0])
    while t.topic != "again":
        t.play(0, t.options()[0])
    held = t.owns(0)["doubloons"]
    assert held == 1
    t.play(0, "again", "barge 0.7")
    assert t[0].points == 8, "the last doubloon is gone"


@rule("NA-P1-025")
def test_no_extra_move_without_a_move_to_make() -> None:
    t = lone(standing=2, doubloons=1).city()
    t.play(0, "go 7NESE")
    assert t.topic != "again", "no pirate is left"


@rule("NA-P1-016")
def test_example_pause() -> None:
    """EX05 A rum is gone, the pirates stay, and the player is still in the phase."""
    t = lone(standing=4, rum=1).city()
    t.play(0, "pause")
    assert t.owns(0)["rum"] == 0 and t[0].standing == 4
    assert t.s.decider == 0 and "pass" in t.options() and "pause" not in t.options()


@rule("NA-P1-017")
def test_passing_is_free_and_compulsory_when_nothing_else_can_be_done() -> None:
    t = lone(standing=8, rum=1).city()
    assert t.options()[-1] == "pass"
    t = lone(standing=0, rum=0).city()
    assert t.topic == "quay", "neither move nor pause: the boat must go"


@rule("NA-P1-018", "NA-P1-019")
def test_example_quay() -> None:
    """EX07 Two provisions and a doubloon."""
    t = lone(doubloons=0, provisions=0).city()
    t.play(0, "pass", "quay Q1")
    assert t[0].provisions == 2 and t.owns(0)["doubloons"] == 1


@rule("NA-P1-018", "NA-P1-019")
def test_free_quays_and_own_outposts() -> None:
    t = Table(3).captain("7SE")
    t.outpost("E", "OU1", 0).outpost("H", "OU2", 1)
    t.ship(1, place="A", berth=2)
    t.ship(2, place="A", berth=0)
    t.ship(0, provisions=0)
    t.city().play(0, "pass")
    assert t.options() == ["quay Q2", "quay Q4", "quay Q5", "quay OU-E"]
    t.play(0, "quay OU-E")
    assert t[0].place == 4 and t[0].provisions == 2, "an outpost gives the provisions and nothing else"


@rule("NA-P1-020", "NA-GEN-002")
def test_the_first_to_pass_takes_the_dolphin() -> None:
    t = Table(3).captain("7SE").city(2)
    t.play(2, "pass", "quay Q1").play(0, "pass", "quay Q5").play(1, "pass", "quay Q2")
    assert t.told("dolphin") == [(2,)] and t.s.dolphin == 2
    assert t.s.decider == 2 and t.topic == "voyage", "and begins phase II"


def blocked(**things: object) -> Table:
    """All alleys of crossing 7SE are occupied; the captain has also been at 7NE."""
    t = lone(**things)
    t[1].lying, t[1].standing = 8, 0
    for name in ("7NWSE", "7NESE", "7.4"):
        t.s.alleys[ALLEY_NAMES.index(name)] = 1
        t[1].lying -= t.s.city.sections[ALLEY_NAMES.index(name)]
    t.s.alleys[ALLEY_NAMES.index("7.3")] = 0
    taken = t.s.city.sections[ALLEY_NAMES.index("7.3")]
    t[0].lying -= min(taken, t[0].lying)
    t[0].standing = 13 - 5 - taken - t[0].lying
    t.s.visited |= 1 << 29  # 7NE
    return t


@rule("NA-P1-021", "NA-P1-026", "NA-FELD-004")
def test_example_deadlock() -> None:
    """EX06 From a crossing he has stood on this round, free and without its equipment."""
    t = blocked(standing=8, rum=1, holds=3).city()
    assert t.options() == ["from 7NE", "pause", "pass"]
    t.play(0, "from 7NE")
    assert t.where() == "7NE" and t[0].holds == 3, "no equipment"
    assert "pass" not in t.options()
    assert all(option.startswith(("go 7", "go 4", "barge")) for option in t.options())


@rule("NA-P1-022")
def test_lacking_pirates_is_no_deadlock() -> None:
    t = lone(standing=1, rum=1, doubloons=0).city()
    assert t.options() == ["pause", "pass"]


@rule("NA-P1-026")
def test_a_deadlock_without_a_way_out_leaves_pause_and_pass() -> None:
    t = blocked(standing=8, rum=1)
    t[0].lying += t[0].standing
    t[0].standing = 0
    t.city()
    assert t.options() == ["pause", "pass"]


@rule("NA-P1-007", "NA-ANI-002")
def test_example_only_the_rat() -> None:
    """EX02 Of cat, crab and rat only the rat may be taken: the others are aboard."""
    t = lone()
    t.ship(0, animals="cat crab").sailors = 3
    t.display("cat crab rat")
    t.with_frame(TakeAnimal(0, 1))
    assert t.told("adopted") == [(0, 0)] and len(t.s.display) == 3
    assert t.told("shown"), "refilled at once"


@rule("NA-P1-007", "NA-ANI-002")
def test_five_animals_are_all() -> None:
    t = lone()
    t.ship(0, animals="cat crab turtle lizard parrot", asleep="turtle lizard parrot")
    t.display("rat rat monkey")
    t.with_frame(TakeAnimal(0, 1))
    assert t.told("missed") and not t.told("adopted")


@rule("NA-P1-008")
def test_a_new_animal_sleeps_without_a_free_hat_and_a_new_sailor_wakes_one() -> None:
    t = lone()
    t.ship(0, animals="cat crab")
    t.display("rat rat turtle")
    t.with_frame(Receive(0, SAILOR, 1), TakeAnimal(0, 2))
    t.play(0, "animal turtle")
    assert [t[0].asleep >> animal & 1 for animal in (0, 1)] == [1, 1], "two sailors, two hats"
    assert t.options() == ["wake rat", "wake turtle"]
    t.play(0, "wake turtle")
    assert t[0].asleep == 1 and t[0].sailors == 3


@rule("NA-P1-009", "NA-GEN-011")
def test_three_cards_pile_by_pile() -> None:
    t = lone()
    before = len(t.s.hands[0])
    t.with_frame(Receive(0, YARN, 3))
    assert t.options() == ["draw A", "draw B"]
    t.play(0, "draw A")
    assert len(t.s.hands[0]) == before + 1, "seen before the next pile is chosen"
    t.play(0, "draw B", "draw B")
    assert [deck for _, deck, _ in t.told("drew")] == [1, 2, 2]
