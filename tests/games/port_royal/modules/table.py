"""Port Royal's table with modules, laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.contracts.table import Table as Contracts
from flibuste.kernel import Document, Game, Generator, Options
from tests.games.port_royal.table import DISCOVER, Table, stack
from tests.scenario import in_order_of_drawing

COMPETE, TOGETHER = "contracts=competitive", "contracts=cooperative"


class Draft(Table):
    """A base table that is not read yet."""

    draft: Document

    @classmethod
    def read(cls, game: Game[Any], document: Document) -> Self:
        table = cls.__new__(cls)
        table.draft = document
        return table


class ModuleTable(Table):
    """Contracts are named in one string; markers as `bruja:0`, those on reward slots in the order they came."""

    @classmethod
    def lay(
        cls,
        game: Game[Any],
        seats: int,
        options: Options,
        *,
        at: str = DISCOVER,
        contracts: str = "",
        markers: str = "",
        progress: str = "",
        nest: Sequence[str] = (),
        time: int = 10,
        victory: int = 0,
        next_cards: str = "",
        **things: Any,
    ) -> Self:
        document = Draft.lay(game, seats, options, next_cards=next_cards, **things).draft
        book = game.rules(seats, options)
        assert isinstance(book, Book)
        board = document["board"]
        if "contracts" in book.parts:
            _lay_contracts(book, board, contracts.split(), markers.split(), progress.split())
            _lay_nests(book, document, nest, next_cards.split())
        if "time" in book.parts:
            board["purses"][1][seats:] = [time, victory]
            board["pile"] -= time + victory
        document["stack"] = stack(book, at, board["active"])
        return cls.read(game, document)

    @property
    def zones(self) -> dict[str, list[str]]:
        return dict(self.board["zones"])

    @property
    def markers(self) -> list[int]:
        """In hand."""
        return [player["counts"].get("markers", 0) for player in self.board["players"]]

    @property
    def time(self) -> int:
        return sum(row[len(self.gold)] for row in self.board["purses"])

    @property
    def victory(self) -> int:
        return sum(row[len(self.gold) + 1] for row in self.board["purses"])


def table(seats: int, options: str = "", **things: Any) -> ModuleTable:
    """`table(3, "gambler=yes sails=marked", river="priest")`"""
    chosen = dict(option.split("=") for option in options.split())
    return ModuleTable.lay(GAME_OBJECT, seats, GAME_OBJECT.settle(chosen), **things)


def _lay_contracts(book: Book, board: Document, face_up: list[str], markers: list[str], progress: list[str]) -> None:
    own: Contracts = book.parts["contracts"]
    board["zones"] |= {"contracts": sorted(face_up, key=own.of.__getitem__), "markers": markers, "progress": progress}
    for seat, player in enumerate(board["players"]):
        placed = _of_seat(markers, seat)
        points = sum(own.influence[: len(placed)])
        counts = player["counts"]
        counts["influence"] = counts.get("influence", 0) + points
        counts["markers"] = own.markers - len(placed) - len(_of_seat(progress, seat))
        counts["fulfilled"] = sum(1 << own.of[key] for key in placed)
    board["table"]["fulfilled"] = sum(1 << own.of[key] for key in {marker.split(":")[0] for marker in markers})


def _of_seat(markers: list[str], seat: int) -> set[str]:
    return {key for key, owner in (marker.split(":") for marker in markers) if int(owner) == seat}


def _lay_nests(book: Book, document: Document, nests: Sequence[str], first: list[str]) -> None:
    board = document["board"]
    unseen: list[str] = board["pools"][1]
    for seat, ships in enumerate(nests):
        board["zones"][f"nest-{seat}"] = ships.split()
        board["players"][seat]["counts"]["nest"] = len(ships.split())
        for ship in ships.split():
            unseen.remove(ship)
            board["pile"] -= 1
    dice = Generator(b"", document["generator"]["state"])
    board["pools"][1] = in_order_of_drawing(sorted(unseen, key=book.cards.of.__getitem__), first, dice)
