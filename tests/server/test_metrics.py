"""What the server tells of itself."""

import re

import pytest
import sqlalchemy as sa

from tests.server.harness import Club


def numbers(club: Club) -> dict[str, float]:
    text = club.client.get("/metrics").raise_for_status().text
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.MULTILINE)}


def test_metrics_count_what_was_done(club: Club) -> None:
    before = numbers(club)
    table = club.create()
    table.answer(table.asked()[0])
    after = numbers(club)
    answers = 'flibuste_request_seconds_count{kind="answer"}'
    assert after[answers] - before[answers] == 1
    assert after["flibuste_changes_total"] - before["flibuste_changes_total"] >= 1
    assert after["flibuste_writes_total"] - before["flibuste_writes_total"] == 1
    assert after["flibuste_bot_tasks_due"] == 0
    club.client.post("/api/tables", json={"game": "port-royal", "seats": [{"kind": "bot"}] * 2}).raise_for_status()
    assert numbers(club)["flibuste_bot_tasks_due"] == 1


def test_health_is_the_databases(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    assert club.client.get("/healthz").text == "ok\n"

    def silent() -> None:
        raise sa.exc.OperationalError("SELECT 1", {}, Exception("gone"))

    monkeypatch.setattr(club.services.store, "reading", silent)
    assert club.client.get("/healthz").status_code == 503
