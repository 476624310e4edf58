"""Any position of any game as a JSON document with full information, and back."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from flibuste.kernel.errors import BadPosition, FlibusteError
from flibuste.kernel.fingerprint import Document, frame_document
from flibuste.kernel.frame import Frame, Plan, fields_of
from flibuste.kernel.game import Game
from flibuste.kernel.rules import Rules
from flibuste.kernel.run import Together, advance, point_at_open_lane, run_lane
from flibuste.kernel.sight import UNKNOWN
from flibuste.kernel.state import Fork, State

FORMAT: Final = "flibuste-position/1"
FIRST_VERSION: Final = 1  # of any game's rules
POSITION_KEYS: Final = ("format", "game", "rules_version", "options", "seats", "generator", "stack", "board", "fork")


def describe(game: Game[Any], s: State) -> Document:
    """The whole position: what the board shows, what is pending, what the generator will draw."""
    return _document(game, s, s.rules.version)


def _document(game: Game[Any], s: State, version: int) -> Document:
    return {
        "format": FORMAT,
        "game": game.key,
        "rules_version": version,
        "options": s.rules.options,
        "seats": s.rules.seats,
        "generator": {"key": s.key.hex(), "state": s.rng},
        "stack": _write_stack(s.stack),
        "board": game.write(s),
        "fork": None if s.fork is None else _write_fork(game, s.fork, version),
    }


def digest(game: Game[Any], s: State) -> str:
    """A short name for a position that outlives changes of the program: it is taken from the position's document, but
    for the options that stand at their usual value, since a later program may have more of them, and for the version
    of the rules: the same position has the same name under both."""
    usual = {choice.key: choice.values[0] for choice in game.choices}
    chosen = {key: value for key, value in s.rules.options.items() if value != usual[key]}
    document = {**_document(game, s, FIRST_VERSION), "options": chosen}
    text = json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def position(game: Game[Any], document: Document) -> Any:
    """The state a document describes. A document that breaks an invariant is refused with a sentence that names it."""
    try:
        return _position(game, document, inner=False)
    except FlibusteError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadPosition(f"The position is malformed: {type(error).__name__} on {error}.") from error


def _position(game: Game[Any], document: Document, inner: bool) -> Any:
    s = read_bare(game, document)
    game.audit(s)
    if document["fork"] is None:
        advance(s)
    else:
        _read_fork(game, s, document["fork"], inner)
    return s


def read_bare(game: Game[Any], document: Document) -> Any:
    """Board, stack and generator of a document, with nothing asked yet."""
    if isinstance(document, dict) and document.get("format", FORMAT) != FORMAT:
        text = f"This is not a position document: its format is {document['format']!r}, not {FORMAT!r}."
        raise BadPosition(text, "refused-no-position", format=str(document["format"]))
    expect_keys("the position", document, POSITION_KEYS)
    if document["game"] != game.key:
        raise BadPosition(f"The position is of {document['game']!r}, not of {game.key!r}.")
    version = document["rules_version"]
    if not game.keeps_rules(version):
        raise BadPosition(
            f"The position was written under rules version {version}; there are versions 1 to {game.rules_version}."
        )
    rules = game.rules(document["seats"], document["options"], version)
    s = game.read(rules, document["board"])
    generator = document["generator"]
    s.key, s.rng = bytes.fromhex(generator["key"]), int(generator["state"])
    s.stack = _read_stack(game, rules, document["stack"])
    return s


def expect_keys(what: str, document: Any, keys: tuple[str, ...]) -> None:
    """Refuse a mapping that lacks a key or has one too many."""
    if not isinstance(document, dict):
        raise BadPosition(f"{what.capitalize()} should be an object, not {type(document).__name__}.")
    for key in keys:
        if key not in document:
            raise BadPosition(f"{what.capitalize()} lacks {key!r}.")
    for key in document:
        if key not in keys:
            raise BadPosition(f"{what.capitalize()} has an unknown key {key!r}; known are {', '.join(keys)}.")


def _write_fork(game: Game[Any], fork: Fork, version: int) -> Document:
    return {
        "lanes": [_write_stack(lane) for lane in fork.lanes],
        "streams": fork.streams,
        "moves": [[game.notation.text(action) for action in moves] for moves in fork.moves],
        "before": None if fork.before is None else _document(game, fork.before, version),
    }


def _read_fork(game: Game[Any], s: State, document: Document, inner: bool) -> None:
    fork = read_lanes(game, s, document)
    fork.before = None if inner else _position(game, document["before"], inner=True)
    s.fork = fork
    for seat in range(s.rules.seats):
        run_lane(s, fork, seat)
    if not point_at_open_lane(s, fork):
        raise BadPosition("The fork has no open lane: it should have been joined.")


def read_lanes(game: Game[Any], s: State, document: Document) -> Fork:
    """The lanes of a fork, with nothing asked yet."""
    expect_keys("the fork", document, ("lanes", "streams", "moves", "before"))
    lanes = [_read_stack(game, s.rules, lane) for lane in document["lanes"]]
    moves = [[game.notation.parse(text) for text in texts] for texts in document["moves"]]
    if not len(lanes) == len(moves) == len(document["streams"]) == s.rules.seats:
        raise BadPosition(f"The fork should have one lane, stream and list of moves for each of {s.rules.seats} seats.")
    return Fork(None, lanes, [[] for _ in lanes], [int(stream) for stream in document["streams"]], moves)


def _write_stack(stack: list[Frame[Any]]) -> list[Document]:
    return [frame_document(frame) for frame in stack]


def _read_stack(game: Game[Any], rules: Rules, frames: list[Document]) -> list[Frame[Any]]:
    return [_read_frame(game, rules, dict(frame)) for frame in frames]


def _read_frame(game: Game[Any], rules: Rules, document: Document) -> Frame[Any]:
    name = document.pop("frame", None)
    if name == "Plan":
        return _read_plan(rules, document)
    if name == "Together":
        return Together(document["name"], document["joined"])
    frame = game.frame(str(name))
    if frame is None:
        raise BadPosition(f"{game.key} has no frame {name!r}.")
    expect_keys(f"the frame {name}", document, fields_of(frame))
    if not -1 <= document.get("seat", 0) < rules.seats:
        raise BadPosition(f"Frame {name} speaks of seat {document['seat']}; there are {rules.seats}.")
    return frame(**{field: _read_local(frame, field, value) for field, value in document.items()})


def _read_local(frame: type[Frame[Any]], field: str, value: Any) -> Any:
    if value is None and field in frame.secret:
        return UNKNOWN
    if isinstance(value, list) and all([isinstance(item, int) for item in value]):
        return tuple(value)
    if not isinstance(value, int):
        raise BadPosition(f"Field {field!r} of frame {frame.__name__} should be a number, not {value!r}.")
    return value


def _read_plan(rules: Rules, document: Document) -> Plan:
    expect_keys("the frame Plan", document, ("name", "seat", "at"))
    try:
        return rules.chains[document["name"]][document["seat"]][document["at"]]
    except (KeyError, IndexError) as error:
        raise BadPosition(f"There is no step {document['at']!r} of a plan {document['name']!r}.") from error


__all__ = ["describe", "digest", "expect_keys", "position"]
