"""Short names for positions, for comparing them within one process."""

from __future__ import annotations

import hashlib
from typing import Any

from flibuste.kernel.frame import Frame, Plan, fields_of
from flibuste.kernel.run import Together
from flibuste.kernel.sight import UNKNOWN
from flibuste.kernel.state import State

Document = dict[str, Any]


def frame_document(frame: Frame[Any]) -> Document:
    """A frame by its name and its locals; what its reader may not see is null."""
    document: Document = {"frame": type(frame).__name__}
    for name in _LOCALS.get(type(frame)) or fields_of(type(frame)):
        value = getattr(frame, name)
        hidden = name in frame.secret and value == UNKNOWN
        document[name] = None if hidden else list(value) if isinstance(value, tuple) else value
    return document


_LOCALS: dict[Any, tuple[str, ...]] = {Plan: ("name", "seat", "at"), Together: ("name", "joined")}


def fingerprint(s: State) -> str:
    """A short name for a position, for comparing within one process: equal ones mean equal positions, generator
    included. What is kept has a digest of its document (see `codec.digest`)."""
    return hashlib.blake2b(repr(_all_facts(s)).encode(), digest_size=12).hexdigest()


def _all_facts(s: State) -> tuple[object, ...]:
    fork = s.fork
    return (
        s.key,
        s.rng,
        [frame_document(frame) for frame in s.stack],
        s.decider,
        s.options,
        fork and [[frame_document(frame) for frame in lane] for lane in fork.lanes],
        fork and (fork.options, fork.streams, fork.moves),
        s.facts(),
    )
