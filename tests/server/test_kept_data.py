"""A table is played on with the component data it was laid with, after a correction and after a restart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from flibuste.data import forget, use_overlay
from flibuste.games import registry
from flibuste.kernel import replay
from flibuste.server.app import build
from flibuste.server.settings import Settings
from tests.server.harness import Club, Table

CORRECTION = '[[value]]\nkey = "start_coins"\nvalue = 7\n'
START_COINS = 3


@pytest.fixture
def overlay(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "port-royal").mkdir()
    (tmp_path / "port-royal" / "numbers.toml").write_text(CORRECTION, encoding="utf-8")
    yield tmp_path
    use_overlay(None)
    forget()


def gold(club: Club, table: Table) -> list[int]:
    with club.services.tables.looking(table.id) as found:
        return [found.playing.state.count(seat, 0) for seat in range(2)]


def test_a_table_begun_before_a_correction_plays_on(settings: Settings, overlay: Path) -> None:
    with TestClient(app := build(settings), follow_redirects=False) as client:
        before = Club(app, client).create()
        before.play(12)
        seen = before.see(0)
    use_overlay(overlay)
    with TestClient(app := build(settings), follow_redirects=False) as client:
        club = Club(app, client)
        old = Table(client, before.id, before.tokens)
        assert old.see(0) == seen
        fresh = club.create()
        assert gold(club, fresh) == [7, 7]
        club.finish(old.id)
        record = json.loads(old.get("/record").text)
        assert record["data"] != json.loads(finished(club, fresh))["data"]
        assert replay(registry.game("port-royal"), record).over
        assert gold_at_start(record) == START_COINS


def finished(club: Club, table: Table) -> str:
    club.finish(table.id)
    return table.get("/record").text


def gold_at_start(record: dict) -> int:
    match = replay(registry.game("port-royal"), record)
    match.rewind(0)
    return match.state.count(0, 0)
