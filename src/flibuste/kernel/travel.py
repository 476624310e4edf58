"""States and views that travel: between processes, through a pickle, over a network.

A position is read back by asking its questions again; a view cannot be asked, since what it does not show is not there.
So these documents are positions with their questions as they stand, `pending`; `restored` takes them at their word.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.kernel.codec import POSITION_KEYS, describe, expect_keys, read_bare, read_lanes
from flibuste.kernel.errors import BadPosition, FlibusteError
from flibuste.kernel.fingerprint import Document
from flibuste.kernel.frame import NOBODY
from flibuste.kernel.game import Game
from flibuste.kernel.run import point_at_open_lane
from flibuste.kernel.sight import SECRET_OPTIONS
from flibuste.kernel.state import Fork, State
from flibuste.kernel.view import View

PENDING: Final = "pending"


def carried(game: Game[Any], s: State) -> Document:
    """The position with what each seat may answer: null stands for answers that its reader may not see."""
    document = describe(game, s)
    asked: list[list[int]] = []
    if s.fork is not None:
        asked = s.fork.options
        before = s.fork.before
        document["fork"]["before"] = None if before is None else carried(game, before)
    elif s.decider != NOBODY:
        asked = [s.options if seat == s.decider else [] for seat in range(s.rules.seats)]
    document[PENDING] = [_write_options(game, options) for options in asked]
    return document


def restored(game: Game[Any], document: Document) -> Any:
    """The very state that `carried` wrote down, a blanked one too. Nothing is worked out anew."""
    try:
        return _restored(game, document)
    except FlibusteError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadPosition(f"The position is malformed: {type(error).__name__} on {error}.") from error


def view_document(view: View[Any]) -> Document:
    """All that a seat may know, ready for `view_of`: what it may not see is null."""
    return {**carried(view.game, view.seen), "seat": view.seat}


def view_of(game: Game[Any], document: Document) -> View[Any]:
    """The view that `view_document` wrote down, as good for `imagine` as the first one."""
    rest = dict(document)
    seat = rest.pop("seat", None)
    seen = restored(game, rest)
    if type(seat) is not int or not -1 <= seat < seen.rules.seats:
        raise BadPosition(f"The view is of seat {seat!r}; there are {seen.rules.seats}, and -1 is a spectator.")
    return View(game, seat, seen)


def _restored(game: Game[Any], document: Document) -> Any:
    expect_keys("the position", document, (*POSITION_KEYS, PENDING))
    s = read_bare(game, {key: document[key] for key in POSITION_KEYS})
    pending = [_read_options(game, options) for options in document[PENDING]]
    if pending and len(pending) != s.rules.seats:
        raise BadPosition(f"{len(pending)} seats have answers pending; there are {s.rules.seats}.")
    if document["fork"] is not None:
        s.fork = _restored_fork(game, s, document["fork"], pending)
        point_at_open_lane(s, s.fork)
    else:
        asked = [seat for seat, options in enumerate(pending) if options]
        if asked:
            s.decider, s.options = asked[0], pending[asked[0]]
    return s


def _restored_fork(game: Game[Any], s: State, document: Document, pending: list[list[int]]) -> Fork:
    fork = read_lanes(game, s, document)
    fork.options = pending
    fork.before = None if document["before"] is None else _restored(game, document["before"])
    return fork


def _write_options(game: Game[Any], options: list[int]) -> list[str] | None:
    return None if options == SECRET_OPTIONS else [game.notation.text(action) for action in options]


def _read_options(game: Game[Any], texts: list[str] | None) -> list[int]:
    return SECRET_OPTIONS if texts is None else [game.notation.parse(text) for text in texts]


__all__ = ["carried", "restored", "view_document", "view_of"]
