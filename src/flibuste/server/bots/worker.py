"""The bot processes: each claims a task, thinks about it, answers, and claims the next.

Tasks are rows of the database, so nothing is forgotten when a process ends; a claim is a lease that runs out.
"""

from __future__ import annotations

import faulthandler
import logging
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import sqlalchemy as sa

from flibuste.bots import make_bot
from flibuste.bots.strong import StrongBot
from flibuste.kernel import FlibusteError, Generator, View
from flibuste.kernel.rng import scatter
from flibuste.server.bots import hindsight
from flibuste.server.database.schema import seats, tasks
from flibuste.server.database.store import Store
from flibuste.server.ending import watch_parent
from flibuste.server.refusals import SILENT_DATABASE, Refusal
from flibuste.server.settings import SLOWEST, Settings
from flibuste.server.tables import play
from flibuste.server.tables.hints import Hint, hint_of
from flibuste.server.tables.tables import Tables

LONGEST_PAUSE: Final = 30.0
RETRY: Final = 1.0
GRACE: Final = 2.0  # seconds for everything of a task but the thought
EXPENDABLE: Final = "random"  # the bot that always has an answer

WITH_PEOPLE: Final = (
    sa.exists().where((seats.c.table_id == tasks.c.table_id) & (seats.c.kind == "person")).correlate(tasks)
)  # bots among themselves can wait

logger = logging.getLogger(__name__)


class TimeUp(Exception):
    """A bot thought longer than it may."""


def longest_thought(seconds: float) -> float:
    """After how long a bot that may think for so many seconds is stopped."""
    return 2 * seconds + 1


def choose(view: View[Any], level: str, seconds: float) -> int:
    """A bot's answer. One that fails or dawdles is replaced by the bot that always has an answer."""
    try:
        with _at_most(longest_thought(seconds)):
            return make_bot(level, secrets.randbits(32)).choose(view, seconds)
    except Exception as error:
        logger.warning("The bot %r has no answer in %s (%r): any legal one is played.", level, view.game.key, error)
        return make_bot(EXPENDABLE, secrets.randbits(32)).choose(view, seconds)


def advise(view: View[Any], seconds: float) -> Hint:
    """What the strongest bot would answer, and what it thinks of that."""
    texts = {action: view.game.notation.text(action) for action in view.options}
    try:
        with _at_most(longest_thought(seconds)):
            bot = StrongBot(Generator(b"", scatter(secrets.randbits(32))))
            action, candidates = bot.advise(view, seconds)
            return hint_of(action, candidates, texts)
    except Exception as error:
        logger.warning("No hint comes from the strongest bot in %s (%r).", view.game.key, error)
        return Hint(texts[choose(view, play.default_level(), seconds)])


class Worker:
    """One bot process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, settings)
        self._lease = longest_thought(settings.bot_seconds) + GRACE
        self._stop = threading.Event()
        self._news = threading.Event()
        self._work_of_kind: dict[str, Callable[[str, int], None]] = {
            "play": self._play,
            "hint": self._hint,
            "clock": lambda table, seat: play.clock_ran_out(self.tables, table, seat),
            hindsight.LOOK: self._look,
        }

    def run(self) -> None:
        """Work until told to stop. Nothing is done while nothing is due: whoever writes a task says so."""
        listening = threading.Thread(
            target=self.store.notifications.listen, args=(lambda *_: self._news.set(), self._stop), daemon=True
        )
        listening.start()
        while not self._stop.is_set():
            self._news.clear()
            try:
                if not self.one_task():
                    self._news.wait(self._pause())
            except SILENT_DATABASE as error:
                logger.warning("The database does not answer (%s); trying again.", str(error).splitlines()[0])
                self._stop.wait(RETRY)
        self.store.notifications.wake()
        listening.join()
        self.store.close()

    def stop(self) -> None:
        """End after the task in progress; may be called from any thread and from a signal."""
        self._stop.set()
        self._news.set()

    def one_task(self) -> bool:
        """Do one task if one is due."""
        claimed = self._claim(time.time())
        if claimed is None:
            return False
        table, seat, kind = claimed
        try:
            with _ending_if_stuck(self._lease):
                self._work_of_kind[kind](table, seat)
        except Refusal as refusal:
            logger.info("Task %s of table %s is void: %s", kind, table, refusal)
            self._forget(table, seat, kind)
        except FlibusteError:
            logger.exception("Task %s of table %s failed.", kind, table)
        return True

    def _play(self, table: str, seat: int) -> None:
        decision, action = self._think(table, seat)
        if action and play.answer_as_bot(self.tables, table, seat, decision, action):
            return
        self._forget(table, seat, "play")

    def _hint(self, table: str, seat: int) -> None:
        decision, hint = self._advise(table, seat)
        self._forget(table, seat, "hint")
        if hint:
            play.give_hint(self.tables, table, seat, decision, hint)

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

    def _advise(self, id: str, seat: int) -> tuple[int, str]:
        """The number of the seat's decision, and a hint as it is kept."""
        with self.tables.looking(id) as table:
            if seat not in table.asked:
                return 0, ""
            decision, view = table.decision(seat), table.playing.view(seat)
        return decision, advise(view, self.settings.bot_seconds).written()

    def _claim(self, now: float) -> tuple[str, int, str] | None:
        due = self._due(now)
        urgent_first = (tasks.c.kind == hindsight.LOOK, ~WITH_PEOPLE, tasks.c.due_at)
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

    def _due(self, now: float) -> sa.ColumnElement[bool]:
        """What is to be done now. A move or a lease that lies further ahead than any is set was noted before the clock
        of the machine was put back: it counts as come."""
        too_far = (tasks.c.kind == "play") & (tasks.c.due_at > now + max(self.settings.bot_pace, SLOWEST) + GRACE)
        free = (tasks.c.leased_until < now) | (tasks.c.leased_until > now + self._lease + GRACE)
        return ((tasks.c.due_at <= now) | too_far) & free

    def _forget(self, table: str, seat: int, kind: str) -> None:
        with self.store.writing() as connection:
            connection.execute(sa.delete(tasks).where(_the_task(table, seat, kind)))

    def _pause(self) -> float:
        """Until something is due; a clock that was set meanwhile is noticed in a while."""
        now = time.time()
        free_at = sa.case((tasks.c.leased_until > tasks.c.due_at, tasks.c.leased_until), else_=tasks.c.due_at)
        with self.store.reading() as connection:
            next_due = connection.execute(sa.select(sa.func.min(free_at))).scalar()
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


@contextmanager
def _ending_if_stuck(seconds: float) -> Iterator[None]:
    """More processor time than that, and the system ends this process, even in the midst of compiled code. On the
    clock, a task may take as long as it likes: on a busy machine that says nothing."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def main() -> None:
    """Work until told to end, or until the process that started this one is gone."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: bots: %(message)s")
    worker = Worker(Settings.from_environment())
    faulthandler.register(signal.SIGPROF, chain=True)  # it says where it was stuck, then ends
    signal.signal(signal.SIGTERM, lambda *_: worker.stop())
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its bot processes
    watch_parent(worker.stop)
    worker.run()


if __name__ == "__main__":
    main()
