"""How a game speaks of its values if it does not say: numbers as such, other things by the phrase `<kind>-<word>`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from flibuste.data.phrases import Phrasebook
from flibuste.kernel import Game, fields_of
from flibuste.kit import Coverable, DeclaredGame, Each, Kind, Word, board
from flibuste.render.words.forms import Forms

SEAT = "seat"
NUMBER = "number"


class PlainWords:
    """The words of one game's notation and of the fields of its board."""

    def __init__(self, game: Game[Any]) -> None:
        self._words = {**dict(_of_board(game)), **dict(_of_notation(game))}
        known = {SEAT, *self._words}
        locals_of_frames = {name for frame in game.frames for name in fields_of(frame)}
        self.FIELD_KINDS: Mapping[str, str] = {name: name if name in known else NUMBER for name in locals_of_frames}

    def forms(self, book: Phrasebook, kind: str, value: int) -> Forms:
        if value < 0:
            return {"": book.say("hidden")}
        words = self._words.get(kind, ())
        return {"": spoken(book, kind, words[value] if words else str(value))}


def spoken(book: Phrasebook, kind: str, word: str) -> str:
    """A word of a game, as people say it; as it is written if nobody says how."""
    key = f"{kind}-{word}"
    return book.say(key) if book.has(key) else word.replace("-", " ")


def _of_notation(game: Game[Any]) -> Iterator[tuple[str, Sequence[str]]]:
    for verb in game.notation.verbs.values():
        for argument in verb.arguments:
            yield argument.kind, argument.words


def _of_board(game: Game[Any]) -> Iterator[tuple[str, Sequence[str]]]:
    if isinstance(game, DeclaredGame):
        for field in board.fields_of(game.board):
            kind = inmost(field.kind)
            if isinstance(kind, Word) and not callable(kind.words):
                yield kind.what, kind.words


def inmost(kind: Kind) -> Kind:
    """The kind of the single things, however deep in lists they are."""
    return inmost(kind.of) if isinstance(kind, (Each, Coverable)) else kind
