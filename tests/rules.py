"""The marker that ties a test to the numbered rules it proves: `@rule("PR-BASE-021")`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d{3}")

Test = TypeVar("Test", bound=Callable[..., Any] | type)


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test function or class with rule ids; they stay readable on it as `rules`."""
    wrong = [id_ for id_ in ids if not RULE_ID.fullmatch(id_)]
    if wrong or not ids:
        raise ValueError(f"A rule id looks like PR-BASE-021; found {wrong or 'none'}.")

    def mark(test: Test) -> Test:
        test.rules = (*ids, *getattr(test, "rules", ()))  # type: ignore[union-attr]
        return pytest.mark.rule(*ids)(test)

    return mark
