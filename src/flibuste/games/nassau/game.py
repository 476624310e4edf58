"""Nassau on the shelf: its options, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from flibuste.games.nassau import audit, guessing, setup
from flibuste.games.nassau.book import Book
from flibuste.games.nassau.fighting import add_fight
from flibuste.games.nassau.modules import dutchman, feld
from flibuste.games.nassau.modules.answers import limits
from flibuste.games.nassau.refit import add_round
from flibuste.games.nassau.scoring import standing
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import GAME
from flibuste.games.nassau.words import NASSAU
from flibuste.kernel import Choice, Result
from flibuste.kit import Catalogue, DeclaredGame, Module


class NassauGame(DeclaredGame):
    """NA-SET-015 Two to four players; city, sea and Feld pawn are options, and all combinations legal."""

    key: ClassVar[str] = GAME
    rules_version: ClassVar[int] = 2  # room for all random goods before the first is drawn
    package: ClassVar[str] = "flibuste.games.nassau"
    catalogue: ClassVar[Catalogue] = NASSAU
    book: ClassVar[type] = Book
    board: ClassVar[type] = Nassau
    base_choices: ClassVar[tuple[Choice, ...]] = (Choice("city", "random", setup.FIRST_GAME),)
    modules: ClassVar[tuple[Module, ...]] = (dutchman.MODULE, feld.MODULE)
    counts: ClassVar[Sequence[int]] = (2, 3, 4)

    def base(self, book: Book) -> None:
        add_round(book)
        add_fight(book)

    def lay_out(self, s: Nassau) -> None:
        setup.lay_out(s)

    def limits(self, rules: Book) -> Mapping[int, Iterable[int]]:
        return limits(rules)

    def audit(self, s: Nassau) -> None:
        super().audit(s)
        audit.audit(s)

    def guess(self, s: Nassau) -> None:
        guessing.guess(s)

    def result(self, s: Nassau) -> Result:
        return standing(s)


GAME_OBJECT = NassauGame()
