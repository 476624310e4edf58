"""The web table of the adventure: what is chosen from, which events come, how a chapter is counted."""

import pytest

from flibuste.data.phrases import phrasebook
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.render.svg import port_royal
from flibuste.render.svg.adventure import Voyage, voyage
from flibuste.render.svg.face import Option, Sight, face
from tests.games.port_royal.modules.adventure import AdventureTable, adventure, begun
from tests.games.port_royal.table import OPEN, TAKE
from tests.rules import rule

NAMES = ["Maï", "Loïc", "Élise", "Yann"]


def sight_of(t: AdventureTable, seat: int = 0, lang: str = "fr") -> Sight:
    texts = t.options(seat) if t.decider == seat else []
    offers = {text: Option(text, text, text.split()[0], text.split()[1:]) for text in texts}
    colours = face("port-royal").COLOURS
    return Sight(GAME_OBJECT.view(t.state, seat), phrasebook(lang, "port-royal"), NAMES, colours, offers)


def page_of(t: AdventureTable, seat: int = 0, lang: str = "fr") -> Voyage:
    found = voyage(sight_of(t, seat, lang))
    assert found is not None
    return found


def buttons(t: AdventureTable, seat: int, lang: str = "fr") -> list[tuple[str, str] | None]:
    return [port_royal.button(sight_of(t, seat, lang), GAME_OBJECT.notation.parse(text)) for text in t.options(seat)]


@rule("PR-ADV-007")
def test_before_the_chapter_begins_there_are_adventurers_to_choose_and_no_event() -> None:
    t = begun(2, options="adventurers=draft")
    found = page_of(t, t.decider)
    assert [one.option.action for one in found.candidates] == t.options(t.decider)
    assert (found.candidates[1].about.name, found.candidates[1].coins) == ("Jacques Grandeur", "3 pièces")
    assert (found.events, found.month_end, found.next_mission) == ([], "", "")
    assert page_of(t, 1 - t.decider).candidates == []
    assert ("Jacques Grandeur", "3 pièces") in buttons(t, t.decider)


@pytest.mark.parametrize(
    ("seats", "effect"),
    [
        (1, "Gagnez 1 pièce."),
        (2, "Ce tour-ci, qui prend une carte ne verse rien au joueur actif."),
    ],
)
def test_an_event_says_what_it_does_for_so_many_players(seats: int, effect: str) -> None:
    (now,) = [tile for tile in page_of(adventure(seats, event="EV-06")).events if tile.state == "now"]
    assert now.effect == effect


@pytest.mark.parametrize(
    ("mode", "missions", "month", "said"),
    [
        ("cooperative", "10 11", 2, "La mission 11 est révélée."),
        ("competitive", "10 11 12 14", 4, "La mission 14 est révélée."),
        ("competitive", "10 11 12 14", 5, "On peut racheter un marqueur."),
    ],
)
def test_the_end_of_the_month_says_what_it_has_done(mode: str, missions: str, month: int, said: str) -> None:
    t = adventure(3, mode, missions=missions, month=month, event="EV-N2")
    assert [tile.effect for tile in page_of(t).events if tile.state == "now"] == [said]


def test_the_furthest_events_share_a_tile() -> None:
    coming = "EV-01 EV-02 EV-03 EV-04 EV-05 EV-07 EV-08"
    tiles = [tile for tile in page_of(adventure(4, events=coming), lang="en").events if tile.state == "coming"]
    assert [tile.when for tile in tiles] == ["in 1", "in 2", "in 3", "in 4", "in 5", "later"]
    assert (tiles[-1].name, tiles[-1].effect) == ("2 more", "Boarding Drill, Squalls")


def test_the_mission_to_come_has_its_place() -> None:
    assert page_of(adventure(2, missions="10 11")).next_mission == "3e mission"
    assert page_of(adventure(2, missions="10 11 12 14")).next_mission == ""


def test_who_keeps_a_ship_is_told_which_and_what_it_carries() -> None:
    t = adventure(2, at=TAKE, river="ship-ares-book-2 ship-ares-plant-2")
    assert ("Garder\N{NO-BREAK SPACE}: Pirate d’Arès", "livre de rituels") in buttons(t, 0)
    assert ("Garder\N{NO-BREAK SPACE}: Pirate d’Arès", "plantes médicinales") in buttons(t, 0)


@rule("PR-ADV-077")
def test_the_card_to_leave_on_the_pile_is_called_by_its_name() -> None:
    t = adventure(2, at=OPEN, display=["sentinel-1", ""], next_cards="sailor-1 priest captain", events="EV-01")
    t.play(0, "look")
    assert buttons(t, 0, "en") == [("Sailor", ""), ("Priest", ""), ("Captain", "")]


def test_others_see_what_lies_in_a_hold() -> None:
    panel = port_royal.panel(sight_of(adventure(2, holds=["", "ship-ares-book-2 ship-ares-book-2"])), 1)
    assert [chip.text for chip in panel.chips] == ["livre de rituels ×2"]


@rule("PR-ADV-090", "PR-ADV-102")
def test_the_score_sheet_counts_what_the_mode_looks_at() -> None:
    crew = sight_of(adventure(2, markers="10:0"), lang="en")
    assert [column.label for column in port_royal.columns(crew)][-1] == "Missions done"
    assert port_royal.score_cells(crew, 0)[-1] == "1"
    rivals = sight_of(adventure(2, "competitive", missions="10 11", markers="10:0 11:0 10:1", gold=[2, 3]), lang="en")
    assert [port_royal.score_cells(rivals, seat)[-3:] for seat in (0, 1)] == [["✓", "2", "2"], ["✗", "3", "3"]]
    assert len(port_royal.columns(rivals)) == len(port_royal.score_cells(rivals, 0))
