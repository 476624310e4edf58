"""Moments of play, each as its page tells it: who has finished, a rival's board, a lost turn, the first question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from flibuste.games import registry
from flibuste.kernel import SPECTATOR, Match, deciders
from flibuste.server.web import rendering
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.page_models import Site
from flibuste.server.web.replaying import Replay
from flibuste.server.web.table_models import TablePage
from tests.browser import gallery, matches
from tests.browser.player import Player
from tests.browser.test_play import SAY
from tests.browser.visiting import DESKTOP, PHONE, Visit, set_up


def table(match: Match, seat: int, **context: int) -> TablePage:
    return Composer(match, seat, "en", TableContext("x", **context)).table()  # type: ignore[arg-type]


def amid_a_simultaneous_question() -> Iterator[Match]:
    """Everybody draws at once, and the first seat has already drawn."""
    for match in matches.random_play("rolling-seas", 3, 4):
        if match.state.fork is not None and len(deciders(match.state)) == 2 and 0 not in deciders(match.state):
            yield match


def test_who_has_finished_shows_as_done_and_ones_own_answer_stays_in_sight() -> None:
    match = next(amid_a_simultaneous_question())
    watched = {panel.seat: panel.status for panel in table(match, 1).seats}
    assert (watched[0], watched[2]) == ("has chosen", "thinking")
    mine = table(match, 0)
    assert mine.prompt.question.startswith("You chose: ")
    assert match.seats[1] in mine.prompt.question and match.seats[2] in mine.prompt.question


def drawn(match: Match, seat: int) -> str:
    board = table(match, seat).board
    return board[board.index('id="rs-chart"') : board.index('class="chart-cells"')]


def test_what_one_has_drawn_is_on_the_chart_while_the_others_draw() -> None:
    match = next(match for match in amid_a_simultaneous_question() if match.state.sketches[0])
    assert "var(--adv-monster)" in drawn(match, 0).partition("</pattern>")[2].rpartition("</pattern>")[2]
    assert drawn(match, 0) != drawn(match, 1)


@pytest.mark.parametrize("key", registry.keys())
def test_every_rivals_board_is_one_press_away(key: str) -> None:
    """Each seat links to its board; there nothing can be pressed, and the question stays."""
    moments = [match for match in matches.random_play(key, 3, 2) if not match.over and len(match.moves) % 40 == 20][:1]
    for match in moments:
        own = rendering.render("_table.html", Site("en"), table(match, 0))
        assert {f"/t/x?of={seat}" for seat in (1, 2)} <= set(re.findall(r'href="([^"]*of=\d)"', own))
        for seat in (1, 2):
            page = table(match, 0, look_at=seat)
            assert page.looks_at is not None and page.looks_at.name == match.seats[seat]
            assert 'name="action"' not in page.board
            assert page.prompt.question == table(match, 0).prompt.question


def test_a_rivals_chart_is_looked_at_while_ones_own_drawing_waits() -> None:
    """Nobody draws there, and the ship beside it is the rival's."""
    match = next(match for match in amid_a_simultaneous_question() if match.state.sketches[0])
    for seat in (1, 2):
        board = table(match, 0, look_at=seat).board
        assert f"{match.seats[seat]}’s chart" in board and f"{match.seats[seat]}’s ship" in board
        assert "You are drawing" not in board


def test_a_rival_of_nassau_is_looked_at_on_board() -> None:
    match = next(match for match in matches.random_play("nassau", 3, 2) if len(match.moves) == 20)
    assert re.search(r'value="ship"[^>]* checked', table(match, 0, look_at=1).board)
    assert not re.search(r'value="ship"[^>]* checked', table(match, 0).board)


def test_a_home_port_is_called_by_its_number() -> None:
    options = table(matches.in_play("rolling-seas", 2, "home", 0), 0).prompt.options
    assert [option.label for option in options] == [f"Port\N{NO-BREAK SPACE}{number}" for number in range(1, 9)]


