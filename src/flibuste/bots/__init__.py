"""Players that get a view and answer with one of its options."""

from flibuste.bots.base import Bot
from flibuste.bots.levels import make_bot, names

__all__ = ["Bot", "make_bot", "names"]
