"""PR-COO: together or alone against time."""

from typing import Any

import pytest

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.contracts.cooperative import Clock
from flibuste.games.port_royal.modules.contracts.printed import Contract, read_contracts
from flibuste.kernel import BadOption
from tests.games.port_royal.modules.table import TOGETHER, ModuleTable, table
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

OPTIONS = GAME_OBJECT.settle({"contracts": "cooperative"})
THREE = "mercenary explorer luminary"


def printed(*keys: str) -> list[Contract]:
    return [contract for contract in read_contracts() if contract.key in keys]


def clock(seats: int) -> Clock:
    found: Clock = GAME_OBJECT.rules(seats, OPTIONS).parts["time"]
    return found


def fresh(seats: int, seed: int) -> ModuleTable:
    return ModuleTable(GAME_OBJECT, GAME_OBJECT.new(seats, OPTIONS, seed))


@rule("PR-COO-001")
@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_contracts_by_number_of_players_out_of_all_18(seats: int, count: int) -> None:
    tables = [fresh(seats, seed).zones["contracts"] for seed in range(30)]
    assert all(len(set(contracts)) == count for contracts in tables)
    assert {"estate", "ransom"} <= {key for contracts in tables for key in contracts}


@rule("PR-COO-002")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_time_pile_is_set_apart_and_3_coins_are_dealt(seats: int) -> None:
    """G22"""
    t = fresh(seats, 7)
    size = clock(seats).size(printed(*t.zones["contracts"]))
    assert (t.time, t.victory, t.gold) == (size, 0, [3] * seats)
    assert t.pile == 143 - size - 3 * seats


@rule("PR-COO-002")
def test_solo_with_seals_1G_0G_minus_1H_makes_15_time_cards() -> None:
    """EX-10"""
    example = printed("bruja", "maritime", "galleon")
    assert [(contract.seal, contract.letter) for contract in example] == [(1, "G"), (0, "G"), (-1, "H")]
    assert clock(1).size(example) == 15
    t = table(1, TOGETHER, contracts="bruja maritime galleon", time=15)
    assert t.pile == 125


@rule("PR-COO-002")
def test_a_letter_counts_once() -> None:
    """EX-12"""
    example = printed("mercenary", "speculator", "piratesnest")
    assert {contract.letter for contract in example} == {"A"}
    assert clock(1).size(example) == 13 + 0 + 1


@rule("PR-COO-003")
def test_the_first_player_may_set_any_number_of_time_cards_aside() -> None:
    """D13, G20"""
    t = fresh(3, 3)
    first, size = t.board["first"], t.time
    assert t.question(first) == "handicap"
    assert t.options(first) == [f"set-aside {cards}" for cards in range(size + 1)]
    t.play(first, "set-aside 4")
    assert (t.time, t.victory) == (size - 4, 4)
    assert t.question(first) == "open"


@rule("PR-COO-003", "PR-COO-007", "PR-COO-012")
def test_five_cards_moved_of_15_leave_10_turns_and_at_least_the_rank_of_pirate() -> None:
    """EX-11"""
    t = table(1, TOGETHER, at=OPEN, contracts="bruja maritime galleon", time=15 - 5, victory=5, gold=0)
    turns = 0
    while not t.over:
        turns += t.question(0) == "open"
        t.play(0, {"open": "reveal", "spare-time": "set-aside 0"}.get(t.question(0), t.options(0)[-1]))
    assert turns == 10
    assert t.told("lost") == [(3,)]
    won = table(1, TOGETHER, contracts="mercenary", display=["pirate-1 sailor-1"], time=1, victory=5)
    won.play(0, "claim mercenary")
    assert won.told("won") == [(2, 5)]  # landlubber, sailor, pirate
    assert clock(1).rank(5) == 2


