"""Amerigo (Stefan Feld): sail, settle and build on a map laid anew for every match, as the cube tower lets you.

The game is imported before any file of it, so that verbs and events are declared in the same order in every process.
"""

from flibuste.games.amerigo.game import GAME_OBJECT

__all__ = ["GAME_OBJECT"]
