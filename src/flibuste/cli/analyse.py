"""`flibuste analyse`: a finished game in hindsight, or what a strong bot thinks of one of its positions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from flibuste.bots.analysis import PLACES, SAMPLES, Analysis, by_rules_of_thumb, shares
from flibuste.bots.analysis import analyse as look_again
from flibuste.bots.looks import BY_THUMB, judge_for, turn_ends
from flibuste.bots.payoff import is_common
from flibuste.bots.strong import StrongBot
from flibuste.bots.tree import Candidate
from flibuste.cli.arguments import DataOption, JsonOption, LanguageOption, RecordArgument, SeedOption, language
from flibuste.cli.output import plain_table, progress, say
from flibuste.cli.records import open_record
from flibuste.cli.seating import first_name
from flibuste.data.phrases import Phrasebook
from flibuste.kernel import BadOption, Generator, Match
from flibuste.kernel.rng import scatter
from flibuste.render.sentences import Speaker
from flibuste.render.text.prose import Prose

SHOWN: Final = 8
LINE: Final = 5  # answers of a likeliest course that are told


def analyse(
    file: RecordArgument,
    chart: Annotated[Path | None, typer.Option("--chart", metavar="FILE")] = None,
    explain: Annotated[int | None, typer.Option("--explain", metavar="PLY", min=1)] = None,
    seconds: Annotated[float, typer.Option("--seconds")] = 3.0,
    samples: Annotated[int, typer.Option("--samples", min=1)] = SAMPLES,
    seed: SeedOption = 1,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """Who was ahead when, which answers cost most and what would have been better, what was luck, what was choice."""
    match = open_record(file)
    speaker = Speaker(match.game, language(lang), [first_name(name) for name in match.seats])
    if explain is not None:
        _explain(match, explain, seconds, seed, speaker, as_json)
        return
    if judge_for(match) == BY_THUMB:
        _look_at_the_crew(match, seed, samples, speaker, chart, as_json)
        return
    with progress(speaker.book.say("bots-analysing"), 1):
        analysis = look_again(match, seed, samples)
    if chart is not None:
        chances = [analysis.opening, *(verdict.chances for verdict in analysis.verdicts)]
        curves = {name: [at[seat] for at in chances] for seat, name in enumerate(speaker.players)}
        _draw(curves, "across", speaker.book, chart, [verdict.ply + 1 for verdict in analysis.costliest(SHOWN)])
    if as_json:
        typer.echo(json.dumps(document(match, analysis), ensure_ascii=False, indent=1))
    else:
        _show(analysis, speaker, parts_of_a_win(match))


def document(match: Match, analysis: Analysis) -> dict[str, Any]:
    """The analysis for programs and pages; docs/bots.md explains the shape."""
    text = match.game.notation.text
    return {
        "game": match.game.key,
        "seats": match.seats,
        "opening": _rounded(analysis.opening),
        "answers": [
            {
                "ply": verdict.ply + 1,
                "seat": verdict.seat,
                "action": text(verdict.action),
                "chances": _rounded(verdict.chances),
                "cost": round(verdict.cost, PLACES),
                "better": None if verdict.better == verdict.action else text(verdict.better),
                "luck": _rounded(verdict.luck),
            }
            for verdict in analysis.verdicts
        ],
        "luck": _rounded(analysis.luck()),
        "choice": _rounded(analysis.choice()),
    }


def parts_of_a_win(match: Match) -> int:
    """Who wins together has a part of the win each; a reader wants the chance that it is won at all."""
    return len(match.seats) if is_common(match.game.result(match.state)) else 1


def _show(analysis: Analysis, speaker: Speaker, parts: int) -> None:
    book = speaker.book
    totals = plain_table(book, "player", "luck", "choice")
    for seat, (luck, choice) in enumerate(zip(analysis.luck(), analysis.choice(), strict=True)):
        totals.add_row(speaker.players[seat], _signed(book, parts * luck), _signed(book, parts * choice))
    moves = plain_table(book, "ply", "player", "played", "better", "cost")
    for verdict in analysis.costliest(SHOWN):
        answers = [speaker.answer(action) for action in (verdict.action, verdict.better)]
        moves.add_row(
            str(verdict.ply + 1), speaker.players[verdict.seat], *answers, _signed(book, -parts * verdict.cost)
        )
    say(totals, "", moves, "", Prose(book.say("bots-analysed"), "dim"))


def _look_at_the_crew(
    match: Match, seed: int, samples: int, speaker: Speaker, chart: Path | None, as_json: bool
) -> None:
    """Those who win or lose together: their chance after each turn, played on by rules of thumb as on the pages."""
    book, due = speaker.book, [0, *turn_ends(match)]
    points: list[tuple[int, float]] = []
    with progress(book.say("bots-analysing"), len(due)) as advance:
        for ply in due:
            points.append((ply, sum(shares(match, ply, seed, samples, by_rules_of_thumb))))
            advance()
    if chart is not None:
        _draw({book.say("web-crew"): [chance for _, chance in points]}, "turns", book, chart)
    if as_json:
        found = [{"ply": ply, "chance": round(chance, PLACES)} for ply, chance in points]
        typer.echo(json.dumps({"game": match.game.key, "seats": match.seats, "turns": found}, indent=1))
        return
    table = plain_table(book, "turn", "ply", "chance")
    for turn, (ply, chance) in enumerate(points):
        table.add_row(str(turn), str(ply), book.say("terminal-percent", percent=round(100 * chance, 1)))
    say(table, "", Prose(book.say("bots-analysed-together", games=samples), "dim"))


def _draw(curves: dict[str, list[float]], across: str, book: Phrasebook, file: Path, marks: Sequence[int] = ()) -> None:
    from flibuste.research import charts

    title, along, up = [book.say(f"bots-chart-{name}") for name in ("title", across, "up")]
    charts.save(charts.lines(curves, title, along, up, marks), file)


def _explain(match: Match, ply: int, seconds: float, seed: int, speaker: Speaker, as_json: bool) -> None:
    if ply > len(match.moves):
        sentence = f"The match has {len(match.moves)} answers; there is no answer {ply}."
        raise BadOption(sentence, "refused-answer", count=len(match.moves), number=ply)
    seat = match.moves[ply - 1].seat
    match.rewind(ply - 1)
    candidates = StrongBot(Generator(b"", scatter(seed))).explain(match.view(seat), seconds)
    if as_json:
        text = match.game.notation.text
        typer.echo(json.dumps([_plain(candidate, text) for candidate in candidates], ensure_ascii=False, indent=1))
        return
    table = plain_table(speaker.book, "answer", "visits", "chance", "likely")
    for candidate in candidates:
        chance = speaker.book.say("terminal-percent", percent=round(100 * candidate.value, 1))
        table.add_row(speaker.answer(candidate.action), str(candidate.visits), chance, told(candidate, speaker))
    say(speaker.question(match.view(seat), seat), "", table)


def told(candidate: Candidate, speaker: Speaker) -> str:
    """The likeliest course after an answer, in sentences."""
    return speaker.book.say("bots-then").join(
        speaker.book.say("bots-answers", player=speaker.players[seat], answer=speaker.answer(action))
        for seat, action in candidate.line[1 : 1 + LINE]
    )


def _plain(candidate: Candidate, text: Any) -> dict[str, Any]:
    return {
        "action": text(candidate.action),
        "visits": candidate.visits,
        "value": round(candidate.value, PLACES),
        "line": [[seat, text(action)] for seat, action in candidate.line],
    }


def _signed(book: Phrasebook, share: float) -> str:
    """In percentage points of the chance to win."""
    points = round(100 * share, 1)
    return ("+" if points > 0 else "−" if points < 0 else "") + book.say("terminal-number", number=abs(points))


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, PLACES) for chance in chances]
