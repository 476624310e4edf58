"""What stands on an answer's button: what it leads to, and what it costs by itself."""

from __future__ import annotations

from flibuste.data.phrases import phrasebook
from flibuste.games.nassau.city import CROSSING_NAMES
from flibuste.games.nassau.facts import changes
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.modules.feld import FELD
from flibuste.render.svg import nassau
from flibuste.render.svg.face import Option, Sight
from flibuste.render.svg.nassau_city import spots
from tests.games.nassau.table import Table, fight

NAMES = ("Anne", "Ben")


def sight(t: Table, lang: str = "en") -> Sight:
    offers = {text: Option(text, text, *_words(text)) for text in t.options()}
    return Sight(GAME_OBJECT.view(t.s, 0), phrasebook(lang, "nassau"), NAMES, nassau.COLOURS, offers)


def _words(text: str) -> tuple[str, list[str]]:
    verb, *arguments = text.split()
    return verb, arguments


def labels(t: Table, lang: str = "en") -> list[tuple[str, str]]:
    """Of the answers that have words of their own."""
    shown = sight(t, lang)
    return [named for action in shown.view.options if (named := nassau.button(shown, action))]


def test_each_loss_shows_what_it_takes_and_not_what_follows_it() -> None:
    """Two attacks for which nothing is there: the first answer costs three points, whatever the spoils bring then."""
    t = fight("T7", "nothing nothing nothing harpoon cannon", [False, False], points=20)
    assert t.topic == "suffer" and t[0].points == 20
    view = GAME_OBJECT.view(t.s, 0)
    assert [[(change.thing, change.amount) for change in changes(view, action)] for action in view.options] == [
        [("point", -3)],
        [("point", -3)],
    ]


def test_what_helps_before_a_fight_says_what_it_does() -> None:
    t = fight("K4", animals="crab", bombs=1)
    assert labels(t) == [("Use the Crab", "strength 2 in this fight"), ("Throw a bomb", "2 damage, −1 bomb")]
    assert labels(fight("K1", animals="crab")) == [("Use the Crab", "beaten at once")]


def merchant_is_sent(at: str) -> Table:
    """The captain has just met him, and the bonus is taken."""
    t = Table(feld="yes").captain("7SE")
    t.s.tally[FELD] = CROSSING_NAMES.index(at)
    t.ship(1, place="A", berth=4)
    t.ship(0, rum=0, doubloons=0, provisions=0)
    return t.city().play(0, "go 7.3", "bonus rum", "skip")


def test_the_merchant_is_sent_to_something_that_has_a_name_and_is_in_the_window() -> None:
    t = merchant_is_sent("8SW")
    assert t.topic == "send"
    assert [place for _, place in labels(t)] == [f"Crossing 6{corner}" for corner in ("NW", "NE", "SE", "SW")]
    assert labels(t)[0][0] == "1 compass or 2 doubloons"
    (centre,) = [spot for spot in spots(sight(t)) if spot.centre]
    assert (centre.column, centre.row) == (2, 5), "the crossing of that corner nearest to the middle"
    t.play(0, "send 6NW")
    (centre,) = [spot for spot in spots(sight(t)) if spot.centre]
    assert centre.captain
