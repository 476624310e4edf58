"""What a server costs while nothing happens: `python -m benchmarks.idle`, or with `--streams 800 --seconds 60`.

A real server with a bot process, 50 tables of 4 whose streams are open, nobody answers. Printed are the processor
seconds of the web process and of the bot process: before anybody came, and with all streams open.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time

import psutil

from benchmarks.load import Line, cpu_seconds, database, flibuste, serving

SEATS = 4
SETTLING = 5.0  # seconds


async def open_streams(host: str, port: int, number: int) -> list[asyncio.StreamReader]:
    readers = []
    for _ in range(number // SEATS):
        seats = [{"kind": "me", "name": f"Player {seat + 1}"} for seat in range(SEATS)]
        table = await Line(host, port).call("POST", "/api/tables", "", {"game": "port-royal", "seats": seats})
        path = f"/api/tables/{table['table']}/stream"
        readers += [await Line(host, port).follow(path, seat["token"]) for seat in table["seats"]]
    return readers


def spent(web: psutil.Process) -> tuple[float, float]:
    """Processor seconds so far: of the web process alone, and of the bot process below it."""
    own = sum(web.cpu_times()[:2])
    return own, cpu_seconds(web) - own


async def at_rest(web: psutil.Process, seconds: float, what: str) -> None:
    await asyncio.sleep(SETTLING)
    before, began = spent(web), time.monotonic()
    await asyncio.sleep(seconds)
    web_spent, bots_spent = (after - was for after, was in zip(spent(web), before, strict=True))
    print(
        f"{what}: web process {web_spent:.2f} s, bot process {bots_spent:.2f} s of processor time in "
        f"{time.monotonic() - began:.0f} s; load average {os.getloadavg()[0]:.1f}",
        flush=True,
    )


async def measure(web: psutil.Process, host: str, port: int, streams: int, seconds: float) -> None:
    await at_rest(web, seconds, "nobody there")
    opened = await open_streams(host, port, streams)
    await at_rest(web, seconds, f"{len(opened)} streams open")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--streams", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    arguments = parser.parse_args()
    with database("sqlite") as url, serving(url, flibuste(1, bots=1)) as (process, host, port):
        asyncio.run(measure(process, host, port, arguments.streams, arguments.seconds))


if __name__ == "__main__":
    main()
