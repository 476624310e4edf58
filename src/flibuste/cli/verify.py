"""`flibuste verify`: recompute a record."""

from __future__ import annotations

from flibuste.cli.arguments import DataOption, LanguageOption, RecordArgument, language
from flibuste.cli.output import say
from flibuste.cli.records import open_record
from flibuste.data.phrases import phrasebook


def verify(file: RecordArgument, lang: LanguageOption = None, data: DataOption = None) -> None:
    """Recompute a match from its record and say whether everything in it is true; exit code 2 if not."""
    match = open_record(file)
    book = phrasebook(language(lang))
    say(
        book.say(
            "terminal-verified",
            actions=len(match.moves),
            game=match.game.key,
            seats=len(match.seats),
            over=int(match.over),
        )
    )
