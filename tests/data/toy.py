"""A tiny game of flags whose files each test spoils in its own way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from flibuste.data import Sheet

Box = Callable[..., dict[str, Sheet]]

SCHEMA = """
[flag]
colour = "str[red|blue]"
cost = "amount"
points = "int?"
skull = "bool?"
weight = "float?"
boxes = "ints[3]?"
signs = "strs?"
needs = "counts[cross|house]?"
count = "copies"
marked = "copies?"

[port]
size = "int"
"""

FIELDS = "colour, cost, points, skull, weight, boxes, signs, needs, count, marked"

ROWS = """
[[flag]]
key = "plain"
colour = "red"
cost = 3
count = 2
source = "p.1"
certainty = "read"

[[flag]]
key = "grand"
colour = "blue"
cost = 5
points = 4
skull = true
weight = 1.5
boxes = [1, 2, 3]
signs = ["a", "b"]
needs = { cross = 2 }
count = 1
marked = 1
source = "p.2"
certainty = "read"
certainty_of = { cost = "reconstructed" }
source_of = { cost = "ours" }

[[value]]
key = "start"
value = 3
source = "p.1"
certainty = "read"

[[value]]
key = "steps"
value = [1, 2]
source = "p.1"
certainty = "inferred"
"""

TOTALS = """
[totals]
"flag" = 3
"flag by colour" = { red = 2, blue = 1 }
"""


def write(folder: Path, files: dict[str, str]) -> None:
    """Files by name, without `.toml`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
