"""Everything a table says along random games, for the tests that read it."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

from rich.console import Console

from flibuste.bots import make_bot
from flibuste.kernel import SPECTATOR, Generator, Match, below, deciders, options_of
from flibuste.render import text
from flibuste.render.sentences import Speaker
from tests.conformance.cases import Case

NAMES = ("Anne", "Émile", "Hélène", "Oscar", "Ursule", "Yves")
WIDTH = 100
STRIDE = 40


def play_through(case: Case, seed: int = 1) -> Iterator[Match]:
    """A match of random answers, at each of its decisions and at its end."""
    match = Match.start(case.game, list(NAMES[: case.seats]), case.options, seed.to_bytes(32, "big"))
    dice = Generator(b"", seed)
    while not match.over:
        yield match
        seats = deciders(match.state)
        seat = seats[below(dice, len(seats))]
        options = options_of(match.state, seat)
        match.play(seat, options[below(dice, len(options))])
    yield match


def play_by_bots(case: Case, seed: int) -> Iterator[Match]:
    """A match of greedy bots, who do what random players hardly ever do."""
    match = Match.start(case.game, list(NAMES[: case.seats]), case.options, seed.to_bytes(32, "big"))
    bots = [make_bot("greedy", seed + seat) for seat in range(case.seats)]
    while not match.over:
        yield match
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 0.0))
    yield match


def said(case: Case, lang: str, seed: int = 1) -> frozenset[str]:
    """Every question with its reason, answer, line of the log and, now and then, of the board of a random game."""
    found: set[str] = set()
    answers: set[int] = set()
    for number, match in enumerate(play_through(case, seed)):
        speaker = Speaker(match.game, lang, match.seats)
        for seat in deciders(match.state)[:1]:
            view = match.view(seat)
            found.update((speaker.question(view, seat), speaker.because(view, seat)))
            answers.update(options_of(match.state, seat))
        if number % STRIDE == 0 or match.over:
            found.update(_board(match, speaker))
    speaker = Speaker(match.game, lang, match.seats)
    told = [match.opening_events(SPECTATOR), *(events for _, events in match.events(SPECTATOR))]
    return frozenset(
        found | set(map(speaker.answer, answers)) | {speaker.event(event) for row in told for event in row}
    )


def _board(match: Match, speaker: Speaker) -> list[str]:
    out = Console(width=WIDTH, record=True, file=StringIO())
    view = match.view(SPECTATOR)
    out.print(text.board(view, speaker, WIDTH))
    return [*out.export_text().splitlines(), text.aim(view, speaker)]
