"""Bots at a table, hints, and clocks that run out."""

import signal
import subprocess
import sys
import time

import pytest

from flibuste.server.bots import worker as bot_worker
from flibuste.server.refusals import Refusal
from flibuste.server.settings import Settings
from flibuste.server.tables import lobby, play
from flibuste.server.tables.hints import read_hint
from flibuste.server.tables.lobby import Plan, SeatPlan
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer
from tests.server.playing import ANN, BOB, WHO, asked, until


def test_bots_finish_a_game(tables: Tables) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("bot", level="random")] * 2), ANN)
    worker = bot_worker.Worker(tables.settings)
    for _ in range(3000):
        if not worker.one_task():
            break
    with tables.looking(id) as found:
        assert found.state == "over"


def test_a_bot_that_fails_is_replaced_by_any_answer(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bot_worker,
        "make_bot",
        lambda name, seed, make=bot_worker.make_bot: Broken() if name == "greedy" else make(name, seed),
    )
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("bot", level="greedy")] * 2), ANN)
    assert bot_worker.Worker(tables.settings).one_task()
    with tables.looking(id) as found:
        assert len(found.entries) == 1


class Broken:
    def choose(self, view: object, seconds: float) -> int:
        raise ValueError("no idea")


def test_a_bot_that_dawdles_is_stopped(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bot_worker,
        "make_bot",
        lambda name, seed, make=bot_worker.make_bot: Slow() if name == "greedy" else make(name, seed),
    )
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("bot", level="greedy")] * 2), ANN)
    assert bot_worker.Worker(tables.settings).one_task()
    with tables.looking(id) as found:
        assert len(found.entries) == 1


class Slow:
    def choose(self, view: object, seconds: float) -> int:
        while True:
            pass


STUCK = "sum(range(10 ** 15))"  # in compiled code, where no other thread of Python comes to pass
ASLEEP = "time.sleep(0.5)"


@pytest.mark.parametrize(("task", "ended"), [(STUCK, -signal.SIGPROF), (ASLEEP, 0)])
def test_only_a_task_that_uses_too_much_of_the_processor_ends_its_process(task: str, ended: int) -> None:
    """On a busy machine any task takes long: a process that ended itself for that never came to answer at all."""
    begin = "import time; from flibuste.server.bots.worker import _ending_if_stuck"
    run = [sys.executable, "-c", f"{begin}\nwith _ending_if_stuck(0.2): {task}"]
    assert subprocess.run(run, check=False).returncode == ended


def test_a_task_is_claimed_once_and_again_when_its_lease_ran_out(tables: Tables) -> None:
    lobby.create(tables, Plan("port-royal", [SeatPlan("bot")] * 2), ANN)
    first, second = bot_worker.Worker(tables.settings), bot_worker.Worker(tables.settings)
    now = time.time()
    assert first._claim(now) is not None
    assert second._claim(now) is None
    assert second._claim(now + first._lease + 1) is not None


def test_resigning_hands_the_seat_to_a_bot(tables: Tables, table: str) -> None:
    seat, decision, options = asked(tables, table)
    play.resign(tables, table, WHO[seat])
    with pytest.raises(Refusal):
        play.answer(tables, table, WHO[seat], seat, decision, options[0])
    assert bot_worker.Worker(tables.settings).one_task()
    with tables.looking(table) as found:
        assert found.entries[0].seat == seat
        assert found.seats[seat].is_bot


