"""The table as a document, back again, and the recount that proves nothing was lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.games.captains_war.actions import PARTY_WORDS
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.sheet import (
    LOST,
    TIED,
    TOTAL_OF,
    WON,
    Sheet,
    attacks,
    is_attack,
    outcome_of,
    party_in,
    reach,
    row,
    total_in,
)
from flibuste.games.captains_war.state import LEGEND, PLAYER, CaptainsWar, new_table
from flibuste.games.captains_war.tables import DICE, DIE_NAMES, FACES, ITEM_NAMES, NONE, TRACK_NAMES, TRACKS
from flibuste.kernel import BadPosition, Document
from flibuste.kernel.codec import expect_keys

_KEYS: Final = (
    *("first", "active", "turns", "dice", "aside", "taken", "sheets", "truces", "weary"),
    *("attacker", "defender", "parties", "extras", "notes"),
)
_SHEET_KEYS: Final = ("held", "spent", "tracks", "acquisitions", "command_bonuses", "boardings")
_ROW_KEYS: Final = ("symbol", "party", "total", "outcome")
_OUTCOMES: Final = {LOST: "lost", TIED: "tied", WON: "won"}


def write(s: CaptainsWar) -> Document:
    """Everything on the table, by name; seats, sides and turns as numbers."""
    return {
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "dice": {name: s.dice[die] + 1 for die, name in enumerate(DIE_NAMES)},
        "aside": None if s.aside == NONE else DIE_NAMES[s.aside],
        "taken": [[name for die, name in enumerate(DIE_NAMES) if mask >> die & 1] for mask in s.taken],
        "sheets": [_write_sheet(sheet) for sheet in s.sheets],
        "truces": _members(s.truces),
        "weary": _members(s.weary),
        "attacker": _or_none(s.attacker),
        "defender": _or_none(s.defender),
        "parties": [None if party == NONE else PARTY_WORDS[party] for party in s.parties],
        "extras": list(s.extras),
        "notes": list(s.notes),
    }


def read(book: Book, board: Document) -> CaptainsWar:
    """The inverse of `write`."""
    expect_keys("the board", board, _KEYS)
    for name, count in (("sheets", book.sides), ("taken", book.seats), ("parties", book.sides)):
        if len(board[name]) != count:
            raise BadPosition(f"The board has {len(board[name])} {name}; it should have {count}.")
    expect_keys("the dice", board["dice"], DIE_NAMES)
    s = new_table(book, b"", 0, [], _read_sheets(book, board["sheets"]))
    s.first = _number("first", board["first"], book.seats)
    s.active = _number("active", board["active"], book.seats)
    s.turns = _number("turns", board["turns"], book.tables.last_turn + 1)
    s.dice = [_number(f"die {name}", board["dice"][name], FACES + 1) - 1 for name in DIE_NAMES]
    s.aside = NONE if board["aside"] is None else _index("die", DIE_NAMES, board["aside"])
    s.taken = [_mask([_index("die", DIE_NAMES, name) for name in names]) for names in board["taken"]]
    s.truces = _mask(board["truces"])
    s.weary = _mask(board["weary"])
    s.attacker = NONE if board["attacker"] is None else _number("attacker", board["attacker"], book.sides)
    s.defender = NONE if board["defender"] is None else _number("defender", board["defender"], book.sides)
    s.parties = [NONE if word is None else _index("party", PARTY_WORDS, word) for word in board["parties"]]
    s.extras = [int(points) for points in board["extras"]]
    s.notes = [int(note) for note in board["notes"]]
    return s


def audit(s: CaptainsWar) -> None:
    """Every box is free, held or spent; nobody stands behind a closed padlock; boardings add up."""
    if any(not NONE <= face < FACES for face in s.dice) or len(s.dice) != DICE:
        raise BadPosition(f"The dice show {s.dice}; each should show a face from 0 to {FACES - 1}.")
    for side, sheet in enumerate(s.sheets):
        _audit_boxes(s, side, sheet)
        _audit_progress(s, side, sheet)
    if s.book.captain is None and sum(len(sheet.rows) for sheet in s.sheets) % 2:
        raise BadPosition("The boarding tables do not add up: every boarding fills a row on two sheets.")


def _audit_boxes(s: CaptainsWar, side: int, sheet: Sheet) -> None:
    boxes = s.book.tables.boxes
    columns = [sheet.free]
    for other in s.sheets if s.book.captain is not None else [sheet]:
        columns += [other.held, other.spent]
    if list(map(sum, zip(*columns, strict=True))) == boxes and min(map(min, columns)) >= 0:
        return
    for item, name in enumerate(ITEM_NAMES):
        counts = [column[item] for column in columns]
        if sum(counts) != boxes[item] or min(counts) < 0:
            raise BadPosition(
                f"Side {side} has {sheet.held[item]} {name} held, {sheet.spent[item]} spent and "
                f"{sheet.free[item]} free; the sheet has {boxes[item]} boxes."
            )


def _audit_progress(s: CaptainsWar, side: int, sheet: Sheet) -> None:
    t = s.book.tables
    for track in TRACKS:
        if not 0 <= sheet.owned[track] <= len(t.cost[track]):
            raise BadPosition(
                f"Side {side} owns {sheet.owned[track]} {TRACK_NAMES[track]} out of {len(t.cost[track])}."
            )
        if not 0 <= sheet.progress[track] <= reach(t, sheet, track):
            raise BadPosition(
                f"Side {side} stands on circle {sheet.progress[track]} of {TRACK_NAMES[track]}; "
                f"the padlocks let it reach {reach(t, sheet, track)}."
            )
    if len(sheet.rows) > t.last_boarding or attacks(sheet) > len(sheet.rows):
        raise BadPosition(f"Side {side} has {len(sheet.rows)} boardings; a table has {t.last_boarding} rows.")
    for entry in sheet.rows:
        if total_in(entry) < TOTAL_OF[party_in(entry)]:
            raise BadPosition(f"Side {side} has a boarding of total {total_in(entry)}, less than its pirates' forces.")


def _write_sheet(sheet: Sheet) -> Document:
    return {
        "held": _write_items(sheet.held),
        "spent": _write_items(sheet.spent),
        "tracks": dict(zip(TRACK_NAMES, sheet.progress, strict=True)),
        "acquisitions": dict(zip(TRACK_NAMES, sheet.owned, strict=True)),
        "command_bonuses": [name for track, name in enumerate(TRACK_NAMES) if sheet.bonuses >> track & 1],
        "boardings": [
            {
                "symbol": "attack" if is_attack(entry) else "defence",
                "party": PARTY_WORDS[party_in(entry)],
                "total": total_in(entry),
                "outcome": _OUTCOMES[outcome_of(entry)],
            }
            for entry in sheet.rows
        ],
    }


def _write_items(counts: Sequence[int]) -> dict[str, int]:
    return {name: counts[item] for item, name in enumerate(ITEM_NAMES) if counts[item]}


def _read_sheets(book: Book, documents: list[Document]) -> list[Sheet]:
    sheets = [_read_sheet(book, side, document) for side, document in enumerate(documents)]
    if book.captain is not None:
        for item in range(len(ITEM_NAMES)):
            sheets[PLAYER].free[item] -= sheets[LEGEND].held[item] + sheets[LEGEND].spent[item]
        sheets[LEGEND].free = sheets[PLAYER].free
    return sheets


def _read_sheet(book: Book, side: int, document: Document) -> Sheet:
    expect_keys(f"sheet {side}", document, _SHEET_KEYS)
    held = _read_items(f"sheet {side}, held", document["held"])
    spent = _read_items(f"sheet {side}, spent", document["spent"])
    free = [boxes - held[item] - spent[item] for item, boxes in enumerate(book.tables.boxes)]
    for name in ("tracks", "acquisitions"):
        expect_keys(f"sheet {side}, {name}", document[name], TRACK_NAMES)
    bonuses = _mask([_index("command bonus", TRACK_NAMES, name) for name in document["command_bonuses"]])
    return Sheet(
        held,
        spent,
        free,
        [int(document["tracks"][name]) for name in TRACK_NAMES],
        [int(document["acquisitions"][name]) for name in TRACK_NAMES],
        bonuses,
        [_read_row(side, entry) for entry in document["boardings"]],
    )


def _read_row(side: int, entry: Document) -> int:
    expect_keys(f"a boarding of sheet {side}", entry, _ROW_KEYS)
    symbol = _index("symbol", ("defence", "attack"), entry["symbol"])
    outcome = _index("outcome", tuple(_OUTCOMES.values()), entry["outcome"])
    return row(symbol == 1, _index("party", PARTY_WORDS, entry["party"]), int(entry["total"]), outcome)


def _read_items(what: str, counts: dict[str, Any]) -> list[int]:
    items = [0] * len(ITEM_NAMES)
    for name, count in counts.items():
        items[_index(f"item in {what}", ITEM_NAMES, name)] = int(count)
    return items


def _index(what: str, names: Sequence[str], name: str) -> int:
    if name not in names:
        raise BadPosition(f"There is no {what} {name!r}; known are {', '.join(names)}.")
    return names.index(name)


def _number(what: str, value: Any, below: int) -> int:
    if type(value) is not int or not 0 <= value < below:
        raise BadPosition(f"{what.capitalize()} is {value!r}; it should be a number from 0 to {below - 1}.")
    return value


def _members(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _mask(members: list[int]) -> int:
    return sum(1 << member for member in set(members))


def _or_none(side: int) -> int | None:
    return None if side == NONE else side
