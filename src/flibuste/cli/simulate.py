"""`flibuste simulate`: bots play each other, many times."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from flibuste.bots.intervals import wilson
from flibuste.cli.arena import Contest, play_games
from flibuste.cli.arguments import (
    DataOption,
    GameArgument,
    JsonOption,
    LanguageOption,
    OptionList,
    RayOption,
    SeedOption,
    WorkersOption,
    language,
    read_names,
    read_options,
)
from flibuste.cli.datasets import decisions_in, games_in
from flibuste.cli.figures import Figures, mean, quantile
from flibuste.cli.named_bots import bot_named
from flibuste.cli.output import plain_table, progress, say
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.games import registry
from flibuste.kernel import BadOption


def simulate(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...")],
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: SeedOption = 1,
    option: OptionList = None,
    workers: WorkersOption = 1,
    ray: RayOption = None,
    dataset: Annotated[Path | None, typer.Option("--dataset", metavar="FILE")] = None,
    decisions: Annotated[Path | None, typer.Option("--decisions", metavar="FILE")] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """Let bots play each other many times and count."""
    options = read_options(option)
    contest = Contest(game, options, line_up(read_names(bots), seats), seed)
    registry.game(game).rules(len(contest.bots), options)
    book = phrasebook(language(lang))
    figures = Figures(contest)
    begun = perf_counter()
    with (
        progress(book.say("terminal-simulating"), games) as advance,
        games_in(dataset, contest) as keep,
        decisions_in(decisions, contest) as keep_decisions,
    ):
        for outcome in play_games(contest, games, workers, ray):
            figures.add(outcome)
            keep(outcome)
            keep_decisions(outcome)
            advance()
    seconds = perf_counter() - begun
    if as_json:
        typer.echo(json.dumps(figures.document(seconds), ensure_ascii=False, indent=1))
    else:
        show(figures, seconds, book)


def line_up(bots: Sequence[str], seats: int | None) -> list[str]:
    """One bot per seat; a single one sits everywhere."""
    for bot in bots:
        bot_named(bot, 0)
    if seats is not None and len(bots) == 1:
        return list(bots) * seats
    if seats is not None and len(bots) != seats:
        text = f"{seats} seats need {seats} bots, or one for all of them; {len(bots)} are named."
        raise BadOption(text, "refused-line-up", seats=seats, bots=len(bots))
    return list(bots)


def show(figures: Figures, seconds: float, book: Phrasebook) -> None:
    say(wins_by_bot(figures, book), "", wins_by_seat(figures, book), "", distributions(figures, book), "")
    speed = round(figures.decisions / seconds)
    counted = {"games": figures.games, "decisions": figures.decisions, "seconds": round(seconds, 1), "speed": speed}
    typer.echo(book.say("terminal-speed", **counted))


def wins_by_bot(figures: Figures, book: Phrasebook) -> Table:
    table = plain_table(book, "bot", "games-played", "wins", "share", "interval")
    for bot in figures.scores:
        table.add_row(bot, str(figures.played(bot)), *_share(book, figures.wins_by_bot[bot], figures.played(bot)))
    return table


def wins_by_seat(figures: Figures, book: Phrasebook) -> Table:
    table = plain_table(book, "seat", "games-played", "wins", "share", "interval")
    for seat, wins in enumerate(figures.wins_by_seat, 1):
        table.add_row(str(seat), str(figures.games), *_share(book, wins, figures.games))
    return table


def distributions(figures: Figures, book: Phrasebook) -> Table:
    table = plain_table(book, "distribution", "mean", "lowest", "quarter", "median", "three-quarters", "highest")
    for bot, scores in figures.scores.items():
        table.add_row(book.say("terminal-scores", bot=bot), *_spread(book, scores))
    table.add_row(book.say("terminal-lengths"), *_spread(book, figures.lengths))
    return table


def _share(book: Phrasebook, wins: float, games: int) -> list[str]:
    low, high = wilson(wins, games)
    return [
        _number(book, wins),
        _percent(book, wins / games),
        f"{_percent(book, low)} – {_percent(book, high)}",
    ]


def _percent(book: Phrasebook, share: float) -> str:
    return book.say("terminal-percent", percent=round(100 * share, 1))


def _number(book: Phrasebook, number: float) -> str:
    return book.say("terminal-number", number=round(number, 1))


def _spread(book: Phrasebook, counts: Counter[int]) -> list[str]:
    return [_number(book, mean(counts)), *(str(quantile(counts, share)) for share in (0, 0.25, 0.5, 0.75, 1))]
