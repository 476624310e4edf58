"""Captains' War (Alexandre Aguilar): roll and write, secret boardings, and Legendary Captains who play by a table."""

from flibuste.games.captains_war.record import RECORD as RECORD  # first of all: the order of imports gives the numbers
