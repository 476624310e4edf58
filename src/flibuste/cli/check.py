"""`flibuste check`: the conformance suite, for every seat count and option set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import typer

from flibuste.cli.arena import spread
from flibuste.cli.arguments import (
    DataOption,
    GameArgument,
    LanguageOption,
    OptionList,
    SeedOption,
    WorkersOption,
    language,
    read_options,
)
from flibuste.cli.output import plain_table, progress, say
from flibuste.data.phrases import PhraseError, phrasebook
from flibuste.games import registry
from flibuste.kernel import BrokenRules, Game
from flibuste.kernel.check import Report, check_game
from flibuste.render.sentences import talk


class Case(NamedTuple):
    """One way to play a game."""

    game: str
    seats: int
    options: Mapping[str, str]

    @property
    def label(self) -> str:
        return ", ".join(f"{key}={value}" for key, value in self.options.items())


class Run(NamedTuple):
    case: Case
    seed: int


class Finding(NamedTuple):
    """What one game of the suite went through, and what broke, if anything did."""

    run: Run
    decisions: int
    options: int
    broken: str | None


def check(
    game: GameArgument,
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    option: OptionList = None,
    games: Annotated[int, typer.Option("--games", min=1)] = 10,
    seed: SeedOption = 1,
    workers: WorkersOption = 1,
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """Play random games and check at every decision what must hold for every game; exit code 1 if it does not."""
    book = phrasebook(language(lang))
    cases = cases_of(registry.game(game), seats, read_options(option))
    runs = [Run(case, seed + number) for case in cases for number in range(games)]
    findings: list[Finding] = []
    with progress(book.say("terminal-checking"), len(runs)) as advance:
        for finding in spread(examine, runs, workers):
            findings.append(finding)
            advance()
            if finding.broken:
                break
    table = plain_table(book, "options", "seats", "games-played", "decisions", "tried")
    for case in cases:
        mine = [finding for finding in findings if finding.run.case == case]
        decisions, tried = sum(found.decisions for found in mine), sum(found.options for found in mine)
        table.add_row(case.label, str(case.seats), str(len(mine)), str(decisions), str(tried))
    say(table, "")
    broken = findings[-1].broken
    if broken:
        typer.echo(broken, err=True)
        raise typer.Exit(1)
    typer.echo(book.say("terminal-checked", game=game, games=len(runs), cases=len(cases)))


def cases_of(game: Game[Any], seats: int | None, options: Mapping[str, str]) -> list[Case]:
    """Every seat count and option set that agrees with what was asked for, or just that if none of the suite's sets
    does; an impossible wish is refused."""
    settled = game.settle(options)
    cases = [
        Case(game.key, count, chosen)
        for count in (game.all_seat_counts() if seats is None else [seats])
        for chosen in game.option_sets(count)
        if options.items() <= chosen.items()
    ]
    if cases:
        return cases
    counts = game.seat_counts(settled) if seats is None else [seats]
    return [Case(game.key, count, game.rules(count, settled).options) for count in counts]


def examine(run: Run) -> Finding:
    report = Report()
    broken = None
    try:
        check_game(registry.game(run.case.game), run.case.seats, run.case.options, run.seed, talk, report)
    except (BrokenRules, PhraseError) as error:
        broken = str(error)
    return Finding(run, report.decisions, report.options, broken)
