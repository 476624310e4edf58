"""What an answer promises is what happens: the options of random games with every set of options."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.facts import account, changes
from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Event, Generator, apply, asking, below, deciders, options_of
from tests.games.rolling_seas.scene import NOTATION, Scene
from tests.rules import rule

CASES = [(seats, options) for seats in range(1, 7) for options in GAME_OBJECT.option_sets(seats)]
LUCK = (events.AMBUSHED, events.TURN, events.REVEALED, events.ROLLED, events.TREASURE, events.OVER)
GOODS = {
    events.GAINED_STORY: ("story", 1),
    events.GAINED_GOLD: ("gold", 1),
    events.LOST_GOLD: ("gold", -1),
    events.GAINED_PROVISIONS: ("provisions", 1),
    events.LOST_PROVISIONS: ("provisions", -1),
    events.PAID_STEP: ("provisions", -1),
    events.STRUCK: ("provisions", -1),
}
DRAWING = ("draw", "draw-on", "hide", "scatter")  # hundreds of placements, and none costs or brings anything

Account = Counter[str]


def promise(s: RollingSeas, seat: int, action: int) -> Account:
    found = changes(GAME_OBJECT.view(s, seat), action)
    assert len({change.thing for change in found}) == len(found)
    assert all(change.seat == seat and change.amount for change in found)
    return Account({change.thing: change.amount for change in found})


def told(heard: list[Event], seat: int) -> Account:
    """What the log says that a seat gained and lost before anything came by chance."""
    found = Account({"story": 0, "gold": 0, "provisions": 0})
    for event in heard:
        if event[0] in LUCK:
            break
        if event[0] in GOODS and event[1] == seat:
            thing, sign = GOODS[event[0]]
            found[thing] += sign * event[2]
        elif event[0] == events.SPENT and event[1] == seat:
            found["provisions"] -= 1
    return found


def check(s: RollingSeas, seat: int, action: int) -> bool:
    """Compare a promise with the log, and with the boards if nobody has gone on meanwhile; whether they could be."""
    made = promise(s, seat, action)
    twin = s.clone()
    heard: list[Event] = []
    twin.sink = heard
    apply(twin, seat, action)
    for thing, amount in told(heard, seat).items():
        assert made[thing] == amount, f"{NOTATION.text(action)}: {thing}"
    if s.fork is None or twin.fork is None or len(twin.fork.moves[seat]) != len(s.fork.moves[seat]) + 1:
        return False
    before, after = account(s, seat), account(twin, seat)
    kept = {thing: after[thing] - had for thing, had in before.items() if after[thing] != had}
    assert dict(made) == kept, NOTATION.text(action)
    return True


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_promises_are_kept(seats: int, options: dict[str, str]) -> None:
    s = GAME_OBJECT.new(seats, options, seats)
    dice = Generator(b"", seats)
    compared: Counter[str] = Counter()
    while not s.over:
        open_lanes = deciders(s)
        seat = open_lanes[below(dice, len(open_lanes))]
        answers = options_of(s, seat)
        for action in answers[:3] if asking(s, seat).topic in DRAWING else answers:
            compared[NOTATION.verb(action).word] += check(s, seat, action)
        apply(s, seat, answers[below(dice, len(answers))])
    alone = ("wind", "sail", "spend")  # what ends the lane of a single player goes on with the next card
    assert all(compared[verb] for verb in (alone if seats == 1 else (*alone, "visit", "explore", "stop")))


def promised(scene: Scene, text: str) -> dict[str, int]:
    action = NOTATION.parse(text, options_of(scene.state, 0))
    return dict(promise(scene.state, 0, action))


@rule("RS-NAV-004", "RS-CEL-001")
def test_a_step_is_paid_with_movement_points_then_provisions_and_the_toll_comes_on_top() -> None:
    scene = Scene().at("J9").drawn("monsters", "J8").act("NE W SE").play("wind NE")
    assert promised(scene, "sail N") == {"moves": -2, "provisions": -1, "story": 2}
    assert promised(scene.with_moves(1), "sail N") == {"moves": -1, "provisions": -2, "story": 2}


@rule("RS-POR-002")
def test_a_story_told_is_renown_at_once() -> None:
    scene = Scene().at("H7").with_(story=9).act("S W E")
    assert promised(scene, "visit G7") == {"story": 1, "renown": 9}
