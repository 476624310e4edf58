"""Rolling Seas (George Jaros): everybody draws the same adventures on the own map and sails among them."""

from flibuste.games.rolling_seas.game import GAME_OBJECT

__all__ = ["GAME_OBJECT"]
