"""What a seat is shown when something is played once as it is and once with unseen draws made anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flibuste.kernel.event import seen_by
from flibuste.kernel.game import Game
from flibuste.kernel.rng import PROBE
from flibuste.kernel.run import apply
from flibuste.kernel.state import Event, State


class Probed:
    """A position after something was played, what happened, and what was drawn unseen (see `Probe`)."""

    def __init__(self, s: State, events: list[Event], drawn: list[int], owned: int) -> None:
        self.s = s
        self.events = events
        self.drawn = drawn
        self.owned = owned

    @staticmethod
    def after(s: State, seat: int, action: int, luck: int) -> Probed:
        twin = s.clone()
        twin.key, twin.rng = b"", luck
        events: list[Event] = []
        return Probed(after_answer(twin, seat, action, events), events, [], 0)

    @property
    def showed_more(self) -> bool:
        """Whether the viewer saw a draw after the first that went unseen: from a pool that may be another now."""
        return self.s.revealed - self.drawn[0] > self.owned

    def shown(self, game: Game[Any], seat: int) -> tuple[object, ...]:
        view = game.view(self.s, seat)
        return view.fingerprint(), view.options, self.told(game, seat)

    def told(self, game: Game[Any], seat: int) -> list[Event]:
        return [seen_by(game.events, event, seat) for event in self.events]


def after_answer(s: State, seat: int, action: int, sink: list[Event]) -> State:
    twin: State = s.clone()
    twin.sink = sink
    apply(twin, seat, action)
    twin.sink = None
    return twin


def probe(play: Callable[[list[Event]], State], viewer: int, turn: int) -> Probed:
    """Play something; with turn 1 what this viewer does not see is drawn anew."""
    PROBE.start(viewer, turn)
    events: list[Event] = []
    try:
        return Probed(play(events), events, PROBE.drawn, PROBE.owned)
    finally:
        PROBE.on = False
