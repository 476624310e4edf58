"""Amerigo on the shelf: its rules composed, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from flibuste.games.amerigo import audit, pirates, scoring, setup, turn
from flibuste.games.amerigo.answers import limits
from flibuste.games.amerigo.book import Book
from flibuste.games.amerigo.catalogue import CATALOGUE
from flibuste.games.amerigo.riders import add_riders
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import KEY
from flibuste.games.amerigo.tower import scatter_cubes
from flibuste.kernel import Result, below
from flibuste.kernel.rng import WORD
from flibuste.kit import Catalogue, DeclaredGame


class AmerigoGame(DeclaredGame):
    """AM-SET-001 For two, three or four."""

    key: ClassVar[str] = KEY
    package: ClassVar[str] = "flibuste.games.amerigo"
    catalogue: ClassVar[Catalogue] = CATALOGUE
    book: ClassVar[type] = Book
    board: ClassVar[type] = Amerigo

    def base(self, rules: Book) -> None:
        """The set-up, a round, a phase and the final scoring, each in the rulebook's order."""
        rules.plan(
            "set-up",
            setup.stack_markers,
            setup.show_pirate,
            setup.show_progress,
            setup.show_production,
            setup.fill_tower,
        )
        rules.plan("round", turn.begin_round, pirates.fight_pirates, pirates.prepare_round)
        rules.plan("phase", turn.take_turns, turn.return_cubes)
        rules.plan(
            "final",
            scoring.convert,
            scoring.score_gold,
            scoring.score_goods,
            scoring.score_progress,
            scoring.score_special,
        )
        add_riders(rules)

    def lay_out(self, s: Amerigo) -> None:
        setup.lay_out(s)

    def guess(self, s: Amerigo) -> None:
        """The cubes whose number is known lie anywhere in the tower, and its dice are new."""
        s.ledges = scatter_cubes(s, s.tables.tower, s.in_tower())
        s.stream = below(s, WORD)

    def limits(self, rules: Book) -> Mapping[int, Iterable[int]]:
        return limits(rules)

    def audit(self, s: Amerigo) -> None:
        super().audit(s)
        audit.audit(s)

    def result(self, s: Amerigo) -> Result:
        return scoring.standing(s)


GAME_OBJECT: Final = AmerigoGame()
