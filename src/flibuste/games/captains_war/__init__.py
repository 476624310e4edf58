"""Captains' War (Alexandre Aguilar): roll and write, secret boardings, and Legendary Captains who play by a table."""
