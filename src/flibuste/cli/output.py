"""What the commands print with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from flibuste.data.phrases import Phrasebook
from flibuste.render.text.prose import Prose

WIDEST: Final = 120
NUMBERS: Final = (
    *("decisions", "games-played", "highest", "interval", "lowest", "mean", "median", "points"),
    *("quarter", "seats", "share", "three-quarters", "tried", "turn", "wins"),
)


def console() -> Console:
    """The output; what is typed or named is printed as it is, square brackets included."""
    return Console(highlight=False, markup=False)


def page_width(out: Console) -> int:
    return min(out.width, WIDEST)


def say(*things: RenderableType) -> None:
    out = console()
    for thing in things:
        out.print(thing)


def plain_table(book: Phrasebook, *columns: str) -> Table:
    """A table whose columns are headed by the phrases `terminal-column-<name>`; numbers stand to the right."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in columns:
        table.add_column(
            book.say(f"terminal-column-{name}"), justify="right" if name in NUMBERS else "left", overflow="fold"
        )
    return table


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on the error output while it is a terminal; calling what it gives moves it one step on."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.disable = not bar.console.is_terminal
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)


def glossary(entries: list[tuple[str, str]]) -> RenderableType:
    """Words in one column, what they mean in another."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, explanation in entries:
        grid.add_row(Prose(name), Prose(explanation))
    return Padding(grid, (0, 0, 0, 2))
