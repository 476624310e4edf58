"""Answers, taking back, bots, clocks: what happens at a table."""

import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa

from flibuste.kernel import apply, options_of
from flibuste.server.bots import worker as bot_worker
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.tables import lobby, play
from flibuste.server.tables.hints import read_hint
from flibuste.server.tables.lobby import Plan, SeatPlan
from flibuste.server.tables.table import Entry, remaining
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer

ANN, BOB = Viewer(guest="ann", name="Ann"), Viewer(guest="bob", name="Bob")
WHO = {0: ANN, 1: BOB}


@pytest.fixture
def tables(services: Services) -> Tables:
    return services.tables


@pytest.fixture
def table(tables: Tables) -> str:
    """Ann on seat 0, Bob on seat 1."""
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("friend")]), ANN)
    lobby.sit(tables, id, BOB, "Bob")
    return id


def asked(tables: Tables, id: str) -> tuple[int, int, list[str]]:
    """The seat that is asked, its decision's number and its options."""
    with tables.looking(id) as table:
        seat = table.asked[0]
        options = options_of(table.playing.state, seat)
        return seat, table.decision(seat), [table.game.notation.text(option) for option in options]


def move(tables: Tables, id: str, which: int = 0) -> tuple[int, int, str]:
    """Play one of the options of whoever is asked."""
    seat, decision, options = asked(tables, id)
    assert play.answer(tables, id, WHO[seat], seat, decision, options[which])
    return seat, decision, options[which]


def until(
    tables: Tables, id: str, condition: Callable[[list[str]], bool], which: int = 0
) -> tuple[int, int, list[str]]:
    """Play on until the options of whoever is asked are as wanted."""
    for _ in range(500):
        found = asked(tables, id)
        if condition(found[2]):
            return found
        move(tables, id, which)
    raise AssertionError("The position never came.")


def length(tables: Tables, id: str) -> int:
    with tables.store.reading() as connection:
        rows = schema.log
        query = sa.select(sa.func.count()).select_from(rows).where(rows.c.table_id == id)
        return int(connection.execute(query).scalar_one())


def agree_in_memory_and_on_disk(tables: Tables, id: str) -> None:
    """The state is a cache: rebuilt from the log it is the same."""
    again = Tables(tables.store, tables.settings)
    with tables.looking(id) as cached, again.looking(id) as rebuilt:
        assert cached.playing.record(reveal=True) == rebuilt.playing.record(reveal=True)
        assert [cached.decision(n) for n in range(2)] == [rebuilt.decision(n) for n in range(2)]
        assert (cached.version, cached.state, cached.seats) == (rebuilt.version, rebuilt.state, rebuilt.seats)


def test_a_repeated_answer_is_harmless(tables: Tables, table: str) -> None:
    seat, decision, action = move(tables, table)
    assert not play.answer(tables, table, WHO[seat], seat, decision, action)
    assert length(tables, table) == 1


def test_an_answer_to_another_decision_is_harmless(tables: Tables, table: str) -> None:
    seat, decision, options = asked(tables, table)
    for late in (decision - 1, decision + 1):
        assert not play.answer(tables, table, WHO[seat], seat, late, options[0])
    assert not play.answer(tables, table, WHO[1 - seat], 1 - seat, 0, options[0])
    assert length(tables, table) == 0


def test_an_illegal_answer_is_refused_and_changes_nothing(tables: Tables, table: str) -> None:
    seat, decision, _ = asked(tables, table)
    for nonsense in ("", "win", "take nobody", "!undo", "!rewind"):
        with pytest.raises(Refusal) as refusal:
            play.answer(tables, table, WHO[seat], seat, decision, nonsense)
        assert refusal.value.key == "server-illegal"
    assert length(tables, table) == 0
    move(tables, table)


def asked_twice(tables: Tables, id: str) -> tuple[int, int, str]:
    """Play on until whoever stops is asked again; an answer to that second question."""
    while True:
        seat, decision, _ = until(tables, id, lambda options: "stop" in options)
        with tables.looking(id) as table:
            state, notation = table.playing.state.clone(), table.game.notation
        apply(state, seat, notation.parse("stop", options_of(state, seat)))
        if options := options_of(state, seat):
            return seat, decision, notation.text(options[0])
        move(tables, id)


def test_answers_given_together_count_all_or_none(tables: Tables, table: str) -> None:
    seat, decision, follows = asked_twice(tables, table)
    before = length(tables, table)
    with pytest.raises(Refusal) as refusal:
        play.answer(tables, table, WHO[seat], seat, decision, "stop; take nobody")
    assert refusal.value.key == "server-illegal" and length(tables, table) == before
    assert play.answer(tables, table, WHO[seat], seat, decision, f"stop; {follows}")
    assert length(tables, table) == before + 2
    agree_in_memory_and_on_disk(tables, table)


def test_chance_cannot_be_tried_out(tables: Tables, table: str) -> None:
    seat, decision, _ = until(tables, table, lambda options: "reveal" in options)
    before = length(tables, table)
    with pytest.raises(Refusal) as refusal:
        play.answer(tables, table, WHO[seat], seat, decision, "reveal; stop")
    assert refusal.value.key == "server-together" and "chance" in refusal.value.sentence("en")
    assert length(tables, table) == before


