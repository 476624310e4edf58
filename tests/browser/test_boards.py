"""Boards at work: along random games of every sort, the page offers exactly the legal answers."""

from __future__ import annotations

import html
import re

import pytest

from flibuste.data.phrases import languages
from flibuste.kernel import SPECTATOR, deciders
from flibuste.server.web import rendering
from flibuste.server.web.afterwards import Afterwards
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.page_models import Site
from flibuste.server.web.replaying import Replay
from tests.browser import matches

GAMES = {
    "base": ("port-royal", 3, ""),
    "box": ("port-royal", 4, "gambler=yes sails=marked contracts=competitive"),
    "sails": ("port-royal", 2, "sails=alone"),
    "crew": ("port-royal", 2, "contracts=cooperative"),
    "alone": ("port-royal", 1, "gambler=yes contracts=cooperative"),
    "chapter": ("port-royal", 2, "adventure=cooperative chapter=2 failures=1"),
    "chapter alone": ("port-royal", 1, "adventure=cooperative chapter=5"),
    "rivals": ("port-royal", 3, "adventure=competitive chapter=4"),
    "variable": ("port-royal", 4, "adventure=variable adventurers=draft"),
    "voyage": ("rolling-seas", 1, ""),
    "fleet": ("rolling-seas", 3, "ambush=yes deck=stormier"),
    "isles": ("amerigo", 2, ""),
    "archipelago": ("amerigo", 4, ""),
    "port": ("nassau", 2, ""),
    "dutchman": ("nassau", 3, "sea=both feld=yes"),
    "legend": ("captains-war", 1, ""),
    "duel": ("captains-war", 2, ""),
    "adventures": ("captains-war", 4, "adventure=all"),
}
EVERY = 9  # moves between two looks


def offered(form: str) -> list[str]:
    """The actions a part of the page can post, in order."""
    found = re.findall(r'<button[^>]*name="action" value="([^"]*)"', form)
    found += re.findall(r'<option value="([^"]+)"', form)
    return [html.unescape(action) for action in found]


def _apart(prompt: str) -> tuple[str, str]:
    """The pad that a phone shows, and the rest of the prompt bar."""
    pad = re.search(r'<div class="on-pad.*?</div>\s*</div>', prompt, re.S)
    return (pad[0], prompt.replace(pad[0], "")) if pad else ("", prompt)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_offers_what_is_legal(name: str) -> None:
    key, seats, variant = GAMES[name]
    looks = 0
    for match in matches.random_play(key, seats, 5, variant):
        if match.over or len(match.moves) % EVERY:
            continue
        seat = deciders(match.state)[-1]
        view = match.view(seat)
        legal = [match.game.notation.text(action) for action in view.options]
        lang = languages()[looks % len(languages())]
        composer = Composer(match, seat, lang, TableContext("x"))
        ordered = [match.game.notation.text(action) for action in composer.face.in_order(composer.sight, view.options)]
        assert sorted(ordered) == sorted(legal)
        board, prompt = rendering.render("_table.html", Site(lang), composer.table()).split('id="answer"', 1)
        pad, listed = _apart(prompt)
        apart = pad or 'id="listed"' in prompt  # then some answers stand before others that come first
        assert sorted(offered(listed)) == sorted(legal) if apart else offered(listed) == ordered
        assert set(offered(pad)) <= set(legal)
        assert set(offered(board)) <= set(legal)
        watched = rendering.render(
            "_table.html", Site(lang), Composer(match, SPECTATOR, lang, TableContext("x")).table()
        )
        assert offered(watched) == []
        looks += 1
    assert looks


@pytest.mark.parametrize("name", GAMES)
def test_the_end_and_every_moment_can_be_shown(name: str) -> None:
    key, seats, variant = GAMES[name]
    *_, match = matches.random_play(key, seats, 6, variant)
    lang = languages()[len(name) % len(languages())]
    sheet = Afterwards(match, 0, lang, TableContext("x")).finished()
    assert len(sheet.rows) == seats + (name == "legend")  # who has a line of their own
    assert all(len(row.cells) == len(sheet.columns) for row in sheet.rows)
    rendering.render("finished.html", Site(lang), sheet)
    for ply in (0, 1, len(match.moves) // 2, len(match.moves)):
        moment = Replay(match, ply, ply % seats, lang, TableContext("x")).page()
        assert moment.ply == ply and moment.sentence
        rendering.render("replay.html", Site(lang), moment)


def test_a_state_that_is_drawn_stays_one_attribute() -> None:
    """Amerigo draws its phases in the line that says where the game stands."""
    match = matches.in_play("amerigo", 2, "turn", 10)
    page = rendering.render("_table.html", Site("en"), Composer(match, 0, "en", TableContext("x")).table())
    state = page.split('data-state="', 1)[1].split('"', 1)[0]
    assert html.unescape(state).count("<span") == html.unescape(state).count("</span>") > 0
