"""Players that get a view and answer with one of its options."""

import os

from flibuste.bots.base import Bot
from flibuste.bots.levels import make_bot, names

__all__ = ["Bot", "make_bot", "names"]

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # nets are so small that threads wait for one another; numpy comes later