def test_only_the_deserted_are_replaced(tables: Tables, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, *_ = asked(tables, table)
    with pytest.raises(Refusal) as refusal:
        play.replace(tables, table, WHO[1 - seat], seat)
    assert refusal.value.key == "server-still-there"
    with pytest.raises(Refusal) as refusal:
        play.replace(tables, table, WHO[seat], seat)
    assert refusal.value.status == 403
    later = time.time() + tables.settings.away_after + 1
    tables.presence.note(table, {seat}, later)
    monkeypatch.setattr(time, "time", lambda: later)
    with pytest.raises(Refusal):
        play.replace(tables, table, WHO[1 - seat], seat)
    monkeypatch.setattr(time, "time", lambda: later + tables.settings.away_after + 1)
    play.replace(tables, table, WHO[1 - seat], seat)
    with tables.looking(table) as found:
        assert found.seats[seat].is_bot


def test_whoever_was_replaced_comes_back(tables: Tables, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, decision, options = asked(tables, table)
    with pytest.raises(Refusal):
        play.come_back(tables, table, WHO[seat])
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + tables.settings.away_after + 1)
    play.replace(tables, table, WHO[1 - seat], seat)
    with pytest.raises(Refusal):
        play.answer(tables, table, WHO[seat], seat, decision, options[0])
    with pytest.raises(Refusal):
        play.come_back(tables, table, WHO[1 - seat])
    play.come_back(tables, table, WHO[seat])
    assert not bot_worker.Worker(tables.settings).one_task(), "The bot has nothing to do any more."
    assert play.answer(tables, table, WHO[seat], seat, decision, options[0])


def test_a_seats_token_brings_its_player_back_but_not_who_resigned(tables: Tables, table: str) -> None:
    seat, *_ = asked(tables, table)
    with tables.looking(table) as found:
        tokens = [place.token for place in found.seats]
    with tables.changing(table) as change:
        play.hand_over(change, seat)
    play.come_back(tables, table, Viewer(token=tokens[seat]))
    play.resign(tables, table, Viewer(token=tokens[seat]))
    for who in (WHO[seat], Viewer(token=tokens[seat])):
        with pytest.raises(Refusal):
            play.come_back(tables, table, who)


def test_a_bot_that_was_killed_while_it_thought_is_missed_for_seconds_only(tables: Tables) -> None:
    """Whatever it was asked is asked again as soon as it cannot have an answer any more."""
    lobby.create(tables, Plan("port-royal", [SeatPlan("bot")] * 2), ANN)
    usual = bot_worker.Worker(Settings(tables.settings.database_url))
    now = time.time() + 1
    assert usual._claim(now) is not None
    assert usual._claim(now + 5.1) is not None


@pytest.mark.parametrize("hours", [-2, 2])
def test_bots_play_on_when_the_clock_of_the_machine_is_set(
    tables: Tables, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("bot", level="random")] * 2), ANN)
    worker = bot_worker.Worker(tables.settings)
    assert worker.one_task()
    assert worker._claim(time.time()) is not None  # and is killed then
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3600 * hours)
    assert worker.one_task()
    with tables.looking(id) as found:
        assert len(found.entries) == 2


def test_a_hint_is_a_legal_answer_for_that_decision_only(tables: Tables, table: str) -> None:
    seat, decision, options = until(tables, table, lambda options: len(options) > 1)
    assert play.ask_hint(tables, table, WHO[seat], seat) == decision
    assert bot_worker.Worker(tables.settings).one_task()
    with tables.looking(table) as found:
        assert found.seats[seat].hint_decision == decision
        assert read_hint(found.seats[seat].hint_action or "").action in options
    with pytest.raises(Refusal):
        play.ask_hint(tables, table, WHO[1 - seat], 1 - seat)


def test_when_the_time_is_up_a_bot_plays_on(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("port-royal", [SeatPlan("me"), SeatPlan("here")], clock="minutes:15")
    id = lobby.create(tables, plan, ANN)
    worker = bot_worker.Worker(tables.settings)
    seat, *_ = asked(tables, id)
    assert not worker.one_task()
    with tables.looking(id) as found:
        left = found.seconds_left(seat, time.time())
        assert left is not None and 890 < left <= 900
    later = time.time() + 901
    monkeypatch.setattr(time, "time", lambda: later)
    assert worker.one_task()
    with tables.looking(id) as found:
        assert found.seats[seat].is_bot
        assert not found.seats[1 - seat].is_bot


def test_thinking_time_adds_up(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("here")], clock="minutes:15"), ANN)
    now = time.time()
    for minutes in (1, 2):
        monkeypatch.setattr(time, "time", lambda minutes=minutes: now + 60 * minutes)
        again, decision, options = asked(tables, id)
        play.answer(tables, id, ANN, again, decision, options[0])
    with tables.looking(id) as found:
        assert sum(found.thinking_time.spent.values()) == pytest.approx(120, abs=2)


def test_over_days_the_table_decides(settings: Settings, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("friend")], clock="days:1"), ANN)
    lobby.sit(tables, id, BOB, "Bob")
    seat, *_ = asked(tables, id)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 80_000)
    with pytest.raises(Refusal):
        play.replace(tables, id, WHO[1 - seat], seat)
    monkeypatch.setattr(time, "time", lambda: now + 90_000)
    assert not bot_worker.Worker(settings).one_task()
    play.replace(tables, id, WHO[1 - seat], seat)
