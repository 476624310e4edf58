"""Why a question is asked is said in its own words, with the figures of the table, in every language."""

from __future__ import annotations

import pytest

from flibuste.data.phrases import languages, phrasebook
from flibuste.games.registry import game, keys
from flibuste.kernel import deciders
from flibuste.render.sentences import Speaker
from tests.conformance.cases import Case, few_cases
from tests.render.spoken import NAMES, play_through


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("lang", languages())
def test_every_question_has_its_reason(key: str, lang: str) -> None:
    book = phrasebook(lang, key)
    topics = {frame.topic for frame in game(key).frames if frame.rules}
    assert {topic for topic in topics if not book.has(f"because-{topic}")} == set()
    assert {word for word in book.keys() if word.startswith("because-")} == {f"because-{topic}" for topic in topics}


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_every_reason_can_be_said_at_the_table(case: Case) -> None:
    speakers = [Speaker(case.game, lang, NAMES[: case.seats]) for lang in languages()]
    first = True
    for match in play_through(case):
        for seat in deciders(match.state):
            view = match.view(seat)
            for speaker in speakers:
                reason = speaker.because(view, seat)
                assert reason != speaker.question(view, seat) and reason != speaker.rule(view, seat)[1]
                assert reason and (not first or NAMES[seat] in speaker.first(view, seat))
        first = False


def test_the_reason_has_the_names_and_figures_of_the_table() -> None:
    """Another player's river: whom one pays; a first look: where the odd figure comes from."""
    port_royal = next(case for case in few_cases() if str(case) == "port-royal-3")
    said = set()
    for match in play_through(port_royal):
        for seat in deciders(match.state):
            if seat != match.state.active:
                view = match.view(seat)
                said.add(Speaker(match.game, "en", match.seats).because(view, seat))
                active = match.seats[match.state.active]
                assert f"paid to {active}" in Speaker(match.game, "en", match.seats).because(view, seat)
    assert len(said) > 3
    seas = next(case for case in few_cases() if str(case) == "rolling-seas-2")
    match = next(play_through(seas))
    left = match.state.boards[0].pirates.bit_count()
    assert f"at \N{MINUS SIGN}{5 * left}" in Speaker(match.game, "en", match.seats).first(match.view(0), 0)
