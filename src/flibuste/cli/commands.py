"""Where each command stands, and how a refusal ends: one sentence on the error output and exit code 2."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from flibuste import __version__
from flibuste.cli.arguments import LanguageOption, note_language, refused
from flibuste.cli.explained import Commands, help_alone
from flibuste.cli.usage import misunderstood
from flibuste.data.phrases import PhraseError
from flibuste.kernel import FlibusteError

REFUSED: Final = 2
COMMANDS: Final = {
    "play": "play",
    "serve": "serve",
    "games": "games",
    "bots": "bots",
    "rules": "rules",
    "replay": "replay",
    "analyse": "analyse",
    "verify": "verify",
    "simulate": "simulate",
    "arena": "tournament",
    "train": "train",
    "check": "check",
    "audit": "audit",
    "position": "position",
    "connect": "connect",
    "campaign": "campaign",
}  # and the module of each


def with_commands(names: Iterable[str]) -> typer.Typer:
    app = Commands("flibuste")
    app.callback(invoke_without_command=True)(flibuste)
    for name in names:
        command = getattr(import_module(f"flibuste.cli.{COMMANDS[name]}"), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command)
        else:
            app.command()(command)
    return app


def flibuste(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: LanguageOption = None,
) -> None:
    if version:
        typer.echo(__version__)
    else:
        help_alone(context)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code. Only the command that is asked for is loaded. Bots of one's
    own are found in the current folder."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    note_language(given)
    sys.path.append(os.getcwd())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        app = with_commands(given[:1] if given and given[0] in COMMANDS else COMMANDS)
        status = app(args=given, prog_name="flibuste", standalone_mode=False)
    except FlibusteError as error:
        status = _refuse(refused(error))
    except PhraseError as error:
        status = _refuse(str(error))
    except TyperException as error:
        status = _refuse(misunderstood(error))
    sys.exit(status)


def _refuse(sentence: str) -> int:
    typer.echo(re.sub(r"\s*\n\s*", " ", sentence.strip()), err=True)
    return REFUSED
