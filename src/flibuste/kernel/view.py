"""What one seat may know, and worlds that it cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from flibuste.kernel.fingerprint import fingerprint
from flibuste.kernel.frame import Frame, covered
from flibuste.kernel.rng import NO_DICE, Generator, poised
from flibuste.kernel.run import advance, deciders, options_of, point_at_open_lane, run_lane
from flibuste.kernel.sight import SECRET_OPTIONS
from flibuste.kernel.state import State

if TYPE_CHECKING:
    from flibuste.kernel.game import Game

S = TypeVar("S", bound=State)
SPECTATOR = -1


class View(Generic[S]):
    """What one seat may know: the position with everything else blanked and no dice to go on with.

    Bots and pages get views, never states. `imagine` makes a playable world from one.
    """

    __slots__ = ("game", "seat", "seen")

    def __init__(self, game: Game[S], seat: int, seen: S) -> None:
        self.game = game
        self.seat = seat
        self.seen = seen

    @property
    def options(self) -> list[int]:
        """What the seat may answer now; empty if nothing is asked of it."""
        return options_of(self.seen, self.seat) if self.seat >= 0 else []

    @property
    def deciders(self) -> list[int]:
        return deciders(self.seen)

    def fingerprint(self) -> str:
        return fingerprint(self.seen)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.seat == other.seat and self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        return hash((self.seat, self.fingerprint()))

    def __deepcopy__(self, memo: Any) -> View[S]:
        return View(self.game, self.seat, self.seen.clone())

    def __reduce__(self) -> Any:
        return View, (self.game, self.seat, self.seen)


def seen_from(game: Game[S], s: S, seat: int) -> S:
    """The position as a seat may know it. Answers given in another's open lane are as if not given yet."""
    seen: S = s.clone()
    if seen.fork is not None:
        before: S = cast(S, seen.fork.before)
        assert before.fork is not None
        for other in range(s.rules.seats):
            if other != seat:
                seen.fork.lanes[other] = before.fork.lanes[other].copy()
                seen.fork.options[other] = before.fork.options[other]
                seen.fork.moves[other] = []
                game.adopt(seen, before, other)
        seen.fork.before = _blanked(game, before.clone(), seat)
        point_at_open_lane(seen, seen.fork)
    return _blanked(game, seen, seat)


def world_of(view: View[S], dice: Generator, part: int, parts: int) -> S:
    """A world that the view's seat cannot tell from the real one."""
    world: S = view.seen.clone()
    world.rng = poised(dice, part, parts)
    if world.fork is not None:
        world.fork.streams = [poised(dice, part, parts) for _ in world.fork.streams]
    view.game.guess(world)
    _ask_again(world)
    return world


def _blanked(game: Game[S], seen: S, seat: int) -> S:
    _cover(game, seen, seat)
    game.blank(seen, seat)
    seen.key, seen.rng = b"", NO_DICE
    if seen.fork is not None:
        seen.fork.streams = [NO_DICE] * len(seen.fork.streams)
    return seen


def _cover(game: Game[S], seen: S, seat: int) -> None:
    """Hide the secret locals of frames, and the answers of others where those tell what only they may know."""
    if seen.fork is not None:
        for other, lane in enumerate(seen.fork.lanes):
            if lane and other != seat and _hides(game, lane[-1], seen.fork.options[other]):
                seen.fork.options[other] = SECRET_OPTIONS
            _cover_stack(lane, seat)
        point_at_open_lane(seen, seen.fork)
    elif seen.stack and seen.decider != seat and _hides(game, seen.stack[-1], seen.options):
        seen.options = SECRET_OPTIONS
    _cover_stack(seen.stack, seat)


def _hides(game: Game[S], frame: Frame[Any], options: list[int]) -> bool:
    return len(options) > 0 and (frame.private or game.notation.hides(options))


def _cover_stack(stack: list[Frame[Any]], seat: int) -> None:
    for at, frame in enumerate(stack):
        if frame.secret and frame.seat != seat:
            stack[at] = covered(frame)


def _ask_again(world: State) -> None:
    """Work out the answers that the view did not show."""
    if world.fork is not None:
        for seat, options in enumerate(world.fork.options):
            if options == SECRET_OPTIONS:
                run_lane(world, world.fork, seat)
        point_at_open_lane(world, world.fork)
    elif world.options == SECRET_OPTIONS:
        advance(world)
