"""A game in progress as arrays: what all environments share."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from flibuste.games.features import feature_names, features_of
from flibuste.kernel import BadOption, Game, IllegalAction, Options, apply, deciders, options_of, position
from flibuste.kit.answers import no_answers
from flibuste.kit.rows import Row, zeros
from flibuste.kit.stepping import Stepper
from flibuste.research.rewards import reward_of
from flibuste.research.sights import sight_of

Observation = dict[str, NDArray[Any]]
COMPLETE: Final = "complete"
FEATURES: Final = "features"
REFUSE: Final = "refuse"
REPLACE: Final = "replace"
RENDER_MODES: Final = ("ansi", "rgb_array")
SEEDS: Final = 1 << 31


class Settings(NamedTuple):
    """How a learner wants its environment, beside the options of the game."""

    observe: str = COMPLETE
    reward: str = "win"
    render_mode: str | None = None
    max_steps: int | None = None
    illegal: str = REFUSE

    def check(self) -> None:
        if self.illegal not in (REFUSE, REPLACE):
            raise BadOption(f"An illegal action is met with {REFUSE!r} or {REPLACE!r}, not with {self.illegal!r}.")
        if self.observe not in (COMPLETE, FEATURES):
            raise BadOption(f"One can observe {COMPLETE!r} or {FEATURES!r}, not {self.observe!r}.")
        if self.render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"There is no render mode {self.render_mode!r}; there are {', '.join(RENDER_MODES)}.")


USUAL: Final = Settings()


def sorted_out(given: dict[str, Any], usual: Settings = USUAL) -> tuple[Settings, dict[str, str]]:
    """What is meant for the environment, and what for the game."""
    own = {name: value for name, value in given.items() if name in Settings._fields}
    settings = usual._replace(**own)
    settings.check()
    return settings, {name: value for name, value in given.items() if name not in own}


class Table:
    """One game in progress. An observation is a new array each time: learners keep them."""

    def __init__(
        self, key: str, seats: int, options: Options, settings: Settings = USUAL, idle_actions: int = 0
    ) -> None:
        self.sight = sight_of(key, seats, options)
        self.game: Game[Any] = self.sight.game
        self.seats = seats
        self.options = dict(self.sight.rules.options)
        self.answers = self.sight.answers
        self.actions = self.answers.size + idle_actions
        self._ends = reward_of(settings.reward)
        self._features = features_of(self.game.key) if settings.observe == FEATURES else None
        self.names = self._names()
        self.replaces = settings.illegal == REPLACE
        self._seeds = np.random.default_rng()
        self._replacing = np.random.default_rng()
        self._lay_memory()

    def _lay_memory(self) -> None:
        size = int(self.sight.observation.size)
        cells, mask = zeros(size), no_answers(self.answers.size)
        self._stepper = Stepper(self.sight, cells, mask, 0)
        self._cells = np.frombuffer(cells, np.int32)  # type: ignore[call-overload]
        self._mask = np.frombuffer(mask, np.int8)  # type: ignore[call-overload]
        self._units = np.array(self.sight.observation.units, np.float32)

    def __getstate__(self) -> dict[str, Any]:
        """Arrays over the game's own memory are laid out again where the table arrives."""
        kept = self.__dict__.copy()
        for name in ("_stepper", "_cells", "_mask", "_units", "sight", "answers", "_features"):
            kept.pop(name)
        return {**kept, "state": self.state, "by_features": self._features is not None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state, by_features = kept.pop("state"), kept.pop("by_features")
        self.__dict__.update(kept)
        self.sight = sight_of(self.game.key, self.seats, self.options)
        self.answers = self.sight.answers
        self._features = features_of(self.game.key) if by_features else None
        self._lay_memory()
        self.state = state

    @property
    def state(self) -> Any:
        return self._stepper.state

    @state.setter
    def state(self, state: Any) -> None:
        self._stepper.state = state

    def deal(self, seed: int | None, document: dict[str, Any] | None = None) -> None:
        """Start anew, or from a position; without a seed, go on with those that follow from the last one."""
        if seed is not None:
            self._seeds, self._replacing = np.random.default_rng(seed), np.random.default_rng(seed)
        drawn = int(self._seeds.integers(SEEDS))
        if document is None:
            self._stepper.deal(drawn)
            return
        state = position(self.game, document)
        if state.rules is not self.sight.rules:
            raise BadOption("The position is of a table with other seats or options than this environment's.")
        self.state = state

    def observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and what it may do now."""
        if self._features is None:
            self._stepper.observe(seat)
            numbers = self._cells.astype(np.float32)
            numbers *= self._units
        else:
            self._stepper.observe_answers(seat)
            numbers = np.array(self._features(self._stepper.glance.seen(self.state, seat), seat), np.float32)
        mask = np.zeros(self.actions, np.int8)
        mask[: self.answers.size] = self._mask
        return {"observation": numbers, "action_mask": mask}

    def whole(self) -> NDArray[np.float32]:
        """The position with nothing covered, as a spectator who sees all."""
        size = int(self.sight.observation.size)
        cells = zeros(size)
        self.sight.observation.write(Row(cells, 0, size), 0, self.state, -1)
        numbers: NDArray[np.int32] = np.frombuffer(cells, np.int32)  # type: ignore[call-overload]
        return numbers.astype(np.float32) * self._units

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal answers."""
        return self.answers.indices(options_of(self.state, seat))

    def play(self, seat: int, index: int) -> None:
        self._stepper.play(seat, int(index))

    def answer(self, seat: int, action: Any) -> bool:
        """Play what a learner says; whether it was legal. What becomes of an illegal one was said at the start."""
        if action is None:
            raise IllegalAction(f"It is seat_{seat}'s turn: step needs one of its legal actions, not None.")
        if not self.replaces:
            self.play(seat, action)
            return True
        legal = self.legal(seat)
        is_legal = int(action) in legal
        self.play(seat, int(action) if is_legal else legal[int(self._replacing.integers(len(legal)))])
        return is_legal

    def play_for(self, seat: int, action: int) -> None:
        """An answer that somebody else has chosen among the options."""
        apply(self.state, seat, action)

    def rewards(self) -> list[float]:
        return self._ends(self.game, self.state, self.game.result(self.state))

    def text_of(self, index: int) -> str:
        return self.answers.text(index) if index < self.answers.size else "wait"

    def deciders(self) -> list[int]:
        return deciders(self.state)

    def _names(self) -> list[str]:
        if self._features is not None:
            return feature_names(self.game.key, self.sight.rules)
        return list(self.sight.observation.names)
