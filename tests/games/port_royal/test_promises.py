"""What an answer promises is what happens: every option of random games, with every combination of modules."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.port_royal.catalogue import ADMIRALS_PAID, GOLD, INFLUENCE, JESTERS_PAID, TAX_BONUS
from flibuste.games.port_royal.facts import changes, home, outcomes
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules import SAMPLED
from flibuste.games.port_royal.modules.contracts.cards import GUNNERS_PAID, VICEADMIRALS_PAID
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import Event, Generator, apply, asking, below
from flibuste.kit import ARGUMENT
from tests.games.port_royal.modules.table import table
from tests.games.port_royal.table import TAKE
from tests.rules import rule

COUNTED = {"coins": GOLD, "influence": INFLUENCE}
BY_THEMSELVES = (ADMIRALS_PAID, JESTERS_PAID, TAX_BONUS, GUNNERS_PAID, VICEADMIRALS_PAID)
"""Coins that come on arrival, with a tax or a bust, whatever was answered."""
AMID_A_TRADE = ("store", "give-up", "share")
SETS = {tuple(options.items()): options for seats in range(1, 6) for options in GAME_OBJECT.option_sets(seats)}
USUAL = GAME_OBJECT.settle({})
COUNTS = [(GAME_OBJECT.seat_counts(options), options) for options in SETS.values()]
CASES = [(counts[place % len(counts)], options) for place, (counts, options) in enumerate(COUNTS)]
ADVENTURES = [(seats, options) for seats, options in CASES if any(options[key] != USUAL[key] for key in SAMPLED)]

Account = Counter[tuple[str, int]]


def held(s: PortRoyal) -> Account:
    seats = range(s.book.seats)
    return Account({(thing, seat): s.count(seat, counter) for thing, counter in COUNTED.items() for seat in seats})


def promise(s: PortRoyal, action: int) -> Account:
    return Account({(thing, seat): amount for thing, amount, seat in changes(GAME_OBJECT.view(s, s.decider), action)})


def carry_out(s: PortRoyal, action: int, dice: Generator) -> tuple[Account, bool]:
    """What an answer, and any answers to the end of its trade, changed; and whether there were some."""
    before, told = held(s), list[Event]()
    s.sink = told
    apply(s, s.decider, action)
    asked = 0
    while not s.over and asking(s, s.decider).topic in AMID_A_TRADE:
        apply(s, s.decider, s.options[below(dice, len(s.options))])
        asked += 1
    after = held(s)
    after.subtract(before)
    for kind, *values in told:
        if kind in BY_THEMSELVES:
            after["coins", values[0]] -= values[-1]
    return after, asked > 0


@pytest.mark.parametrize(("seats", "options"), [case for case in CASES if case not in ADVENTURES])
def test_every_promise_is_kept(seats: int, options: dict[str, str]) -> None:
    s: PortRoyal = GAME_OBJECT.new(seats, options, seed=seats)
    dice = Generator(b"", seats)
    kept = 0
    while not s.over:
        for action in s.options:
            promised = promise(s, action)
            if action & ~ARGUMENT in s.book.vague:
                assert not promised
                continue
            happened, open_to_more = carry_out(s.clone(), action, dice)
            for name in promised if open_to_more else happened:
                assert happened[name] == promised[name], (name, GAME_OBJECT.notation.text(action))
            kept += len(promised)
        apply(s, s.decider, s.options[below(dice, len(s.options))])
    assert kept > 0


@pytest.mark.parametrize(("seats", "options"), ADVENTURES)
def test_in_an_adventure_the_table_keeps_what_the_imagined_one_promised(seats: int, options: dict[str, str]) -> None:
    """There, much else comes by itself before the next decision: what is compared ends with the answer's own doing."""
    s: PortRoyal = GAME_OBJECT.new(seats, options, seed=seats)
    dice = Generator(b"", seats)
    kept = 0
    while not s.over:
        for action in s.options:
            promised, before = promise(s, action), held(s)
            for end in outcomes(s.clone(), action, home(s)) if promised else []:
                after = held(end)
                after.subtract(before)
                assert {name: after[name] for name in promised} == promised, GAME_OBJECT.notation.text(action)
            kept += len(promised)
        apply(s, s.decider, s.options[below(dice, len(s.options))])
    assert kept > 0


@rule("PR-BASE-100")
def test_the_fee_is_in_the_promise_and_goes_to_the_active_player() -> None:
    t = table(3, at=TAKE, river="ship-red-3-6 sailor-1 priest", gold=5)
    t.play(0, "pass")
    take = GAME_OBJECT.notation.parse("take ship-red-3-6", t.state.options)
    assert promise(t.state, take) == {("coins", 1): 2, ("coins", 0): 1}


@rule("PR-CON-030")
def test_what_depends_on_a_later_answer_is_promised_by_that_answer() -> None:
    t = table(2, "contracts=competitive", at=TAKE, contracts="galleon", progress="galleon:0", river="ship-black-3-7")
    ship = GAME_OBJECT.notation.parse("take ship-black-3-7", t.state.options)
    assert promise(t.state, ship) == {}
    t.play(0, "take ship-black-3-7")
    collect, renounce = t.state.options
    assert (promise(t.state, collect), promise(t.state, renounce)) == ({("coins", 0): 3}, {("coins", 0): 6})
