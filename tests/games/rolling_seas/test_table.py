"""Set-up, calm seas, dice and the course of the game (RS-SET, RS-TUR, RS-ADV, RS-DIC)."""

from __future__ import annotations

import pytest

from flibuste.games.rolling_seas.cards import AMBUSH
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.events import REVEALED, ROLLED, TURN
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import BadOption, Event, Generator, apply, asking, below, deciders, options_of
from tests.games.rolling_seas.scene import Scene
from tests.rules import rule


def played(seats: int, seed: int, **options: str) -> tuple[RollingSeas, list[Event]]:
    """A random game and everything that happened in it."""
    s = GAME_OBJECT.new(seats, options, seed)
    dice = Generator(b"", seed)
    s.sink = []
    while not s.over:
        seat = s.decider
        choices = options_of(s, seat)
        apply(s, seat, choices[below(dice, len(choices))])
    return s, s.sink


@rule("RS-SET-003", "RS-SET-004", "RS-SET-005", "RS-SET-006", "RS-TUR-004", "RS-ADV-001")
@pytest.mark.parametrize(("deck", "turns"), [("standard", 25), ("stormier", 25), ("quick", 18)])
def test_a_game_shows_one_card_a_turn_and_keeps_the_rest_unseen(deck: str, turns: int) -> None:
    s, events = played(2, 7, deck=deck, ambush="yes")
    cards = s.book.cards
    revealed = [event[1] for event in events if event[0] == REVEALED]
    assert [event[1] for event in events if event[0] == TURN] == list(range(1, turns + 1))
    adventures = [card for card in revealed if cards.is_adventure(card)]
    calms = [card for card in revealed if not cards.is_adventure(card)]
    assert len(set(adventures)) == len(adventures) and len(calms) <= s.book.recipe.calm
    assert len(revealed) == turns + 1, "the first card set aside was revealed before anybody listened"
    assert len(adventures) + len(s.stock) == 25 and len(calms) + len(s.calms) == 18


@rule("RS-SET-007", "RS-SET-002")
def test_the_cards_set_aside_are_never_ambushes() -> None:
    for seed in range(40):
        s = GAME_OBJECT.new(2, {"ambush": "yes"}, seed)
        assert s.book.cards.adventures[s.card].type != AMBUSH
        assert not set(s.stock) & set(s.book.ambushes)


@rule("RS-SET-002", "RS-SOL-001")
def test_ambushes_play_only_if_asked_for_and_never_alone() -> None:
    assert GAME_OBJECT.settle({})["ambush"] == "no"
    without = GAME_OBJECT.new(3, {}, 1)
    assert without.book.ambushes == [] and len(without.stock) == 23
    with pytest.raises(BadOption, match="is for 2, 3, 4, 5, 6 players, not 1"):
        GAME_OBJECT.new(1, {"ambush": "yes"}, 1)


@rule("RS-SET-008", "RS-SET-009", "RS-SET-010", "RS-TUR-001")
def test_two_adventures_are_drawn_then_home_ports_chosen_then_the_first_turn_begins() -> None:
    s = GAME_OBJECT.new(1, {}, 3)
    dice = Generator(b"", 5)
    topics = []
    while s.turn == 0:
        topics.append(asking(s, 0).topic)
        apply(s, 0, s.options[below(dice, len(s.options))])
    assert topics == ["draw", "draw", "home", "moor"]
    assert s.boards[0].drawn.bit_count() >= 4


@rule("RS-SET-009", "RS-SET-011")
def test_any_of_the_eight_ports_may_be_home_to_several() -> None:
    scene = Scene(seats=2).meet("gilded-wreck")
    assert len(scene.offers("home")) == len(scene.offers("home", 1)) == 8
    scene.play("home G7", "moor H7").play("home G7", "moor H7", seat=1)
    assert [board.home for board in scene.state.boards] == [4, 4]
    assert [board.visited for board in scene.state.boards] == [0, 0]


