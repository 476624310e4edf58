"""Games as a table for statistics: one row per seat and game, as a Parquet file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow as pa
from pyarrow import parquet

COLUMNS: Final = pa.schema(
    [
        ("game", pa.int32()),  # its number in the simulation
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("points", pa.int32()),
        ("win", pa.float32()),  # the seat's part of the win
        ("decisions", pa.int32()),  # of all seats together
    ]
)
ROWS_AT_ONCE: Final = 10_000


class Dataset:
    """Writes as the games come in; what they were played with stands in the file's metadata under `flibuste`."""

    def __init__(self, path: Path, about: Mapping[str, Any]) -> None:
        self._schema = COLUMNS.with_metadata({"flibuste": json.dumps(about)})
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._rows: list[dict[str, Any]] = []
        self._games = 0

    def __enter__(self) -> Dataset:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flush()
        self._writer.close()

    def add(self, bots: Iterable[str], points: Sequence[int], winners: Sequence[int], decisions: int) -> None:
        """One game, seat by seat."""
        for seat, bot in enumerate(bots):
            win = 1 / len(winners) if seat in winners else 0.0
            row = {"game": self._games, "seat": seat, "bot": bot, "points": points[seat], "win": win}
            self._rows.append({**row, "decisions": decisions})
        self._games += 1
        if len(self._rows) >= ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        self._writer.write_table(pa.Table.from_pylist(self._rows, self._schema))
        self._rows = []
