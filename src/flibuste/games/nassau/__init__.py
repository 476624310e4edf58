"""Nassau (Stefan Feld): a captain led through alleys, four voyages to the Caribbean, and yarns by the fire."""

from flibuste.games.nassau.record import RECORD as RECORD  # first of all: the order of imports gives the numbers
