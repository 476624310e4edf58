"""What every game gets that brings no words, board or numbers of its own."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.data.phrases import phrasebook
from flibuste.kernel import SPECTATOR, Generator, View, apply, below, deciders
from flibuste.kit.numbers import Numbers
from flibuste.kit.rows import Floats
from flibuste.render.plain import Place, Thing, places
from flibuste.render.words.plain import PlainWords
from tests.kit.cove import GAME, Cove

NAMES = ("Ana", "Bo", "Cy")


def position(moves: int) -> Cove:
    s, dice = GAME.new(3, {}, 5), Generator(b"", 3)
    for _ in range(moves):
        seat = deciders(s)[0]
        options = GAME.view(s, seat).options
        apply(s, seat, options[below(dice, len(options))])
    return s


def shown(s: Cove, seat: int) -> dict[str, dict[str, Any]]:
    view: View[Any] = GAME.view(s, seat)
    return {place.name: _by_name(place) for place in places(view, phrasebook("en"), NAMES)}


def _by_name(place: Place) -> dict[str, Any]:
    return {entry.name: entry.text or list(entry.things) for entry in place.entries}


def test_the_table_comes_first_then_the_viewer_then_the_others_in_turn() -> None:
    assert list(shown(position(2), 1)) == ["On the table", "Bo", "Cy", "Ana"]
    assert list(shown(position(2), SPECTATOR)) == ["On the table", *NAMES]


def test_a_seat_is_named_and_a_flag_is_said() -> None:
    s = position(2)
    found = shown(s, 0)
    assert found["On the table"]["Active"] == NAMES[s.active]
    assert found["Ana"]["Peeked"] in ("yes", "no") and found["Ana"]["Points"] == str(s.points[0])


def test_a_hand_is_seen_by_its_owner_and_covered_for_others() -> None:
    s = position(0)
    own = [Thing(f"card {card + 1}") for card in s.hands[0]]
    assert shown(s, 0)["Ana"]["Hands"] == own
    assert shown(s, 1)["Ana"]["Hands"] == [Thing("plain", covered=True), Thing("golden", covered=True)]
    assert shown(s, 0)["On the table"]["Piles"]


def test_words_of_a_game_are_said_by_their_kind() -> None:
    words = PlainWords(GAME)
    assert words.forms(phrasebook("en"), "card", 3) == {"": "card 4"}
    assert words.forms(phrasebook("en"), "card", -1) == {"": "something hidden"}
    assert words.FIELD_KINDS == {"seat": "seat", "card": "card"}


@pytest.mark.parametrize("moves", [0, 2, 5])
def test_numbers_have_names_and_ones_own_come_first(moves: int) -> None:
    numbers, s = Numbers(Cove), position(moves)
    names = numbers.names(s.rules)
    for seat in range(3):
        written = Floats()
        numbers.write(GAME.view(s, seat).seen, seat, written)
        found = dict(zip(names, written.listed(), strict=True))
        assert [found[f"points-{turn}"] for turn in range(3)] == [s.points[(seat + turn) % 3] for turn in range(3)]
        assert found["active"] == (s.active - seat) % 3
        assert found["hands-0-covered"] == 0
        assert found["hands-1-covered"] == len(s.hands[(seat + 1) % 3])
