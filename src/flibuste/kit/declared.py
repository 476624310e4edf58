"""A game made of declarations: documents, views, lanes, options and refusals follow from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from flibuste import data
from flibuste.kernel import OWNER, Choice, Document, Game, Notation, Options, Rules
from flibuste.kernel.frame import frames_of
from flibuste.kit import board
from flibuste.kit.catalogue import Catalogue
from flibuste.kit.modules import Module


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredGame(Game[Any]):
    """What a game still says: how many can play, its base rules, its set-up, its audit and who wins."""

    package: ClassVar[str]
    catalogue: ClassVar[Catalogue]
    book: ClassVar[type] = Rules  # a game with tables or hooks of its own has a subclass
    board: ClassVar[type]
    modules: ClassVar[tuple[Module, ...]] = ()
    base_choices: ClassVar[tuple[Choice, ...]] = ()
    counts: ClassVar[Sequence[int]] = range(2, 5)
    implied: ClassVar[tuple[int, ...]] = ()  # verbs whose first argument the question says anyway
    first_sheets: ClassVar[tuple[str, ...]] = ()  # the data files that records of the first format depend on

    def __init__(self) -> None:
        choices = (*self.base_choices, *[module.choice for module in self.modules if len(module.choice.values) > 1])
        super().__init__(choices, self.catalogue.events, frames_of(self.package))
        self._notation = self.catalogue.notation()

    @property
    def notation(self) -> Notation:
        return self._notation

    def seat_counts(self, options: Options) -> Sequence[int]:
        for module in self.modules:
            counts = module.seats.get(options.get(module.key, ""))
            if counts is not None:
                return counts
        return self.counts

    def refusal(self, seats: int, options: Options) -> str | None:
        reasons = [module.refusal(seats, options) for module in self.modules]
        return next((reason for reason in reasons if reason is not None), None)

    def base(self, rules: Any) -> None:
        """The rules without modules: plans, riders, forks."""
        raise NotImplementedError

    def compose(self, seats: int, options: Options, version: int) -> Rules:
        rules: Rules = self.book(seats, options)
        rules.version = version
        self.base(rules)
        for module in self.modules:
            module.extend(rules)
        return rules

    def lay_out(self, s: Any) -> None:
        """Put the first frame on the stack, and give the fields their values at the start, but for those that begin
        with the first value of their kind."""
        raise NotImplementedError

    def set_up(self, rules: Rules, key: bytes, rng: int) -> Any:
        s = self.fresh_board(rules)
        s.key, s.rng = key, rng
        self.lay_out(s)
        return s

    def fresh_board(self, rules: Rules) -> Any:
        """A clone of a board of these rules whose fields have the first values of their kinds."""
        if rules.fresh is None:
            rules.fresh = board.fresh(rules, self.board(rules))
        return rules.fresh.clone()

    def limits(self, rules: Any) -> Mapping[int, Iterable[int]]:
        """By verb, the packed arguments that the options of a table can have; a verb left out can have any."""
        return {}

    def sheet_names(self, seats: int, options: Options) -> list[str]:
        """The data files that a match with these options depends on: all but those of modules that are not in play."""
        if not data.has_data(self.key):
            return []
        idle = {name for module in self.modules if not module.in_play(seats, options) for name in module.sheets}
        used = {name for module in self.modules if module.in_play(seats, options) for name in module.sheets}
        return [name for name in data.files(self.key) if name not in idle - used]

    def data_in_use(self) -> str:
        return data.in_use(self.key) if data.has_data(self.key) else ""

    def data_digest(self, seats: int, options: Options) -> str:
        return data.digest(self.key, self.sheet_names(seats, options)) if data.has_data(self.key) else ""

    def first_data_digest(self) -> str:
        return data.digest(self.key, self.first_sheets) if self.first_sheets else ""

    def sheets(self, seats: int, options: Options) -> Document:
        found = data.contents(self.key, self.sheet_names(seats, options))
        secret = {name for module in self.modules for name in module.face_down}
        return {name: data.face_down(content) if name in secret else content for name, content in found.items()}

    def with_sheets(self, sheets: Document) -> AbstractContextManager[None]:
        return data.using(self.key, sheets)

    def write(self, s: Any) -> Document:
        return board.document_of(s.rules, s)

    def read(self, rules: Rules, document: Document) -> Any:
        return board.from_document(rules, "the board", self.board(rules), document)

    def adopt(self, s: Any, source: Any, seat: int) -> None:
        board.adopt(s, source, seat)

    def blank(self, s: Any, seat: int) -> None:
        board.blank(s, seat)

    def has_secrets(self, rules: Rules) -> bool:
        hands = any([field.secret == OWNER for field in board.fields_of(self.board)])
        return hands or self._notation.has_secrets or any([frame.secret or frame.private for frame in self.frames])

    def shows_all(self, rules: Rules) -> bool:
        """Whether a view is the position itself, simultaneous answers and what nobody ever sees apart."""
        return not self.has_secrets(rules)

    def audit(self, s: Any) -> None:
        """What must add up beyond each field's own limits; here, that every field is within those."""
        self.read(s.rules, self.write(s))
