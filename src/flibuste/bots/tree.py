"""The tree of a search: nodes, the answers at them, and what came of those."""

from __future__ import annotations

from typing import Final, NamedTuple

CERTAIN: Final = b""  # the outcome where chance had no hand in it


class Edge:
    """An answer at a node: how it fared, and the nodes that it led to by chance."""

    __slots__ = ("action", "available", "credit", "looks", "outcomes", "seat", "totals", "visits")

    def __init__(self, action: int, seat: int, seats: int) -> None:
        self.action = action
        self.seat = seat  # who gave the answer
        self.visits = 0
        self.available = 1  # how often the answer was legal when its node was passed
        self.totals = [0.0] * seats  # of the values for every seat
        self.credit = 0.0  # what it is given in advance: the rules of thumb would choose it
        self.outcomes: dict[bytes, Node] = {}  # by their numbers
        self.looks: list[float] = []  # on a lookout: what each look saw

    @property
    def mean(self) -> float:
        """How the answer fared for the seat that gave it."""
        return self.totals[self.seat] / self.visits

    def hear(self, values: list[float]) -> None:
        """Remember one more outcome."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value

    def line(self) -> list[tuple[int, int]]:
        """The likeliest course: seat and answer, this one first, then the answers tried most along the outcomes met
        most."""
        line = [(self.seat, self.action)]
        edge = self
        while edge.outcomes:
            node = max(edge.outcomes.values(), key=lambda outcome: outcome.visits)
            if not node.edges:
                break
            edge = max(node.edges.values(), key=lambda answer: answer.visits)
            line.append((edge.seat, edge.action))
        return line


class Node:
    """What is known about the play from a position on, as the seat to move sees it."""

    __slots__ = ("edges", "listed", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.listed: list[int] = []  # the answers worth a look, if somebody says so
        self.visits = 0


class Candidate(NamedTuple):
    """An option as the search came to see it."""

    action: int
    visits: int
    value: float
    line: list[tuple[int, int]]  # the likeliest course: seat and answer, this one first
    looks: list[float]  # on a lookout: what each look saw, with the same luck as the same look at another option
