"""Learn Port Royal from the research environment alone: REINFORCE with a small policy net, numpy, one core, minutes.

    python examples/train_policy.py --games 3000 --measure 200

It prints its share of wins against the random and the greedy bot as it learns. It is a starting point, not a strong
player: it does not pass the greedy bot, which `flibuste train` does. With `--games 1600 --measure 40`, cut short after
800 games and about two minutes, it won 90 % of 40 games against the random bot and 2 % against the greedy one.
"""

import argparse
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from flibuste.bots import make_bot
from flibuste.research import env
from flibuste.research.environments import Observation, SeaGame

HIDDEN = 64
RATE = 2e-3
GAMES_PER_STEP = 16
Array = NDArray[np.float64]
Player = Callable[[SeaGame, Observation], int]


class Policy:
    """A softmax over the legal actions of the catalogue."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.weights = [self.dice.normal(0, inputs**-0.5, (inputs, HIDDEN)), np.zeros((HIDDEN, actions))]
        self.means = [np.zeros_like(layer) for layer in self.weights]
        self.squares = [np.zeros_like(layer) for layer in self.weights]
        self.steps = 0

    def chances(self, observation: Observation) -> tuple[Array, Array, Array]:
        """The hidden layer, the legal actions and how likely each is."""
        hidden = np.tanh(observation["observation"] @ self.weights[0])
        legal = np.flatnonzero(observation["action_mask"])
        scores = hidden @ self.weights[1][:, legal]
        powers = np.exp(scores - scores.max())
        return hidden, legal, powers / powers.sum()

    def __call__(self, environment: SeaGame, observation: Observation) -> int:
        _, legal, chances = self.chances(observation)
        return int(self.dice.choice(legal, p=chances))

    def learn(self, lessons: list[tuple[Observation, int, float]]) -> None:
        """One step of Adam up the policy gradient: more of what won, less of what lost."""
        slopes = [np.zeros_like(layer) for layer in self.weights]
        for observation, action, advantage in lessons:
            hidden, legal, chances = self.chances(observation)
            wanted = (legal == action) - chances
            back = (self.weights[1][:, legal] @ wanted) * (1 - hidden**2)
            slopes[1][:, legal] += advantage * np.outer(hidden, wanted)
            slopes[0] += advantage * np.outer(observation["observation"], back)
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope / len(lessons) - self.means[at])
            self.squares[at] += 0.01 * ((slope / len(lessons)) ** 2 - self.squares[at])
            fair = self.means[at] / (1 - 0.9**self.steps)
            self.weights[at] += RATE * fair / (np.sqrt(self.squares[at] / (1 - 0.99**self.steps)) + 1e-8)


def bot(name: str) -> Player:
    """One of the project's bots as a player of the environment; it sees its view, not the arrays."""
    player = make_bot(name, 1)

    def choose(environment: SeaGame, observation: Observation) -> int:
        table = environment.table
        view = table.game.view(table.state, environment.possible_agents.index(environment.agent_selection))
        return table.game.notation.index(player.choose(view, 0.0))

    return choose


def play(
    environment: SeaGame, players: list[Player], seed: int
) -> tuple[list[float], list[tuple[int, Observation, int]]]:
    """One game: the rewards, and who saw what and did what."""
    environment.reset(seed=seed)
    trail = []
    while not environment.table.state.over:
        seat = environment.possible_agents.index(environment.agent_selection)
        observation = environment.observe(environment.agent_selection)
        action = players[seat](environment, observation)
        trail.append((seat, observation, action))
        environment.step(action)
    return [environment.rewards[agent] for agent in environment.possible_agents], trail


def share(environment: SeaGame, policy: Policy, rival: Player, games: int) -> float:
    """The policy's share of wins, from both seats in turn."""
    won = 0.0
    for number in range(games):
        players = [policy, rival] if number % 2 == 0 else [rival, policy]
        won += play(environment, players, 1_000_000 + number // 2)[0][number % 2]
    return won / games


def main() -> None:
    arguments = argparse.ArgumentParser(description="Learn Port Royal by policy gradient.")
    arguments.add_argument("--games", type=int, default=3000, help="games of self-play")
    arguments.add_argument("--measure", type=int, default=100, help="games against each bot, ten times")
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    environment = env("port_royal", seats=2)
    policy = Policy(len(environment.table.names), environment.table.actions, chosen.seed)
    steps = max(1, chosen.games // GAMES_PER_STEP)
    for step in range(1, steps + 1):
        lessons = []
        for number in range(GAMES_PER_STEP):
            rewards, trail = play(environment, [policy, policy], chosen.seed + step * GAMES_PER_STEP + number)
            lessons += [
                (observation, action, rewards[seat] - 0.5)
                for seat, observation, action in trail
                if observation["action_mask"].sum() > 1
            ]
        policy.learn(lessons)
        if step % max(1, steps // 10) == 0:
            shares = [share(environment, policy, bot(name), chosen.measure) for name in ("random", "greedy")]
            print(f"{step * GAMES_PER_STEP:6} games: {shares[0]:.0%} against random, {shares[1]:.0%} against greedy")


if __name__ == "__main__":
    main()
