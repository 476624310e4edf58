"""Players that get a view and answer with one of its options."""

import os

from flibuste.bots.base import Bot
from flibuste.bots.levels import make_bot, names

__all__ = ["Bot", "make_bot", "names"]

# Read when numpy is imported, which comes later: for nets this small, threads only wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
