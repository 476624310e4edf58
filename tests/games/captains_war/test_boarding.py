"""Boarding phase and duel: CW-BRD, CW-DUEL."""

from __future__ import annotations

import pytest

from flibuste.games.captains_war.boarding import OUTCOME
from flibuste.games.captains_war.scoring import pay
from flibuste.games.captains_war.sheet import BOARDING, PARTY_WORDS
from flibuste.games.captains_war.tables import ATTRIBUTES, BOATS
from flibuste.kernel import Match
from tests.games.captains_war.table import Table
from tests.rules import rule

LOST, TIED, WON = range(3)


def facing(attack: list[int], defence: list[int], seats: int = 3, **defender: object) -> Table:
    """Seat 0 attacks seat 1 with these crews."""
    t = Table(seats)
    t.fill(0, crew=attack, gold=1)
    t.fill(1, crew=defence, **defender)  # type: ignore[arg-type]
    t.board()
    return t.play(0, "attack seat-2")


@rule("CW-BRD-001")
def test_one_optional_attack() -> None:
    t = Table()
    t.fill(0, crew=[3])
    t.fill(1, crew=[1])
    t.board()
    assert t.options() == ["pass", "attack seat-2", "attack seat-3"]
    t.play(0, "attack seat-3")
    assert t.told("attacked") == [(0, 2)]
    assert t.options() == ["reward gold", "reward boats", "reward attributes"]
    t.play(0, "reward gold")
    assert t.s.active == 1, "no second attack in the same turn"


@rule("CW-BRD-002")
def test_the_attacker_needs_a_pirate_the_target_does_not() -> None:
    t = Table()
    t.fill(0, crew=[2, 4])
    t.board().play(0, "attack seat-2")
    assert t.asked() == [0], "a defender without crew has nothing to choose"
    assert "commit nobody" not in t.options()
    t.play(0, "commit 2")
    assert t.told("boarding-won") == [(0, 1)]


@rule("CW-BRD-003")
def test_a_truce_marker_protects_until_the_holders_own_turn() -> None:
    t = facing([1, 3], [2])
    t.play(0, "commit 1").play(1, "commit nobody")
    t.play(0, "reward gold")
    assert t.told("truce") == [(1,)]
    assert t.told("truce-over") == [(1,)] and t.s.truces == 0, "seat 1 is active now and gave it back before rolling"
    t.truce(1)
    t.fill(2, crew=[1])
    t.board(2)
    assert t.options(2) == ["pass", "attack seat-1"]


@rule("CW-BRD-004")
def test_a_truce_marker_does_not_restrain_its_holder() -> None:
    t = Table()
    t.fill(0, crew=[1])
    t.truce(0)
    t.board()
    assert "attack seat-2" in t.options()


@rule("CW-BRD-005")
def test_attackers_send_one_to_three_defenders_none_to_three() -> None:
    t = facing([1, 1, 2, 5], [3, 3])
    assert t.asked() == [0, 1]
    assert t.options(0) == [
        *("commit 1", "commit 1+1", "commit 2", "commit 2+1", "commit 2+1+1"),
        *("commit 5", "commit 5+1", "commit 5+1+1", "commit 5+2", "commit 5+2+1"),
    ]
    assert t.options(1) == ["commit nobody", "commit 3", "commit 3+3"]


