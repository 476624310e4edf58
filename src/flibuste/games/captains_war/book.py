"""The composed rules of a table: its figures and every extension point a module can use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from flibuste.games.captains_war.tables import Tables
from flibuste.kernel import Result, Rules

if TYPE_CHECKING:
    from flibuste.games.captains_war.state import CaptainsWar


class Book(Rules):
    """The rules for a number of captains.

    A hook that is a tuple of functions is called in order: a module adds its own before the book is frozen. A hook that
    is one function is how the base game does it, until a module puts another in its place.
    """

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, options)
        self.tables = Tables()
        self.sides = seats  # who has a sheet
        self.voices: list[int] = [*range(seats)]  # what each side is called in answers and events
        self.sharers = [[side] for side in range(seats)]  # who circles the same boxes as each side
        self.cards: dict[str, Any] = {}  # what modules lay beside the sheets
        self.figures: dict[str, int] = {}  # those that cards of modules speak of, by card

        self.deal: Callable[[CaptainsWar], None]
        """What the sides get at the start beyond what every captain gets."""
        self.strides: tuple[Callable[[CaptainsWar, int, int], int], ...] = ()
        """How many spaces a red die is worth to a seat: what it is worth so far -> what it is worth."""
        self.choose: Callable[[CaptainsWar, int, int], None]
        """A side gets so many resources of its choice."""
        self.crew_changes: tuple[Callable[[CaptainsWar], None], ...] = ()
        """Pirates have joined, or were lost."""
        self.bargains: tuple[Callable[[CaptainsWar, int, int], int], ...] = ()
        """What a seat pays for a resource: the price so far -> the price."""
        self.attacks: tuple[Callable[[CaptainsWar, int], None], ...] = ()
        """A captain has decided to attack."""
        self.attack_bonuses: tuple[Callable[[CaptainsWar, int, int], int], ...] = ()
        """What an attack of a seat on another gets beyond its track bonuses, summed."""
        self.boarded: tuple[Callable[[CaptainsWar, int], None], ...] = ()
        """A boarding has been resolved: the winner, or NONE."""
        self.takes_both_rewards: Callable[[CaptainsWar, int], bool] = _never
        """Whether a win by this margin brings both rewards."""
        self.losses: Callable[[CaptainsWar, int, int], tuple[int, int]]
        """So much is to be stolen from a side: what it loses, and what the thief may circle."""
        self.endings: dict[str, Callable[[CaptainsWar], bool]] = {}
        """By reason, whether the game ends with this turn."""
        self.closings: tuple[Callable[[CaptainsWar], None], ...] = ()
        """The last turn is over, before scores are counted."""
        self.chest_points: Callable[[CaptainsWar, int], int] = _nothing
        """What a side scores for the resources it still holds."""
        self.standing: Callable[[CaptainsWar], Result]
        """The points, the ranks and who wins."""


def _never(s: CaptainsWar, margin: int) -> bool:
    return False


def _nothing(s: CaptainsWar, side: int) -> int:
    return 0
