"""Every command in one place, and how a refusal ends: one sentence on the error output and exit code 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from flibuste import __version__
from flibuste.cli.analyse import analyse
from flibuste.cli.arguments import refused
from flibuste.cli.audit import audit
from flibuste.cli.bots import bots
from flibuste.cli.campaign import campaign
from flibuste.cli.check import check
from flibuste.cli.connect import connect
from flibuste.cli.games import games
from flibuste.cli.play import play
from flibuste.cli.position import position
from flibuste.cli.replay import replay
from flibuste.cli.rules import rules
from flibuste.cli.serve import serve
from flibuste.cli.simulate import simulate
from flibuste.cli.tournament import arena
from flibuste.cli.train import train
from flibuste.cli.verify import verify
from flibuste.data.phrases import PhraseError
from flibuste.kernel import FlibusteError

REFUSED: Final = 2

app = typer.Typer(
    name="flibuste",
    help="Sea games at one table: play them, let bots play them, study them.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for command in (
    play,
    serve,
    games,
    bots,
    rules,
    replay,
    analyse,
    verify,
    simulate,
    arena,
    train,
    check,
    audit,
    position,
    connect,
):
    app.command()(command)
app.add_typer(campaign)


@app.callback(invoke_without_command=True)
def flibuste(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    if version:
        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code. Bots of one's own are found in the current folder."""
    sys.path.append(os.getcwd())
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        status = app(args=arguments, prog_name="flibuste", standalone_mode=False)
    except FlibusteError as error:
        status = _refuse(refused(error))
    except PhraseError as error:
        status = _refuse(str(error))
    except TyperException as error:
        status = _refuse(error.format_message())
    sys.exit(status)


def _refuse(sentence: str) -> int:
    typer.echo(" ".join(sentence.split()), err=True)
    return REFUSED
