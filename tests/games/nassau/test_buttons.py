"""What stands on an answer's button: what it leads to, and what it costs by itself."""

from __future__ import annotations

from flibuste.data.phrases import phrasebook
from flibuste.games.nassau.city import CROSSING_NAMES
from flibuste.games.nassau.facts import changes
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.modules.feld import FELD
from flibuste.games.nassau.words import ANIMAL_VERB, DRAW
from flibuste.render.svg import nassau
from flibuste.render.svg.face import Option, Sight
from flibuste.render.svg.nassau_city import spots
from tests.games.nassau.table import Table, fight, homeward

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


def test_the_animal_that_falls_asleep_brings_no_reward() -> None:
    """The spoils come whichever it is: they are not the answer's doing."""
    t = fight("T2", "nothing sailor", [False, False], animals="rat turtle")
    assert t.topic == "sleep"
    view = GAME_OBJECT.view(t.s, 0)
    assert [list(changes(view, action)) for action in view.options] == [[], []]


def test_what_helps_before_a_fight_says_what_it_does() -> None:
    t = fight("K4", animals="crab", bombs=1)
    assert labels(t) == [("", "strength 2 in this fight"), ("", "2 damage, −1 bomb")], "under their ordinary names"
    assert labels(fight("K1", animals="crab")) == [("", "beaten at once")]


def test_what_helps_in_a_fight_says_what_it_does() -> None:
    """The Cat by its dice; the Lizard by the reward, where the choice of a weapon is still to come."""
    t = fight("T2", "nothing sailor", [False, False], animals="cat")
    assert t.topic == "cat" and labels(t) == [("", "2 dice are rolled again")]
    t = fight("F7", "nothing nothing nothing nothing nothing", animals="lizard")
    assert t.topic == "spoils" and labels(t)[0][1].startswith("the reward twice: ")


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


def test_two_barges_to_one_side_are_told_apart() -> None:
    """Both lead west; where the barge comes back, the side and the alley are named too."""
    t = Table().captain("0NW")
    t.ship(0, doubloons=2, standing=8)
    t.city()
    barges = [label for label, _ in labels(t) if label.startswith("Barge")]
    assert len(barges) >= 2 and {"Barge, by the west, upper alley", "Barge, by the west, lower alley"} <= set(barges)
    t.play(0, next(text for text in t.options() if text.startswith("barge")))
    landings = labels(t)
    assert t.topic == "land" and len(set(landings)) == len(landings)
    assert [note for _, note in landings if "right alley" in note]
    assert all(note.startswith("from the ") for _, note in landings)


def test_the_piles_and_animals_say_what_they_hold_and_do() -> None:
    t = Table().captain("7SE")
    shown = sight(t)
    told = [nassau.button(shown, DRAW + deck) for deck in (1, 2)]
    assert told == [("", "yarns of 4 to 6 points"), ("", "yarns of 5 to 12 points")]
    assert nassau.button(shown, ANIMAL_VERB + 1) == ("", "Doubles one income of the home port")


def test_a_good_says_where_it_would_lie_and_what_the_hideout_counts_then() -> None:
    t = homeward(doubloons=5, tobacco=1, spices=1, sugar=1)
    t[0].hideout = 0  # tobacco, spices, silver ...
    t.sea().play(0, "skull", "hide tobacco")
    assert labels(t)[:2] == [
        ("Hide spices", "on a space worth 3, hideout 3 → 12 points, 3 doubloons in all"),
        ("Hide sugar", "into the centre, hideout 3 → 6 points, 3 doubloons in all"),
    ]


def test_the_stops_on_the_way_home_say_what_can_be_done_there() -> None:
    t = homeward(31, doubloons=1, rum=1, sugar=1).sea()
    told = [("", "1, 3 or 5 doubloons hide 1, 2 or 3 goods"), ("", "3 yarns for each rum"), ("", "dolphin")]
    assert labels(t) == told
