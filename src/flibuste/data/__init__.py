"""What is in the boxes: component data in TOML, every value with its source and its certainty."""

from flibuste.data.errors import DataError
from flibuste.data.kept import face_down
from flibuste.data.library import (
    audit,
    contents,
    digest,
    files,
    forget,
    games,
    has_data,
    in_use,
    load,
    use_overlay,
    using,
)
from flibuste.data.sheet import DOUBTFUL, Entry, Row, Sheet

__all__ = [
    "DOUBTFUL",
    "DataError",
    "Entry",
    "Row",
    "Sheet",
    "audit",
    "contents",
    "digest",
    "face_down",
    "files",
    "forget",
    "games",
    "has_data",
    "in_use",
    "load",
    "use_overlay",
    "using",
]
