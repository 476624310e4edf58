"""Amerigo (Stefan Feld): sail, settle and build on a map laid anew for every match, as the cube tower lets you.

The game is imported before any file of it, so that verbs and events are declared in the same order in every process.
"""

from flibuste.games.amerigo.record import RECORD as RECORD
