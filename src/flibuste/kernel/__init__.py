"""The kernel: rules as frames on a stack inside a state, legal answers listed, matches as logs."""

from flibuste.kernel.codec import describe, digest, position
from flibuste.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BrokenRules,
    FlibusteError,
    IllegalAction,
)
from flibuste.kernel.event import EventField, EventKind, emit, seen_by
from flibuste.kernel.frame import NO_WINDOW, NOBODY, Frame, Plan, fields_of
from flibuste.kernel.game import SPECTATOR, Choice, Document, Game, Options, Result, View, fingerprint
from flibuste.kernel.match import Match, read_record, replay
from flibuste.kernel.notation import Notation, Verb, Words
from flibuste.kernel.rng import Generator, below, below_unseen, commitment, new_seed, pluck, pluck_unseen, shuffle
from flibuste.kernel.rules import VERB_SHIFT, Rules
from flibuste.kernel.run import Together, advance, apply, asking, deciders, options_of, play, playout
from flibuste.kernel.sight import HIDDEN, OWNER, PUBLIC, UNKNOWN, UNSEEN
from flibuste.kernel.state import Event, Fork, State

__all__ = [
    "HIDDEN",
    "NOBODY",
    "NO_WINDOW",
    "OWNER",
    "PUBLIC",
    "SPECTATOR",
    "UNKNOWN",
    "UNSEEN",
    "VERB_SHIFT",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BrokenRules",
    "Choice",
    "Document",
    "Event",
    "EventField",
    "EventKind",
    "FlibusteError",
    "Fork",
    "Frame",
    "Game",
    "Generator",
    "IllegalAction",
    "Match",
    "Notation",
    "Options",
    "Plan",
    "Result",
    "Rules",
    "State",
    "Together",
    "Verb",
    "View",
    "Words",
    "advance",
    "apply",
    "asking",
    "below",
    "below_unseen",
    "commitment",
    "deciders",
    "describe",
    "digest",
    "emit",
    "fields_of",
    "fingerprint",
    "new_seed",
    "options_of",
    "play",
    "playout",
    "pluck",
    "pluck_unseen",
    "position",
    "read_record",
    "replay",
    "seen_by",
    "shuffle",
]
