"""Arguments that several commands share, and how their texts are read."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from flibuste.data import use_overlay
from flibuste.data.phrases import Phrasebook, languages, phrasebook, pick_language
from flibuste.kernel import BadOption, FlibusteError

ITS_OWN: Final = "en"  # the language that refusals are written in
_LANG: Final = re.compile(r"(?:^|\0)--lang(?:=|\0)(?P<lang>\w+)")
_TO_BE_TYPED: Final = re.compile(r"[A-Z]{2,}")
_asked: list[str] = []  # the language of this run
GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE"),
]
LanguageOption = Annotated[str | None, typer.Option("--lang", metavar="fr|en")]
DealOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="DEAL"),
]
SeedOption = Annotated[int, typer.Option("--seed")]
WorkersOption = Annotated[int, typer.Option("--workers", min=1)]
JsonOption = Annotated[bool, typer.Option("--json")]


RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS"),
]


def _use_overlay(folder: Path | None) -> None:
    if folder is not None:
        use_overlay(folder)


DataOption = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", callback=_use_overlay),
]


def read_options(texts: Sequence[str] | None) -> dict[str, str]:
    """`["end=expedition"]` as `{"end": "expedition"}`."""
    options: dict[str, str] = {}
    for text in texts or ():
        key, separator, value = text.partition("=")
        if not (key and separator and value):
            raise BadOption(f"An option is written key=value, not {text!r}.", "refused-form", text=text)
        if key in options:
            raise BadOption(f"Option {key} is given twice; once is enough.", "refused-twice", name=key)
        options[key] = value
    return options


def read_names(text: str | None) -> list[str]:
    """Names separated by commas."""
    return [] if text is None else [name.strip() for name in text.split(",")]


def note_language(given: Sequence[str]) -> None:
    """Before anything else of the command line is read: help and refusals are in this language too."""
    _asked[:] = _LANG.findall("\0".join(given))


def language(asked: str | None) -> str:
    """The language asked for, else that of this run."""
    return asked or run_language()


def run_language() -> str:
    """The language of this run: the one on its command line if we speak it, else the locale's."""
    spoken = [lang for lang in _asked if lang in languages()]
    return spoken[-1] if spoken else _of_the_locale()


def placeholder(book: Phrasebook, written: str) -> str:
    """What stands for something to be typed, such as KEY=VALUE, in the language of a book."""
    return _TO_BE_TYPED.sub(lambda word: book.say(f"help-word-{word[0].lower()}"), written)


def refused(error: FlibusteError) -> str:
    """A refusal in the language of this run; in English, its own, where nobody has translated it."""
    lang = run_language()
    return phrasebook(lang).say(error.phrase, **error.values) if error.phrase and lang != ITS_OWN else str(error)


def _of_the_locale() -> str:
    return pick_language(*map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