@rule("RS-SET-010")
def test_a_ship_moors_on_a_blank_cell_or_else_with_a_monster() -> None:
    scene = Scene().drawn("perils", "G6").meet("gilded-wreck").play("home G7")
    assert scene.ship == "H7", "the only blank mooring is not asked for"
    beast = Scene().drawn("perils", "G6").drawn("monsters", "H7").meet("gilded-wreck").play("home G7")
    assert beast.ship == "H7" and beast.board.monsters >> GRID.named("H7") & 1 and beast.sheet.story == 0


@rule("RS-ADV-002", "RS-ADV-005", "RS-TUR-003")
@pytest.mark.parametrize(
    ("key", "gains"),
    [
        ("gilded-wreck", (2, 5, 0, 1, 1)),
        ("great-catch", (0, 5, 0, 1, 1)),
        ("passing-merchants", (1, 5, 0, 1, 1)),
        ("fair-breeze", (0, 5, 1, 1, 1)),
        ("stirring-depths", (0, 5, 0, 2, 1)),
        ("black-flag", (0, 5, 0, 1, 2)),
        ("deep-swell", (0, 5, 1, 2, 1)),
        ("shared-loot", (1, 5, 0, 1, 2)),
    ],
)
def test_a_calm_sea_reaches_everybody(key: str, gains: tuple[int, ...]) -> None:
    scene = Scene(seats=3).meet(key)
    for sheet in scene.state.sheets:
        assert (sheet.gold, sheet.provisions, sheet.wind, sheet.monster_power, sheet.pirate_power) == gains
    assert scene.is_drawn


@rule("RS-ADV-005")
def test_provisions_of_a_calm_sea_are_struck_but_count() -> None:
    scene = Scene().meet("great-catch")
    assert (scene.sheet.provisions, scene.sheet.provisions_ever, scene.sheet.cannons) == (5, 7, 0)


@rule("RS-ADV-003", "RS-ADV-004")
def test_rumours_are_each_players_own_choice_even_at_the_top() -> None:
    scene = Scene(seats=2).with_(1, pirate_power=7).meet("dark-rumours")
    assert scene.options(0) == scene.options(1) == ["raise monsters", "raise pirates"]
    scene.play("raise pirates", seat=1).play("raise monsters")
    powers = [(sheet.monster_power, sheet.pirate_power) for sheet in scene.state.sheets]
    assert powers == [(2, 1), (1, 7)]


@rule("RS-DIC-001", "RS-DIC-002", "RS-DIC-003", "RS-DIC-004", "RS-TUR-003")
def test_dice_are_rolled_once_for_all_and_winds_never_all_agree() -> None:
    rolls = [event for seed in range(30) for event in played(1, seed)[1] if event[0] == ROLLED]
    assert len(rolls) == 30 * 25
    assert all(len(set(roll[1:4])) > 1 for roll in rolls)
    assert any(len(set(roll[1:4])) == 2 for roll in rolls)
    assert {roll[4] for roll in rolls} == {1, 2, 3, 4, 5, 6}
    assert {wind for roll in rolls for wind in roll[1:4]} == set(range(8))


@rule("RS-TUR-001", "RS-TUR-002", "RS-ACT-003")
def test_everybody_is_asked_at_once_and_sees_nothing_of_the_others() -> None:
    scene = Scene(seats=3).at("J9", 0).at("J9", 1).at("J9", 2).act("N W S")
    assert deciders(scene.state) == [0, 1, 2]
    before = GAME_OBJECT.view(scene.state, 1)
    scene.play("wind N", "sail N").play("stop", seat=2)
    assert GAME_OBJECT.view(scene.state, 1) == before
    own = GAME_OBJECT.view(scene.state, 0).seen
    assert own.boards[0].ship == GRID.named("J8")
    scene.play("stop").play("stop", seat=1)
    assert GAME_OBJECT.view(scene.state, 1).seen.boards[0].ship == GRID.named("J8")
