"""What the tables of a game's words are made of: how the values of a kind are spoken.

A game says by kind how its values are spoken, `SPOKEN`, and has `forms = by_kind(SPOKEN)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flibuste.data.phrases import Phrasebook

Forms = dict[str, str | int]
Spoken = Callable[[Phrasebook, Any], Forms]
Keys = Sequence[str] | Callable[[], Sequence[str]]
"""The keys of values by their numbers; a function where they stand in data that may change."""


def by_kind(spoken: Mapping[str, Spoken]) -> Callable[[Phrasebook, str, Any], Forms]:
    def forms(book: Phrasebook, kind: str, value: Any) -> Forms:
        return spoken[kind](book, value)

    return forms


def named(prefix: str, keys: Keys, *attributes: str) -> Spoken:
    """Things that have a phrase each, `<prefix>-<key>`: by the phrase, its attributes that sentences use, and the
    key."""

    def forms(book: Phrasebook, value: int) -> Forms:
        key = _key(keys, value)
        phrase = f"{prefix}-{key}"
        return {"": book.say(phrase), "key": key, **{name: book.attribute(phrase, name) for name in attributes}}

    return forms


def with_article(article: str, prefix: str, keys: Keys, *attributes: str) -> Spoken:
    """The same of things that stand in sentences with an article, which is an attribute too, and alone by their
    name."""
    spoken = named(prefix, keys, article, *attributes)

    def forms(book: Phrasebook, value: int) -> Forms:
        found = spoken(book, value)
        return {**found, "": found[article], "name": found[""]}

    return forms


def joined(prefix: str, keys: Keys) -> Spoken:
    """Several things at once, whose keys are written with a plus between them."""

    def forms(book: Phrasebook, value: int) -> Forms:
        return {"": " + ".join(book.say(f"{prefix}-{key}") for key in _key(keys, value).split("+"))}

    return forms


def coded(keys: Keys) -> Spoken:
    """Things that are called by their key, or whose key a sentence chooses its words by."""
    return lambda book, value: {"": _key(keys, value)}


def numbered(book: Phrasebook, value: int) -> Forms:
    """Things that are counted from one."""
    return {"": value + 1}


def minus(number: int) -> str:
    """A figure with the sign that printers use."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """What is gained or lost: with its sign, unless it is nothing."""
    return f"+{number}" if number > 0 else minus(number)


def _key(keys: Keys, value: int) -> str:
    return (keys() if callable(keys) else keys)[value]