def test_the_way_home_says_what_waits_there() -> None:
    """The dolphin for the first, the income; where there is neither, that too is said."""
    asked = [
        option.note
        for match in matches.random_play("nassau", 3, 2)
        if not match.over and deciders(match.state)[0] == 0
        for option in table(match, 0).prompt.options
        if option.action == "home"
    ]
    assert {"dolphin", "dolphin, +1 yarn card", "+1 yarn card", "nothing so far"} <= set(asked)


def lost_turn() -> Match:
    return next(
        match
        for match in matches.random_play("port-royal", 3, 2)
        if match.moves and any(match.game.events[event[0]].name == "busted" for event in match.moves[-1].events)
    )


def full_river() -> Match:
    return next(match for match in matches.random_play("port-royal", 3, 2) if len(match.state.river) == 7)


def test_a_lost_turn_shows_both_ships_and_a_sentence() -> None:
    board = table(lost_turn(), 0).board
    lost = board[board.index('class="loss"') : board.index("loses the turn")]
    assert lost.count("<svg") >= 2 and "data-lost-turn" in lost


@pytest.fixture
def written(browser: Browser, size: ViewportSize) -> Iterator[tuple[Page, list[str]]]:
    """A page that shows whatever was written last."""
    pages: list[str] = []

    def serve(route: Route) -> None:
        path = urlsplit(route.request.url).path
        if path.startswith("/static/"):
            route.fulfill(path=gallery.STATIC / path.removeprefix("/static/"))
        else:
            route.fulfill(body=pages[-1], content_type="text/html")

    page = browser.new_page(viewport=size, base_url="http://table.test")
    page.add_init_script(gallery.NO_STREAM)
    page.route("**/*", serve)
    yield page, pages
    page.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_bar_covers_neither_a_lost_turn_nor_a_rivals_people(written: tuple[Page, list[str]]) -> None:
    page, pages = written
    for match, seat, what in ((lost_turn(), SPECTATOR, "#pr-loss"), (full_river(), 1, "#pr-mine h2")):
        pages.append(rendering.render("table.html", Site("en"), table(match, 0, look_at=seat)))
        page.goto("/t/x")
        shown, bar = page.locator(what).bounding_box(), page.locator(".prompt").bounding_box()
        assert shown and bar and shown["y"] + shown["height"] < bar["y"], what


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("key", registry.keys())
def test_the_way_back_from_a_rivals_board_is_in_sight(written: tuple[Page, list[str]], key: str) -> None:
    page, pages = written
    match = next(match for match in matches.random_play(key, 3, 2) if len(match.moves) == 20)
    pages.append(rendering.render("table.html", Site("en"), table(match, 0, look_at=1)))
    page.goto("/t/x")
    expect(page.locator(".whose-board")).to_be_in_viewport()
    page.locator(".whose-board").click(trial=True)


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_the_first_words_do_not_cover_the_way_back(written: tuple[Page, list[str]]) -> None:
    page, pages = written
    match = next(iter(matches.random_play("rolling-seas", 3, 4)))
    pages.append(rendering.render("table.html", Site("en"), table(match, 0, look_at=1)))
    page.goto("/t/x")
    page.locator(".whose-board").click(trial=True)
    confirm = page.locator("#confirm").bounding_box()
    assert confirm and confirm["width"] > 200


@pytest.mark.parametrize("size", [DESKTOP], ids=["desktop"])
def test_the_names_of_a_full_river_are_large_enough_to_read(written: tuple[Page, list[str]]) -> None:
    page, pages = written
    pages.append(rendering.render("table.html", Site("en"), table(full_river(), 0)))
    page.goto("/t/x")
    letters = page.locator("#pr-river .cell[data-piece] svg.card > text:first-of-type").evaluate_all(
        "(names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a)"
    )
    assert len(letters) == 7 and min(letters) > 12


