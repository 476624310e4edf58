"""Two who play at a table, without a network: Ann on seat 0, Bob on seat 1."""

from collections.abc import Callable

import sqlalchemy as sa

from flibuste.kernel import options_of
from flibuste.server.database import schema
from flibuste.server.tables import play
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Viewer

ANN, BOB = Viewer(guest="ann", name="Ann"), Viewer(guest="bob", name="Bob")
WHO = {0: ANN, 1: BOB}


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
