"""`flibuste position`: look at a position document."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from flibuste.cli.arguments import DataOption, LanguageOption, language
from flibuste.cli.output import console, say
from flibuste.cli.records import game_of
from flibuste.cli.screen import show_board, show_question
from flibuste.data.phrases import phrasebook
from flibuste.kernel import SPECTATOR, deciders, read_record
from flibuste.kernel import position as position_of
from flibuste.render.sentences import Speaker


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: LanguageOption = None,
    data: DataOption = None,
) -> None:
    """Check a position document and show it; an impossible position is refused with exit code 2."""
    document = read_record(file)
    game = game_of(document)
    s = position_of(game, document)
    spoken = language(lang)
    names = [phrasebook(spoken).say("terminal-seat-name", number=seat + 1) for seat in range(s.rules.seats)]
    speaker = Speaker(game, spoken, names)
    say(show_board(game.view(s, SPECTATOR), speaker, console()))
    for seat in deciders(s):
        say("", Text(names[seat]), show_question(game.view(s, seat), speaker, console()))
    if s.over:
        say("", speaker.book.say("terminal-position-over"))
