"""A Gymnasium environment: one seat learns, bots sit in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from flibuste.bots import Bot, make_bot
from flibuste.kernel import BadOption
from flibuste.research.pictures import as_picture, as_text
from flibuste.research.table import RENDER_MODES, SEEDS, Settings, Table, sorted_out

SECONDS = 1.0  # a bot's time for an answer, for those that need one
ANY_SEAT = None


class SingleSeat(gymnasium.Env[NDArray[np.float32], Any]):
    """The observation is the vector alone; the legal actions are in `info["action_mask"]` and in `action_masks()`,
    where learners with masks look for them. The opponents' answers come between one's own."""

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = ANY_SEAT,
        **given: Any,
    ) -> None:
        settings, options = sorted_out(given, usual=Settings(reward="sign"))
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.table = Table(game, seats, options, settings)
        self.render_mode = settings.render_mode
        self.max_steps = settings.max_steps
        self._opponents = _line_up(opponents, seats - 1)
        self._bots = [_seated(bot, 0) for bot in self._opponents]
        if seat is not ANY_SEAT and not 0 <= seat < seats:
            raise BadOption(f"The learner's seat is {seat}; it should be from 0 to {seats - 1}, or None for any.")
        self._always = seat
        self.observation_space = spaces.Box(-np.inf, np.inf, (len(self.table.names),), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)
        self.seat = 0
        self.steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        dice = self.np_random
        self.steps = 0
        while True:
            self.seat = int(dice.integers(self.table.seats)) if self._always is ANY_SEAT else self._always
            self.table.deal(int(dice.integers(SEEDS)), (options or {}).get("position"))
            self._bots = [_seated(bot, int(dice.integers(SEEDS))) for bot in self._opponents]
            self._let_others_play()
            if not self.table.state.over:
                return self._look()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        is_legal = self.table.answer(self.seat, action)
        self.steps += 1
        self._let_others_play()
        over = bool(self.table.state.over)
        is_cut = not over and self.max_steps is not None and self.steps >= self.max_steps
        reward = self.table.rewards()[self.seat] if over else 0.0
        observation, info = self._look()
        if not is_legal:
            info["illegal"] = True
        return observation, reward, over, is_cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as learners with masks ask for them."""
        return self._mask.astype(bool)

    def render(self) -> Any:
        written = as_text(self.table.game, self.table.state)
        return as_picture(written) if self.render_mode == "rgb_array" else written

    def _look(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        seen = self.table.observe(self.seat)
        self._mask = seen["action_mask"]
        return seen["observation"], {"action_mask": self._mask, "seat": self.seat}

    def _let_others_play(self) -> None:
        table = self.table
        while not table.state.over:
            asked = table.deciders()
            if self.seat in asked:
                return
            other = asked[0]
            bot = self._bots[other if other < self.seat else other - 1]
            table.play_for(other, bot.choose(table.game.view(table.state, other), SECONDS))


def _seated(bot: str | Bot, seed: int) -> Bot:
    if isinstance(bot, str):
        return make_bot(bot, seed)
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f'The opponent {bot!r} has no method `choose(view, seconds)`; a bot by name would be "greedy".')
    return bot


def _line_up(opponents: str | Bot | Sequence[str | Bot], count: int) -> list[str | Bot]:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * count
    if len(opponents) != count:
        raise BadOption(f"{count} opponents sit at this table, or one for all of them; {len(opponents)} are named.")
    return list(opponents)
