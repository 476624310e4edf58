"""`flibuste train`: a bot learns a game by playing itself."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from flibuste.cli.arguments import (
    DataOption,
    GameArgument,
    LanguageOption,
    OptionList,
    RayOption,
    SeedOption,
    WorkersOption,
    language,
    read_options,
)
from flibuste.cli.output import progress
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.games import registry

if TYPE_CHECKING:
    from flibuste.bots.piloting import Apprentice
    from flibuste.bots.training import Course, Learner, Spread

POINTS_ON_THE_CURVE: Final = 10
NUMBERS: Final = ("games", "batch", "hidden", "seed", "guided", "loyalty")  # of a course, as its command gives them


def train(
    game: GameArgument,
    seats: Annotated[int, typer.Option("--seats", min=1)],
    games: Annotated[int, typer.Option("--games", min=1)] = 20_000,
    hidden: Annotated[int, typer.Option("--hidden", min=1)] = 96,
    batch: Annotated[int, typer.Option("--batch", min=1)] = 16,
    guided: Annotated[float, typer.Option("--guided", min=0, max=1)] = 0.1,
    loyalty: Annotated[float, typer.Option("--loyalty", min=0)] = 0.01,
    start: Annotated[str, typer.Option("--from", metavar="NET")] = "",
    out: Annotated[Path, typer.Option("--out", metavar="DIR")] = Path("nets"),
    measure: Annotated[int, typer.Option("--measure", min=0)] = 100,
    seed: SeedOption = 1,
    option: OptionList = None,
    workers: WorkersOption = 1,
    ray: RayOption = None,
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """Train the net of the learned bot by self-play; started again, it goes on where it was interrupted."""
    from flibuste.bots.net import net_name
    from flibuste.bots.pilot import plans_turns
    from flibuste.bots.piloting import Apprentice
    from flibuste.bots.training import Course, Learner

    sizes = Course(game, seats, read_options(option), games, batch, hidden, seed=seed)
    course = replace(sizes, guided=guided, loyalty=loyalty, start=start)
    name = net_name(registry.game(game), seats, course.options, start, seed)
    checkpoint = out / f"{name}.checkpoint"
    out.mkdir(parents=True, exist_ok=True)
    kind: type[Learner] | type[Apprentice] = Apprentice if plans_turns(game) else Learner
    learner = kind.resume(course, checkpoint) if checkpoint.exists() else kind(course)
    book = phrasebook(language(lang))
    with _processes(workers, ray) as spread:
        _run(learner, spread, checkpoint, measure, book)
    learner.net.about = {
        "command": _command(course),
        "course": asdict(course),
        "data": learner.game.data_in_use(),
        "seconds": round(learner.seconds),
        "curve": learner.curve,
    }
    learner.net.save(out, name)
    checkpoint.unlink()
    typer.echo(book.say("bots-trained", file=str(out / f"{name}.npz"), seconds=round(learner.seconds)))


def _run(learner: Learner | Apprentice, spread: Spread[Any], checkpoint: Path, measure: int, book: Phrasebook) -> None:
    every = max(1, learner.course.rounds // POINTS_ON_THE_CURVE)
    with progress(book.say("bots-training"), learner.course.rounds) as advance:
        for _ in range(learner.round):
            advance()
        while not learner.done:
            surprise = learner.learn(spread)
            if learner.round % every == 0 or learner.done:
                learner.curve.append(_point(learner, surprise, measure))
            learner.save(checkpoint)
            advance()


def _point(learner: Learner | Apprentice, surprise: float, measure: int) -> dict[str, float]:
    games = round(learner.round * learner.course.games / learner.course.rounds)
    point: dict[str, float] = {"games": games, "surprise": round(surprise, 5)}
    if measure:
        point["payoff against greedy"] = round(learner.measure(measure), 4)
    return point


@contextmanager
def _processes(workers: int, ray: str | None) -> Iterator[Spread[Any]]:
    if ray is not None:
        from flibuste.cli.cluster import joined, spread_over

        with joined(ray) as cluster:
            yield partial(spread_over, cluster)
    elif workers == 1:
        yield map
    else:
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
            yield pool.map


def _command(course: Course) -> str:
    """The command that makes the same net again."""
    chosen = "".join(f" --option {key}={value}" for key, value in course.options.items())
    numbers = "".join(f" --{key} {getattr(course, key)}" for key in NUMBERS)
    start = f" --from {course.start}" if course.start else ""
    return f"flibuste train {course.game} --seats {course.seats}{chosen}{numbers}{start}"
