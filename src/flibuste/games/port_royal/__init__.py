"""Port Royal (Alexander Pfister): push your luck in the harbour, then trade and hire."""

from flibuste.games.port_royal.game import GAME_OBJECT

__all__ = ["GAME_OBJECT"]
