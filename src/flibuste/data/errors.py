"""How a mistake in a data file is reported."""

from __future__ import annotations

import json
from collections.abc import Iterable

from flibuste.kernel.errors import FlibusteError


class DataError(FlibusteError):
    """A mistake in component data: the file, the row, the field, what is there and what would be right."""


def shown(value: object) -> str:
    """A value as its author wrote it, near enough to recognise it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def listed(names: Iterable[str]) -> str:
    """Names one may choose from, in the order given."""
    return ", ".join(names) or "none"
