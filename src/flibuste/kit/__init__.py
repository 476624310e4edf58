"""What every game is declared with: a catalogue, a board of fields, modules, facts, and the record that names all."""

from flibuste.kit.board import Board, Part, adopt, blank, document_of, field, fields_of, fresh, from_document
from flibuste.kit.catalogue import ARGUMENT, ROW, TABLE, Catalogue, verb_of
from flibuste.kit.cells import Cells
from flibuste.kit.declared import DeclaredGame
from flibuste.kit.kinds import (
    FIRST_BACK,
    NONE,
    Coverable,
    Derived,
    Each,
    Flag,
    Kind,
    Mask,
    Named,
    Number,
    Seat,
    Sparse,
    Word,
)
from flibuste.kit.menus import AllAtOnce, menu, unless_forced, unless_idle
from flibuste.kit.modules import WITHOUT, Module, hooking
from flibuste.kit.packed import Packed
from flibuste.kit.record import VERSION, Change, Lead, Record, in_every_layer
from flibuste.kit.tally import Tally

__all__ = [
    "ARGUMENT",
    "FIRST_BACK",
    "NONE",
    "ROW",
    "TABLE",
    "VERSION",
    "WITHOUT",
    "AllAtOnce",
    "Board",
    "Catalogue",
    "Cells",
    "Change",
    "Coverable",
    "DeclaredGame",
    "Derived",
    "Each",
    "Flag",
    "Kind",
    "Lead",
    "Mask",
    "Module",
    "Named",
    "Number",
    "Packed",
    "Part",
    "Record",
    "Seat",
    "Sparse",
    "Tally",
    "Word",
    "adopt",
    "blank",
    "document_of",
    "field",
    "fields_of",
    "fresh",
    "from_document",
    "hooking",
    "in_every_layer",
    "menu",
    "unless_forced",
    "unless_idle",
    "verb_of",
]
