"""The three maps that tests play on, one for each number of players, each tile with its quarter turns."""

from __future__ import annotations

from functools import cache

from flibuste.games.amerigo.chart import Chart
from flibuste.games.amerigo.tables import Tables, load_tables

MAPS = {
    2: "T16/0 T03/0 T12/0 T10/1 T05/2 T04/0 T07/1 T14/0 T11/3",
    3: "T09/1 T08/1 T14/3 T10/0 T03/3 T06/0 T16/1 T15/2 T13/2 T04/1 T11/1 T01/3",
    4: "T04/1 T06/2 T09/2 T14/3 T11/0 T02/1 T16/3 T13/3 T07/3 T08/0 T05/3 T15/3 T10/0 T03/0 T12/0 T01/2",
}

FILLED_ISLAND = [
    *["0 VI3 C11 r1", "ND2 A12 r0", "NM1 B13 r0", "ND2 D13 r0", "ND2 C14 r1"],
    *["NM1 D14 r0", "NM1 G14 r0", "NO4 F12 r0", "NO4 H13 r0"],
]
"""On the map for two, the large island C11 but for H15 and I15 and the post spaces D12, B14 and H12."""


@cache
def tables() -> Tables:
    return load_tables()


@cache
def chart_for(seats: int) -> Chart:
    keys = [island.key for island in tables().islands]
    tiles = [tile.split("/") for tile in MAPS[seats].split()]
    layout = tables().layouts[seats]
    return Chart(tables(), layout.rows, layout.columns, [keys.index(key) * 4 + int(turn) for key, turn in tiles])