def test_nobody_answers_for_another(tables: Tables, table: str) -> None:
    seat, decision, options = asked(tables, table)
    for stranger in (WHO[1 - seat], Viewer(guest="eve"), Viewer(), Viewer(token="guess")):
        with pytest.raises(Refusal) as refusal:
            play.answer(tables, table, stranger, seat, decision, options[0])
        assert refusal.value.status == 403


def test_the_log_refuses_two_moves_in_one_place(tables: Tables, table: str) -> None:
    move(tables, table)
    row = {"table_id": table, "number": 0, "seat": 0, "action": "reveal", "at": 0.0}
    with pytest.raises(sa.exc.IntegrityError), tables.store.writing() as connection:
        connection.execute(sa.insert(schema.log).values(row))


def test_a_whole_game_is_on_disk(tables: Tables, table: str) -> None:
    with tables.changing(table) as change:
        while not change.table.playing.over:
            seat = change.table.asked[0]
            options = change.table.playing.view(seat).options
            change.append(seat, change.table.game.notation.text(options[-1 if len(change.table.entries) % 3 else 0]))
    agree_in_memory_and_on_disk(tables, table)
    with tables.store.reading() as connection:
        rows = connection.execute(sa.select(schema.seats).where(schema.seats.c.table_id == table)).all()
        left = connection.execute(sa.select(schema.tasks)).all()
    assert sorted(row.rank for row in rows)[0] == 1
    assert any(row.won for row in rows)
    assert left == []
    with pytest.raises(Refusal) as refusal:
        play.undo(tables, table, ANN)
    assert refusal.value.key == "server-nothing-to-undo"


# Taking back ----------------------------------------------------------------------------------------------------------


def test_what_revealed_nothing_is_taken_back_at_once(tables: Tables, table: str) -> None:
    seat, decision, options = until(tables, table, lambda options: "stop" in options)
    assert play.answer(tables, table, WHO[seat], seat, decision, "stop")
    play.undo(tables, table, WHO[seat])
    again, number, offered = asked(tables, table)
    assert (again, offered) == (seat, options)
    assert number > decision
    agree_in_memory_and_on_disk(tables, table)


def test_a_late_answer_is_not_taken_for_a_new_one_after_undo(tables: Tables, table: str) -> None:
    seat, decision, _ = until(tables, table, lambda options: "stop" in options)
    play.answer(tables, table, WHO[seat], seat, decision, "stop")
    play.undo(tables, table, WHO[seat])
    assert not play.answer(tables, table, WHO[seat], seat, decision, "stop")


def test_what_was_revealed_is_taken_back_by_consent(tables: Tables, table: str) -> None:
    seat, decision, _ = asked(tables, table)
    play.answer(tables, table, WHO[seat], seat, decision, "reveal")
    play.undo(tables, table, WHO[seat])
    with tables.looking(table) as found:
        assert (found.undo_seat, len(found.playing.moves)) == (seat, 1)
    play.agree(tables, table, WHO[seat], True)  # one's own consent does not count
    with tables.looking(table) as found:
        assert found.undo_seat == seat
    play.agree(tables, table, WHO[1 - seat], True)
    with tables.looking(table) as found:
        assert (found.undo_seat, len(found.playing.moves)) == (None, 0)
    agree_in_memory_and_on_disk(tables, table)


def test_a_refusal_ends_the_wish(tables: Tables, table: str) -> None:
    seat, *_ = move(tables, table)
    play.undo(tables, table, WHO[seat])
    play.agree(tables, table, WHO[1 - seat], False)
    with tables.looking(table) as found:
        assert (found.undo_seat, len(found.playing.moves)) == (None, 1)


def test_playing_on_ends_the_wish(tables: Tables, table: str) -> None:
    seat, *_ = move(tables, table)
    play.undo(tables, table, WHO[seat])
    move(tables, table)
    play.agree(tables, table, WHO[1 - seat], True)
    with tables.looking(table) as found:
        assert (found.undo_seat, len(found.playing.moves)) == (None, 2)


def test_against_bots_nobody_needs_to_agree(tables: Tables) -> None:
    id = lobby.create(tables, Plan("port-royal", [SeatPlan("me"), SeatPlan("here"), SeatPlan("bot")]), ANN)
    worker = bot_worker.Worker(tables.settings)
    for _ in range(200):
        with tables.looking(id) as found:
            mine = [seat for seat in found.asked if seat < 2]
        if mine:
            break
        worker.one_task()
    seat, decision, options = asked(tables, id)
    play.answer(tables, id, ANN, seat, decision, options[0])
    play.undo(tables, id, ANN)
    assert asked(tables, id)[0] == seat


def test_moves_that_stand() -> None:
    def entries(*texts: str) -> list[Entry]:
        return [Entry(int(text[0]), text[1:], 0.0) for text in texts]

    assert remaining(entries("0a", "1b", "0c", "0!undo", "0d")) == entries("0a", "1b", "0d")
    assert remaining(entries("0a", "1b", "0!undo")) == entries("1b")
    assert remaining(entries("0a", "1b", "1c", "0!rewind", "0d")) == entries("0d")


# Bots and clocks ------------------------------------------------------------------------------------------------------


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
