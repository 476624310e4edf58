"""`flibuste play`: a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli.arguments import (
    DataOption,
    DealOption,
    LanguageOption,
    OptionList,
    language,
    read_names,
    read_options,
)
from flibuste.cli.output import console
from flibuste.cli.records import new_file, open_record
from flibuste.cli.seating import seat_players
from flibuste.cli.table import Table
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.kernel import BadOption, BadRecord, Match


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B,..."),
    ] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="A,B,...")] = None,
    option: OptionList = None,
    lang: LanguageOption = None,
    seed: DealOption = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE")] = None,
    data: DataOption = None,
) -> None:
    """Play against bots, or with friends at one keyboard. Everything is explained at the table."""
    spoken = language(lang)
    if load is not None:
        if game or seats or bots or players or option or seed:
            text = "A saved match knows its game, players and options: --load goes with --lang and --data only."
            raise BadOption(text, "refused-load")
        match, file = unfinished(load), load
    else:
        match = new_match(game, seats, bots, players, read_options(option), spoken, seed)
        file = new_file(match.game.key)
    Table(match, spoken, file, console()).run()


def unfinished(file: Path) -> Match:
    match = open_record(file)
    if match.over:
        text = f"The match in {file} is over; look at it with: flibuste replay {file}"
        raise BadRecord(text, "refused-over", file=str(file))
    return match


def new_match(
    key: str | None,
    seats: int | None,
    bots: str | None,
    players: str | None,
    options: dict[str, str],
    lang: str,
    seed: str | None,
) -> Match:
    if key is None:
        games = ", ".join(registry.keys())
        raise BadOption(f"Which game? The shelf has {games}.", "refused-no-game", games=games)
    game = registry.game(key)
    people = read_names(players) or [phrasebook(lang).say("terminal-you")]
    table = seat_players(game, options, people, None if bots is None else read_names(bots), seats)
    return Match.start(game, table, options, deal=seed or "")
