"""A whole game written out: every question with its options, the answer, what it brought about, and the digest."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from flibuste.kernel import Event, Generator, Match, Options, below, deciders, digest, options_of, seen_by
from flibuste.kernel.game import Game
from flibuste.kernel.match import Move
from flibuste.kernel.view import SPECTATOR
from flibuste.render.sentences import Speaker

PLAYERS = ("Anne", "Bart", "Cora", "Dirk", "Edme", "Fleur")
MOST_OPTIONS = 12


def playthrough(game: Game[Any], seats: int, options: Options) -> str:
    """One random game, the same every time."""
    match = Match.start(game, list(PLAYERS[:seats]), options, hashlib.sha256(game.key.encode()).digest())
    speaker = Speaker(game, "en", match.seats)
    dice = Generator(b"", 7)
    lines = [f"{game.key}, {seats} players, {', '.join(f'{name} {value}' for name, value in match.options.items())}"]
    lines += told(match, speaker, match.opening)
    while not match.over:
        seats_asked = deciders(match.state)
        seat = seats_asked[below(dice, len(seats_asked))]
        lines += ["", *question(match, speaker, seat)]
        choices = options_of(match.state, seat)
        lines += answer(match, speaker, match.play(seat, choices[below(dice, len(choices))]))
    result = game.result(match.state)
    standing = f"scores {result.scores}, ranks {result.ranks}, winners {result.winners}"
    lines += ["", f"{standing}, {digest(game, match.state)}", ""]
    return "\n".join(lines)


def question(match: Match, speaker: Speaker, seat: int) -> Iterator[str]:
    choices = options_of(match.state, seat)
    texts = [match.game.notation.text(action) for action in choices[:MOST_OPTIONS]]
    more = [f"and {len(choices) - MOST_OPTIONS} more"] if len(choices) > MOST_OPTIONS else []
    asked = speaker.question(match.view(seat), seat)
    yield f"{len(match.moves) + 1}. {match.seats[seat]}: {asked}  {digest(match.game, match.state)}"
    yield f"   {' | '.join([*texts, *more])}"


def answer(match: Match, speaker: Speaker, move: Move) -> Iterator[str]:
    yield f"   > {match.game.notation.text(move.action)}"
    yield from told(match, speaker, move.events)


def told(match: Match, speaker: Speaker, events: list[Event]) -> Iterator[str]:
    """What everybody at the table hears: secret fields stay secret."""
    for event in events:
        yield f"   {speaker.event(seen_by(match.game.events, event, SPECTATOR))}"
