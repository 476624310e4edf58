"""`flibuste rules`: the numbered rules of a game in our own words."""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer
from rich.table import Table

from flibuste.cli.arguments import GameArgument, LanguageOption, language
from flibuste.cli.output import say
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.kernel import BadOption
from flibuste.render.text.prose import Prose

RULE_ID: Final = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d{3}")


def rules(
    game: GameArgument,
    number: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    lang: LanguageOption = None,
) -> None:
    """Print the rules of a game, all of them or those whose number begins as given."""
    book = phrasebook(language(lang), registry.game(game).key)
    wanted = (number or "").upper()
    phrases = book.keys()
    found = [key for key in phrases if RULE_ID.fullmatch(key) and key.startswith(wanted)]
    if not found:
        text = f"{game} has no rule {number}; `flibuste rules {game}` prints them all."
        raise BadOption(text, "refused-rule", game=game, number=number or "–")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for key in found:
        grid.add_row(key, Prose(book.say(key)))
    say(grid)
