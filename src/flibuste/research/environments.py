"""PettingZoo environments of every game whose board is declared: one agent after another, or all at once.

Agents are `seat_0`, `seat_1` ... An observation is a dictionary: `observation`, what the seat may know as numbers of
the order of 1, and `action_mask`, a 1 for every legal action, which is in `infos` too. An action is the number of an
answer in the table's list (`table.answers`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from flibuste.kernel import BadOption, IllegalAction, Options
from flibuste.research.pictures import as_picture, as_text
from flibuste.research.table import RENDER_MODES, USUAL, Observation, Settings, Table

Infos = dict[str, dict[str, Any]]


class Shared:
    """What both kinds of environment have in common."""

    table: Table
    render_mode: str | None
    possible_agents: list[str]
    metadata: dict[str, Any]

    def _open(self, game: str, seats: int, options: Options, settings: Settings, idle_actions: int) -> None:
        self.table = Table(game, seats, options, settings, idle_actions)
        self.render_mode = settings.render_mode
        self.max_steps = settings.max_steps
        self.steps = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        space, actions = self.table.observation_space(), self.table.actions
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(-np.inf, np.inf, (int(self.table.sight.observation.size),), np.float32)
        kind = "parallel_v2" if idle_actions else "v2"
        self.metadata = {
            "name": f"{self.table.game.key.replace('-', '_')}_{kind}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": bool(idle_actions),
            "render_fps": 2,
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """The whole position with nothing covered: for critics that may see everything, never for players."""
        return self.table.whole()

    def render(self) -> Any:
        if self.render_mode is None:
            raise BadOption("This environment was made without a render mode: pass render_mode='ansi' or 'rgb_array'.")
        written = as_text(self.table.game, self.table.state)
        return written if self.render_mode == "ansi" else as_picture(written)

    def close(self) -> None:
        """Nothing is held open."""

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """`options` may hold a `position` document to start from."""
        self.table.deal(seed, (options or {}).get("position"))
        self.steps = 0
        self.agents = self.possible_agents.copy()

    def _is_cut(self) -> bool:
        return self.max_steps is not None and self.steps >= self.max_steps


class SeaGame(Shared, AECEnv[str, Observation, int]):
    """Agents act one after another; in a simultaneous phase each of them without seeing what the others answered."""

    def __init__(self, game: str, seats: int, options: Options, settings: Settings = USUAL) -> None:
        super().__init__()
        self._open(game, seats, options, settings, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        if agent == self._looking:
            return self._looked
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        is_legal = self.table.answer(self._seat, action)
        self.steps += 1
        if self.table.state.over:
            self._end(self.terminations, self.table.rewards())
        elif self._is_cut():
            self._end(self.truncations, [0.0] * len(self.possible_agents))
        else:
            self._select()
        if not is_legal:
            self.infos[agent]["illegal"] = True

    def _end(self, how: dict[str, bool], rewards: list[float]) -> None:
        self._looking = ""
        how.update(dict.fromkeys(self.agents, True))
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.infos = {agent: {"action_mask": np.zeros(self.table.actions, np.int8)} for agent in self.agents}
        self._accumulate_rewards()

    def _select(self) -> None:
        """Turn to who decides next, and look at the table for them."""
        self._seat = self.table.deciders()[0]
        agent = self._looking = self.agent_selection = self.possible_agents[self._seat]
        self._looked = self.table.observe(self._seat)
        self.infos[agent] = {"action_mask": self._looked["action_mask"]}

    _looking = ""
    _seat = 0


class SeaGameTogether(Shared, ParallelEnv[str, Observation, int]):
    """All agents act at once. The last action is to wait: the only one of those who have nothing to decide."""

    def __init__(self, game: str, seats: int, options: Options, settings: Settings = USUAL) -> None:
        self._open(game, seats, options, settings, 1)
        self.wait = self.table.answers.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed, options)
        observations = self._observations()
        return observations, self._infos(observations, {})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        legal = {agent: self._answer_of(agent, actions.get(agent)) for agent in self._in_order()}
        self.steps += 1
        agents, over = self.agents, bool(self.table.state.over)
        is_cut = not over and self._is_cut()
        rewards = self.table.rewards() if over else [0.0] * len(agents)
        observations = self._observations()
        infos = self._infos(observations, legal)
        self.agents = [] if over or is_cut else agents
        return (
            observations,
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def _in_order(self) -> list[str]:
        """Who has nothing to decide is looked at first: what the others answer may ask them something."""
        asked = self.table.deciders()
        return sorted(self.possible_agents, key=lambda agent: self.possible_agents.index(agent) in asked)

    def _answer_of(self, agent: str, action: int | None) -> bool:
        seat = self.possible_agents.index(agent)
        if seat in self._asked:
            return self.table.answer(seat, action)
        if action != self.wait and not self.table.replaces:
            raise IllegalAction(f"{agent} has nothing to decide: its only action is {self.wait}, to wait.")
        return action == self.wait

    def _observations(self) -> dict[str, Observation]:
        self._asked = self.table.deciders()
        found = {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if seat not in self._asked:
                found[agent]["action_mask"][self.wait] = 1
        return found

    def _infos(self, observations: dict[str, Observation], legal: dict[str, bool]) -> Infos:
        infos: Infos = {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}
        for agent, is_legal in legal.items():
            if not is_legal:
                infos[agent]["illegal"] = True
        return infos
