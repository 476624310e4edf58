"""`flibuste audit`: every value of the component data, how sure it is, and where it comes from."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from flibuste.cli.arguments import DataOption, JsonOption, LanguageOption, language
from flibuste.cli.output import plain_table, say
from flibuste.data import DOUBTFUL, audit as audited, games
from flibuste.data.phrases import phrasebook


def audit(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all of them unless given.")] = None,
    doubtful: Annotated[bool, typer.Option("--doubtful", help="Only what is inferred or reconstructed.")] = False,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """List the component data with the certainty and the source of each value."""
    entries = [entry for key in ([game] if game else games()) for entry in audited(key)]
    shown = [entry for entry in entries if not doubtful or entry.certainty in DOUBTFUL]
    if as_json:
        typer.echo(json.dumps([entry._asdict() for entry in shown], ensure_ascii=False, indent=1))
        return
    book = phrasebook(language(lang))
    table = plain_table(book, "file", "row", "field", "value", "certainty", "source", numbers=False)
    for entry in shown:
        value = entry.value if isinstance(entry.value, str) else json.dumps(entry.value, ensure_ascii=False)
        table.add_row(f"{entry.game}/{entry.file}", entry.row, entry.field, value, entry.certainty, entry.source)
    count = sum(entry.certainty in DOUBTFUL for entry in entries)
    say(table, "", book.say("terminal-audited", values=len(entries), doubtful=count))
