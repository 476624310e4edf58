"""Games a net plays against itself, many side by side so that it judges all their positions at once.

What comes out is what it learns from: positions after answers, as numbers, and what they were worth in hindsight: the
lambda-returns of TD(lambda), seen from the same seat as the numbers. Now and then a game tries an answer out; what
came before is then taught what the best answer promised, not what the experiment cost.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

import numpy as np

from flibuste.bots.base import GreedyBot, is_bid
from flibuste.bots.foresight import Outlook, eye_of, judged
from flibuste.bots.net import ANY, Array, Net
from flibuste.bots.payoff import payoffs
from flibuste.games.features import Features, feature_names, features_of
from flibuste.kernel import BadOption, Game, Generator, Options, State, View, apply, below, deciders

FINE: Final = 1 << 16
SAMPLES: Final = 8
EXPLORATION: Final = 0.05


class Lessons(NamedTuple):
    """Positions and what each was worth to its seats."""

    rows: Array
    targets: Array


class Trail:
    """The positions that followed one another, in the eyes of whoever judged them."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.eyes: list[int] = []
        self.promised: dict[int, list[float]] = {}  # by row that an experiment led to: what the best answer promised


class Table:
    """One of the games in progress. Where everybody acts at once, each seat has a trail of its own."""

    def __init__(self, game: Game[Any], seats: int, options: Options, dice: Generator) -> None:
        drawn = draw_options(game, seats, options, dice)
        self.state = game.new(seats, drawn, below(dice, 1 << 30))
        self.trails = [Trail() for _ in range(seats if self.state.rules.forks else 1)]

    def note(self, game: Game[Any], features: Features, seat: int, promised: list[float] | None) -> None:
        """Remember the position after a seat's answer."""
        s = self.state
        trail = self.trails[seat % len(self.trails)]
        if promised is not None:
            trail.promised[len(trail.rows)] = promised
        if not s.over:
            eye = eye_of(s, seat)
            trail.rows.append(features(game.view(s, eye).seen, eye))
            trail.eyes.append(eye)


def draw_options(game: Game[Any], seats: int, options: Options, dice: Generator) -> dict[str, str]:
    """The options of one game: where training asks for any value, one is drawn."""
    sets = _option_sets(game, seats, tuple(options.items()))
    return sets[below(dice, len(sets))]


@lru_cache
def _option_sets(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...]) -> list[dict[str, str]]:
    """Every table that a training is for, those apart where all win or lose together. One net reads positions of one
    length: where lengths differ, the longest."""
    asked = dict(options)
    usual = game.settle({key: value for key, value in options if value != ANY})
    values = [choice.values if asked.get(choice.key) == ANY else (usual[choice.key],) for choice in game.choices]
    drawn = [dict(zip(usual, combination, strict=True)) for combination in product(*values)]
    allowed = [chosen for chosen in drawn if seats in game.seat_counts(chosen) and game.refusal(seats, chosen) is None]
    found = [chosen for chosen in allowed if not game.rules(seats, chosen).shared_fate]
    if not found:
        raise BadOption(f"{game.key} with {seats} seats and these options is not a game that a net learns.")
    lengths = [len(feature_names(game.key, game.rules(seats, chosen))) for chosen in found]
    return [chosen for chosen, length in zip(found, lengths, strict=True) if length == max(lengths)]


def play(
    net: Net, game: Game[Any], seats: int, options: Options, games: int, dice: Generator, trust: float, guided: bool
) -> Lessons:
    """The lessons of so many games.

    `trust` is lambda: how far the end of a game outweighs the net's judgement. `guided` games are played by rules of
    thumb: a net that knows nothing yet learns from them how good positions differ from bad ones.
    """
    tables = [Table(game, seats, options, dice) for _ in range(games)]
    features = features_of(game.key)
    running = tables
    while running:
        _one_answer_each(running, net, game, features, dice, guided)
        running = [table for table in running if not table.state.over]
    lessons = [
        hindsight(net, trail, payoffs(game, table.state), trust)
        for table in tables
        for trail in table.trails
        if trail.rows
    ]
    return Lessons(np.concatenate([each.rows for each in lessons]), np.concatenate([each.targets for each in lessons]))


def _one_answer_each(
    tables: list[Table], net: Net, game: Game[Any], features: Features, dice: Generator, guided: bool
) -> None:
    guide = GreedyBot(dice)
    ends: list[State] = []
    seats: list[int] = []
    asked: list[tuple[View[Any], Outlook | None]] = []
    for table in tables:
        view = game.view(table.state, deciders(table.state)[0])
        by_thumb = guided or len(view.options) == 1 or is_bid(view)
        outlook = None if by_thumb else Outlook(view, dice, SAMPLES)
        asked.append((view, outlook))
        if outlook is not None:
            ends += outlook.ends
            seats += [view.seat] * len(outlook.ends)
    worths = judged(game, net, ends, seats)
    done = 0
    for table, (view, outlook) in zip(tables, asked, strict=True):
        options = view.options
        promised = None
        tries = below(dice, FINE) < EXPLORATION * FINE
        if outlook is not None:
            mine = worths[done : done + len(outlook.ends)]
            done += len(outlook.ends)
            values = outlook.values(mine)
            best = values.index(max(values))
            action = options[best]
            promised = outlook.prospects(mine)[best] if tries else None
        else:
            action = guide.choose(view, 0.0)
        if tries:
            action = options[below(dice, len(options))]
        apply(table.state, view.seat, action)
        table.note(game, features, view.seat, promised)


def hindsight(net: Net, trail: Trail, paid: list[float], trust: float) -> Lessons:
    """What each position of a trail was worth, in the order in which its own seat sees the others."""
    seats = len(paid)
    seen_from = [[(eye + place) % seats for place in range(seats)] for eye in range(seats)]
    back_from = [[(seat - eye) % seats for seat in range(seats)] for eye in range(seats)]
    rows = np.array(trail.rows, np.float32)
    judged = net.values(rows)
    targets = np.empty_like(judged)
    worth = np.array(trail.promised.get(len(rows), paid), np.float32)
    for at in range(len(rows) - 1, -1, -1):
        eye = trail.eyes[at]
        targets[at] = worth[seen_from[eye]]
        if at in trail.promised:
            worth = np.array(trail.promised[at], np.float32)
        else:
            worth = (1 - trust) * judged[at][back_from[eye]] + trust * worth
    return Lessons(rows, targets)
