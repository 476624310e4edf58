#!/usr/bin/env python3
"""Write the table of what was measured of the bots into docs/bots.md, or check that it is there (--check)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from flibuste.bots.strength import Measured, measured

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
MARKER: Final = "<!-- strength -->\n"
HEAD: Final = """
| game | seats | options | one of | among | games | share | fair | points |
|---|---|---|---|---|---|---|---|---|
"""


def row_of(row: Measured) -> str:
    interval = f"{row.share:g} % ({row.low:g} – {row.high:g})"
    options = ", ".join(f"`{option}`" for option in row.options.split())
    cells = (row.game, row.seats, options, f"`{row.bot}`", f"`{row.against}`", row.games, interval, f"{row.fair} %")
    return f"| {' | '.join(map(str, cells))} | {row.points} |\n"


def written(page: str) -> str:
    """The page with the table of today's data between its markers."""
    before, _, after = page.split(MARKER)
    return f"{before}{MARKER}{HEAD}{''.join(map(row_of, measured()))}\n{MARKER}{after}"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    new = written(page)
    if "--check" in sys.argv:
        if page != new:
            print("docs/bots.md does not show src/flibuste/bots/data/strength.toml: run python tools/strength_table.py")
        return int(page != new)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