@rule("PR-COO-004")
def test_markers_slots_influence_and_limits_are_those_of_the_competitive_game() -> None:
    """G35"""
    crew = "sailor-1 pirate-1 priest jester-1"
    t = table(2, TOGETHER, gold=0, contracts=f"{THREE} jinx", markers="mercenary:1", display=[crew, ""])
    assert t.markers == [3, 2]
    t.play(0, "claim mercenary", "claim luminary")
    assert (t.gold[0], t.influence[0], t.markers[0]) == (2 + 4, 4 + 1, 1)
    assert "claim jinx" not in t.options(0)


@rule("PR-COO-005")
def test_a_contract_done_by_one_is_done_and_others_may_still_fulfil_it() -> None:
    crew = "sailor-1 pirate-1"
    t = table(2, TOGETHER, contracts="mercenary explorer", markers="mercenary:1", display=[crew, "expedition-cross2"])
    assert "claim mercenary" in t.options(0)
    t.play(0, "stop", "pass")
    t.play(1, "claim explorer")
    assert t.over and t.result.winners == [0, 1]


@rule("PR-COO-005")
def test_a_marker_on_a_progress_box_does_not_make_a_contract_done() -> None:
    """G32"""
    t = table(1, TOGETHER, at=TAKE, gold=0, contracts="galleon", river="ship-black-2-4")
    t.play(0, "take ship-black-2-4", "give-up")
    assert not t.over


@rule("PR-COO-006")
def test_the_first_card_of_a_turn_is_a_time_card_and_no_other() -> None:
    t = table(2, TOGETHER, at=OPEN, contracts=THREE, next_cards="priest captain", time=10)
    pile = t.pile
    t.play(0, "reveal")
    assert (t.river, t.time, t.pile) == (["priest"], 9, pile)
    t.play(0, "reveal")
    assert (t.river, t.time, t.pile) == (["priest", "captain"], 9, pile - 1)


@rule("PR-COO-006")
@pytest.mark.parametrize(
    ("card", "asked"), [("tax-swords", "spare-time"), ("expedition-cross2", "discover"), ("ship-red-1-1", "repel")]
)
def test_a_time_card_is_handled_like_any_card(card: str, asked: str) -> None:
    """G34"""
    t = table(2, TOGETHER, at=OPEN, contracts="explorer", display=["sailor-1", ""], next_cards=card)
    t.play(0, "reveal")
    assert t.question(0) == asked


@rule("PR-COO-006", "PR-GAM-002")
def test_a_gambler_first_takes_its_first_card_from_the_time_pile() -> None:
    """G21"""
    t = table(
        2,
        f"{TOGETHER} gambler=yes",
        at=OPEN,
        gold=9,
        contracts="explorer",
        display=["gambler-1", ""],
        next_cards="priest captain settler jack",
    )
    pile = t.pile
    t.play(0, "gamble")
    assert (t.time, t.pile, len(t.river)) == (9, pile - 3, 4)
    second = table(
        2, f"{TOGETHER} gambler=yes", gold=9, contracts="explorer", display=["gambler-1", ""], next_cards="priest " * 4
    )
    second.play(0, "gamble")
    assert second.time == 10


@rule("PR-COO-009")
def test_the_end_with_an_expedition_is_refused_together() -> None:
    with pytest.raises(BadOption, match=r"neither influence nor an expedition ends the game.*\[PR-COO-009\]"):
        GAME_OBJECT.rules(2, {"contracts": "cooperative", "end": "expedition"})


@rule("PR-COO-010")
def test_the_fee_among_players_stays() -> None:
    t = table(2, TOGETHER, at=TAKE, gold=0, contracts="explorer", river="ship-red-1-1")
    t.play(0, "pass")
    t.play(1, "take ship-red-1-1")
    assert t.gold == [1, 0]


