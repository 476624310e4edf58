"""`flibuste games`: which there are."""

from __future__ import annotations

from flibuste.cli.arguments import LanguageOption, language
from flibuste.cli.output import plain_table, say
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.render.text.prose import Prose


def games(lang: LanguageOption = None) -> None:
    """List the games, who can play them, and their options (the first value is the usual one)."""
    spoken = language(lang)
    table = plain_table(phrasebook(spoken), "game", "title", "players", "options")
    for key in registry.keys():
        game = registry.game(key)
        counts = game.all_seat_counts()
        players = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        options = "\n".join(f"{choice.key}={' | '.join(choice.values)}" for choice in game.choices)
        table.add_row(key, phrasebook(spoken, key).say("game-title"), players, options)
    say(table)
    for refused in registry.others().refused:
        say(Prose(phrasebook(spoken).say("terminal-refused-game", **refused._asdict())))
