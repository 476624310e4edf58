"""The conformance suite: a game is done when it passes, for every seat count and option set.

Random play that checks at every decision what must hold for every game. Raises BrokenRules with the seed and the ply.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

from flibuste.kernel.codec import describe, position
from flibuste.kernel.errors import BrokenRules, FlibusteError
from flibuste.kernel.fingerprint import fingerprint
from flibuste.kernel.game import Game
from flibuste.kernel.match import Match, Move
from flibuste.kernel.probing import Probed, after_answer, probe
from flibuste.kernel.record import replay
from flibuste.kernel.rng import WORD, Generator, below
from flibuste.kernel.run import apply, asking, deciders, options_of
from flibuste.kernel.state import Event, State
from flibuste.kernel.view import SPECTATOR

LONGEST_GAME: Final = 50_000
CODEC_EVERY: Final = 4
UNDRAWN: Final = -2  # a viewer who is nobody: all draws come out as they are

Talk = Callable[[Match, Move | None], None]


class Report:
    """What a run of the suite went through."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.options = 0
        self.forks = 0


def check_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    talk: Talk | None = None,
    report: Report | None = None,
) -> Report:
    """Play one seeded random game to its end, checking everything on the way.

    `talk` is asked to put the pending decisions (and the last move) into words; it raises if it cannot.
    """
    report = report or Report()
    checker = _Checker(game, seats, options, seed, talk, report)
    try:
        checker.run()
    except FlibusteError as error:
        where = f"{game.key}, {seats} seats, {dict(options)}, seed {seed}, ply {len(checker.match.moves)}"
        raise BrokenRules(f"{where}: {error}") from error
    return report