@rule("PR-COO-011")
def test_at_each_tax_the_active_player_may_set_a_time_card_aside_before_it_is_resolved() -> None:
    """G37"""
    t = table(2, TOGETHER, gold=3, contracts="explorer", next_cards="tax-swords tax-influence", time=2)
    t.play(0, "reveal")
    assert (t.question(0), t.options(0)) == ("spare-time", ["set-aside 0", "set-aside 1"])
    assert (t.gold, t.discard) == ([3, 3], [])
    t.play(0, "set-aside 1")
    assert (t.time, t.victory, t.gold) == (1, 1, [4, 4])
    assert "tax-swords" in t.discard
    t.play(0, "reveal", "set-aside 0")
    assert (t.time, t.victory) == (1, 1)


@rule("PR-COO-011")
def test_no_time_card_no_question() -> None:
    t = table(2, TOGETHER, contracts="explorer", next_cards="tax-swords", time=0)
    t.play(0, "reveal")
    assert t.question(0) == "discover"


@rule("PR-COO-012")
@pytest.mark.parametrize(
    ("cards", "rank"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (20, 4)]
)
def test_five_ranks_by_victory_cards(cards: int, rank: int) -> None:
    t = table(1, TOGETHER, contracts="mercenary", display=["pirate-1 sailor-1"], victory=cards, time=3)
    t.play(0, "claim mercenary")
    assert t.told("won") == [(rank, cards)]  # the 3 time cards left do not score


@rule("PR-COO-013")
@pytest.mark.parametrize(
    ("crew", "fits"), [("sailor-3 pirate-3 jester-3", False), ("sailor-3 pirate-3 jester-3 admiral-3", True)]
)
def test_small_estate_asks_for_12_influence(crew: str, fits: bool) -> None:
    t = table(2, TOGETHER, contracts="estate explorer", display=[crew, ""])
    assert ("claim estate" in t.options(0)) is fits


@rule("PR-COO-013")
def test_the_ransom_is_15_coins_to_the_discard_in_ones_own_window() -> None:
    t = table(2, TOGETHER, at=TAKE, gold=[14, 16], contracts="ransom explorer")
    assert t.options(1) == ["pass", "claim ransom"]
    t.play(1, "claim ransom")
    assert (t.gold, len(t.discard)) == ([14, 1], 15)


@rule("PR-CON-002", "PR-COO-013")
def test_the_active_player_has_a_last_window_when_all_have_taken() -> None:
    """G36: the others' fee brings the 15th coin."""
    t = table(2, TOGETHER, at=TAKE, gold=[14, 2], contracts="ransom explorer", river="ship-red-1-1")
    t.play(0, "pass")
    t.play(1, "take ship-red-1-1")
    assert (t.question(0), t.options(0)) == ("last-claim", ["pass", "claim ransom"])
    t.play(0, "claim ransom")
    assert (t.gold[0], t.active, t.question(1)) == (0, 1, "open")


@rule("PR-CON-002")
def test_the_last_window_is_for_contracts_only_and_asked_only_if_one_can_be_claimed() -> None:
    """G36, G03"""
    crew = "captain captain"
    things: dict[str, Any] = {"at": TAKE, "display": [crew, ""], "expeditions": "expedition-anchor2"}
    t = table(2, TOGETHER, contracts="mercenary explorer", river="ship-red-1-1", **things)
    t.play(0, "pass")
    t.play(1, "pass")
    assert (t.active, t.question(1)) == (1, "open")


@rule("PR-COO-020")
def test_alone_one_is_always_active_pays_no_fee_and_gains_every_tax_bonus() -> None:
    t = table(1, TOGETHER, gold=4, contracts="explorer", river="priest", next_cards="tax-swords tax-influence")
    t.play(0, "reveal", "set-aside 0", "reveal", "set-aside 0")
    assert t.gold == [6]
    t.play(0, "stop", "take priest")
    assert t.gold == [2]
    assert (t.active, t.question(0)) == (0, "open")


@rule("PR-COO-020", "PR-BASE-002")
@pytest.mark.parametrize(("seats", "laid"), [(1, []), (4, []), (5, ["expedition-special"])])
def test_the_special_expedition_is_there_with_five_only(seats: int, laid: list[str]) -> None:
    assert fresh(seats, 1).expeditions == laid
