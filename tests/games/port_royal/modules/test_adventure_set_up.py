"""PR-ADV-001 to PR-ADV-018: modes, chapters, adventurers, the event deck."""

from collections import Counter

import pytest

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.printed import keys_of, read_missions
from flibuste.kernel import BadOption
from tests.games.port_royal.modules.adventure import AdventureTable, adventure, begun, settled, started
from tests.rules import rule

GROUPS = {1: 12 + 3, 2: 10 + 5, 3: 3, 4: 5, 5: 1}


def unseen_and_aside(t: AdventureTable) -> tuple[int, int]:
    return sum(t.unseen.values()), len(t.zones["aside"])


@rule("PR-ADV-001", "PR-ADV-122")
@pytest.mark.parametrize(
    ("mode", "counts"), [("cooperative", [1, 2, 3, 4]), ("competitive", [2, 3, 4]), ("variable", [2, 3, 4])]
)
def test_who_can_play_which_mode(mode: str, counts: list[int]) -> None:
    assert list(GAME_OBJECT.seat_counts(settled(mode))) == counts
    with pytest.raises(BadOption, match="not 5"):
        GAME_OBJECT.new(5, settled(mode))


@rule("PR-ADV-003", "PR-ADV-122")
@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("cooperative", "gambler=yes"),
        ("competitive", "sails=marked"),
        ("variable", "contracts=cards"),
        ("competitive", "end=expedition"),
        ("no", "chapter=2"),
        ("variable", "chapter=2"),
        ("no", "failures=1"),
        ("competitive", "failures=1"),
        ("variable", "failures=1"),
        ("no", "adventurers=draft"),
    ],
)
def test_what_does_not_go_together_is_refused_with_a_sentence(mode: str, options: str) -> None:
    with pytest.raises(BadOption, match=rf"adventure={mode} choose .*\[PR-ADV-"):
        GAME_OBJECT.new(2, settled(mode, options))


@rule("PR-ADV-002", "PR-ADV-004", "PR-ADV-006", "PR-ADV-121")
@pytest.mark.parametrize("chapter", range(1, 6))
def test_the_groups_of_earlier_chapters_are_in_the_deck(chapter: int) -> None:
    t = begun(2, "competitive", f"chapter={chapter}")
    inside = sum(GROUPS[earlier] for earlier in range(1, chapter))
    assert unseen_and_aside(t) == (119 + inside, 39 - inside)


@rule("PR-ADV-006", "PR-ADV-121")
def test_the_vector_of_chapter_3_with_and_without_a_failure() -> None:
    """V26"""
    assert unseen_and_aside(begun(2, options="chapter=3"))[0] == 119 + 12 + 3 + 10 + 5 == 149
    again = begun(2, options="chapter=3 failures=1")
    assert unseen_and_aside(again)[0] == 152
    t = started(2, options="chapter=3 failures=1")
    assert t.told("group-joined") == []
    assert unseen_and_aside(t)[0] == 152


@rule("PR-ADV-110", "PR-ADV-121")
def test_the_variable_mode_has_all_cards() -> None:
    assert unseen_and_aside(begun(2, "variable")) == (158, 0)


@rule("PR-ADV-003")
def test_the_base_deck_is_without_the_special_expedition() -> None:
    t = begun(4)
    assert "expedition-special" not in t.unseen
    assert t.expeditions == []


@rule("PR-ADV-005", "PR-ADV-013", "PR-ADV-016")
def test_the_first_group_joins_after_the_coins_are_dealt() -> None:
    """V21"""
    t = begun(3, options="adventurers=draft")
    for seat, choice in zip(drafting_order(t), ("samuel", "scott", "anne"), strict=True):
        t.play(seat, f"choose {choice}")
    assert sum(t.gold) == 3 + 3 + 1
    assert t.missions == ["10"]
    assert t.told("group-joined") == [(12,)]
    coins, pile = t.board["pools"][1:3]
    assert (len(coins), len(pile), t.pile) == (7, 124, 124)
    assert not [card for card in coins if GAME_OBJECT.rules(3, settled("cooperative")).cards.group[card_of(card)]]


def card_of(key: str) -> int:
    return GAME_OBJECT.rules(2, settled("cooperative")).cards.of[key]  # type: ignore[attr-defined, no-any-return]


def drafting_order(t: AdventureTable) -> list[int]:
    """From the right of the first player to the right."""
    first, seats = t.board["first"], len(t.gold)
    return [(first - 1 - place) % seats for place in range(seats)]


@rule("PR-ADV-007", "PR-ADV-017")
@pytest.mark.parametrize("seed", range(5))
def test_dealt_cards_differ_and_their_sides_are_chosen_from_the_first_player_on(seed: int) -> None:
    t = begun(4, seed=seed)
    seen: set[str] = set()
    for place in range(4):
        seat = (t.board["first"] + place) % 4
        assert t.decider == seat and t.question(seat) == "side"
        assert len(t.options(seat)) == 2
        assert seen.isdisjoint(t.options(seat))
        seen |= set(t.options(seat))
        t.play(seat, t.options(seat)[seed % 2])
    assert t.zones["offered"] == []


@rule("PR-ADV-007", "PR-ADV-017")
def test_the_draft_goes_from_the_right_of_the_first_player_to_the_right() -> None:
    t = begun(4, options="adventurers=draft")
    for seat, left in zip(drafting_order(t), (10, 8, 6, 4), strict=True):
        assert t.decider == seat and t.question(seat) == "draft"
        assert len(t.options(seat)) == left
        t.play(seat, t.options(seat)[0])
    assert len(set(t.zones["adventurers"])) == 4


