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
from flibuste.kernel.fingerprint import Document, fingerprint
from flibuste.kernel.frame import NO_WINDOW, NOBODY, Frame, Plan, Repeated, Step, fields_of
from flibuste.kernel.game import Choice, Game, Options, Result
from flibuste.kernel.match import Match
from flibuste.kernel.notation import Notation, Verb, Words
from flibuste.kernel.record import read_record, replay
from flibuste.kernel.rng import (
    Generator,
    below,
    below_unseen,
    commitment,
    new_seed,
    pluck,
    pluck_unseen,
    seed_of,
    shuffle,
)
from flibuste.kernel.rules import NOTHING, VERB_SHIFT, Rider, Rules
from flibuste.kernel.run import Together, advance, apply, asking, deciders, options_of, play, playout
from flibuste.kernel.sight import HIDDEN, OWNER, PUBLIC, UNKNOWN, UNSEEN
from flibuste.kernel.state import Event, Fork, State
from flibuste.kernel.travel import carried, restored, view_document, view_of
from flibuste.kernel.view import SPECTATOR, View

__all__ = [
    "HIDDEN",
    "NOBODY",
    "NOTHING",
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
    "Repeated",
    "Result",
    "Rider",
    "Rules",
    "State",
    "Step",
    "Together",
    "Verb",
    "View",
    "Words",
    "advance",
    "apply",
    "asking",
    "below",
    "below_unseen",
    "carried",
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
    "restored",
    "seed_of",
    "seen_by",
    "shuffle",
    "view_document",
    "view_of",
]
