"""Sentences for the terminal that keep their unbreakable spaces: Rich alone would break a line at any white space."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.containers import Lines
from rich.text import Text

UNBREAKABLE: Final = "\u00a0"
_HELD: Final = "\ue000"  # for private use, one column wide, no white space


class Prose(Text):
    """Text that never breaks before « : ; ? ! % » or inside guillemets."""

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        held = self.copy()
        held.plain = self.plain.replace(UNBREAKABLE, _HELD)
        lines = held.wrap(console, width, **options)
        for line in lines:
            line.plain = line.plain.replace(_HELD, UNBREAKABLE)
        return lines