@rule("PR-ADV-007")
def test_alone_one_drafts_from_all_five_cards() -> None:
    assert len(begun(1, options="adventurers=draft").options(0)) == 10


@rule("PR-ADV-008")
@pytest.mark.parametrize(("choice", "coins"), [("gamine", 4), ("anne", 1), ("scott", 3), ("mary", 4)])
def test_the_adventurer_brings_the_coins_and_four_markers(choice: str, coins: int) -> None:
    t = begun(1, options="adventurers=draft")
    t.play(0, f"choose {choice}")
    assert t.markers == []
    assert t.told("adventurer-chosen") == [(0, choice, coins)]


@rule("PR-ADV-009", "PR-ADV-010", "PR-ADV-011")
@pytest.mark.parametrize(
    ("seats", "mode", "drawn", "evening", "reserve"),
    [
        (1, "cooperative", 1, True, 12),
        (2, "cooperative", 1, True, 12),
        (3, "cooperative", 2, False, 11),
        (4, "cooperative", 3, False, 10),
        (2, "competitive", 3, True, 10),
        (3, "competitive", 4, False, 9),
        (4, "competitive", 4, False, 9),
        (2, "variable", 3, True, 10),
    ],
)
def test_the_event_deck(seats: int, mode: str, drawn: int, evening: bool, reserve: int) -> None:
    """V1: the first month, whatever the cards; the last of it is the end of the month."""
    t = started(seats, mode)
    seen = events_until_month_end(t)
    zeros = [event for event in seen if not event.startswith("EV-N")]
    assert len(zeros) == drawn == len(set(zeros))
    assert seen.count("EV-N1") == evening
    assert seen[-1] == ("EV-N3" if mode == "variable" else "EV-N2")
    assert len(t.zones["events-unseen"]) == reserve


def events_until_month_end(t: AdventureTable) -> list[str]:
    """Play on as dully as possible until the first month is over."""
    while t.zones["month"] == ["1"]:
        t.play(t.decider, dull(t))
    keys = keys_of("event")
    return [keys[int(number)] for _, number in t.told("event")]


def dull(t: AdventureTable) -> str:
    options = t.options(t.decider)
    return next(
        (answer for answer in ("let-pass", "stop", "pass", "put-back 1", "keep") if answer in options), options[0]
    )


@rule("PR-ADV-010")
def test_the_evening_card_comes_at_any_place_of_the_first_month() -> None:
    places = Counter(events_until_month_end(started(2, "competitive", seed=seed)).index("EV-N1") for seed in range(40))
    assert set(places) == {0, 1, 2, 3}


@rule("PR-ADV-012")
def test_only_the_crew_looks_at_card_9() -> None:
    assert GAME_OBJECT.rules(3, settled("cooperative")).shared_fate
    assert not GAME_OBJECT.rules(3, settled("competitive")).shared_fate


@rule("PR-ADV-014")
def test_the_first_player_is_drawn() -> None:
    assert {begun(3, seed=seed).board["first"] for seed in range(20)} == {0, 1, 2}


@rule("PR-ADV-092", "PR-ADV-016")
def test_three_failures_bring_nine_coins_that_the_first_player_shares_out() -> None:
    """V16"""
    t = begun(2, options="failures=3")
    while t.question(t.decider) == "side":
        t.play(t.decider, t.options(t.decider)[0])
    before, first = t.gold, t.board["first"]
    assert t.decider == first and t.question(first) == "endow"
    assert t.options(first) == ["endow seat-1", "endow seat-2", "endow-all seat-1", "endow-all seat-2"]
    t.play(first, "endow seat-1", "endow seat-2", "endow-all seat-2")
    assert t.gold == [before[0] + 1, before[1] + 8]
    assert t.question(t.decider) == "open"


@rule("PR-ADV-092")
def test_the_last_coin_goes_to_one_seat() -> None:
    t = begun(2, options="failures=1")
    while t.question(t.decider) == "side":
        t.play(t.decider, t.options(t.decider)[0])
    t.play(t.decider, "endow seat-1", "endow seat-1")
    assert t.options(t.decider) == ["endow seat-1", "endow seat-2"]


@rule("PR-ADV-092", "PR-ADV-015")
def test_alone_the_coins_of_failures_are_simply_there() -> None:
    t = begun(1, options="failures=2 adventurers=draft")
    t.play(0, "choose scott")
    assert t.gold == [3 + 6]
    assert t.question(0) == "open"


@rule("PR-ADV-015")
def test_alone_one_is_always_active_and_gets_every_tax_bonus() -> None:
    t = adventure(1, gold=3, next_cards="tax-influence tax-swords tax-war", events="EV-07 EV-07")
    t.play(0, "reveal", "reveal", "reveal")
    assert t.gold == [3 + 1 + 1 + 2]
    t.play(0, "stop")
    assert t.active == 0


@rule("PR-ADV-018")
def test_base_characters_keep_their_powers() -> None:
    t = adventure(2, display=["jester-1", "admiral-1 governor"], river="", gold=5, events="EV-07")
    t.play(0, "stop")
    assert t.gold[0] == 6


@rule("PR-ADV-013")
@pytest.mark.parametrize("chapter", range(1, 6))
def test_a_chapter_begins_with_its_first_card(chapter: int) -> None:
    t = started(2, "competitive", f"chapter={chapter}")
    assert t.missions == [f"{chapter}0"]
    assert t.told("chapter") == [(chapter,)]


@rule("PR-ADV-004")
def test_every_card_of_the_box_belongs_to_a_group_of_a_chapter() -> None:
    groups = Counter(group for mission in read_missions() for group in set(mission.groups))
    assert sorted(groups) == [80, 81, 83, 84, 85, 86, 87]
