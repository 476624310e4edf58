"""A table as text and as a picture: what the terminal shows."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from flibuste.kernel import Game, deciders, options_of
from flibuste.render import text
from flibuste.render.sentences import Speaker

WIDTH: Final = 100
LINE: Final = 0.17  # inches
COLUMN: Final = 0.084
FONT: Final = 10


def as_text(game: Game[Any], s: Any) -> str:
    """The board as whoever decides sees it, then the answers of those who decide."""
    seats = s.rules.seats
    speaker = Speaker(game, "en", [f"seat_{seat}" for seat in range(seats)])
    viewer = deciders(s)[0] if deciders(s) else 0
    console = Console(file=StringIO(), width=WIDTH, record=True, color_system=None)
    console.print(text.board(game.view(s, viewer), speaker, WIDTH))
    asked = [
        f"seat_{seat}: {', '.join(game.notation.text(action) for action in options_of(s, seat))}"
        for seat in deciders(s)
    ]
    return "\n".join([console.export_text().rstrip(), *asked])


def as_picture(written: str) -> NDArray[np.uint8]:
    """The text as an image: height, width, red, green and blue."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    lines = [line[: WIDTH + 20] for line in written.splitlines()]
    figure = Figure((COLUMN * (WIDTH + 24), LINE * (len(lines) + 2)))
    canvas = FigureCanvasAgg(figure)
    figure.text(0.01, 0.99, "\n".join(lines), family="monospace", size=FONT, va="top", parse_math=False)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[..., :3].copy()
