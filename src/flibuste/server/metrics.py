"""Seeing it run: `/healthz` for whoever restarts servers, `/metrics` for Prometheus. Each process tells of itself."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from flibuste.server.database.schema import tasks
from flibuste.server.refusals import SILENT_DATABASE
from flibuste.server.services import Services

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
MEDIA_TYPE: Final = "text/plain; version=0.0.4"


class Latency:
    """How long requests of one kind took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, kind: str) -> Iterator[str]:
        below = 0
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{kind="{kind}",le="{step}"}} {below}'
        yield f'{name}_sum{{kind="{kind}"}} {self.sum:.6f}'
        yield f'{name}_count{{kind="{kind}"}} {below}'


class Metrics:
    """What one process has done since it was started."""

    def __init__(self) -> None:
        self.latencies = {kind: Latency() for kind in ("look", "answer", "other")}

    def text(self, services: Services) -> str:
        """In Prometheus' format."""
        lines = ["# TYPE flibuste_request_seconds histogram"]
        for kind, latency in self.latencies.items():
            lines += latency.lines("flibuste_request_seconds", kind)
        for name, (kind, value) in self._numbers(services).items():
            lines += [f"# TYPE flibuste_{name} {kind}", f"flibuste_{name} {value:g}"]
        return "\n".join(lines) + "\n"

    def _numbers(self, services: Services) -> dict[str, tuple[str, float]]:
        writer = services.store.writer
        began = time.perf_counter()
        waiting, oldest = _queue(services)
        return {
            "changes_total": ("counter", services.tables.changes),
            "writes_total": ("counter", writer.writes),
            "write_groups_total": ("counter", writer.groups),
            "write_seconds_total": ("counter", writer.seconds),
            "write_failures_total": ("counter", writer.failures),
            "streams": ("gauge", services.subscribers.count()),
            "tables_in_memory": ("gauge", services.tables.in_memory_count()),
            "bot_tasks_due": ("gauge", waiting),
            "bot_tasks_oldest_seconds": ("gauge", oldest),
            "database_read_seconds": ("gauge", time.perf_counter() - began),
        }


def _queue(services: Services) -> tuple[int, float]:
    """How many tasks of bots are due, and for how long the first of them has been."""
    now = time.time()
    query = sa.select(sa.func.count(), sa.func.min(tasks.c.due_at)).where(tasks.c.due_at <= now)
    with services.store.reading() as connection:
        count, oldest = connection.execute(query).one()
    return count, now - oldest if count else 0.0


def routes(services: Services, metrics: Metrics) -> list[Route]:
    def healthz(_request: Request) -> Response:
        try:
            with services.store.reading() as connection:
                connection.execute(sa.text("SELECT 1"))
        except SILENT_DATABASE:
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ok\n")

    def measured(_request: Request) -> Response:
        return PlainTextResponse(metrics.text(services), media_type=MEDIA_TYPE)

    return [Route("/healthz", healthz), Route("/metrics", measured)]
