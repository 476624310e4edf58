"""What is news to a seat: whatever it had not been told when it last answered."""

from __future__ import annotations

from collections import Counter

from flibuste.kernel import Event, Match
from flibuste.kernel.match import Move

Answer = tuple[int, int]  # a seat, and which of its answers


def known_by(match: Match, seat: int) -> dict[Answer, tuple[Move, list[Event]]]:
    """What a seat knows of: which answers, and what they brought about. Those of a simultaneous phase join them
    together when it ends, wherever they stand in the record."""
    given: Counter[int] = Counter()
    names = {}
    for move in match.moves:
        names[id(move)] = (move.seat, given[move.seat])
        given[move.seat] += 1
    return {names[id(move)]: (move, events) for move, events in match.events(seat)}


def told_at_last_answer(match: Match) -> list[set[Answer]]:
    """Which answers each seat knew of when it last gave one: what came after is news to it."""
    told: list[set[Answer]] = [set() for _ in match.seats]
    again = Match(match.game, match.seats, match.options, match.seed, match.sheets, match.version)
    for move in match.moves:
        told[move.seat] = set(known_by(again, move.seat))
        again.play(move.seat, move.action)
    return told


def why_not_undone(match: Match, seat: int) -> str:
    """The reason why a seat cannot take its last answer back."""
    known = match.known_moves(seat)
    if all(move.seat != seat for move in known):
        return "nothing"
    if known[-1].seat != seat:
        return "answered"
    return "revealed" if known[-1].revealed else "joined"
