"""What a trade promises before all its questions are answered, with every combination of modules."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.port_royal.catalogue import ADMIRALS_PAID, JESTERS_PAID, TAX_BONUS
from flibuste.games.port_royal.facts import changes
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.contracts.cards import GUNNERS_PAID, VICEADMIRALS_PAID
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import Event, Generator, apply, asking, below
from tests.games.port_royal.modules.table import table
from tests.games.port_royal.table import TAKE
from tests.rules import rule

BY_THEMSELVES = (ADMIRALS_PAID, JESTERS_PAID, TAX_BONUS, GUNNERS_PAID, VICEADMIRALS_PAID)
"""Coins that come on arrival, with a tax or a bust, whatever was answered."""
AMID_A_TRADE = ("store", "give-up", "share")
SETS = {tuple(options.items()): options for seats in range(1, 6) for options in GAME_OBJECT.option_sets(seats)}
COUNTS = [(GAME_OBJECT.seat_counts(options), options) for options in SETS.values()]
CASES = [(counts[place % len(counts)], options) for place, (counts, options) in enumerate(COUNTS)]

Account = Counter[tuple[str, int]]


def held(s: PortRoyal) -> Account:
    seats = range(s.book.seats)
    return Account({(thing, seat): count(s, seat) for thing, count in s.book.things for seat in seats})


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


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_what_a_trade_promises_holds_whatever_is_answered_amid_it(seats: int, options: dict[str, str]) -> None:
    """Answers that lead to no further question are compared in tests/conformance/test_promises.py."""
    s: PortRoyal = GAME_OBJECT.new(seats, options, seed=seats)
    dice = Generator(b"", seats)
    while not s.over:
        for action in s.options:
            happened, open_to_more = carry_out(s.clone(), action, dice)
            for name, amount in promise(s, action).items() if open_to_more else ():
                assert happened[name] == amount, (name, GAME_OBJECT.notation.text(action))
        apply(s, s.decider, s.options[below(dice, len(s.options))])


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
