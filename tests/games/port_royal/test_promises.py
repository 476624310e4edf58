"""What an answer promises is what happens: every option of random games, with every combination of modules."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.port_royal.catalogue import GOLD, INFLUENCE, PASS, REVEAL
from flibuste.games.port_royal.facts import changes
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.gambler import GAMBLE
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import VERB_SHIFT, Generator, apply, asking, below
from tests.games.port_royal.modules.table import table
from tests.rules import rule

COUNTED = {"coins": GOLD, "influence": INFLUENCE}
LUCK = (REVEAL, GAMBLE)
AMID_A_TRADE = ("store", "give-up", "share")
CASES = [(seats, options) for seats in range(1, 6) for options in GAME_OBJECT.option_sets(seats)]

Account = Counter[tuple[str, int]]


def held(s: PortRoyal) -> Account:
    seats = range(s.book.seats)
    return Account({(thing, seat): s.count(seat, counter) for thing, counter in COUNTED.items() for seat in seats})


def promise(s: PortRoyal, action: int) -> Account:
    found = changes(GAME_OBJECT.view(s, s.decider), action)
    assert len({(change.thing, change.seat) for change in found}) == len(found)
    return Account({(change.thing, change.seat): change.amount for change in found})


def carry_out(s: PortRoyal, action: int, dice: Generator) -> Account:
    """Answer, and answer what is asked on top of that, until all that was set going is done; what was promised."""
    depth = len(s.stack)
    made = promise(s, action)
    rider = s.rules.answers[action >> VERB_SHIFT]
    if rider is None:
        s.stack[-1].answer(s, action)
    else:
        rider(s, s.decider, action)
    while len(s.stack) > depth:
        frame = s.stack[-1]
        options = frame.step(s)
        if options is not None:
            s.decider, choice = frame.seat, options[below(dice, len(options))]
            made.update(promise(s, choice))
            frame.answer(s, choice)
    return made


def check(s: PortRoyal, action: int, dice: Generator) -> bool:
    """Whether the answer could be compared: not if it ended the game amid what it promised."""
    before, seat = held(s), s.decider
    made = carry_out(s, action, dice)
    if not s.stack:
        return False
    happened = held(s)
    happened.subtract(before)
    whose = [seat] if action == PASS else range(s.book.seats)  # the next in line may be paid on arrival
    for thing in COUNTED:
        for one in whose:
            assert happened[thing, one] == made[thing, one], GAME_OBJECT.notation.text(action)
    return any(made.values())


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_promise_is_kept(seats: int, options: dict[str, str]) -> None:
    s: PortRoyal = GAME_OBJECT.new(seats, options, seed=seats)
    dice = Generator(b"", seats)
    kept = 0
    while not s.over:
        if asking(s, s.decider).topic not in AMID_A_TRADE:
            kept += sum([check(s.clone(), action, dice) for action in s.options if action not in LUCK])
        apply(s, s.decider, s.options[below(dice, len(s.options))])
    assert kept > 0


@rule("PR-BASE-100")
def test_the_fee_is_in_the_promise_and_goes_to_the_active_player() -> None:
    t = table(3, active=0, at="take", river="ship-red-3-6 sailor-1 priest", gold=5)
    t.play(0, "pass")
    [ship] = [action for action in t.state.options if GAME_OBJECT.notation.text(action) == "take ship-red-3-6"]
    assert promise(t.state, ship) == {("coins", 1): 2, ("coins", 0): 1}
