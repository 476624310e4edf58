"""The composed rules of a table: its figures and every extension point a module can use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from flibuste.games.captains_war.tables import MOST_SEATS, Captain, Tables
from flibuste.kernel import Rules

if TYPE_CHECKING:
    from flibuste.games.captains_war.state import CaptainsWar

DUEL_SEATS: Final = 2

# Windows: moments when riders may be played.
COMMANDING: Final = 1


class Book(Rules):
    """The rules for a number of captains, and the Legendary Captain's card when there is one.

    The hooks below are tuples of functions, called in order. A module adds its own before the book is frozen.
    """

    def __init__(self, seats: int, options: Mapping[str, str], captain: Captain | None) -> None:
        super().__init__(seats, options)
        self.tables = Tables(seats)
        self.captain = captain
        self.sides = seats if captain is None else seats + 1
        self.voices = [*range(seats)] if captain is None else [0, MOST_SEATS + captain.number]
        self.figures: dict[str, int] = {}  # of modules, by card

        self.strides: tuple[Callable[[CaptainsWar, int, int], int], ...] = ()
        """How many spaces a red die is worth to a seat: what it is worth so far -> what it is worth."""
        self.bargains: tuple[Callable[[CaptainsWar, int, int], int], ...] = ()
        """What a seat pays for a resource: the price so far -> the price."""
        self.attack_bonuses: tuple[Callable[[CaptainsWar, int, int], int], ...] = ()
        """What an attack of a seat on another gets beyond its track bonuses, summed."""
        self.boarded: tuple[Callable[[CaptainsWar, int], None], ...] = ()
        """A boarding has been resolved: the winner, or NONE."""
        self.takes_both_rewards: Callable[[CaptainsWar, int], bool] = _never
        """Whether a win by this margin brings both rewards."""

    @property
    def is_duel(self) -> bool:
        return self.seats == DUEL_SEATS


def _never(s: CaptainsWar, margin: int) -> bool:
    return False