@rule("CW-BRD-005")
def test_all_forces_make_fifty_six_parties() -> None:
    t = facing([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5], [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
    assert (len(t.options(0)), len(t.options(1))) == (55, 56)


@rule("CW-BRD-005", "CW-GEN-006")
def test_a_party_stays_secret_until_both_are_committed() -> None:
    t = facing([1, 3], [2, 4])
    before = t.game.view(t.s, 1), t.game.view(t.s, -1)
    t.play(0, "commit 3")
    assert (t.game.view(t.s, 1), t.game.view(t.s, -1)) == before
    assert t.game.view(t.s, 0) != before[0] and t.told("revealed") == []
    t.play(1, "commit 2")
    assert len(t.told("revealed")) == 2


@rule("CW-GEN-006")
def test_the_public_record_and_the_log_keep_commitments_back() -> None:
    match = Match.start(Table().game, ["Ada", "Ben"], {}, bytes(32))
    while not match.state.stack or match.state.attacker < 0:
        seats = [seat for seat in (0, 1) if match.view(seat).options]
        texts = {seat: [match.game.notation.text(a) for a in match.view(seat).options] for seat in seats}
        seat = seats[0]
        attack = [text for text in texts[seat] if text.startswith("attack")]
        match.play(seat, attack[0] if attack else texts[seat][0])
    before = match.record()["actions"], len(match.events(1)), len(match.events(-1))
    match.play(0, match.view(0).options[-1])
    assert match.state.parties[0] >= 0, "seat 0 has committed"
    assert (match.record()["actions"], len(match.events(1)), len(match.events(-1))) == before


@rule("CW-BRD-006")
@pytest.mark.parametrize(
    ("own", "other"), [("commit 5", "commit 1"), ("commit 1", "commit 3"), ("commit 1", "commit 1")]
)
def test_every_pirate_sent_is_lost(own: str, other: str) -> None:
    t = facing([1, 5], [1, 3])
    t.play(0, own).play(1, other)
    sent, resisting = int(own.split()[1]), int(other.split()[1])
    assert t.crew(0) == [force for force in (1, 5) if force != sent]
    assert t.crew(1) == [force for force in (1, 3) if force != resisting]
    assert t.spent(0, f"pirate-{sent}") == 1


@rule("CW-BRD-007")
def test_bonuses_join_the_forces_even_of_an_empty_deck() -> None:
    t = Table()
    t.fill(0, crew=[1, 2], boats=3, progress=(10, 0))
    t.fill(1, crew=[4], boats=2, progress=(7, 0))
    t.board().play(0, "attack seat-2", "commit 1").play(1, "commit nobody")
    assert t.told("revealed") == [(0, 1, 2, 3), (1, 0, 1, 1)]


@rule("CW-BRD-008")
def test_both_sides_fill_a_row() -> None:
    t = facing([2, 3, 4], [1, 5])
    t.play(0, "commit 4+3").play(1, "commit 5")
    attacker, defender = t.s.sheets[0].rows, t.s.sheets[1].rows
    assert len(attacker) == len(defender) == 1 and t.s.sheets[2].rows == []
    assert BOARDING.unpack(attacker[0]) == [1, PARTY_WORDS.index("4+3"), 7, WON]
    assert BOARDING.unpack(defender[0]) == [0, PARTY_WORDS.index("5"), 5, LOST]


@rule("CW-BRD-009")
def test_the_strictly_higher_total_wins_defender_or_attacker() -> None:
    t = facing([2, 3], [1, 4])
    t.play(0, "commit 3").play(1, "commit 4")
    assert t.told("boarding-won") == [(1, 0)] and t.asked() == [1]
    assert t.options(1) == ["reward gold", "reward boats", "reward attributes"]


@rule("CW-BRD-010")
def test_a_tie_has_no_winner_but_counts() -> None:
    t = facing([3, 1], [3, 2])
    t.play(0, "commit 3").play(1, "commit 3")
    assert t.told("boarding-tied") == [(0, 1)] and t.told("boarding-won") == []
    assert [OUTCOME.of(t.s.sheets[seat].rows[0]) for seat in (0, 1)] == [TIED, TIED]
    assert (t.crew(0), t.crew(1)) == ([1], [2])
    assert t.told("truce") == [(1,)]
    assert t.s.active == 1, "no reward is asked for"


@rule("CW-BRD-011")
@pytest.mark.parametrize(("reward", "gold", "progress"), [("gold", 6, [0, 0]), ("boats", 3, [2, 0])])
def test_the_winner_takes_gold_or_two_spaces(reward: str, gold: int, progress: list[int]) -> None:
    t = facing([2, 3], [1], gold=8)
    t.play(0, "commit 3").play(1, "commit nobody").play(0, f"reward {reward}")
    assert (t.gold(0), list(t.s.sheets[0].progress)) == (gold, progress)
    assert t.gold(1) == (3 if reward == "gold" else 8)


@rule("CW-BRD-011")
def test_both_spaces_on_one_track_with_their_gains() -> None:
    t = facing([2, 3], [1])
    t.play(0, "commit 3").play(1, "commit nobody").play(0, "reward attributes")
    assert list(t.s.sheets[0].progress) == [0, 2]
    t.play(0, "choose pearl")
    assert t.chest(0) == [1, 0, 0, 0]


@rule("CW-BRD-012")
def test_a_thief_takes_what_there_is_and_what_fits() -> None:
    t = facing([2, 3], [1], gold=2)
    t.play(0, "commit 3").play(1, "commit nobody").play(0, "reward gold")
    assert (t.gold(0), t.gold(1), t.spent(1, "gold")) == (3, 0, 2)
    t = facing([2, 3], [1], gold=5)
    t.blacken(0, "gold", left=1)
    t.play(0, "commit 3").play(1, "commit nobody").play(0, "reward gold")
    assert (t.gold(0), t.gold(1)) == (2, 0)
    assert t.told("stole") == [(0, 1, 1, 5, 4)]


@rule("CW-BRD-012", "CW-BRD-013")
def test_a_reward_without_effect_may_be_chosen_after_the_reveal() -> None:
    t = Table()
    t.fill(0, crew=[3], progress=(2, 2))
    t.board().play(0, "attack seat-2")
    assert len(t.told("revealed")) == 2
    assert t.options() == ["reward gold", "reward boats", "reward attributes"]
    t.play(0, "reward gold")
    assert t.told("stole") == [(0, 1, 0, 0, 0)] and t.gold(0) == 0


@rule("CW-DUEL-001")
def test_duel_scales() -> None:
    tables = Table(2).s.book.tables
    assert pay(tables.attributes_scale, [4, 7]) == [7, 12]
    assert pay(tables.naval_scale, [9, 3]) == [15, 7]
    assert pay(tables.attributes_scale, [5, 5]) == [12, 12] and pay(tables.naval_scale, [0, 0]) == [15, 15]


@rule("CW-DUEL-002")
def test_no_truce_marker_in_a_duel() -> None:
    t = facing([1, 3], [2], seats=2)
    t.play(0, "commit 1").play(1, "commit nobody")
    assert t.s.truces == 0 and t.told("truce") == []


@rule("CW-DUEL-003")
def test_nobody_attacks_on_two_own_turns_running_in_a_duel() -> None:
    t = Table(2)
    for seat in (0, 1):
        t.fill(seat, crew=[1, 1, 1, 1, 1], gold=0)
    t.board(0).play(0, "attack seat-2", "commit 1").play(1, "commit nobody").play(0, "reward boats")
    t.board(1)
    assert t.options(1) == ["pass", "attack seat-1"], "being attacked is not limited, and the other may attack"
    t.play(1, "attack seat-1", "commit 1").play(0, "commit 1")
    t.board(0)
    assert t.s.active == 1, "seat 0 attacked last time and is not asked"
    t.board(0)
    assert "attack seat-2" in t.options(0), "on the turn after that it is"


@rule("CW-BRD-001")
def test_with_three_captains_attacks_may_follow_one_another() -> None:
    t = facing([1, 1, 1], [2])
    t.play(0, "commit 1").play(1, "commit nobody").play(0, "reward boats")
    t.board(0)
    assert "attack seat-3" in t.options(0)


@rule("CW-LOOT-012")
@pytest.mark.parametrize("track", [BOATS, ATTRIBUTES])
def test_a_reward_on_a_blocked_track_is_lost(track: int) -> None:
    t = Table()
    t.fill(0, crew=[3], progress=(2, 2))
    t.board().play(0, "attack seat-2", f"reward {['boats', 'attributes'][track]}")
    assert list(t.s.sheets[0].progress) == [2, 2] and t.told("stopped") == [(0, track, 2)]
