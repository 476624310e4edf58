"""The chances a player could count: which colours the next throw is likely to bring out."""

from __future__ import annotations

from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import COLOURS
from flibuste.games.amerigo.tower import CERTAIN


def next_colour(s: Amerigo) -> int:
    """The colour whose cubes are thrown when this phase is over."""
    return (s.phase + 1) % len(COLOURS)


def cubes_to_throw(s: Amerigo, colour: int) -> int:
    """AM-PHA-012 What is in the centre is back in storage by then."""
    return s.storage[colour] + s.centre[colour]


def is_last_throw(s: Amerigo) -> bool:
    return s.over or (s.round == s.tables.rounds and next_colour(s) == 0)


def chances(s: Amerigo) -> list[float]:
    """For each colour, how likely at least one cube of it comes out of the next throw: each by itself, those thrown and
    those inside with the chances measured on the model of the tower."""
    tower = s.tables.tower
    thrown = next_colour(s)
    kept = [(1 - tower.out_inside / CERTAIN) ** held for held in s.in_tower()]
    kept[thrown] *= (1 - tower.out_thrown / CERTAIN) ** cubes_to_throw(s, thrown)
    if not cubes_to_throw(s, thrown):
        return [0.0] * len(COLOURS)
    return [1 - none for none in kept]
