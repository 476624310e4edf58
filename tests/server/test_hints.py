"""A hint says why: what the bot's search found, or that rules of thumb speak, and what is sure to come of it."""

from __future__ import annotations

import re

import pytest

from flibuste.bots.tree import Candidate
from flibuste.data.phrases import phrasebook
from flibuste.games.registry import game
from flibuste.kernel import apply
from flibuste.server.bots.worker import advise
from flibuste.server.tables.hints import Hint, hint_of, read_hint

KEPT = 200  # characters that the database keeps


def test_a_hint_is_read_as_it_was_written() -> None:
    for hint in (Hint("stop"), Hint("take sailor-1", 812, 61, "pass", 53)):
        assert read_hint(hint.written()) == hint


def test_a_hint_compares_with_the_best_of_the_others() -> None:
    candidates = [Candidate(action, visits, value, [], []) for action, visits, value in ((1, 90, 0.61), (2, 60, 0.53))]
    assert hint_of(1, candidates, {1: "a", 2: "b"}) == Hint("a", 90, 61, "b", 53)
    assert hint_of(2, candidates[:1], {1: "a", 2: "b"}) == Hint("b")


@pytest.mark.parametrize(
    ("chances", "said"), [((61, 53), "the next best, “pass”, at 53."), ((55, 56), "; “pass”, at 56, is as good.")]
)
def test_a_hint_never_calls_a_better_answer_the_next_best(chances: tuple[int, int], said: str) -> None:
    hint = Hint("take sailor-1", 812, chances[0], "pass", chances[1])
    words = phrasebook("en").say(hint.phrase, looks=812, chance=chances[0], other="pass", other_chance=chances[1])
    assert words.endswith(said)


@pytest.mark.parametrize("key", ["port-royal", "captains-war", "nassau"])
def test_the_strongest_bot_says_what_it_thinks(key: str) -> None:
    played = game(key)
    s = played.new(2, {}, 4)
    while len(s.options) < 2:
        apply(s, s.decider, s.options[0])
    view = played.view(s, s.decider)
    hint = advise(view, 0.2)
    texts = [played.notation.text(action) for action in view.options]
    assert hint.action in texts and len(hint.written()) < KEPT
    assert not hint.looks or (hint.other in texts and hint.other != hint.action and 0 <= hint.chance <= 100)
    assert not hint.looks or re.fullmatch(r".+ # \d+ # \d+ # .+ # \d+", hint.written())
