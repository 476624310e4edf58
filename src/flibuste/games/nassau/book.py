"""The composed rules of a table: its figures and every extension point a module can use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from flibuste.games.nassau.city import Face, load_faces
from flibuste.games.nassau.sea import Sea
from flibuste.games.nassau.tables import Tables
from flibuste.games.nassau.yarns import Condition, load_conditions
from flibuste.kernel import Rules

if TYPE_CHECKING:
    from flibuste.games.nassau.state import Nassau

FIRST_VERSION: Final = 1  # of the rules: random goods were drawn before there was room for all of them


class Book(Rules):
    """The rules for a number of players.

    The hooks below are tuples of functions, called in order. A module adds its own before the book is frozen.
    """

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, options)
        self.tables = Tables()
        self.sea = Sea()
        self.faces: list[Face] = load_faces()
        self.conditions: list[Condition] = load_conditions()
        self.deeds: dict[int, Callable[[Nassau, int], None]] = {}
        """What a further action in a zone does, by its answer."""
        self.facts: dict[int, Callable[[Nassau, int, int], dict[str, int]]] = {}
        """What a module's answer costs and brings, by its verb: the argument -> things and amounts."""

        self.set_ups: tuple[Callable[[Nassau], None], ...] = ()
        """The table is laid out: lay out the module's own things."""
        self.arrivals: tuple[Callable[[Nassau, int], None], ...] = ()
        """A move has brought the captain to a crossing: push what follows the equipment."""
        self.beacons: tuple[Callable[[Nassau], int], ...] = ()
        """The zones a compass leads to; NONE for nowhere."""
        self.chances: tuple[Callable[[Nassau, int, list[int]], None], ...] = ()
        """Further actions of a seat in its zone: append them; `deeds` says what each does."""
        self.stocks: tuple[Callable[[Nassau, int], int], ...] = ()
        """A seat's ammunition crates that lie on a board of the module."""
        self.honours: tuple[Callable[[Nassau, int], int], ...] = ()
        """Further parts of a seat's final count."""
