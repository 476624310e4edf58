"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("flibuste_port_royal(players=3)")`.

Whatever is drawn is a chance node. The deal is drawn by a few nodes, all that an answer draws by one each, with exact
chances. Where an answer draws much (a tower of cubes, a shuffled pile), its first draws have nodes of their own, and
one more with equally likely outcomes, spread evenly over what may come, stands for all the rest; so does one for a draw
from very many. A position follows from its history alone, so clones that go on differently see different cards, and a
search cannot look into the future.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError("The games for OpenSpiel need more packages (pyspiel): pip install 'flibuste[bench]'.") from error

from flibuste.games import registry
from flibuste.kernel import BadOption, Generator, apply, deciders, fingerprint, options_of
from flibuste.kernel.rng import SCRIPT, SCRIPTED, WORD, ScriptEnds, below, poised, scatter
from flibuste.kit.rows import Row, zeros
from flibuste.research.rewards import reward_of
from flibuste.research.sights import sight_of

DEAL_DRAWS: Final = 6  # chance nodes, of as many outcomes as those for many draws
OWN_NODES: Final = 8  # draws of an answer that have a node each
MOST_OUTCOMES: Final = 256  # of such a node
OUTCOMES: Final = 32  # of a node that stands for more
LONGEST: Final = 20_000
PREFIX: Final = "flibuste_"


def register() -> list[str]:
    """Make every game loadable, with its options as parameters; the names."""
    names = []
    for key in registry.keys():
        if key not in _registered:
            kind = _game_class(key)
            pyspiel.register_game(kind.game_type, kind)
            _registered[key] = kind.game_type.short_name
        names.append(_registered[key])
    return names


_registered: dict[str, str] = {}


def _game_class(key: str) -> Any:
    game = registry.game(key)
    counts = game.all_seat_counts()
    usual = {"players": 2 if 2 in counts else counts[0], "reward": "sign"}
    options = {choice.key: _parameter(choice.values[0]) for choice in game.choices}
    kind = pyspiel.GameType(
        short_name=PREFIX + key.replace("-", "_"),
        long_name=f"Flibuste: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**usual, **options},
    )
    return type(f"Game_{key.replace('-', '_')}", (SpielGame,), {"game_type": kind, "key": key})


def _parameter(value: str) -> str | int:
    """OpenSpiel reads what looks like a number as one."""
    return int(value) if value.isdigit() else value


class SpielGame(pyspiel.Game):
    """One table: a game with its seats and options."""

    game_type: Any
    key: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**{name: value for name, value in self.game_type.parameter_specification.items()}, **(params or {})}
        players, reward = int(chosen.pop("players")), str(chosen.pop("reward"))
        self.sight = sight_of(self.key, players, {name: str(value) for name, value in chosen.items()})
        self.ends = reward_of(reward)
        largest = 1.0 if reward != "margin" else 10_000.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sight.answers.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-largest,
            max_utility=largest,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadOption("The observer of these games has no parameters.")
        return SpielObserver(self)


class Kept:
    """A position that is never changed: copies of what holds it share it."""

    def __init__(self, state: Any) -> None:
        state.rng = SCRIPTED
        if state.fork is not None:
            state.fork.streams = [SCRIPTED for _ in state.fork.streams]
        self.state = state

    def __deepcopy__(self, memo: Any) -> Kept:
        return self


