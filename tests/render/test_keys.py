"""The letters of the keyboard: an answer never shares its key with a tool of the table."""

from __future__ import annotations

import pytest

from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", registry.keys())
def test_no_answer_has_the_key_of_a_tool(game: str, lang: str) -> None:
    book = phrasebook(lang, game)
    letters = {key: book.say(key).lower() for key in book.keys() if key.startswith(("key-", "web-key-"))}
    tools = {letter for key, letter in letters.items() if key.startswith("web-key-")}
    taken = {key: letter for key, letter in letters.items() if key.startswith("key-") and letter in tools}
    assert taken == {}
