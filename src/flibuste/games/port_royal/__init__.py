"""Port Royal (Alexander Pfister): push your luck in the harbour, then trade and hire.

The game is imported before any file of it, so that verbs, events and counters get the same numbers in every process.
"""

from flibuste.games.port_royal.game import GAME_OBJECT

__all__ = ["GAME_OBJECT"]
