"""Regret matching: how often to play each of a few choices when a rival chooses at the same time."""

from __future__ import annotations

from flibuste.kernel import Generator, below

Payoffs = list[list[float]]
FINE = 1 << 16


def mixed_strategies(mine: Payoffs, theirs: Payoffs, rounds: int) -> tuple[list[float], list[float]]:
    """The average strategies of two sides after so many rounds; a row of payoffs for each own choice.

    Regrets below nothing are forgotten and later rounds weigh more, which settles fast.
    """
    regrets = [0.0] * len(mine), [0.0] * len(theirs)
    averages = [0.0] * len(mine), [0.0] * len(theirs)
    for turn in range(1, rounds + 1):
        own, other = matched(regrets[0]), matched(regrets[1])
        regret(regrets[0], mine, own, other)
        regret(regrets[1], theirs, other, own)
        for total, strategy in ((averages[0], own), (averages[1], other)):
            for choice, share in enumerate(strategy):
                total[choice] += turn * share
    return matched(averages[0]), matched(averages[1])


def value(payoffs: Payoffs, own: list[float], other: list[float]) -> float:
    """What a side may expect when both play these strategies."""
    return mean(own, expected(payoffs, other))


def draw(strategy: list[float], dice: Generator) -> int:
    """A choice, as likely as the strategy says."""
    mark = below(dice, FINE) / FINE
    for choice, share in enumerate(strategy):
        mark -= share
        if mark < 0:
            return choice
    return max(range(len(strategy)), key=lambda choice: strategy[choice])


def expected(payoffs: Payoffs, other: list[float]) -> list[float]:
    """What each choice brings against a strategy, which soon leaves most choices out."""
    played = [choice for choice, share in enumerate(other) if share]
    values = []
    for row in payoffs:
        total = 0.0
        for choice in played:
            total += row[choice] * other[choice]
        values.append(total)
    return values


def mean(weights: list[float], values: list[float]) -> float:
    total = 0.0
    for number, weight in enumerate(weights):
        total += weight * values[number]
    return total


def regret(regrets: list[float], payoffs: Payoffs, own: list[float], other: list[float]) -> None:
    values = expected(payoffs, other)
    average = mean(own, values)
    for choice, gain in enumerate(values):
        regrets[choice] = max(0.0, regrets[choice] + gain - average)


def matched(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights] if total else [1.0 / len(weights)] * len(weights)
