"""Taking moves back: at once, or by consent of the table."""

from flibuste.server.bots import worker as bot_worker
from flibuste.server.tables import lobby, play
from flibuste.server.tables.entries import Entry, remaining
from flibuste.server.tables.lobby import Plan, SeatPlan
from flibuste.server.tables.tables import Tables
from tests.server.playing import ANN, WHO, agree_in_memory_and_on_disk, asked, move, until


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
