"""Questions that fall away, and what is asked as numbers."""

from __future__ import annotations

from typing import Any

from flibuste.games.registry import game
from flibuste.kernel import Frame, apply, asking, options_of
from flibuste.kit import ARGUMENT, unless_forced, unless_idle, verb_of
from flibuste.kit.asked import names_of_question, write_question
from flibuste.kit.rows import Floats

TOPICS = ("set-aside", "take")


class Choosing(Frame[Any]):
    """It notes what it was answered."""

    def answer(self, s: Any, action: int) -> None:
        s.stack.append(action)


def test_a_choice_is_asked_and_a_forced_answer_is_carried_out() -> None:
    s = game("captains-war").new(3, {}, 1)
    before = len(s.stack)
    assert unless_forced(Choosing(0), s, [4, 6]) == [4, 6] and len(s.stack) == before
    assert unless_forced(Choosing(0), s, [6]) is None and s.stack[before:] == [6]


def test_a_question_without_answers_falls_away() -> None:
    s = game("captains-war").new(3, {}, 1)
    before = len(s.stack)
    assert unless_idle(s, [4]) == [4] and len(s.stack) == before
    assert unless_idle(s, []) is None and len(s.stack) == before - 1


def test_an_action_is_its_verb_and_its_argument() -> None:
    action = 5 * (ARGUMENT + 1) + 7
    assert verb_of(action) == action - 7


def asked(s: Any, seat: int) -> dict[str, float]:
    numbers = Floats()
    write_question(s, seat, TOPICS, numbers)
    return dict(zip(names_of_question(TOPICS), numbers.listed(), strict=True))


def test_everybody_knows_what_whoever_decides_is_asked() -> None:
    s = game("captains-war").new(3, {}, 1)
    assert asking(s, s.decider).topic == "set-aside"
    for seat in range(3):
        assert asked(s, seat) == {"to-move": float(seat == s.decider), "asked.set-aside": 1.0, "asked.take": 0.0}


def test_amid_a_fork_a_seat_knows_of_its_own_lane_only() -> None:
    s = game("captains-war").new(3, {}, 1)
    apply(s, s.decider, options_of(s, s.decider)[0])
    assert s.fork is not None
    assert all(asked(s, seat)["asked.take"] == 1.0 for seat in range(3))
    for _ in range(40):  # until the first seat has finished, whatever its dice ask for
        if not options_of(s, 0):
            break
        apply(s, 0, options_of(s, 0)[0])
    assert asked(s, 0) == {"to-move": 0.0, "asked.set-aside": 0.0, "asked.take": 0.0}
