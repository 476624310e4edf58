"""The table as a document, back again, and the recount that proves nothing was lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from flibuste.games.rolling_seas.audit import audit_deck, audit_seat
from flibuste.games.rolling_seas.board import NO_PORT, Ambush, Board, new_board
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.grid import HEADINGS, OFF_BOARD, cell_name, cell_named, cells_of, mask_of
from flibuste.games.rolling_seas.sheet import Sheet
from flibuste.games.rolling_seas.state import NO_CARD, RollingSeas
from flibuste.kernel import NOBODY, BadPosition, Document
from flibuste.kernel.codec import expect_keys

_COUNTS: Final = (
    *("story", "provisions", "provisions_ever", "gold", "gold_ever", "wind", "wind_ever", "cannons", "ship"),
    *("monster_power", "pirate_power", "monoliths", "treasure", "stars"),
)
_MASKS: Final = ("rocks", "monsters", "perils", "flows", "pirates", "drawn", "wake", "explored")
_FLAGS: Final = ("halted", "stormed", "spoils")
_TABLE: Final = ("turn", "card", "die", "winds", "tier", "calm", "adventure", "calms", "stock", "players")
_PLAYER: Final = ("sheet", "board", "sketch")
_SHEET: Final = (*_COUNTS, "fame")
_BOARD: Final = (
    *_MASKS,
    *_FLAGS,
    *("ship", "home", "visited", "currents", "ambushes", "moves", "sprung", "track"),
)


def write(s: RollingSeas) -> Document:
    """Everything on the table, by name.

    `calms` and `stock` are the cards not seen yet; `calm` and `adventure` say how many of each sort are in the mix.
    """
    book = s.book
    keys = book.cards.keys()
    return {
        "turn": s.turn,
        "card": None if s.card == NO_CARD else keys[s.card],
        "die": s.die,
        "winds": [HEADINGS[wind] for wind in s.winds],
        "tier": s.tier,
        "calm": s.calm,
        "adventure": s.adventure,
        "calms": [keys[card] for card in s.calms],
        "stock": [keys[card] for card in s.stock],
        "players": [
            {"sheet": _write_sheet(sheet), "board": _write_board(board, keys), "sketch": sketch}
            for sheet, board, sketch in zip(s.sheets, s.boards, s.sketches, strict=True)
        ],
    }


def _write_sheet(sheet: Sheet) -> Document:
    return {**{name: getattr(sheet, name) for name in _COUNTS}, "fame": sheet.fame}


def _write_board(board: Board, keys: list[str]) -> Document:
    ports = board.chart.ports
    return {
        **{name: _names(cells_of(getattr(board, name))) for name in _MASKS},
        **{name: getattr(board, name) for name in _FLAGS},
        "ship": None if board.ship == OFF_BOARD else cell_name(board.ship),
        "home": None if board.home == NO_PORT else cell_name(ports[board.home]),
        "visited": [cell_name(cell) for port, cell in enumerate(ports) if board.visited >> port & 1],
        "currents": [{"card": keys[current.card], "code": current.code} for current in board.currents],
        "ambushes": [
            {"author": ambush.author, "centre": cell_name(ambush.centre), "points": _names(cells_of(ambush.points))}
            for ambush in board.ambushes
        ],
        "moves": board.moves,
        "sprung": board.sprung,
        "track": _names(board.track),
    }


def _names(cells: Iterable[int]) -> list[str]:
    return [cell_name(cell) for cell in cells]


def read(book: Book, document: Document) -> RollingSeas:
    """The inverse of `write`."""
    expect_keys("the board", document, _TABLE)
    players = document["players"]
    if len(players) != book.seats:
        raise BadPosition(f"The board has {len(players)} players; it should have {book.seats}.")
    for seat, player in enumerate(players):
        expect_keys(f"player {seat}", player, _PLAYER)
    of = {key: card for card, key in enumerate(book.cards.keys())}
    return RollingSeas(
        book,
        key=b"",
        rng=0,
        stack=[],
        fork=None,
        decider=NOBODY,
        options=[],
        turn=document["turn"],
        card=NO_CARD if document["card"] is None else _card(of, document["card"]),
        die=document["die"],
        winds=[HEADINGS.index(wind) for wind in document["winds"]],
        tier=document["tier"],
        calm=document["calm"],
        adventure=document["adventure"],
        calms=[_card(of, key) for key in document["calms"]],
        stock=[_card(of, key) for key in document["stock"]],
        boards=[_read_board(book, of, player["board"]) for player in players],
        sheets=[_read_sheet(book, player["sheet"]) for player in players],
        sketches=[[int(mark) for mark in player["sketch"]] for player in players],
    )


def _card(of: dict[str, int], key: str) -> int:
    if key not in of:
        raise BadPosition(f"There is no card {key!r}.")
    return of[key]


def _read_sheet(book: Book, document: Document) -> Sheet:
    expect_keys("the sheet", document, _SHEET)
    counts = {name: _whole(name, document[name]) for name in _COUNTS}
    return Sheet(book.tables, fame=[_whole("fame", told) for told in document["fame"]], **counts)


def _whole(name: str, value: Any) -> int:
    if type(value) is not int:
        raise BadPosition(f"{name!r} is {value!r}; it should be a whole number.")
    return value


def _read_board(book: Book, of: dict[str, int], document: Document) -> Board:
    expect_keys("the adventure board", document, _BOARD)
    board = new_board(book.chart)
    for current in document["currents"]:
        board.draw(book.cards.adventures[_card(of, current["card"])], current["code"])
    for name in _MASKS:
        setattr(board, name, mask_of(_cells(document[name])))
    for name in _FLAGS:
        setattr(board, name, bool(document[name]))
    board.ship = OFF_BOARD if document["ship"] is None else _cell(document["ship"])
    board.home = NO_PORT if document["home"] is None else _port(book, document["home"])
    board.visited = mask_of([_port(book, port) for port in document["visited"]])
    board.ambushes = [
        Ambush(_author(book, ambush["author"]), _cell(ambush["centre"]), mask_of(_cells(ambush["points"])))
        for ambush in document["ambushes"]
    ]
    board.moves = _whole("moves", document["moves"])
    board.sprung = [_whole("sprung", number) for number in document["sprung"]]
    board.track = _cells(document["track"])
    return board


def _cells(names: Iterable[str]) -> list[int]:
    return [_cell(name) for name in names]


def _cell(name: str) -> int:
    try:
        return cell_named(name)
    except ValueError as error:
        raise BadPosition(str(error)) from None


def _port(book: Book, name: str) -> int:
    cell = _cell(name)
    if cell not in book.chart.port_at:
        raise BadPosition(f"There is no port on {name}; the ports are {', '.join(_names(book.chart.ports))}.")
    return book.chart.port_at[cell]


def _author(book: Book, seat: Any) -> int:
    if not isinstance(seat, int) or not 0 <= seat < book.seats:
        raise BadPosition(f"The author of an ambush is seat {seat!r}; it should be 0 to {book.seats - 1}.")
    return seat


def audit(s: RollingSeas) -> None:
    """Nothing lost, nothing twice, every counter equal to a recount."""
    audit_deck(s)
    for seat in range(s.book.seats):
        audit_seat(s, seat)
