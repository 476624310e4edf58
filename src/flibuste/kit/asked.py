"""What is being asked, as numbers for learning machines."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel import NOBODY, State, asking, options_of
from flibuste.kit.rows import Floats


def names_of_question(topics: Sequence[str]) -> list[str]:
    return ["to-move", *[f"asked.{topic}" for topic in topics]]


def write_question(s: State, seat: int, topics: Sequence[str], numbers: Floats) -> None:
    """Whether the seat is asked, and what: amid a fork by its own lane, else whoever decides."""
    asked = bool(options_of(s, seat))
    decider = seat if asked else NOBODY if s.fork is not None else s.decider
    topic = asking(s, decider).topic if decider != NOBODY else ""
    numbers.add(float(asked))
    for known in topics:
        numbers.add(float(topic == known))
