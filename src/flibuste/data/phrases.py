"""The words of the project: Project Fluent files, one folder per language.

`flibuste/texts/<language>/*.ftl` holds what all games share,
`texts/<language>/*.ftl` in a game's own package what that game adds.
Nothing falls back silently: a missing phrase, a missing argument or a file that does not parse is an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import FluentParser, ast

from flibuste.data import french
from flibuste.data.packages import folder_of, games_with

LANGUAGES = ("fr", "en")
FALLBACK = "en"
KEPT: Final = 8192  # sentences that a phrasebook remembers
JOINED: Final[Mapping[str, Callable[[str], str]]] = {"fr": french.join}
"""How a language joins what stands in a place to the words before it; Fluent then marks the places."""

HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # before a number below zero, which is written with a minus

_PACKAGE = files("flibuste")
_WISH = re.compile(r"(?:^|[,:])\s*([A-Za-z]+)[^,:;]*(?:;\s*q=(\d(?:\.\d*)?))?")

_PARSED: dict[str, ast.Resource] = {}  # by the path of the file

Value = str | int | float


class PhraseError(Exception):
    """What is wrong with a phrase, a language or a text file, in one sentence."""


class Phrasebook:
    """Every phrase of one language: the shared ones and those of at most one game."""

    def __init__(self, lang: str, folders: list[Traversable]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=lang in JOINED)
        self._join = JOINED.get(lang, str)
        self._homes: dict[str, str] = {}
        self._said = lru_cache(KEPT, typed=True)(self._say)
        self._formed = lru_cache(KEPT, typed=True)(self._form)
        for folder in folders:
            for file in text_files(folder / lang):
                self._add(file)

    def say(self, key: str, /, **args: Value) -> str:
        """The phrase, with its arguments filled in; arguments it does not use are ignored."""
        return self._said(key, **args)

    def attribute(self, key: str, name: str, /, **args: Value) -> str:
        """A form of the phrase kept beside it, such as a name with its article."""
        return self._formed(key, name, **args)

    def _say(self, key: str, /, **args: Value) -> str:
        pattern = self._message(key).value
        if pattern is None:
            raise PhraseError(f"Phrase {key!r} ({self.lang}) has attributes only, no text of its own.")
        return self._format(key, pattern, args)

    def _form(self, key: str, name: str, /, **args: Value) -> str:
        forms = self._message(key).attributes
        if name not in forms:
            has = ", ".join(forms) or "none"
            raise PhraseError(f"Phrase {key!r} ({self.lang}) has no attribute {name!r}; it has: {has}.")
        return self._format(f"{key}.{name}", forms[name], args)

    def has(self, key: str) -> bool:
        return key in self._homes

    def keys(self) -> tuple[str, ...]:
        return tuple(self._homes)

    def _add(self, file: Traversable) -> None:
        resource = parse(file)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                key = entry.id.name
                if home := self._homes.get(key):
                    raise PhraseError(f"Phrase {key!r} ({self.lang}) stands twice: in {home} and in {file}.")
                self._homes[key] = str(file)
        self._bundle.add_resource(resource)

    def _message(self, key: str) -> Message:
        if key not in self._homes:
            raise PhraseError(f"There is no phrase {key!r} in language {self.lang!r}.")
        return self._bundle.get_message(key)

    def _format(self, label: str, pattern: Pattern, args: Mapping[str, Value]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise PhraseError(f"Phrase {label!r} ({self.lang}) cannot be said: {_complaints(errors)}.")
        said = str(text)
        if any(isinstance(value, int) and value < 0 for value in args.values()):
            said = HYPHEN.sub("−", said)
        return self._join(said)


def languages() -> tuple[str, ...]:
    """The languages the project speaks."""
    return LANGUAGES


@cache
def phrasebook(lang: str, game: str | None = None) -> Phrasebook:
    """The words of a language, with those of a game (`port-royal`) if one is named."""
    if lang not in LANGUAGES:
        raise PhraseError(f"There are no texts in language {lang!r}; choose one of: {', '.join(LANGUAGES)}.")
    folders = [_PACKAGE / "texts"]
    if game is not None:
        folders.append(_game_folder(game))
    return Phrasebook(lang, folders)


def games_with_texts() -> tuple[str, ...]:
    """The games that bring words of their own, by name (`port-royal`)."""
    return tuple(games_with("texts"))


def pick_language(*wanted: str | None) -> str:
    """The first language wished for that we speak; a wish is a locale (`fr_CA.UTF-8`) or an Accept-Language header."""
    for wish in wanted:
        for lang in _wished(wish or ""):
            if lang in LANGUAGES:
                return lang
    return FALLBACK


def text_files(folder: Traversable) -> list[Traversable]:
    """The Fluent files of a folder, in the order of their names."""
    if not folder.is_dir():
        raise PhraseError(f"The folder {folder} is missing: every language needs one with its texts.")
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def parse(file: Traversable) -> ast.Resource:
    """A Fluent file as a tree, read once in a process: every game's phrasebook holds the shared ones."""
    name = str(file)
    if name not in _PARSED:
        _PARSED[name] = _parse(file)
    return _PARSED[name]


def _parse(file: Traversable) -> ast.Resource:
    """Whatever the parser could not read is an error."""
    source = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0]
            line = source.count("\n", 0, reason.span.start if reason.span else 0) + 1
            raise PhraseError(f"{file}, line {line}: not valid Fluent ({reason.message}).")
    return resource


def _game_folder(game: str) -> Traversable:
    folder = folder_of(game, "texts")
    if folder is None:
        raise PhraseError(f"There are no texts for the game {game!r}; choose one of: {', '.join(games_with_texts())}.")
    return folder


def _wished(wish: str) -> Iterator[str]:
    """The languages of a wish, the most wanted first; `q=0` means not wanted at all."""
    weighed = [(float(weight or 1), lang.lower()) for lang, weight in _WISH.findall(wish)]
    for weight, lang in sorted(weighed, key=lambda pair: -pair[0]):
        if weight > 0:
            yield lang


def _complaints(errors: list[Exception]) -> str:
    reasons = (str(error).replace("Unknown external:", "it needs the argument") for error in errors)
    return "; ".join(dict.fromkeys(reasons))
