"""The city as a multigraph: tiles, rotations, names, borders; and what the data say about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.data import DataError, library
from flibuste.games.nassau.city import (
    ALLEY_NAMES,
    ALLEYS,
    CROSSING_NAMES,
    CROSSINGS,
    FACE_NAMES,
    LAID_NAMES,
    TILES,
    TURNS,
    City,
    load_faces,
)
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.tables import GIFT_NAMES, NONE
from flibuste.kernel import Generator, below
from tests.games.nassau.table import L0, L2, LX, layout
from tests.rules import rule

FACES = load_faces()


def city(text: str) -> City:
    return City(FACES, layout(text))


def inner(built: City) -> list[int]:
    return [alley for alley in range(ALLEYS) if built.sections[alley] and alley not in built.borders]


def ways(built: City, crossing: str) -> dict[str, tuple[int, str]]:
    """The alleys of a crossing: their sections and where they lead."""
    at = CROSSING_NAMES.index(crossing)
    ends = {alley: built.other_end(alley, at) for alley in built.at[at]}
    return {
        ALLEY_NAMES[alley]: (built.sections[alley], "barge" if end == NONE else CROSSING_NAMES[end])
        for alley, end in ends.items()
    }


@pytest.mark.parametrize(
    ("text", "alleys", "sections", "borders"), [(L0, 65, 154, 50), (LX, 62, 148, 48), (L2, 62, 145, 47)]
)
def test_the_printed_sums_of_three_cities(text: str, alleys: int, sections: int, borders: int) -> None:
    built = city(text)
    assert len(inner(built)) == alleys
    assert sum(built.sections[alley] for alley in inner(built)) == sections
    assert sum(built.sections[alley] for alley in built.borders) == borders


def test_the_sums_over_all_faces() -> None:
    assert sum(len(face.alleys) for face in FACES) == 79
    assert sum(sections for face in FACES for _, _, sections in face.alleys) == 170
    assert sum(stub for face in FACES for _, stub in face.ports) == 130


def test_both_faces_of_a_tile_offer_the_same() -> None:
    for tile in range(TILES):
        one, other = (sorted(map(sorted, FACES[2 * tile + side].offers)) for side in range(2))
        assert one == other


def test_every_city_offers_36_crossings_with_58_things() -> None:
    built = city(L2)
    offers = [thing for offer in built.offers for thing, _ in offer]
    assert len(built.offers) == CROSSINGS
    assert sum(len(offer) == 1 for offer in built.offers) == 14
    assert len(offers) == 58
    assert all(offers.count(GIFT_NAMES.index(weapon)) == 3 for weapon in GIFT_NAMES[:5])


@rule("NA-SET-001", "NA-SET-002")
def test_any_arrangement_is_one_connected_city() -> None:
    dice = Generator(b"", 7)
    for _ in range(150):
        tiles = list(range(TILES))
        laid = [
            (tiles.pop(below(dice, len(tiles))) * 2 + below(dice, 2)) * TURNS + below(dice, 4) for _ in range(TILES)
        ]
        built = City(FACES, laid)
        assert len(built.borders) == 24
        assert 62 <= len(inner(built)) <= 65
        assert {built.sections[alley] for alley in inner(built)} <= {1, 2, 3, 4, 5}
        assert {built.sections[alley] for alley in built.borders} <= {1, 2, 3}
        assert all(3 <= len(at) <= 6 for at in built.at)
        assert built.start != NONE
        assert reached(built) == CROSSINGS


def reached(built: City) -> int:
    seen, queue = {0}, [0]
    for crossing in queue:
        for alley in built.at[crossing]:
            end = built.other_end(alley, crossing)
            if end != NONE and end not in seen:
                seen.add(end)
                queue.append(end)
    return len(seen)


def test_the_crossings_of_the_rulebooks_examples() -> None:
    built = city(LX)
    assert ways(built, "7SE")["7.3"] == (4, "8SW")
    assert ways(built, "7SE")["7NESE"] == (2, "7NE")
    assert ways(built, "0NW")["0.7"] == (1, "barge")
    assert built.sections[ALLEY_NAMES.index("2.1")] == 2
    assert CROSSING_NAMES[built.landing(ALLEY_NAMES.index("2.1"))] == "2NE"


def test_the_beginners_city_starts_with_four_ways() -> None:
    assert ways(city(L0), "4SW") == {"3.3": (1, "3SE"), "4NWSW": (3, "4NW"), "4SESW": (3, "4SE"), "4.5": (4, "7NW")}


def test_four_quarter_turns_are_none() -> None:
    face = FACE_NAMES.index("7b")
    once = City(FACES, [face * TURNS + turn for turn in (0, 1, 2, 3, 0, 1, 2, 3, 0)])
    again = City(FACES, [face * TURNS + turn for turn in (0, 1, 2, 3, 0, 1, 2, 3, 0)])
    assert once.sections == again.sections
    assert once.offers[1] == once.offers[4 + 2] == once.offers[8 + 3] == once.offers[12], (
        "the crossing turns with the tile"
    )


def test_names_are_stable() -> None:
    assert len(set(ALLEY_NAMES)) == ALLEYS
    assert len(set(CROSSING_NAMES)) == CROSSINGS
    assert "4SESW" in ALLEY_NAMES and "3.2" in ALLEY_NAMES
    assert len(LAID_NAMES) == 72


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("alleys", '["NW-XX 2"]', "'XX'; it should be one of NW, NE, SE, SW"),
        ("alleys", '["NW-NW 2"]', "'NW-NW 2'; it should join two crossings"),
        ("alleys", '["NW-SE 0"]', "'NW-SE 0'; it should join two crossings"),
        ("alleys", '["NW-SE 1", "SE-NW 2"]', "two alleys join the same crossings"),
        ("ports", '["NW", "NE+0", "NE+0", "SE+0", "SE+2", "SW+2", "SW+0", "NW+2"]', "'NW'; it should be a crossing"),
        ("offers", '["2 gold", "1 sabre", "1 rum", "1 hold"]', "'gold'; it should be one of"),
        ("offers", '["pirate", "1 sabre", "1 rum", "1 hold"]', "'pirate'; it should begin with a number"),
    ],
)
def test_an_overlay_that_makes_no_city_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, field: str, value: str, complaint: str
) -> None:
    (tmp_path / "nassau").mkdir()
    (tmp_path / "nassau" / "city.toml").write_text(f'[[face]]\nkey = "1a"\n{field} = {value}\n', encoding="utf-8")
    monkeypatch.setenv(library.OVERLAY_VARIABLE, str(tmp_path))
    with pytest.raises(DataError) as error:
        GAME_OBJECT.new(2, {}, 1)
    assert complaint in str(error.value)
    assert "1a" in str(error.value)
    assert str(error.value).count("\n") == 0
