"""Every action has a stable text form: a verb, then one word per argument (`take sailor-1`). Parsing is its inverse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from flibuste.kernel.errors import BadNotation
from flibuste.kernel.rules import VERB_SHIFT
from flibuste.kernel.sight import PUBLIC

COVERED: Final = "?"  # the word for an argument that its reader may not see


class Words:
    """The possible values of an argument and their words; value i is written as word i."""

    __slots__ = ("kind", "of", "sight", "words")

    def __init__(self, kind: str, words: Sequence[str], sight: int = PUBLIC) -> None:
        self.kind = kind  # what it is: seat, card, cell ... (the sentences translate by kind)
        self.sight = sight  # OWNER: only who gives the answer sees it
        self.words = tuple(words)
        self.of = {word: value for value, word in enumerate(self.words)}
        if len(self.of) != len(self.words):
            raise ValueError(f"Two values of {kind!r} share a word.")


class Verb:
    """A verb with its arguments, packed in mixed radix: the last argument counts ones."""

    __slots__ = ("arguments", "code", "secret", "size", "word")

    def __init__(self, code: int, word: str, *arguments: Words) -> None:
        self.code = code
        self.word = word
        self.arguments = arguments
        self.secret = any([argument.sight != PUBLIC for argument in arguments])
        self.size = 1
        for argument in arguments:
            self.size *= len(argument.words)
        if self.size > 1 << VERB_SHIFT:
            raise ValueError(f"The arguments of {word!r} do not fit into an action.")

    def pack(self, *values: int) -> int:
        packed = 0
        for argument, value in zip(self.arguments, values, strict=True):
            packed = packed * len(argument.words) + value
        return (self.code << VERB_SHIFT) | packed

    def unpack(self, action: int) -> list[int]:
        packed = action & ((1 << VERB_SHIFT) - 1)
        values: list[int] = []
        for argument in reversed(self.arguments):
            packed, value = divmod(packed, len(argument.words))
            values.append(value)
        values.reverse()
        return values


class Notation:
    """A game's verbs: action <-> text, and action <-> index in a fixed catalogue for learning machines."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.code: verb for verb in verbs}
        self.by_word = {verb.word: verb for verb in verbs}
        if len(self.verbs) != len(verbs) or len(self.by_word) != len(verbs):
            raise ValueError("Two verbs share a code or a word.")
        self._words = {argument.kind: argument.words for verb in verbs for argument in verb.arguments}
        self.has_secrets = any([verb.secret for verb in verbs])
        self.offsets: dict[int, int] = {}
        self.size = 0
        for code in sorted(self.verbs):
            self.offsets[code] = self.size
            self.size += self.verbs[code].size

    def verb(self, action: int) -> Verb:
        return self.verbs[action >> VERB_SHIFT]

    def words_of(self, kind: str) -> tuple[str, ...]:
        """The words for things of a kind, value by value; none if no action names such things."""
        return self._words.get(kind, ())

    def values(self, action: int) -> list[int]:
        return self.verb(action).unpack(action)

    def text(self, action: int) -> str:
        verb = self.verb(action)
        words = [argument.words[value] for argument, value in zip(verb.arguments, verb.unpack(action), strict=True)]
        return " ".join([verb.word, *words])

    def shown(self, action: int) -> str:
        """The text for everybody but who gave the answer."""
        verb = self.verb(action)
        values = zip(verb.arguments, verb.unpack(action), strict=True)
        words = [argument.words[value] if argument.sight == PUBLIC else COVERED for argument, value in values]
        return " ".join([verb.word, *words])

    def hides(self, actions: Iterable[int]) -> bool:
        """Whether some of these answers name what only their seat may see."""
        return self.has_secrets and any([self.verb(action).secret for action in actions])

    def parse(self, text: str, legal: Iterable[int] | None = None) -> int:
        """The action a text stands for, one of the `legal` ones if given. A wrong text is told what would be right."""
        action = self._read(text)
        if legal is None:
            if action is None:
                raise BadNotation(f"{text!r} is not an action; the verbs are {', '.join(sorted(self.by_word))}.")
            return action
        allowed = list(legal)
        if action is None or action not in allowed:
            what = "is not an action" if action is None else "is not legal now"
            raise BadNotation(f"{text!r} {what}; legal here: {', '.join(self.text(option) for option in allowed)}.")
        return action

    def index(self, action: int) -> int:
        """The action's place in the catalogue of all actions that the notation can write."""
        return self.offsets[action >> VERB_SHIFT] + (action & ((1 << VERB_SHIFT) - 1))

    def action(self, index: int) -> int:
        for code in sorted(self.verbs, reverse=True):
            if index >= self.offsets[code]:
                return (code << VERB_SHIFT) | (index - self.offsets[code])
        raise BadNotation(f"{index} is not an index of the catalogue (0 to {self.size - 1}).")

    def _read(self, text: str) -> int | None:
        head, *rest = text.split() or [""]
        verb = self.by_word.get(head)
        if verb is None or len(rest) != len(verb.arguments):
            return None
        values = [argument.of.get(word) for argument, word in zip(verb.arguments, rest, strict=True)]
        known = [value for value in values if value is not None]
        return verb.pack(*known) if len(known) == len(values) else None