class _Checker:
    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str],
        seed: int,
        talk: Talk | None,
        report: Report,
    ) -> None:
        self.game = game
        self.talk = talk
        self.report = report
        self.dice = Generator(b"", (seed * 2654435761 + 12345) & WORD)
        key = hashlib.sha256(f"{game.key}/{seats}/{sorted(options.items())}/{seed}".encode()).digest()
        self.match = Match.start(game, [f"Player {seat + 1}" for seat in range(seats)], options, key)

    def run(self) -> None:
        match, game = self.match, self.game
        self.report.games += 1
        self.unseen_set_up()
        last: Move | None = None
        while not match.over:
            if len(match.moves) >= LONGEST_GAME:
                raise BrokenRules(f"The game did not end within {LONGEST_GAME} decisions.")
            self.look(last)
            seats = deciders(match.state)
            seat = seats[below(self.dice, len(seats))]
            choices = options_of(match.state, seat)
            fork, shown = match.state.fork, self.shown_to_others(seat)
            action = self.any_of(choices)
            self.unseen_draws(seat, action)
            last = match.play(seat, action)
            if fork is not None and match.state.fork is fork and self.shown_to_others(seat) != shown:
                raise BrokenRules(f"Others can see what seat {seat} answered before the join.")
            self.report.decisions += 1
        if self.talk is not None:
            self.talk(match, last)
        game.audit(match.state)
        self.result()
        self.record()

    def shown_to_others(self, seat: int) -> list[str]:
        """During a fork, what everybody else sees."""
        s = self.match.state
        if s.fork is None:
            return []
        return [self.game.view(s, other).fingerprint() for other in range(SPECTATOR, s.rules.seats) if other != seat]

    def unseen_draws(self, seat: int, action: int) -> None:
        """Draws that go unseen by a seat, made anew, change nothing that seat is shown."""
        s = self.match.state
        if s.fork is None:
            self.compare_redrawn(lambda sink: after_answer(s, seat, action, sink))

    def unseen_set_up(self) -> None:
        match = self.match
        self.compare_redrawn(
            lambda sink: self.game.new(len(match.seats), match.options, match.seed, sink, match.version)
        )

    def compare_redrawn(self, play: Callable[[list[Event]], State]) -> None:
        plain = probe(play, UNDRAWN, 0)
        for viewer in range(SPECTATOR, len(self.match.seats)) if plain.drawn else ():
            other = probe(play, viewer, 1)
            if (
                other.drawn
                and not other.showed_more
                and other.shown(self.game, viewer) != plain.shown(self.game, viewer)
            ):
                raise BrokenRules(f"Seat {viewer} can tell what was drawn for others' eyes only.")

    def look(self, last: Move | None) -> None:
        """Everything that must hold while a decision is open."""
        s = self.match.state
        self.game.audit(s)
        if not deciders(s):
            raise BrokenRules("Nobody is asked although the game is not over.")
        for seat in deciders(s):
            self.options(s, seat)
        self.clones(s)
        self.views(s)
        if self.talk is not None:
            self.talk(self.match, last)
        if below(self.dice, CODEC_EVERY) == 0:
            self.codec(s)
        if s.fork is not None and not any(s.fork.moves):
            self.any_order(s)

    def options(self, s: State, seat: int) -> None:
        options = options_of(s, seat)
        if any(left >= right for left, right in pairwise(options)):
            raise BrokenRules(f"The options of seat {seat} are not unique and ascending: {options}.")
        notation = self.game.notation
        for action in options:
            text = notation.text(action)
            if notation.parse(text) != action:
                raise BrokenRules(f"{text!r} does not parse back to the action it was written for.")
            if notation.action(notation.index(action)) != action:
                raise BrokenRules(f"{text!r} has no stable place in the catalogue.")
        frame = asking(s, seat)
        if not frame.rules:
            raise BrokenRules(f"The frame {type(frame).__name__} asks without naming its rules.")

    def clones(self, s: State) -> None:
        """Every option applied to a clone leaves the original as it was (one of the clones is audited); asking twice
        changes nothing."""
        before = fingerprint(s)
        s.check_clone()
        twin = s.clone()
        if fingerprint(twin) != before:
            raise BrokenRules("A clone differs from its original.")
        for seat in deciders(s):
            self.ask_again(s.clone(), seat)
            options = options_of(s, seat)
            audited = below(self.dice, len(options))
            for number, action in enumerate(options):
                branch = s.clone()
                apply(branch, seat, action)
                if number == audited:
                    self.game.audit(branch)
                self.report.options += 1
        if fingerprint(s) != before:
            raise BrokenRules("Playing on a clone changed the original.")

    def ask_again(self, twin: State, seat: int) -> None:
        before = fingerprint(twin)
        frame = asking(twin, seat)
        table = twin.stack
        if twin.fork is not None:
            twin.stack = twin.fork.lanes[seat]
        own = frame.step(twin)
        twin.stack = table
        if fingerprint(twin) != before:
            raise BrokenRules(f"Asking {frame.topic!r} again changed the position.")
        if own is None or not set(own) <= set(options_of(twin, seat)):
            raise BrokenRules(f"Asking {frame.topic!r} again gave other options.")

    def views(self, s: State) -> None:
        """A world that a seat imagines looks to that seat just like the real one. Looked at: who decides, and anybody,
        a spectator included."""
        game = self.game
        anybody = below(self.dice, s.rules.seats + 1) - 1
        for seat in {*deciders(s)[:1], anybody}:
            view = game.view(s, seat)
            world = game.imagine(view, self.dice)
            game.audit(world)
            if game.view(world, seat) != view:
                raise BrokenRules(f"Seat {seat} can tell an imagined world from the real one.")
            if seat >= 0 and options_of(world, seat) != options_of(s, seat):
                raise BrokenRules(f"Seat {seat} has other options in an imagined world.")
            if describe(game, game.view(world, seat).seen) != describe(game, view.seen):
                raise BrokenRules(f"Written down, what seat {seat} sees differs in an imagined world.")
            self.same_news(s, world, seat)

    def same_news(self, s: State, world: State, seat: int) -> None:
        """What another answers in two worlds that the seat cannot tell apart, with answers that look alike to it: if
        the positions do so afterwards too, it was told the same."""
        other = s.decider
        if s.fork is not None or seat == other:
            return
        action, luck = self.any_of(options_of(s, other)), below(self.dice, WORD)
        shown = self.game.notation.shown(action)
        alike = [answer for answer in options_of(world, other) if self.game.notation.shown(answer) == shown]
        if alike:
            real = Probed.after(s, other, action, luck)
            imagined = Probed.after(world, other, self.any_of(alike), luck)
            told = [probed.told(self.game, seat) for probed in (real, imagined)]
            if self.game.view(real.s, seat) == self.game.view(imagined.s, seat) and told[0] != told[1]:
                raise BrokenRules(f"Seat {seat} is told in the log what it may not see on the table.")

    def any_of(self, answers: list[int]) -> int:
        return answers[below(self.dice, len(answers))]

    def codec(self, s: State) -> None:
        document = json.loads(json.dumps(describe(self.game, s)))
        if fingerprint(position(self.game, document)) != fingerprint(s):
            raise BrokenRules("Written down and read again, the position is another one.")

    def any_order(self, s: State) -> None:
        """In a fork, the order in which the seats answer cannot matter."""
        self.report.forks += 1
        seed = below(self.dice, WORD)
        ends = [fingerprint(_through_fork(s.clone(), seed, backwards)) for backwards in (False, True)]
        if ends[0] != ends[1]:
            raise BrokenRules("The order of answers in a simultaneous phase changed the outcome.")

    def result(self) -> None:
        result = self.game.result(self.match.state)
        seats = self.match.state.rules.seats
        if len(result.scores) != seats or len(result.ranks) != seats:
            raise BrokenRules("The result does not name every seat.")
        if any(result.ranks[seat] != 1 for seat in result.winners):
            raise BrokenRules("A winner is not of the first rank.")

    def record(self) -> None:
        document = json.loads(json.dumps(self.match.record()))
        again = replay(self.game, document)
        if fingerprint(again.state) != fingerprint(self.match.state):
            raise BrokenRules("Replaying the record gave another position.")


def _through_fork(s: State, seed: int, backwards: bool) -> State:
    """Answer every lane, one seat after another, each with choices that depend on the seat alone."""
    before = s.fork
    assert before is not None
    seats = [seat for seat, options in enumerate(before.options) if options]
    for seat in reversed(seats) if backwards else seats:
        dice = Generator(b"", (seed + seat * 7919) & WORD)
        while s.fork is not None and s.fork.before is before.before and s.fork.options[seat]:
            options = s.fork.options[seat]
            apply(s, seat, options[below(dice, len(options))])
    return s
