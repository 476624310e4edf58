"""Amerigo (Stefan Feld): sail, settle and build on a map laid anew for every match, as the cube tower lets you."""

from flibuste.games.amerigo.record import RECORD as RECORD  # first of all: the order of imports gives the numbers
