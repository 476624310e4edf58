"""The keyboard: an answer never shares its letter with a tool of the table, and digits follow the board."""

from __future__ import annotations

import pytest

from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry
from flibuste.games.port_royal.catalogue import TAKE
from flibuste.kernel import deciders
from flibuste.server.web.composer import Composer, TableContext
from tests.conformance.cases import Case
from tests.render.spoken import play_through


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", registry.keys())
def test_no_answer_has_the_key_of_a_tool(game: str, lang: str) -> None:
    book = phrasebook(lang, game)
    letters = {key: book.say(key).lower() for key in book.keys() if key.startswith(("key-", "web-key-"))}
    tools = {letter for key, letter in letters.items() if key.startswith("web-key-")}
    taken = {key: letter for key, letter in letters.items() if key.startswith("key-") and letter in tools}
    assert taken == {}


def test_cards_of_the_river_are_numbered_from_left_to_right() -> None:
    numbered = 0
    for match in play_through(Case("port-royal", 3, {}), 5):
        if match.over:
            break
        seat = deciders(match.state)[0]
        sight = Composer(match, seat, "en", TableContext("x")).sight
        taken = [option for option in sight.offers.values() if option.verb == "take"]
        cards = [match.game.notation.parse(option.action) - TAKE for option in taken]
        places, digits = [match.state.river.index(card) for card in cards], [option.key for option in taken]
        assert places == sorted(places) and (len(taken) < 2 or digits == sorted(digits))
        numbered += len(taken) > 2
    assert numbered > 5
