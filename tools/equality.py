"""Whether a change of the code changed a game: seeded random games, kept before and compared after.

    python -m tools.equality keep before.json                        play, and keep digests of what happened
    python -m tools.equality compare before.json                     play the same games again, name every difference
    python -m tools.equality trace port-royal 3 end=expedition 7     write out what the digests of one game are made of

Only words, cards, seats and amounts are compared, none of the numbers that a program gives to its verbs, events and
counters: those may change. Put build/compiled first on PYTHONPATH to play with compiled rules.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from flibuste.bots.judging import judge_of
from flibuste.bots.learned import LearnedBot, net_of
from flibuste.bots.net import Net
from flibuste.bots.pilot import pilot_of
from flibuste.cli.arena import spread
from flibuste.cli.arguments import read_options
from flibuste.games.features import features_of
from flibuste.games.registry import game, keys
from flibuste.kernel import (
    HIDDEN,
    SPECTATOR,
    Document,
    Event,
    FlibusteError,
    Game,
    Generator,
    Match,
    State,
    View,
    asking,
    deciders,
    describe,
    options_of,
    read_record,
    seen_by,
)
from tools.equality_cases import USUAL, Case, cases_of, shares

ASPECTS: Final = ("options", "events", "results", "documents", "views", "features", "nets", "bots")
GAMES: Final = 2000
LOOK_EVERY: Final = 23  # decisions between two positions that are written down
ANSWER_EVERY: Final = 14 * LOOK_EVERY  # between two that bots answer: more than 1,000 in 2,000 games
PACE: Final = 101  # how far the next seed's positions are shifted, so that all plies are looked at
DIGITS: Final = 6
DIGEST_BYTES: Final = 6

Line = tuple[str, str]  # an aspect, and something to be compared under it
Digests = dict[str, str]  # of one game by aspect; in a file, those of all seeds in a row
Kept = dict[str, dict[str, Digests]]  # by game and by case


# What is compared ----------------------------------------------------------------------------------------------------


def told(case: Case, seed: int) -> Iterator[Line]:
    """A random game with somebody listening: what is asked, what happens, what positions look like and are worth."""
    name = f"{case.key} {case.name} {seed}"
    dice, match = Random(name), begun(case, hashlib.sha256(name.encode()).digest())
    yield "events", happened(match.game, match.opening)
    while not match.over:
        place = len(match.moves) + PACE * seed
        seat = pick(dice, deciders(match.state))
        yield "options", asked(match, seat)
        if place % LOOK_EVERY == 0:
            yield from looked_at(match)
            yield from weighed(match, match.view(seat))
        if place % ANSWER_EVERY == 0:
            yield "bots", answer(match.view(seat))
        yield "events", played(match, seat, pick(dice, options_of(match.state, seat)))
    yield from looked_at(match)
    yield "results", as_json(match.game.result(match.state).document())


def begun(case: Case, seed: bytes) -> Match:
    options = {} if case.options == USUAL else read_options(case.options.split(","))
    return Match.start(game(case.key), [f"Seat {seat}" for seat in range(case.seats)], options, seed)


def pick(dice: Random, items: Sequence[int]) -> int:
    return items[int(dice.random() * len(items))]


def asked(match: Match, seat: int) -> str:
    """Who is asked, what, and every answer in its place."""
    text = match.game.notation.text
    answers = [text(action) for action in options_of(match.state, seat)]
    return f"{deciders(match.state)} {seat} {asking(match.state, seat).topic}: {' | '.join(answers)}"


def played(match: Match, seat: int, action: int) -> str:
    """An answer, whether it can be taken back, and what it brought about."""
    move = match.play(seat, action)
    marks = f"{' revealed' * move.revealed}{' secret' * move.secret}"
    return f"{seat} {match.game.notation.text(action)}{marks}: {happened(match.game, move.events)}"


def happened(of: Game[Any], events: Sequence[Event]) -> str:
    return "; ".join(spelt(of, event) for event in events)


def spelt(of: Game[Any], event: Event) -> str:
    """An event by name, with its fields; `?` marks those that not everybody sees."""
    kind = of.events[event[0]]
    public = seen_by(of.events, event, SPECTATOR)
    fields = zip(kind.fields, event[1:], public[1:], strict=True)
    return " ".join([kind.name, *(f"{field.name}={value}{'?' * (seen == HIDDEN)}" for field, value, seen in fields)])


def looked_at(match: Match) -> Iterator[Line]:
    """The position as a document, and what everybody may see of it."""
    yield "documents", as_json(document_of(match.game, match.state))
    for seat in range(SPECTATOR, len(match.seats)):
        yield "views", f"{seat} {as_json(document_of(match.game, match.view(seat).seen))}"


def document_of(game: Game[Any], s: State) -> Document:
    """The position's document without the options of the table: the case names those that are not the usual ones, and
    a later program may have more."""
    return _without_options(describe(game, s))


def _without_options(document: Document) -> Document:
    fork = document["fork"]
    if fork and fork["before"]:
        fork = {**fork, "before": _without_options(fork["before"])}
    return {**document, "options": None, "fork": fork}


def weighed(match: Match, view: View[Any]) -> Iterator[Line]:
    """The position as numbers from every seat, and what the table's net makes of them; or what its pilot thinks."""
    net = net_of(view)
    for seat in range(len(match.seats)):
        row = features_of(match.game.key)(match.state, seat)
        yield "features", f"{seat} {rounded(row)}"
        if net is not None:
            yield "nets", f"{net.name} {seat} {rounded(outputs(net, row))}"
    if pilot_of(view) is not None:
        yield "nets", f"pilot {rounded(judge_of(view, Generator(b'', 1), 1).chances(match.state, view.seat))}"