@pytest.mark.parametrize("key", ["port-royal", "captains-war", "rolling-seas"])
def test_the_first_question_explains_the_game_and_its_odd_figures(key: str) -> None:
    match = next(iter(matches.random_play(key, 3, 2)))
    seat = deciders(match.state)[0]
    page = table(match, seat)
    points = next(panel for panel in page.seats if panel.is_me).values[0].text
    assert match.seats[seat] in page.prompt.first and points in page.prompt.first
    later = next(match for match in matches.random_play(key, 3, 2) if match.ply(seat))
    assert table(later, seat).prompt.first == ""


def test_seat_headers_never_overflow(browser: Browser, pages: str) -> None:
    """The longest names, kinds and clocks, at every width."""
    for size in (PHONE, DESKTOP):
        page = browser.new_page(viewport=size)
        page.add_init_script(gallery.NO_STREAM)
        for name in ("pr-take", "cw-take", "rs-sail", "na-walk", "am-turn-4"):
            page.goto(f"{pages}/{name}.fr.day.html")
            wide = page.evaluate("""() => {
              for (const name of document.querySelectorAll(".seat .name, .strip b, .seat .hd small"))
                name.append(" Wwwwwwwwwwwwwwwwwwwwww");
              return [...document.querySelectorAll(".seat, .seat .hd, .strip a")]
                .filter((box) => box.offsetParent && box.scrollWidth > box.clientWidth + 1).map((box) => box.innerText);
            }""")
            assert wide == [], (name, size)
        page.close()


def test_the_chat_has_a_badge_and_its_newest_line_in_sight(visit: Visit) -> None:
    page = visit(size=PHONE).page
    set_up(page, "port-royal", 1)
    player = Player(page, "port-royal")
    for _ in range(8):
        player.answer()
    page.evaluate(SAY, "Ahoy")
    expect(page.locator('.menu > summary[data-chat="1"]')).to_be_visible()
    page.locator("#tick").click()
    expect(page.locator("#log .chat p").last).to_be_in_viewport()
    expect(page.locator('.menu > summary[data-chat=""]')).to_have_count(1)


def test_a_nameless_spectator_is_told_why_they_cannot_speak(visit: Visit) -> None:
    host = visit().page
    set_up(host, "port-royal", 1)
    stranger = visit().page
    stranger.goto(host.url + "#log")
    expect(stranger.locator("#mute")).to_contain_text("a name is enough")
    assert stranger.locator("#chat").count() == 0


def test_a_question_that_has_the_focus_by_script_shows_no_frame(visit: Visit) -> None:
    page = visit().page
    set_up(page, "port-royal", 1)
    page.wait_for_selector("#answer.mine")
    page.keyboard.press("Tab")
    page.locator("#question").focus()
    style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert page.evaluate("document.activeElement.id") == "question" and style == "none"


@pytest.mark.parametrize(
    ("key", "own"), [("port-royal", "Your"), ("rolling-seas", "Your ship"), ("nassau", "Your ship")]
)
def test_a_replay_calls_nothing_yours(key: str, own: str) -> None:
    """Whoever looks at a game of the past may be anybody."""
    match = next(match for match in matches.random_play(key, 2, 2) if len(match.moves) == 30)
    heading = re.compile(rf">[^<]*{own}")
    shown = Replay(match, 20, 1, "en", TableContext("x")).page()
    assert heading.search(table(match, 1).board) and not heading.search(shown.board)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_hint_can_be_closed_and_asked_for_again(visit: Visit, size: ViewportSize) -> None:
    """It lay over the cards until the next question."""
    page = visit(size=size).page
    set_up(page, "port-royal", 1)
    player = Player(page, "port-royal")
    page.wait_for_selector("#answer.mine")
    while not page.locator("#hint").count():
        player.answer()
        page.wait_for_selector("#answer.mine")
    hint = page.locator(".bubble .notice")
    page.locator("#hint").click()
    expect(hint).to_be_visible()
    page.locator(".bubble summary").click()
    expect(hint).to_be_hidden()
    page.locator("#hint").click()
    expect(hint).to_be_visible()
