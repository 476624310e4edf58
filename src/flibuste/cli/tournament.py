"""`flibuste arena`: which bot is stronger, by how much, and how sure that is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from flibuste.bots.tournament import Fixture, Score, Tournament, play_fixture
from flibuste.cli.arena import spread
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
from flibuste.cli.named_bots import bot_named
from flibuste.cli.output import plain_table, progress, say
from flibuste.cli.report import require_packages, write_report
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.games import registry
from flibuste.kernel import BadOption
from flibuste.kernel.match import SUFFIX

GAMES_FILE: Final = "games.jsonl"
Backend = Callable[[Callable[[Fixture], Score], Sequence[Fixture]], Iterator[Score]]


def arena(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...")],
    against: Annotated[str, typer.Option("--against", metavar="BOT")] = "",
    seats: Annotated[int, typer.Option("--seats", min=1)] = 2,
    games: Annotated[int, typer.Option("--games", min=1)] = 400,
    seconds: Annotated[float, typer.Option("--seconds")] = 0.1,
    out: Annotated[Path, typer.Option("--out", metavar="DIR")] = Path("arena"),
    records: Annotated[int, typer.Option("--records", min=0)] = 1,
    ray: RayOption = None,
    seed: SeedOption = 1,
    option: OptionList = None,
    workers: WorkersOption = 1,
    as_json: JsonOption = False,
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """Let bots meet each other on the same deals from every seat; started again, it goes on."""
    names = tuple(read_names(bots)) + ((against,) if against else ())
    for name in names:
        bot_named(name, 0)
    if len(set(names)) != len(names):
        text = "Every bot is named once; a bot needs no match against itself."
        raise BadOption(text, "refused-named-twice")
    if len(names) == 1 and seats > 1:
        text = "An arena needs two bots or more; `flibuste simulate` plays one against itself."
        raise BadOption(text, "refused-one-bot")
    if against and seats == 1:
        text = "Alone at the table there is nobody to meet: leave --against out."
        raise BadOption(text, "refused-nobody-to-meet")
    require_packages()
    options = read_options(option)
    registry.game(game).rules(seats, options)
    tournament = Tournament(game, seats, options, names, -(-games // seats), seed, seconds, records, against)
    book = phrasebook(language(lang))
    rows = run(tournament, out, _backend(ray, workers), book)
    document = write_report(out, tournament, rows, book)
    if as_json:
        typer.echo(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        _show(document, out, book)


def run(tournament: Tournament, out: Path, backend: Backend, book: Phrasebook) -> list[dict[str, Any]]:
    """Play what is missing in the file of games; all rows of the tournament in the order of its fixtures."""
    out.mkdir(parents=True, exist_ok=True)
    file = out / GAMES_FILE
    rows = _played(file, tournament)
    known = {tuple(row["fixture"]) for row in rows}
    missing = [fixture for fixture in tournament.fixtures() if fixture not in known]
    work = partial(play_fixture, tournament, bot_named)
    with (
        file.open("a", encoding="utf-8") as games,
        progress(book.say("bots-arena"), len(missing)) as advance,
    ):
        for score in backend(work, missing):
            row = _row(score)
            _keep_record(out, score)
            games.write(json.dumps(row) + "\n")
            games.flush()
            rows.append(row)
            advance()
    place = {fixture: number for number, fixture in enumerate(tournament.fixtures())}
    wanted = [row for row in rows if Fixture(*row["fixture"]) in place]
    return sorted(wanted, key=lambda row: place[Fixture(*row["fixture"])])


def _backend(ray: str | None, workers: int) -> Backend:
    if ray is None:
        return lambda work, items: spread(work, items, workers)
    from flibuste.cli.cluster import spread_on_ray

    return lambda work, items: spread_on_ray(work, items, ray)


def _played(file: Path, tournament: Tournament) -> list[dict[str, Any]]:
    """The rows of an earlier run; the first line says of which tournament. A half-written last line is dropped."""
    head = tournament.document()
    if not file.exists():
        file.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return []
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != json.loads(json.dumps(head)):
        raise BadOption(f"{file} belongs to another tournament ({first}); choose another folder with --out.")
    rows = []
    for line in lines:
        try:
            rows.append(json.loads(line))
        except ValueError:
            break
    file.write_text("".join(json.dumps(line) + "\n" for line in (head, *rows)), encoding="utf-8")
    return rows


def _row(score: Score) -> dict[str, Any]:
    row = score._asdict()
    del row["record"]
    return row


def _keep_record(out: Path, score: Score) -> None:
    if score.record is None:
        return
    fixture = score.fixture
    name = f"{fixture.challenger}-{fixture.field}-{fixture.deal + 1}-{fixture.seat + 1}".replace(":", "_")
    folder = out / "records"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}{SUFFIX}").write_text(
        json.dumps(score.record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
    )


def _show(document: dict[str, Any], out: Path, book: Phrasebook) -> None:
    table = plain_table(book, "bot", "rating", "interval", "thinking")
    for bot, figures in sorted(document["bots"].items(), key=lambda item: -item[1]["rating"][0]):
        rating, low, high = (book.say("terminal-number", number=round(figure, 1)) for figure in figures["rating"])
        time = book.say("bots-milliseconds", time=round(figures["milliseconds"], 2))
        table.add_row(bot, rating, f"{low} – {high}", time)
    meetings = plain_table(book, "bot", "against", "games-played", "share", "interval", "points", "points-against")
    for pairing in document["pairings"]:
        low, high = (_percent(book, bound) for bound in pairing["interval"])
        points = [book.say("terminal-number", number=pairing[key]) for key in ("points", "field_points")]
        share = _percent(book, pairing["share"])
        names = pairing["challenger"], pairing["field"]
        meetings.add_row(*names, str(pairing["games"]), share, f"{low} – {high}", *points)
    say(table, "", meetings, "")
    typer.echo(book.say("bots-report", file=str(out / "report.html")))


def _percent(book: Phrasebook, share: float) -> str:
    return book.say("terminal-percent", percent=round(100 * share, 1))
