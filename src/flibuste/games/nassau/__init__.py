"""Nassau (Stefan Feld): a captain led through alleys, four voyages to the Caribbean, and yarns by the fire.

The game is imported before any file of it, so that verbs and events are declared in the same order in every process.
"""

from flibuste.games.nassau.game import GAME_OBJECT

__all__ = ["GAME_OBJECT"]
