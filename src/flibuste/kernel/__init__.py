"""The kernel: rules as frames on a stack inside a state, legal answers listed, matches as logs."""

from flibuste.kernel.codec import describe, position
from flibuste.kernel.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BrokenRules,
    FlibusteError,
    IllegalAction,
)
from flibuste.kernel.event import HIDDEN, OWNER, PUBLIC, EventField, EventKind, emit, seen_by
from flibuste.kernel.frame import NO_WINDOW, NOBODY, Frame, Plan
from flibuste.kernel.game import SPECTATOR, Choice, Document, Game, Options, Result, View, digest
from flibuste.kernel.match import Match, read_record, replay
from flibuste.kernel.notation import Notation, Verb, Words
from flibuste.kernel.rng import Generator, below, commitment, new_seed, pluck, shuffle
from flibuste.kernel.rules import Rules
from flibuste.kernel.run import VERB_SHIFT, Together, advance, apply, asking, deciders, options_of, play, playout
from flibuste.kernel.state import Event, Fork, State

__all__ = [
    "HIDDEN",
    "NOBODY",
    "NO_WINDOW",
    "OWNER",
    "PUBLIC",
    "SPECTATOR",
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
    "commitment",
    "deciders",
    "describe",
    "digest",
    "emit",
    "new_seed",
    "options_of",
    "play",
    "playout",
    "pluck",
    "position",
    "read_record",
    "replay",
    "seen_by",
    "shuffle",
]