def outputs(net: Net, row: list[float]) -> list[float]:
    numbers: Any = np.array(row, np.float64)  # finer than the weights, so that rounding is never a toss-up
    found: list[float] = net.values(numbers).tolist()
    return found


def answer(view: View[Any]) -> str:
    """What the learned bot does."""
    return view.game.notation.text(LearnedBot(Generator(b"", 1)).choose(view, 0.0))


def rounded(numbers: Sequence[float]) -> str:
    return " ".join(str(round(number, DIGITS) + 0.0) for number in numbers)


def as_json(document: object) -> str:
    return json.dumps(document, sort_keys=True, separators=(",", ":"))


# Keeping and comparing -----------------------------------------------------------------------------------------------


def digests(item: tuple[Case, int]) -> Digests:
    """What one game comes down to, aspect by aspect."""
    sums = {aspect: hashlib.blake2b(digest_size=DIGEST_BYTES) for aspect in ASPECTS}
    try:
        for aspect, line in told(*item):
            sums[aspect].update(f"{line}\n".encode())
    except Exception as error:
        error.add_note(f"This was in {item[0]}, seed {item[1]}.")
        raise
    return {aspect: found.hexdigest() for aspect, found in sums.items()}


def play_all(key: str, items: Sequence[tuple[Case, int]], workers: int) -> dict[str, Digests]:
    """The digests of each case, those of its seeds in a row."""
    start = time.monotonic()
    found: dict[str, list[Digests]] = {}
    for (case, _), of_one in zip(items, spread(digests, items, workers), strict=True):
        found.setdefault(case.name, []).append(of_one)
    print(f"{key}: {len(items)} games, {len(found)} cases, {time.monotonic() - start:.0f} s.", flush=True)
    return {name: in_a_row(of_seeds) for name, of_seeds in found.items()}


def in_a_row(of_seeds: list[Digests]) -> Digests:
    return {aspect: " ".join(of_one[aspect] for of_one in of_seeds) for aspect in ASPECTS}


def keep(file: Path, chosen: Sequence[str], games: int, workers: int) -> int:
    kept = {key: play_all(key, shares(cases_of(key), games), workers) for key in chosen or keys()}
    file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return 0


def compare(file: Path, chosen: Sequence[str], workers: int) -> int:
    """Play what the file says was played, and print what is no longer the same."""
    kept: Kept = read_record(file)
    found = [line for key in kept if key in chosen or not chosen for line in differences(key, kept[key], workers)]
    print(*(found or ["Everything is as it was."]), sep="\n")
    return 1 if found else 0


def differences(key: str, before: dict[str, Digests], workers: int) -> Iterator[str]:
    after = play_all(key, list(kept_items(key, before)), workers)
    for name, aspects in before.items():
        for aspect in ASPECTS:
            yield from difference(f"{key} {name}", aspect, aspects[aspect].split(), after[name][aspect].split())


def kept_items(key: str, before: dict[str, Digests]) -> Iterator[tuple[Case, int]]:
    for name, aspects in before.items():
        seats, options = name.split(" ")
        yield from ((Case(key, int(seats), options), seed) for seed in range(len(aspects["options"].split())))


def difference(where: str, aspect: str, before: list[str], after: list[str]) -> Iterator[str]:
    seeds = [seed for seed, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    if seeds:
        yield f"{where}: {aspect} differ in {len(seeds)} of {len(before)} games; see trace {where} {seeds[0]}"


def trace(key: str, seats: int, options: str, seed: int) -> int:
    for aspect, line in told(Case(key, seats, options), seed):
        print(f"{aspect}: {line}")
    return 0


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description="Play seeded games before and after a change, and compare them.")
    commands = made.add_subparsers(required=True)
    for act in (keep, compare):
        sub = commands.add_parser(act.__name__)
        sub.add_argument("file", type=Path)
        sub.add_argument("--game", action="append", dest="chosen", default=[], choices=keys(), help="this one only")
        sub.add_argument("--workers", type=int, default=os.cpu_count())
        sub.set_defaults(act=act)
    commands.choices["keep"].add_argument("--games", type=int, default=GAMES, help="of each game, over all cases")
    tracing = commands.add_parser("trace")
    for name, sort in (("key", str), ("seats", int), ("options", str), ("seed", int)):
        tracing.add_argument(name, type=sort)
    tracing.set_defaults(act=trace)
    return made


def main(arguments: list[str]) -> int:
    given = vars(parser().parse_args(arguments))
    act: Callable[..., int] = given.pop("act")
    try:
        return act(**given)
    except FlibusteError as error:
        print(error, *getattr(error, "__notes__", []))
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
