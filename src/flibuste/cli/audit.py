"""`flibuste audit`: every value of the component data, how sure it is, and where it comes from."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from flibuste.cli.arguments import DataOption, JsonOption, LanguageOption, language
from flibuste.cli.output import plain_table, say
from flibuste.data import DOUBTFUL, Entry, games
from flibuste.data import audit as audited
from flibuste.data.phrases import Phrasebook, phrasebook


def audit(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    doubtful: Annotated[bool, typer.Option("--doubtful")] = False,
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
    for file, of_file in groupby(shown, key=lambda entry: f"{entry.game}/{entry.file}"):
        say(Text(file, "bold"), table_of(list(of_file), book), "")
    count = sum(entry.certainty in DOUBTFUL for entry in entries)
    typer.echo(book.say("terminal-audited", values=len(entries), doubtful=count))


def table_of(entries: list[Entry], book: Phrasebook) -> Table:
    """The values of a file; those of a row that share certainty and source in one line."""
    lines: dict[tuple[str, str, str], list[str]] = {}
    for entry in entries:
        value = entry.value if isinstance(entry.value, str) else json.dumps(entry.value, ensure_ascii=False)
        lines.setdefault((entry.row, entry.certainty, entry.source), []).append(f"{entry.field}={value}")
    table = plain_table(book, "row", "values", "certainty", "source")
    for (row, certainty, source), values in lines.items():
        table.add_row(row, " ".join(values), certainty, source)
    return table
