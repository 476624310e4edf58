"""PettingZoo environments of every game whose positions can be written as numbers.

Agents are `seat_0`, `seat_1` ... An observation is a dictionary: `observation`, the numbers that
`flibuste.games.features.feature_names` explains, made from what the seat may know; `action_mask`, a 1 for every legal
action. An action is an index into the game's catalogue (`game.notation.action` turns it into an action). The reward
comes at the end: 1 shared by the winners, and for a single player the points.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from flibuste.games import registry
from flibuste.games.features import feature_names, features_of
from flibuste.kernel import Game, IllegalAction, Options, apply, deciders, options_of

Observation = dict[str, NDArray[Any]]


class Table:
    """A game in progress as arrays: what both kinds of environment share."""

    def __init__(self, key: str, seats: int, options: Options, idle_actions: int) -> None:
        self.game: Game[Any] = registry.game(key.replace("_", "-"))
        self.seats = seats
        self.options = self.game.settle(options)
        rules = self.game.rules(seats, self.options)
        self.catalogue = self.game.notation.size
        self.actions = self.catalogue + idle_actions
        self.names = feature_names(self.game.key, rules)
        self._features = features_of(self.game.key)
        self._seeds = np.random.default_rng()
        self.state: Any = None

    def deal(self, seed: int | None) -> None:
        """Start anew; without a seed, go on with those that follow from the last one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.state = self.game.new(self.seats, self.options, int(self._seeds.integers(1 << 31)))

    def observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and what it may do now."""
        seen = self.game.view(self.state, seat).seen
        mask = np.zeros(self.actions, np.int8)
        mask[[self.game.notation.index(action) for action in options_of(self.state, seat)]] = 1
        return {"observation": np.array(self._features(seen, seat), np.float32), "action_mask": mask}

    def play(self, seat: int, index: int) -> None:
        action = self.game.notation.action(int(index)) if index < self.catalogue else None
        options = options_of(self.state, seat)
        if action not in options:
            legal = ", ".join(str(self.game.notation.index(option)) for option in options)
            raise IllegalAction(f"Action {index} is not legal for seat {seat} now; legal here: {legal or 'nothing'}.")
        apply(self.state, seat, action)

    def rewards(self) -> list[float]:
        result = self.game.result(self.state)
        if self.seats == 1:
            return [float(result.scores[0])]
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.seats)]

    def render(self) -> str:
        """The seats to decide and their legal actions, in notation."""
        notation = self.game.notation
        return "\n".join(
            f"seat_{seat}: {', '.join(notation.text(action) for action in options_of(self.state, seat))}"
            for seat in deciders(self.state)
        )


class SeaGame(AECEnv[str, Observation, int]):
    """Agents act one after another; in a simultaneous phase each of them without seeing what the others answered."""

    metadata: ClassVar[dict[str, Any]] = {"name": "flibuste_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game: str, seats: int, options: Options) -> None:
        super().__init__()
        self.table = Table(game, seats, options, idle_actions=0)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.render_mode = "ansi"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.table.play(self.possible_agents.index(agent), action)
        self._clear_rewards()
        if self.table.state.over:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self._select()

    def render(self) -> str:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[deciders(self.table.state)[0]]


class SeaGameTogether(ParallelEnv[str, Observation, int]):
    """All agents act at once. The last action is to wait: the only one of those who have nothing to decide."""

    metadata: ClassVar[dict[str, Any]] = {"name": "flibuste_parallel_v1", "render_modes": ["ansi"]}

    def __init__(self, game: str, seats: int, options: Options) -> None:
        self.table = Table(game, seats, options, idle_actions=1)
        self.wait = self.table.catalogue
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.render_mode = "ansi"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        asked = deciders(self.table.state)
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked:
                self.table.play(seat, actions[agent])
            elif actions[agent] != self.wait:
                raise IllegalAction(f"{agent} has nothing to decide: its only action is {self.wait}, to wait.")
        agents = self.agents
        over = bool(self.table.state.over)
        rewards = self.table.rewards() if over else [0.0] * len(agents)
        observations = self._observations()
        self.agents = [] if over else agents
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str:
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> dict[str, Observation]:
        found = {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            found[agent]["action_mask"][self.wait] = not options_of(self.table.state, seat)
        return found
