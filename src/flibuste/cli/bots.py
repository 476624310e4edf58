"""`flibuste bots`: who they are, and how strong at each game."""

from __future__ import annotations

from flibuste.bots import names
from flibuste.bots.strength import strength, strength_of
from flibuste.cli.arguments import LanguageOption, language
from flibuste.cli.output import plain_table, say
from flibuste.data.phrases import phrasebook
from flibuste.games import registry


def bots(lang: LanguageOption = None) -> None:
    """List the bots, weakest first, with the share of games each won against the one before it."""
    book = phrasebook(language(lang))
    table = plain_table(book, "bot", "name", "game", "strength")
    for level in names():
        for number, key in enumerate(registry.keys()):
            first = (level, book.say(f"bot-{level}")) if number == 0 else ("", "")
            row = strength_of(key, level)
            table.add_row(*first, phrasebook(book.lang, key).say("game-title"), strength(book, row))
    say(table)
