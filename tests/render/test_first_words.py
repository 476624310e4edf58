"""What a stranger reads before the first answer is true of this very table."""

from __future__ import annotations

import pytest

from flibuste.games.registry import game
from flibuste.kernel import Match, deciders
from flibuste.render.sentences import Speaker

NAMES = ["Anne", "Bart", "Cora"]
TABLES = [
    ("port-royal", 3, {}, "Whoever reaches 12 influence (the shield, 0 now) ends the game", "expedition"),
    ("port-royal", 3, {"end": "expedition"}, "and owns an expedition ends the game", "now) ends"),
    ("port-royal", 2, {"contracts": "cooperative"}, "You win together if every contract", "Whoever"),
    ("port-royal", 1, {"contracts": "cooperative"}, "You win if every contract", "together"),
    ("captains-war", 2, {}, "21 already, since all are still tied for first", "up against"),
    ("captains-war", 1, {"captain": "blackbeard"}, "you have 15 already, Blackbeard 27", "tied"),
    ("rolling-seas", 3, {}, "everybody plays at once", "−0"),
    ("rolling-seas", 1, {}, "draw the adventures that are revealed on your sea,", "everybody"),
]


@pytest.mark.parametrize(("key", "seats", "options", "said", "unsaid"), TABLES)
def test_the_first_words_fit_the_table(key: str, seats: int, options: dict[str, str], said: str, unsaid: str) -> None:
    match = Match.start(game(key), NAMES[:seats], options, bytes(32))
    seat = deciders(match.state)[0]
    first = Speaker(match.game, "en", match.seats).first(match.view(seat), seat)
    assert said in first and unsaid not in first


@pytest.mark.parametrize(("key", "seats", "options"), [table[:3] for table in TABLES])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_reason_of_the_first_question_is_a_sentence(
    key: str, seats: int, options: dict[str, str], lang: str
) -> None:
    match = Match.start(game(key), NAMES[:seats], options, bytes(32))
    seat = deciders(match.state)[0]
    because = Speaker(match.game, lang, match.seats).because(match.view(seat), seat)
    assert because[0].isupper() and because.endswith(".")
