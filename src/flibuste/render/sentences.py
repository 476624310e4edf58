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
    """Which kind of value a frame's field is, or a number on the board that questions speak of."""

    # and it may have
    #     figures(book, view, seat, players) -> Forms: what the sentences `because-<topic>` and `first-question` say of
    #     the table, beside what the seat has by the game's facts


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
        return self.book.say(f"ask-{asking(view.seen, seat).topic}", **self._asked(view, seat))

    def because(self, view: View[Any], seat: int) -> str:
        """Why that is asked, with the names and figures of this table; empty if the game does not say."""
        return self._with_figures(f"because-{asking(view.seen, seat).topic}", view, seat)

    def first(self, view: View[Any], seat: int) -> str:
        """What a stranger wants to know before the first answer; empty if the game does not say."""
        return self._with_figures("first-question", view, seat)

    def _with_figures(self, key: str, view: View[Any], seat: int) -> str:
        if not self.book.has(key):
            return ""
        account = registry.record(self.game.key).account(view.seen, seat)
        figures = getattr(self._words, "figures", no_figures)(self.book, view, seat, self.players)
        return self.book.say(key, **{**account, **figures, **self._asked(view, seat)})

    def _asked(self, view: View[Any], seat: int) -> Forms:
        """The forms of what a question speaks of."""
        frame = asking(view.seen, seat)
        args: Forms = {"player": self.players[seat]}
        own = fields_of(type(frame))
        for field, kind in self._words.FIELD_KINDS.items():
            value: Any = getattr(frame if field in own else view.seen, field, None)
            if field in own or isinstance(value, int):
                args |= self._spoken(field, kind, value)
        return args

    def rule(self, view: View[Any], seat: int) -> tuple[str, str]:
        """The paragraph behind a question: its number and its text."""
        number = asking(view.seen, seat).rules[0]
        return number, self.book.say(number)

    def answer(self, action: int) -> str:
        """An option, as it stands on a button."""
        verb = self.game.notation.verb(action)
        args: Forms = {}
        for words, value in zip(verb.arguments, verb.unpack(action), strict=True):
            args |= self._spoken(words.kind, words.kind, value)
        return self.book.say(f"do-{verb.word}", **args)

    def event(self, event: Event) -> str:
        """What happened; `$seats` is how many play."""
        kind = self.game.events[event[0]]
        args: Forms = {"seats": len(self.players)}
        for field, value in zip(kind.fields, event[1:], strict=True):
            args |= self._spoken(field.name, field.kind, value)
        return self.book.say(f"log-{kind.name}", **args)

    def _spoken(self, name: str, kind: str, value: int) -> Forms:
        if value == HIDDEN:
            return {name: self.book.say("hidden"), f"{name}_sight": "hidden"}
        if kind == "number":
            return {name: value if value >= 0 else f"−{-value}"}
        if kind == "seat" and value < len(self.players):
            return {name: self.players[value], f"{name}_voice": "player"}
        if (kind, value) not in self._forms:
            self._forms[kind, value] = self._words.forms(self.book, kind, value)
        forms = self._forms[kind, value]
        return {f"{name}_{form}" if form else name: spoken for form, spoken in forms.items()}


def no_figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    return {}


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
            said += [
                *speaker.rule(view, seat),
                speaker.because(view, seat) or "-",
                *(speaker.answer(action) for action in view.options),
            ]
        if not all(said):
            raise BrokenRules(f"An empty sentence in {lang!r}.")


@cache
def _speaker(game: Game[Any], lang: str, players: tuple[str, ...], data: str) -> Speaker:
    """A speaker to be used again and again, as long as the component data stay the same."""
    return Speaker(game, lang, players)
