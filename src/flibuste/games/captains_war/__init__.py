"""Captains' War (Alexandre Aguilar): roll and write, secret boardings, and Legendary Captains who play by a table.

The game is imported before any file of it, so that verbs and events are declared in the same order in every process.
"""

from flibuste.games.captains_war.game import GAME_OBJECT

__all__ = ["GAME_OBJECT"]
