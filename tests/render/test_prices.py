"""Every answer carries its whole net price and gain, on its button and in the terminal."""

from __future__ import annotations

import re

import pytest

from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.kernel import deciders
from flibuste.render import text
from flibuste.render.plain import note
from flibuste.render.sentences import Speaker
from flibuste.render.svg.face import face
from flibuste.server.web.composer import Composer, TableContext
from tests.conformance.cases import Case, few_cases
from tests.games.port_royal.modules.table import table
from tests.games.port_royal.table import TAKE
from tests.render.spoken import play_through
from tests.scenario import scenario

STRIDE = 8  # decisions from one look to the next
ANSWERS = 8  # that are looked at there


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_nothing_costs_silently(case: Case) -> None:
    changes = registry.record(case.key).changes
    for number, match in enumerate(play_through(case, 3)):
        for seat in deciders(match.state)[:1] if number % STRIDE == 0 else ():
            view = match.view(seat)
            speaker = Speaker(match.game, "en", match.seats)
            offers = Composer(match, seat, "en", TableContext("t")).sight.offers
            for option in list(offers.values())[:ANSWERS]:
                action = match.game.notation.parse(option.action)
                own = [abs(change.amount) for change in changes(view, action) if change.seat == seat]
                amounts = {str(amount) for amount in own}
                on_page = {str(sum(own))} if own and option.verb in face(case.key).TELLS_ALL else amounts
                page = f"{option.label} {option.note}"
                terminal = f"{speaker.answer(action)} {text.note(view, speaker, action)}"
                for said, told in ((page, on_page), (terminal, amounts)):
                    assert told <= {*re.findall(r"\d+", said)}, (option.action, said, told)


def test_a_ship_that_brings_just_the_coin_it_costs_says_that_nothing_is_left_of_it() -> None:
    t = scenario("port-royal", at=TAKE, seats=2, river="ship-red-1-1 sailor-1", gold=3)
    t.play(0, "pass")
    view, names = t.game.view(t.state, 1), ("Yann", "Anne")
    assert note(view, phrasebook("en", "port-royal"), names, view.options[0]) == "±0 coins, Yann +1 coin"


def test_nothing_is_said_to_be_left_where_the_coins_may_be_given_up() -> None:
    t = table(2, "contracts=competitive", at=TAKE, contracts="galleon", river="ship-black-1-2", gold=3)
    t.play(0, "pass")
    view, names = t.game.view(t.state, 1), ("Yann", "Anne")
    assert note(view, phrasebook("en", "port-royal"), names, view.options[0]) == "Yann +1 coin"
