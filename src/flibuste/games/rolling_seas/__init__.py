"""Rolling Seas (George Jaros): everybody draws the same adventures on the own map and sails among them."""

from flibuste.games.rolling_seas.record import RECORD as RECORD  # first of all: the order of imports gives the numbers
