"""A finished game looked at again: by the bots, never in a request, in slices, and told on its page."""

import re
from itertools import combinations

import pytest
import sqlalchemy as sa

from flibuste.bots import analysis
from flibuste.kernel import Result
from flibuste.render.svg import charts
from flibuste.server.bots import hindsight
from flibuste.server.bots import worker as bot_worker
from flibuste.server.database.schema import tasks
from flibuste.server.web.finished_models import Curve, Moment
from flibuste.server.web.lookback import are_together, read
from tests.server.harness import Club

WAITING = 'hx-trigger="every 2s"'


def finished(club: Club, game: str, seats: int = 2, **more: str) -> str:
    table = club.create(game, seats, options=more)
    club.finish(table.id)
    return table.id


def work(club: Club) -> int:
    """Let a bot process do whatever is due; how many tasks that were."""
    worker = bot_worker.Worker(club.services.settings)
    count = 0
    while worker.one_task():
        count += 1
    return count


def test_the_page_comes_at_once_and_the_look_when_it_is_ready(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    id = finished(club, "port-royal")
    guest = club.guest("en")
    with monkeypatch.context() as patch:
        patch.setattr(analysis, "verdicts", lambda *_: pytest.fail("A request must not look back itself."))
        first = guest.get(f"/t/{id}").text
    assert WAITING in first and "going over the game: 0%" in first
    assert work(club) > 1, "a look should take several slices"
    part = guest.get(f"/t/{id}/lookback").text
    assert WAITING not in part
    assert 'class="chart' in part and "chances" in part
    assert part.partition('<svg id="symbols"')[0] in guest.get(f"/t/{id}").text
    assert work(club) == 0


def test_moments_are_only_told_where_a_net_judges(club: Club) -> None:
    judged, guessed = finished(club, "port-royal"), finished(club, "captains-war", adventure="all")
    for id in (judged, guessed):
        club.guest().get(f"/t/{id}")
    work(club)
    assert 'class="mom"' in club.guest().get(f"/t/{judged}").text
    page = club.guest().get(f"/t/{guessed}").text
    assert 'class="chart' in page and 'class="mom"' not in page and "at random" in page


def test_a_look_ends_with_the_result(club: Club) -> None:
    id = finished(club, "port-royal")
    club.guest().get(f"/t/{id}")
    work(club)
    with club.services.tables.looking(id) as table:
        match = table.playing
        document, done = hindsight.found(club.services.store, table) or ({}, False)
    assert done
    assert [point["ply"] for point in document["points"]] == list(range(len(match.moves) + 1))
    winners = match.game.result(match.state).winners
    assert document["points"][-1]["chances"] == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)]


def test_where_nobody_is_ahead_of_anybody_there_is_no_look(club: Club) -> None:
    id = finished(club, "captains-war", seats=1)
    page = club.guest().get(f"/t/{id}").text
    assert WAITING not in page and 'class="chart' not in page
    assert work(club) == 0


def test_a_bots_turn_comes_before_a_look(club: Club) -> None:
    """Whoever plays now never waits for those who look back."""
    club.guest().get(f"/t/{finished(club, 'port-royal')}")
    guest = club.guest()
    playing = guest.post("/play/port-royal").headers["location"].removeprefix("/t/")
    with club.services.tables.changing(playing) as change:
        for _ in range(500):
            if change.table.seats[change.table.asked[0]].is_bot:
                break
            seat = change.table.asked[0]
            change.append(seat, change.table.game.notation.text(change.table.playing.view(seat).options[-1]))
    assert bot_worker.Worker(club.services.settings).one_task()
    with club.services.store.reading() as connection:
        left = [tuple(row) for row in connection.execute(sa.select(tasks.c.table_id, tasks.c.kind))]
    assert [kind for table, kind in left if table != playing] == [hindsight.LOOK]
    with club.services.tables.looking(playing) as table:
        assert any(table.seats[entry.seat].is_bot for entry in table.entries)


def test_a_game_that_goes_on_cannot_be_looked_back_at(club: Club) -> None:
    table = club.create("port-royal", 2)
    assert club.guest().get(f"/t/{table.id}/lookback").status_code == 409


def test_no_moment_hides_the_number_of_another() -> None:
    curve = Curve("Ann", "red", [50.0] * 28)
    moments = [Moment("", True, "", "", "", turn=turn) for turn in (5, 23, 24, 24, 25)]
    drawn = str(charts.chances([curve], moments, ""))
    discs = re.findall(r'<circle cx="([\d.]+)" cy="(\d+)" r="11" fill="var\(--ink\)"/>', drawn)
    desktop, phone = discs[: len(moments)], discs[len(moments) :]
    for discs in (desktop, phone):
        places = [complex(float(x), float(y)) for x, y in discs]
        assert len(places) == len(moments)
        assert all(abs(one - other) >= 22 for one, other in combinations(places, 2))
    assert desktop[0][1] == desktop[1][1], "far apart they stand in one row"


@pytest.fixture
def chapter(club: Club, monkeypatch: pytest.MonkeyPatch) -> str:
    """A chapter of the campaign, played together and looked at quickly."""
    monkeypatch.setitem(hindsight.SAMPLES, hindsight.BY_THUMB, 1)
    monkeypatch.setattr(hindsight, "PASSES", 2)
    return finished(club, "port-royal", 3, adventure="cooperative")


def test_those_who_win_or_lose_together_have_one_chance_in_common(club: Club, chapter: str) -> None:
    assert WAITING in club.guest().get(f"/t/{chapter}").text
    work(club)
    with club.services.tables.looking(chapter) as table:
        match = table.playing
        document, done = hindsight.found(club.services.store, table) or ({}, False)
    assert done
    points = read(match, document)
    assert len(document["points"]) == 2 * len(points)
    assert all(len(set(point["chances"])) == 1 and 0 <= point["chances"][0] <= 1 for point in points)
    assert points[-1]["chances"][0] == float(bool(match.game.result(match.state).winners))
    page = club.guest("fr").get(f"/t/{chapter}").text
    part = page[page.index('id="lookback"') :]
    assert "Où en était l’équipage, et quand" in part and part.count("L’équipage</span>") == 1


def test_the_replay_of_a_chapter_tells_the_chance_of_the_crew(club: Club, chapter: str) -> None:
    club.guest().get(f"/t/{chapter}")
    work(club)
    with club.services.tables.looking(chapter) as table:
        match = table.playing
    won = bool(match.game.result(match.state).winners)
    last = club.guest().get(f"/t/{chapter}/replay?ply={len(match.moves)}").text
    assert f"The crew’s chances: {100 if won else 0}%." in last
    assert "The crew’s chances: " in club.guest().get(f"/t/{chapter}/replay?ply=0").text
    assert "How the crew stood, and when" in last


def test_rivals_who_come_out_even_are_no_crew(club: Club) -> None:
    """All of them win, but each had chances of their own."""
    id = finished(club, "port-royal")
    with club.services.tables.looking(id) as table:
        match = table.playing
        even = Result([9, 9], [1, 1], [0, 1])
        points = [{"ply": 0, "chances": [0.5, 0.5]}, {"ply": 1, "chances": [0.6, 0.4]}]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(match.game), "result", lambda *_: even)
            assert hindsight.worth_a_look(match)
            assert not are_together(match, points)
            assert are_together(match, points[:1])
