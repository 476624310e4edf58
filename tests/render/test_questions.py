"""What every question of every game needs to be put to a player."""

from __future__ import annotations

import pytest

from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", registry.keys())
def test_the_rules_behind_a_question_can_be_read(key: str, lang: str) -> None:
    book = phrasebook(lang, key)
    for frame in registry.game(key).frames:
        if frame.rules:  # a frame that asks has some: the conformance suite sees to it
            assert len({*frame.rules}) == len(frame.rules), frame
            assert [number for number in frame.rules if not book.has(number)] == [], frame
