"""PR-CON-001 to PR-CON-023: contracts against each other, and what a display fulfils."""

import pytest

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.contracts.printed import read_contracts
from flibuste.kernel import BadPosition, describe, position
from tests.games.port_royal.modules.table import COMPETE, table
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

FOUR = "mercenary explorer luminary bruja"


@rule("PR-CON-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_of_the_16_contracts_lie_face_up_and_everybody_has_3_markers(seats: int) -> None:
    white = {contract.key for contract in read_contracts() if contract.cooperative_only}
    assert white == {"estate", "ransom"}
    for seed in range(12):
        s = GAME_OBJECT.new(seats, {"contracts": "competitive"}, seed)
        board = GAME_OBJECT.write(s)
        assert len(set(board["zones"]["contracts"]) - white) == 4
        assert [player["counts"]["markers"] for player in board["players"]] == [3] * seats


@rule("PR-CON-001")
def test_seals_are_ignored_there_is_no_time_pile() -> None:
    t = table(2, COMPETE, contracts=FOUR)
    assert len(t.board["purses"][0]) == 2


@rule("PR-CON-002")
def test_the_active_player_has_every_window() -> None:
    crew = "sailor-1 pirate-1"
    opening = table(2, COMPETE, at=OPEN, contracts=FOUR, display=[crew, ""])
    assert opening.options(0) == ["reveal", "claim mercenary"]
    between = table(2, COMPETE, contracts=FOUR, display=[crew, ""])
    assert between.options(0) == ["reveal", "stop", "claim mercenary"]
    taking = table(2, COMPETE, at=TAKE, contracts=FOUR, display=[crew, ""])
    assert taking.options(0) == ["pass", "claim mercenary"]
    bust = table(2, COMPETE, contracts=FOUR, display=[crew, ""], river="ship-red-1-1", next_cards="ship-red-3-skull")
    bust.play(0, "reveal")
    assert (bust.question(0), bust.options(0)) == ("after-bust", ["pass", "claim mercenary"])


@rule("PR-CON-002")
def test_another_player_has_a_window_from_arrival_to_the_end_of_their_part_even_without_a_card_to_take() -> None:
    t = table(3, COMPETE, at=TAKE, gold=0, contracts=FOUR, display=["", "sailor-1 pirate-1", ""])
    assert (t.decider, t.options(1)) == (1, ["pass", "claim mercenary"])
    t.play(1, "claim mercenary")
    assert t.active == 1


@rule("PR-CON-002")
def test_a_contract_may_be_claimed_after_the_last_card_was_taken() -> None:
    t = table(2, COMPETE, at=TAKE, gold=20, contracts=FOUR, display=["", "pirate-1"], river="sailor-1")
    t.play(0, "pass")
    assert t.options(1) == ["take sailor-1", "pass"]
    t.play(1, "take sailor-1")
    assert t.options(1) == ["pass", "claim mercenary"]


@rule("PR-CON-002")
def test_after_a_bust_the_others_have_no_window() -> None:
    t = table(
        2,
        COMPETE,
        contracts=FOUR,
        display=["", "sailor-1 pirate-1"],
        river="ship-red-1-1",
        next_cards="ship-red-3-skull",
    )
    t.play(0, "reveal")
    assert (t.active, t.question(1)) == (1, "open")


@rule("PR-CON-003")
@pytest.mark.parametrize(
    ("markers", "coins"), [("", 3), ("mercenary:1", 2), ("mercenary:1 mercenary:2", 1), ("mercenary:2 bruja:1", 2)]
)
def test_a_marker_goes_to_the_leftmost_free_slot_and_stays(markers: str, coins: int) -> None:
    t = table(3, COMPETE, gold=0, contracts=FOUR, markers=markers, display=["sailor-1 pirate-1", "", ""])
    t.play(0, "claim mercenary")
    assert t.gold == [coins, 0, 0]
    assert t.markers[0] == 2
    assert t.zones["markers"] == [*markers.split(), "mercenary:0"]


@rule("PR-CON-003")
def test_a_slot_may_bring_no_coin() -> None:
    markers = "explorer:1 explorer:2"
    t = table(3, COMPETE, gold=0, contracts=FOUR, markers=markers, display=["expedition-cross2", "", ""])
    t.play(0, "claim explorer")
    assert t.gold == [0, 0, 0] and t.markers[0] == 2


@rule("PR-CON-004")
def test_a_player_fulfils_a_contract_once_but_several_may_fulfil_the_same() -> None:
    crew = "sailor-1 pirate-1"
    t = table(2, COMPETE, contracts=FOUR, markers="mercenary:0", display=[crew, "sailor-2 pirate-2"])
    assert t.options(0) == ["reveal", "stop"]
    t.play(0, "stop")
    assert t.options(1) == ["pass", "claim mercenary"]


@rule("PR-CON-003", "PR-CON-005")
def test_the_second_to_fulfil_with_one_contract_already_gains_3_coins_and_1_influence() -> None:
    """EX-09"""
    crew = "priest jester-1"
    t = table(2, COMPETE, gold=0, contracts=FOUR, markers="luminary:1 mercenary:0", display=[crew, ""])
    before = t.influence[0]
    t.play(0, "claim luminary")
    assert (t.gold[0], t.influence[0] - before) == (3, 1)
    assert t.told("contract-influence") == [(0, 1)]


@rule("PR-CON-005")
@pytest.mark.parametrize(("markers", "influence"), [("", 0), ("mercenary:0", 1), ("mercenary:0 explorer:0", 2)])
def test_the_first_contract_brings_no_influence_the_second_1_the_third_2(markers: str, influence: int) -> None:
    t = table(2, COMPETE, contracts=FOUR, markers=markers, display=["priest jester-1", ""])
    before = t.influence[0]
    t.play(0, "claim luminary")
    assert t.influence[0] - before == influence


@rule("PR-CON-005")
def test_nobody_fulfils_more_than_three() -> None:
    markers = "mercenary:0 explorer:0 bruja:0"
    t = table(2, COMPETE, contracts=FOUR, markers=markers, display=["priest jester-1", ""])
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-CON-006", "PR-GEN-006")
def test_contract_points_trigger_the_end() -> None:
    crew = "priest jester-3 senorita-3 admiral-3"  # 10 influence, and 1 of a contract
    t = table(2, COMPETE, contracts=FOUR, markers="mercenary:0 explorer:0", display=[crew, ""])
    assert (t.influence[0], t.ending) == (11, False)
    t.play(0, "claim luminary")
    assert (t.influence[0], t.ending) == (13, True)
    assert t.told("ending") == [(0,)]


@rule("PR-CON-006")
def test_contract_points_count_for_the_tax_bonus_and_the_result() -> None:
    markers = "mercenary:0 explorer:0"
    t = table(2, COMPETE, contracts=FOUR, markers=markers, gold=3, next_cards="tax-influence")
    t.play(0, "reveal")
    assert t.gold == [3, 4]
    assert t.result.scores == [1, 0]


@rule("PR-CON-006")
def test_points_are_counted_beyond_the_12_cards_of_the_supply() -> None:
    keys = FOUR.split()
    markers = " ".join(f"{key}:{seat}" for seat in range(5) for key in keys[:3])
    t = table(5, COMPETE, contracts=FOUR, markers=markers)
    assert t.influence == [3, 3, 3, 3, 3]


@rule("PR-CON-007")
def test_requirements_are_minimums_and_fulfilling_may_wait() -> None:
    crew = "pirate-1 pirate-2 sailor-1 expedition-cross2 expedition-anchor2"
    t = table(2, COMPETE, contracts=FOUR, display=[crew, ""], next_cards="priest captain")
    t.play(0, "reveal", "reveal")
    assert t.options(0) == ["reveal", "stop", "claim mercenary", "claim explorer"]


@rule("PR-CON-007")
def test_six_contracts_are_now_or_never() -> None:
    named = {contract.key for contract in read_contracts() if contract.now_or_never}
    assert named == {"tax", "jinx", "speculator", "grandspeculator", "frigate", "galleon"}
    everything = "priest captain settler jester-1 senorita-2 sailor-1 pirate-1 expedition-cross2"
    t = table(
        2,
        COMPETE,
        contracts=" ".join(named),
        gold=40,
        display=[everything, ""],
        river="ship-red-1-1 ship-blue-1-1 ship-green-1-1 ship-yellow-1-1",
    )
    assert t.options(0) == ["reveal", "stop"]


@rule("PR-CON-008")
def test_four_contracts_are_the_active_players_alone() -> None:
    named = {contract.key for contract in read_contracts() if contract.active_only}
    assert named == {"jinx", "speculator", "grandspeculator", "piratesnest"}
    ships = "ship-red-1-1 ship-blue-1-1 ship-green-1-1 ship-yellow-1-1 ship-black-1-2"
    t = table(2, COMPETE, at=TAKE, gold=0, contracts="piratesnest", nest=["", ships])
    assert (t.active, t.question(1)) == (1, "open")
    assert t.options(1) == ["reveal", "claim piratesnest"]


@rule("PR-CON-009")
def test_the_end_can_be_triggered_and_the_game_won_without_a_contract() -> None:
    crew = "sailor-3 pirate-3 jester-3 admiral-2"
    t = table(2, COMPETE, at=TAKE, active=1, contracts="jinx", gold=20, display=["", crew], river="sailor-1")
    t.play(1, "take sailor-1")
    assert (t.over, t.result.winners) == (True, [1])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"markers": ["bruja:0"]}, "noted as"),
        ({"progress": ["frigate:0"]}, "not on the table"),
        ({"contracts": ["sonnet"]}, "no thing 'sonnet' for zone contracts"),
        ({"nest-0": ["ship-red-1-1"]}, "ship-red-1-1"),
    ],
)
def test_a_position_with_impossible_markers_is_refused(change: dict[str, list[str]], sentence: str) -> None:
    document = describe(GAME_OBJECT, table(2, COMPETE, contracts=FOUR).state)
    document["board"]["zones"] |= change
    with pytest.raises(BadPosition, match=sentence):
        position(GAME_OBJECT, document)
