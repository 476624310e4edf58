"""Arguments that several commands share, and how their texts are read."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from flibuste.data import use_overlay
from flibuste.data.phrases import languages, phrasebook, pick_language
from flibuste.kernel import BadOption, FlibusteError

ITS_OWN: Final = "en"  # the language that refusals are written in
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Its name: see `flibuste games`.")]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A match record (*.flib.json).")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; repeat it for several."),
]
_asked: list[str] = []  # the language of this run, for refusals


def _keep_language(asked: str | None) -> str | None:
    """Before the command itself: whatever it refuses, it refuses in this language."""
    _asked[:] = [asked] if asked else []
    return asked


LanguageOption = Annotated[
    str | None,
    typer.Option("--lang", metavar="fr|en", help="The language; the locale's unless given.", callback=_keep_language),
]
DealOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="DEAL", help="Any word, or the 64 digits of a seed: the same deal again."),
]
SeedOption = Annotated[int, typer.Option("--seed", help="Same seed, same games.")]
WorkersOption = Annotated[int, typer.Option("--workers", min=1, help="How many processes share the work.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]


RayOption = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one on this machine."),
]


def _use_overlay(folder: Path | None) -> None:
    if folder is not None:
        use_overlay(folder)


DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="A folder with corrections of the component data.", callback=_use_overlay
    ),
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


def language(asked: str | None) -> str:
    """The language asked for, else the locale's."""
    return asked or _of_the_locale()


def refused(error: FlibusteError) -> str:
    """A refusal in the language of this run; in English, its own, where nobody has translated it."""
    lang = _asked[0] if _asked and _asked[0] in languages() else _of_the_locale()
    return phrasebook(lang).say(error.phrase, **error.values) if error.phrase and lang != ITS_OWN else str(error)


def _of_the_locale() -> str:
    return pick_language(*map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")))
