"""Every decision of many games as a Parquet file: what was seen, what was legal, what was answered, how it ended.

    python -m flibuste.research.decisions decisions.parquet game-1.flib.json game-2.flib.json

Observations are sparse: the places that are not zero, and what stands there. `dense` makes vectors of them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import parquet

from flibuste.games import registry
from flibuste.kernel import BadOption, Game, Match, apply, options_of, read_record, replay
from flibuste.kit.answers import no_answers
from flibuste.kit.rows import zeros
from flibuste.kit.stepping import Sight, Stepper
from flibuste.research.rewards import reward_of

NUMBERS: Final = pa.list_(pa.int32())
COLUMNS: Final = pa.schema(
    [
        ("game", pa.int32()),  # its number in the file
        ("ply", pa.int32()),
        ("seat", pa.int8()),  # who decides, and sees the observation
        ("player", pa.dictionary(pa.int16(), pa.string())),  # the bot, or who sat there
        ("places", NUMBERS),  # of the observation that are not zero
        ("values", NUMBERS),  # what stands there: whole numbers, `units` in the metadata scale them
        ("legal", NUMBERS),  # the numbers of the legal answers
        ("action", pa.int32()),  # the number of the answer given
        ("reward", pa.float32()),  # of the seat, at the end of the game
        ("points", pa.int32()),  # of the seat, at the end of the game
    ]
)
ROWS_AT_ONCE: Final = 20_000
METADATA: Final = b"flibuste"


class Decisions:
    """Writes the decisions of games of one table as the games come in."""

    def __init__(self, path: Path, sight: Sight, reward: str = "win", about: Mapping[str, Any] | None = None) -> None:
        self._sight = sight
        self._ends = reward_of(reward)
        size = int(sight.observation.size)
        cells = zeros(size)
        self._stepper = Stepper(sight, cells, no_answers(sight.answers.size), 0)
        self._cells: NDArray[np.int32] = np.frombuffer(cells, np.int32)  # type: ignore[call-overload]
        self._schema = COLUMNS.with_metadata({METADATA: json.dumps({**described(sight, reward), **(about or {})})})
        self._writer = parquet.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: dict[str, list[Any]] = {name: [] for name in COLUMNS.names}
        self._games = 0

    def __enter__(self) -> Decisions:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._flush()
        self._writer.close()

    def add(self, s: Any, actions: Iterable[tuple[int, int]], players: Sequence[str]) -> None:
        """A game from its beginning: seat and answer, one after another."""
        rows, first = self._rows, len(self._rows["seat"])
        for ply, (seat, action) in enumerate(actions):
            self._look(s, seat)
            rows["game"].append(self._games)
            rows["ply"].append(ply)
            rows["seat"].append(seat)
            rows["player"].append(players[seat])
            rows["action"].append(self._sight.answers.index(action))
            apply(s, seat, action)
        result = self._sight.game.result(s)
        worth = self._ends(self._sight.game, s, result)
        seats = rows["seat"][first:]
        rows["reward"] += [worth[seat] for seat in seats]
        rows["points"] += [result.scores[seat] for seat in seats]
        self._games += 1
        if len(rows["seat"]) >= ROWS_AT_ONCE:
            self._flush()

    def _look(self, s: Any, seat: int) -> None:
        stepper = self._stepper
        stepper.state = s
        stepper.observe(seat)
        places = np.flatnonzero(self._cells).astype(np.int32)
        self._rows["places"].append(places)
        self._rows["values"].append(self._cells[places])
        self._rows["legal"].append(np.array(self._sight.answers.indices(options_of(s, seat)), np.int32))

    def _flush(self) -> None:
        columns = [_column(field, self._rows[field.name]) for field in self._schema]
        self._writer.write_table(pa.Table.from_arrays(columns, schema=self._schema))
        self._rows = {name: [] for name in COLUMNS.names}


def described(sight: Sight, reward: str) -> dict[str, Any]:
    """What the numbers of a file mean: enough to read it without the program that wrote it."""
    game: Game[Any] = sight.game
    seats, options = sight.rules.seats, dict(sight.rules.options)
    return {
        "game": game.key,
        "seats": seats,
        "options": options,
        "rules_version": game.rules_version,
        "data": game.data_digest(seats, options),
        "reward": reward,
        "size": int(sight.observation.size),
        "names": list(sight.observation.names),
        "units": list(sight.observation.units),
        "answers": [sight.answers.text(index) for index in range(sight.answers.size)],
    }


def about(path: Path) -> dict[str, Any]:
    """What a file says of itself."""
    found: dict[str, Any] = json.loads(parquet.read_schema(path).metadata[METADATA])
    return found


def dense(places: Sequence[Any], values: Sequence[Any], size: int) -> NDArray[np.int32]:
    """The observations of some rows as vectors."""
    found = np.zeros((len(places), size), np.int32)
    if len(places):
        rows = np.repeat(np.arange(len(places)), [len(where) for where in places])
        found[rows, np.concatenate(places).astype(int)] = np.concatenate(values)
    return found


def write_records(out: Path, records: Sequence[Path], reward: str = "win") -> int:
    """The decisions of matches that were kept, all of one table; how many games it was."""
    matches = [_replayed(path) for path in records]
    if not matches:
        raise BadOption("No records are named.")
    rules = matches[0].state.rules
    sight = Sight(matches[0].game, rules)
    with Decisions(out, sight, reward) as decisions:
        for path, match in zip(records, matches, strict=True):
            if match.state.rules is not rules:
                raise BadOption(f"{path} has another game, other seats or options than {records[0]}.")
            start = match.game.new(len(match.seats), match.options, match.seed)
            decisions.add(start, [(move.seat, move.action) for move in match.moves], match.seats)
    return len(matches)


def _replayed(path: Path) -> Match:
    document = read_record(path)
    return replay(registry.game(str(document.get("game"))), document)


def _column(field: pa.Field, rows: list[Any]) -> pa.Array:
    if field.type != NUMBERS:
        return pa.array(rows, field.type)
    offsets = np.zeros(len(rows) + 1, np.int32)
    np.cumsum([len(row) for row in rows], out=offsets[1:])
    flat = np.concatenate(rows) if rows else np.zeros(0, np.int32)
    return pa.ListArray.from_arrays(offsets, flat)


def main() -> None:
    parser = argparse.ArgumentParser(description="The decisions of kept matches as a Parquet file.")
    parser.add_argument("out", type=Path)
    parser.add_argument("records", type=Path, nargs="+")
    chosen = parser.parse_args()
    print(f"{write_records(chosen.out, chosen.records)} games written to {chosen.out}.")


if __name__ == "__main__":
    main()
