"""Amerigo: sail, settle and build on a map that is laid anew for every match, as the cube tower lets you."""

from flibuste.games.amerigo.game import RECORD as RECORD  # first of all: the order of imports gives the numbers
