"""What is in the boxes: component data in TOML, every value with its source and its certainty."""

from flibuste.data.errors import DataError
from flibuste.data.library import audit, digest, files, forget, games, load, use_overlay
from flibuste.data.sheet import DOUBTFUL, Entry, Row, Sheet

__all__ = [
    "DOUBTFUL",
    "DataError",
    "Entry",
    "Row",
    "Sheet",
    "audit",
    "digest",
    "files",
    "forget",
    "games",
    "load",
    "use_overlay",
]
