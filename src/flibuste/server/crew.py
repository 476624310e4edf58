"""The bot processes: each claims a task, thinks about it, answers, and claims the next.

Tasks are rows of the database, so nothing is forgotten when a process ends; a claim is a lease that runs out.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import sqlalchemy as sa

from flibuste.bots import make_bot
from flibuste.kernel import FlibusteError, View
from flibuste.server import hindsight, play
from flibuste.server.bell import bell
from flibuste.server.problems import Refusal
from flibuste.server.schema import tasks
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from flibuste.server.tables import Tables

LONGEST_PAUSE: Final = 0.5
RETRY: Final = 1.0
EXPENDABLE: Final = "random"  # the bot that always has an answer
PARENT: Final = "FLIBUSTE_PARENT"

logger = logging.getLogger(__name__)


class TimeUp(Exception):
    """A bot thought longer than it may."""


def choose(view: View[Any], level: str, seconds: float) -> int:
    """A bot's answer. One that fails or dawdles is replaced by the bot that always has an answer."""
    try:
        with _at_most(2 * seconds + 1):
            return make_bot(level, secrets.randbits(32)).choose(view, seconds)
    except Exception as error:
        logger.warning("The bot %r has no answer in %s (%r): any legal one is played.", level, view.game.key, error)
        return make_bot(EXPENDABLE, secrets.randbits(32)).choose(view, seconds)


class Worker:
    """One bot process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bell = bell(self.store)
        self.tables = Tables(self.store, self.bell, settings)
        self._lease = 10 * settings.bot_seconds + 30
        self._deeds: dict[str, Callable[[str, int], None]] = {
            "play": self._play,
            "hint": self._hint,
            "clock": lambda table, seat: play.clock_ran_out(self.tables, table, seat),
            hindsight.LOOK: self._look,
        }

    def run(self, stop: threading.Event, alive: Callable[[], bool]) -> None:
        """Work until told to stop, or until whoever started this process is gone."""
        news = threading.Event()
        listen = threading.Thread(target=self.bell.listen, args=(lambda *_: news.set(), stop), daemon=True)
        listen.start()
        while alive() and not stop.is_set():
            try:
                if not self.one_task():
                    news.wait(self._pause())
                    news.clear()
            except sa.exc.DBAPIError as error:
                logger.warning("The database does not answer (%s); trying again.", error.orig)
                stop.wait(RETRY)
        stop.set()

    def one_task(self) -> bool:
        """Do one task if one is due."""
        claimed = self._claim(time.time())
        if claimed is None:
            return False
        table, seat, kind = claimed
        faulthandler.dump_traceback_later(self._lease, exit=True)  # even a bot stuck in compiled code frees its lease
        try:
            self._deeds[kind](table, seat)
        except Refusal as refusal:
            logger.info("Task %s of table %s is void: %s", kind, table, refusal)
            self._forget(table, seat, kind)
        except FlibusteError:
            logger.exception("Task %s of table %s failed.", kind, table)
        finally:
            faulthandler.cancel_dump_traceback_later()
        return True

    def _play(self, table: str, seat: int) -> None:
        decision, action = self._think(table, seat)
        if action and play.answer_as_bot(self.tables, table, seat, decision, action):
            return
        self._forget(table, seat, "play")

    def _hint(self, table: str, seat: int) -> None:
        decision, action = self._think(table, seat)
        self._forget(table, seat, "hint")
        if action:
            play.give_hint(self.tables, table, seat, decision, action)

    def _look(self, table: str, seat: int) -> None:
        """Look back at a finished game for a while; the rest comes after what has become due meanwhile."""
        if hindsight.look_on(self.tables, table, self.settings.bot_seconds):
            self._forget(table, seat, hindsight.LOOK)
            return
        with self.store.writing() as connection:
            again = sa.update(tasks).where(_the_task(table, seat, hindsight.LOOK))
            connection.execute(again.values(due_at=time.time(), leased_until=0.0))

    def _think(self, id: str, seat: int) -> tuple[int, str]:
        """The number of the seat's decision and what a bot would answer; no answer if nothing is asked."""
        with self.tables.looking(id) as table:
            if seat not in table.asked:
                return 0, ""
            decision, view = table.decision(seat), table.playing.view(seat)
            level = table.seats[seat].level or play.best_level()
        return decision, view.game.notation.text(choose(view, level, self.settings.bot_seconds))

    def _claim(self, now: float) -> tuple[str, int, str] | None:
        due = (tasks.c.due_at <= now) & (tasks.c.leased_until < now)
        urgent_first = (tasks.c.kind == hindsight.LOOK, tasks.c.due_at)
        wanted = sa.select(tasks.c.table_id, tasks.c.seat, tasks.c.kind).where(due).order_by(*urgent_first).limit(1)
        with self.store.reading() as connection:
            if connection.execute(wanted).first() is None:
                return None
        with self.store.writing() as connection:
            row = connection.execute(wanted.with_for_update(skip_locked=True)).first()
            if row is None:
                return None
            connection.execute(sa.update(tasks).where(_the_task(*row)).values(leased_until=now + self._lease))
            return row.table_id, row.seat, row.kind

    def _forget(self, table: str, seat: int, kind: str) -> None:
        with self.store.writing() as connection:
            connection.execute(sa.delete(tasks).where(_the_task(table, seat, kind)))

    def _pause(self) -> float:
        now = time.time()
        with self.store.reading() as connection:
            free = sa.select(sa.func.min(tasks.c.due_at)).where(tasks.c.leased_until < now)
            next_due = connection.execute(free).scalar()
        return LONGEST_PAUSE if next_due is None else min(max(next_due - now, 0.0), LONGEST_PAUSE)


def _the_task(table: str, seat: int, kind: str) -> sa.ColumnElement[bool]:
    return (tasks.c.table_id == table) & (tasks.c.seat == seat) & (tasks.c.kind == kind)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TimeUp(f"more than {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Crew:
    """Starts so many bot processes and replaces those that end."""

    def __init__(self, count: int) -> None:
        self._stop = threading.Event()
        self._processes = [self._hire() for _ in range(count)]
        self._watch = threading.Thread(target=self._replace_the_fallen, name="crew", daemon=True)
        self._watch.start()

    def dismiss(self) -> None:
        self._stop.set()
        self._watch.join()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.wait()

    def _hire(self) -> subprocess.Popen[bytes]:
        environment = {**os.environ, PARENT: str(os.getpid())}
        return subprocess.Popen([sys.executable, "-m", "flibuste.server.crew"], env=environment)

    def _replace_the_fallen(self) -> None:
        while not self._stop.wait(RETRY):
            for at, process in enumerate(self._processes):
                if process.poll() is not None:
                    logger.warning("A bot process ended with code %s; another takes its place.", process.returncode)
                    self._processes[at] = self._hire()


def main() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: bots: %(message)s")
    stop = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then dismisses its crew
    parent = int(os.environ.get(PARENT, os.getppid()))
    Worker(Settings.from_environment()).run(stop, lambda: os.getppid() == parent)


if __name__ == "__main__":
    main()