class SpielState(pyspiel.State):
    """A position of the table, or of a draw that is due: the deal, or what follows from an answer."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._table = game
        self._kept: Kept | None = None
        self._answer: tuple[int, int] | None = None  # the seat and the answer whose draws are due
        self._drawn: list[int] = []  # for the deal, or for that answer
        self._of = 0  # from how many that answer draws next
        self._luck = 0  # from the history

    @property
    def position(self) -> Any:
        """The state of the table; None before the deal."""
        return None if self._kept is None else self._kept.state

    def current_player(self) -> int:
        if self._kept is None or self._answer is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else deciders(self.position)[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.sight.answers.indices(options_of(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._of if self._has_own_node() else OUTCOMES
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self._luck = scatter(self._luck * 1_000_003 + action + 1)
        if self._kept is None:
            self._deal(action)
        elif self._answer is not None:
            self._draw(action)
        else:
            seat = self.current_player()
            answer = self._table.sight.answers.chosen(action, options_of(self.position, seat))
            assert answer is not None
            self._answer, self._drawn = (seat, answer), []
            self._carry_out(None)

    def _deal(self, outcome: int) -> None:
        self._drawn.append(outcome)
        if len(self._drawn) == DEAL_DRAWS:
            rules, seed = self._table.sight.rules, 0
            for drawn in self._drawn:
                seed = seed * OUTCOMES + drawn
            self._kept = Kept(self._table.sight.game.new(rules.seats, rules.options, seed))

    def _has_own_node(self) -> bool:
        """Whether the chance node that is due stands for one draw alone, from few enough to name them all."""
        return self._answer is not None and self._of <= MOST_OUTCOMES and len(self._drawn) < OWN_NODES

    def _draw(self, outcome: int) -> None:
        dice = Generator(b"", poised(Generator(b"", self._luck), outcome, OUTCOMES))
        if len(self._drawn) == OWN_NODES:
            self._carry_out(dice)
            return
        self._drawn.append(outcome if self._has_own_node() else below(dice, self._of))
        self._carry_out(None)

    def _carry_out(self, rest: Generator | None) -> None:
        """Give the answer with what was drawn for it so far. If more is to be drawn, the next chance node is due."""
        assert self._answer is not None
        twin = self.position.clone()
        SCRIPT.start(self._drawn, rest)
        try:
            apply(twin, *self._answer)
        except ScriptEnds as draw:
            self._of = draw.outcomes
            if self._of == 1:
                self._drawn.append(0)
                self._carry_out(None)
        else:
            self._kept, self._answer = Kept(twin), None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._table.sight.answers.text(action)

    def is_terminal(self) -> bool:
        return self._kept is not None and self._answer is None and bool(self.position.over)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._table.num_players()
        game = self._table.sight.game
        return self._table.ends(game, self.position, game.result(self.position))

    def __str__(self) -> str:
        if self._kept is None:
            return f"before the deal {self._drawn}"
        return fingerprint(self.position) + ("" if self._answer is None else f" {self._answer} {self._drawn}")

    def information_state_string(self, player: int | None = None) -> str:
        """Everything the seat has seen and answered, from the deal on."""
        seat = self.current_player() if player is None else player
        walk, seen = self._table.new_initial_state(), []
        for action in self.history():
            mover = walk.current_player()
            walk.apply_action(action)
            if mover == seat:
                seen.append(f"answer {action}")
            seen.append(walk.look(seat))
        return "\n".join(one for at, one in enumerate(seen) if at == 0 or one != seen[at - 1])

    def observation_string(self, player: int | None = None) -> str:
        return self.look(self.current_player() if player is None else player)

    def look(self, seat: int) -> str:
        """What the seat sees now, in short."""
        if self._kept is None:
            return "before the deal"
        return str(self._table.sight.game.view(self.position, seat).fingerprint())

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one: what it does not know is drawn anew."""
        twin = self.clone()
        dice = Generator(b"", int(sampler() * WORD) & WORD)
        game = self._table.sight.game
        twin._kept = Kept(game.imagine(game.view(self.position, player), dice))
        twin._luck = dice.rng
        return twin


class SpielObserver:
    """The complete observation as a tensor."""

    def __init__(self, game: SpielGame) -> None:
        self._sight = game.sight
        size = int(self._sight.observation.size)
        self._units = np.array(self._sight.observation.units, np.float32)
        self._cells = zeros(size)
        self._row = Row(self._cells, 0, size)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self._row.clear()
            seen = self._sight.seen(state.position, player)
            self._sight.observation.write(self._row, 0, seen, player)
            cells: Any = self._cells
            self.tensor[:] = np.frombuffer(cells, np.int32) * self._units

    def string_from(self, state: SpielState, player: int) -> str:
        return state.look(player)
