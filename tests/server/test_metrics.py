"""What the server tells of itself."""

import re
import subprocess
import sys
import threading
import time

import pytest
import sqlalchemy as sa

from flibuste.server.bots.worker import Worker
from flibuste.server.settings import Settings
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


LOGGING = """
import logging.config
from flibuste.server.logs import log_config

logging.config.dictConfig(log_config({wanted}))
line = ("127.0.0.1:5", "GET", "/t/x", "1.1", 200)
logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', *line)
"""


@pytest.mark.parametrize("wanted", [False, True])
def test_requests_are_logged_only_on_demand(wanted: bool) -> None:
    """In a process of its own: configuring logs closes those of whoever runs this test."""
    command = [sys.executable, "-c", LOGGING.format(wanted=wanted)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    assert ('status=200 OK request="GET /t/x HTTP/1.1"' in run.stdout) == wanted
    assert wanted or run.stdout == ""


def test_a_bot_process_with_nothing_to_do_sleeps(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks when it comes, and when somebody says that there is news, and not once a while."""
    worker, looks = Worker(settings), list[float]()
    monkeypatch.setattr(worker, "one_task", lambda: looks.append(time.monotonic()))
    running = threading.Thread(target=worker.run)
    running.start()
    time.sleep(1.5)
    seen = len(looks)
    worker.stop()
    running.join()
    assert seen <= 3, "One at the start, one when it began to listen, and perhaps one between the two."
