"""A game in sentences: the question, the answers, the log, the rule behind them, in a player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from flibuste.data.phrases import Phrasebook, languages, phrasebook
from flibuste.games import registry
from flibuste.kernel import HIDDEN, BrokenRules, Event, Game, Match, View, asking, deciders, fields_of
from flibuste.kernel.match import Move
from flibuste.render.words.plain import PlainWords

Value = str | int
Forms = dict[str, Value]


class Words(Protocol):
    """How a game speaks of its own values: what its record names as `words`, a module or an object."""

    def forms(self, book: Phrasebook, kind: str, value: int) -> Forms:
        """The forms of a value: "" as it stands in a sentence, "name" alone, and whatever else the sentences use."""

    FIELD_KINDS: Mapping[str, str]
    """Which kind of value a frame's field is."""


class Speaker:
    """The sentences of one game in one language, for a table with these players."""

    def __init__(self, game: Game[Any], lang: str, players: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.players = players
        self.book = phrasebook(lang, game.key)
        self._words = _words(game)
        self._forms: dict[tuple[str, int], Forms] = {}

    def question(self, view: View[Any], seat: int) -> str:
        """What is being asked of a seat."""
        frame = asking(view.seen, seat)
        kinds = self._words.FIELD_KINDS
        args: Forms = {"player": self.players[seat]}
        for field in fields_of(type(frame)):
            if field in kinds:
                args |= self._spoken(field, kinds[field], getattr(frame, field))
        return self.book.say(f"ask-{frame.topic}", **args)

    def rule(self, view: View[Any], seat: int) -> tuple[str, str]:
        """The paragraph behind a question: its number and its text."""
        number = asking(view.seen, seat).rule
        return number, self.book.say(number)

    def answer(self, action: int) -> str:
        """An option, as it stands on a button."""
        verb = self.game.notation.verb(action)
        args: Forms = {}
        for words, value in zip(verb.arguments, verb.unpack(action), strict=True):
            args |= self._spoken(words.kind, words.kind, value)
        return self.book.say(f"do-{verb.word}", **args)

    def event(self, event: Event) -> str:
        """What happened."""
        kind = self.game.events[event[0]]
        args: Forms = {}
        for field, value in zip(kind.fields, event[1:], strict=True):
            args |= self._spoken(field.name, field.kind, value)
        return self.book.say(f"log-{kind.name}", **args)

    def _spoken(self, name: str, kind: str, value: int) -> Forms:
        if value == HIDDEN:
            return {name: self.book.say("hidden"), f"{name}_sight": "hidden"}
        if kind == "number":
            return {name: value}
        if kind == "seat" and value < len(self.players):
            return {name: self.players[value]}
        if (kind, value) not in self._forms:
            self._forms[kind, value] = self._words.forms(self.book, kind, value)
        forms = self._forms[kind, value]
        return {f"{name}_{form}" if form else name: spoken for form, spoken in forms.items()}


def _words(game: Game[Any]) -> Words:
    record = registry.record(game.key)
    brought: Words = record.part("words") if record.words else PlainWords(game)
    return brought


def talk(match: Match, last: Move | None) -> None:
    """Put the pending decisions and the last move into words in every language; raise if that cannot be done."""
    for lang in languages():
        speaker = _speaker(match.game, lang, tuple(match.seats), match.game.data_in_use())
        said = [speaker.event(event) for event in last.events] if last is not None else []
        for seat in deciders(match.state):
            view = match.view(seat)
            said.append(speaker.question(view, seat))
            said += [*speaker.rule(view, seat), *(speaker.answer(action) for action in view.options)]
        if not all(said):
            raise BrokenRules(f"An empty sentence in {lang!r}.")


@cache
def _speaker(game: Game[Any], lang: str, players: tuple[str, ...], data: str) -> Speaker:
    """A speaker to be used again and again, as long as the component data stay the same."""
    return Speaker(game, lang, players)
