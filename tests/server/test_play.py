"""Answers at a table: those that count, those that are late, those that are refused."""

from collections.abc import Iterable

import pytest
import sqlalchemy as sa

from flibuste.kernel import apply, options_of
from flibuste.kernel.notation import Notation
from flibuste.server.database import schema
from flibuste.server.refusals import Refusal
from flibuste.server.tables import play
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer
from tests.server.playing import ANN, WHO, agree_in_memory_and_on_disk, asked, length, move, until


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


def test_an_answer_is_read_once(tables: Tables, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat, decision, options = asked(tables, table)
    read: list[str] = []
    parse = Notation.parse

    def noting(notation: Notation, text: str, legal: Iterable[int] | None = None) -> int:
        read.append(text)
        return parse(notation, text, legal)

    monkeypatch.setattr(Notation, "parse", noting)
    assert play.answer(tables, table, WHO[seat], seat, decision, options[0])
    assert read == [options[0]]
    agree_in_memory_and_on_disk(tables, table)
