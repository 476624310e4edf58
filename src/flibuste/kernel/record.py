"""Reading a match back from its record: every word of it is checked, and replayed bit for bit."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from flibuste.kernel.codec import digest
from flibuste.kernel.errors import BadNotation, BadRecord, FlibusteError, IllegalAction
from flibuste.kernel.fingerprint import Document
from flibuste.kernel.game import Game
from flibuste.kernel.match import FORMAT, Match
from flibuste.kernel.rng import SEED_BYTES, commitment, seed_of
from flibuste.kernel.state import State

FIRST_FORMAT: Final = "flibuste-match/1"  # its digest was taken from the facts of the state
_FIRST_KEYS: Final = (
    "format",
    "game",
    "rules_version",
    "data",
    "options",
    "seats",
    "seed_commitment",
    "seed",
    "actions",
    "result",
    "digest",
)
_KEYS: Final = (*_FIRST_KEYS, "sheets")
_MORE_KEYS: Final = ("deal", "taken_back")  # where there is something to say


def read_record(path: Path) -> Document:
    """A record from a file, not replayed yet."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        text, phrase = f"{path} cannot be read: {error.strerror}.", "refused-unreadable"
        if isinstance(error, FileNotFoundError):
            phrase = "refused-no-file"
        raise BadRecord(text, phrase, file=str(path), why=str(error.strerror)) from error
    except ValueError as error:
        text = f"{path} is not a record: it is not JSON ({error})."
        raise BadRecord(text, "refused-no-json", file=str(path), why=str(error)) from error
    if not isinstance(document, dict):
        raise BadRecord(f"{path} is not a record: it should hold one JSON object.", "refused-no-object", file=str(path))
    return document


def replay(game: Game[Any], document: Document) -> Match:
    """Replay a record bit for bit; whatever does not agree with it is named."""
    keys = _FIRST_KEYS if document.get("format") == FIRST_FORMAT else _KEYS
    for key in keys:
        if key not in document:
            raise BadRecord(f"The record lacks {key!r}.")
    for key in document:
        if key not in keys and (keys is _FIRST_KEYS or key not in _MORE_KEYS):
            raise BadRecord(f"The record has an unknown key {key!r}.")
    if document["format"] not in (FORMAT, FIRST_FORMAT):
        formats = f"{FIRST_FORMAT!r} and {FORMAT!r}"
        raise BadRecord(f"The record's format is {document['format']!r}; this program reads {formats}.")
    if document["game"] != game.key:
        raise BadRecord(f"The record is of {document['game']!r}, not of {game.key!r}.")
    if not game.keeps_rules(document["rules_version"]):
        raise BadRecord(
            f"The record was played under rules version {document['rules_version']} of {game.key}; "
            f"this program has versions 1 to {game.rules_version} and would misread it."
        )
    match = _begin(game, document, _seed(document))
    _play_all(match, document["actions"])
    match.taken_back = _taken_back(match, document.get("taken_back", []))
    match.deal = document.get("deal", "")
    _compare_end(match, document)
    return match


def _seed(document: Document) -> bytes:
    if document["seed"] is None:
        raise BadRecord("The record's seed is not revealed yet: it can be replayed when the match is over.")
    try:
        seed = bytes.fromhex(document["seed"])
    except (TypeError, ValueError) as error:
        raise BadRecord("The record's seed is not a hexadecimal number.") from error
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"The record's seed has {len(seed)} bytes, not {SEED_BYTES}.")
    if commitment(seed) != document["seed_commitment"]:
        raise BadRecord("The seed is not the one that was committed to when the match started.")
    deal = document.get("deal", "")
    if deal != "" and not (isinstance(deal, str) and seed_of(deal) == seed):
        raise BadRecord(f"The seed is not that of the deal {deal!r}.")
    return seed


def _begin(game: Game[Any], document: Document, seed: bytes) -> Match:
    seats = document["seats"]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("The record's seats should be a list of names.")
    if not isinstance(document["options"], dict):
        raise BadRecord("The record's options should be an object.")
    try:
        return Match(game, seats, document["options"], seed, _sheets(game, document), document["rules_version"])
    except BadRecord:
        raise
    except FlibusteError as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error


def _sheets(game: Game[Any], document: Document) -> Document | None:
    """The data to play with: None if those in use are those of the record."""
    seats, options = len(document["seats"]), game.settle(document["options"])
    if document["format"] == FIRST_FORMAT:
        if document["data"] != game.first_data_digest():
            raise BadRecord("The record was played with other component data (an overlay?) than is in use now.")
        return None
    if document["data"] == game.data_digest(seats, options):
        return None
    sheets: Document = document["sheets"]
    with game.with_sheets(sheets):
        if document["data"] != game.data_digest(seats, options):
            raise BadRecord("The component data in the record are not those it names: their digest differs.")
    return sheets


def _play_all(match: Match, actions: object) -> None:
    if not isinstance(actions, list):
        raise BadRecord("The record's actions should be a list.")
    for number, entry in enumerate(actions, 1):
        if not (isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)):
            raise BadRecord(f"Action {number} should be a seat and a text, not {entry!r}.")
        seat, text = entry
        if not 0 <= seat < len(match.seats):
            raise BadRecord(f"Action {number} is by seat {seat}; there are {len(match.seats)}.")
        try:
            match.play(seat, text)
        except (IllegalAction, BadNotation) as error:
            raise BadRecord(f"Action {number} is not legal: {error}") from error


def _taken_back(match: Match, moves: object) -> list[tuple[int, int, int]]:
    if not isinstance(moves, list):
        raise BadRecord("The record's moves taken back should be a list.")
    found = []
    for number, entry in enumerate(moves, 1):
        if not (isinstance(entry, list) and [type(each) for each in entry] == [int, int, str]):
            raise BadRecord(f"Move {number} taken back should be a place, a seat and a text, not {entry!r}.")
        at, seat, text = entry
        if at < 0 or not 0 <= seat < len(match.seats):
            raise BadRecord(f"Move {number} taken back is by seat {seat} at place {at}; there is none.")
        try:
            found.append((at, seat, match.game.notation.parse(text)))
        except BadNotation as error:
            raise BadRecord(f"Move {number} taken back cannot be read: {error}") from error
    return found


def _compare_end(match: Match, document: Document) -> None:
    result = match.game.result(match.state).document() if match.over else None
    if result != document["result"]:
        raise BadRecord(f"The record says the result is {document['result']}; replaying gives {result}.")
    again = _digest(match, document["format"])
    if None not in (again, document["digest"]) and again != document["digest"]:
        raise BadRecord("The final position is not the one the record names: its digest differs.")


def _digest(match: Match, written_as: str) -> str | None:
    """What a record of that format names; of an unfinished match the first format's cannot be taken any more."""
    if written_as == FORMAT:
        return digest(match.game, match.state)
    return first_digest(match.game, match.state) if match.over else None


def first_digest(game: Game[Any], s: State) -> str:
    """The digest of a finished match as records of the first format name it."""
    facts: tuple[object, ...] = (s.key, s.rng, [], s.decider, s.options, None, None, game.first_facts(s))
    return hashlib.blake2b(repr(facts).encode(), digest_size=12).hexdigest()
