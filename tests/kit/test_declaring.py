"""Declaring gives the number; a field is written once; wrong documents and forgotten copies are named."""

from dataclasses import dataclass
from typing import Any

import pytest

from flibuste.kernel import VERB_SHIFT, BadOption, BadPosition, BrokenRules, Rules, Words
from flibuste.kit import (
    ROW,
    TABLE,
    Board,
    Catalogue,
    Cells,
    Derived,
    Each,
    Flag,
    Mask,
    Module,
    Named,
    Number,
    Part,
    Seat,
    Sparse,
    Word,
    document_of,
    field,
    from_document,
    hooking,
    menu,
)
from tests.kit.cove import COVE, GAME, Cove, CoveGame


def test_verbs_events_windows_and_counters_number_themselves() -> None:
    names = Catalogue()
    assert names.verb("draw") == 0
    assert names.verb("take", Words("card", ["a", "b"])) == 1 << VERB_SHIFT
    assert [names.event("drawn"), names.event("taken")] == [0, 1]
    assert [names.window("drawing"), names.window("taking")] == [1, 2]
    assert [names.counter("gold"), names.counter("red", "blue"), names.counter("rum")] == [0, ROW, 3 * ROW]
    assert TABLE < ROW
    assert names.notation().text((1 << VERB_SHIFT) + 1) == "take b"


def test_a_public_field_of_an_event_is_said_in_place() -> None:
    names = Catalogue()
    names.event("bought", "player:seat", "good")
    assert [(field.name, field.kind) for field in names.events[0].fields] == [("player", "seat"), ("good", "good")]


def test_a_menu_has_a_list_for_every_mask() -> None:
    lists = menu([4, 6, 9], always=[1])
    assert len(lists) == 8 and lists[0] == [1] and lists[0b101] == [1, 4, 9] and lists[0b111] == [1, 4, 6, 9]


def test_hooks_are_joined_or_replaced() -> None:
    class Hooked(Rules):
        def __init__(self) -> None:
            super().__init__(2, {})
            self.arrivals: tuple[str, ...] = ("first",)
            self.standing = "usual"

    rules = Hooked()
    hooking(arrivals="second", standing="other")(rules)
    assert (rules.arrivals, rules.standing) == (("first", "second"), "other")


def test_a_record_is_kept_in_one_number_and_written_by_name() -> None:
    kind = Cells(total=(Number(), 3, 8), wind=(Word("wind", ["north", "south"]), 0, 1))
    packed = kind.pack(9, 1)
    assert kind.unpack(packed) == [9, 1] and packed == 9 << 3 | 1
    assert kind.write(None, packed) == {"total": 9, "wind": "south"}
    assert kind.read(None, "the row", {"total": 9, "wind": "south"}) == packed
    with pytest.raises(BadPosition, match="no wind 'west' for wind of the row"):
        kind.read(None, "the row", {"total": 9, "wind": "west"})


@pytest.mark.parametrize("what", ["verb", "event", "window", "counter"])
def test_a_name_is_declared_once(what: str) -> None:
    declare = getattr(Catalogue(), what)
    declare("draw")
    with pytest.raises(BrokenRules, match=f"The {what} 'draw' is declared twice"):
        declare("draw")


def test_a_catalogue_has_an_end() -> None:
    names = Catalogue()
    with pytest.raises(BrokenRules, match="no room for the window 'w16'"):
        for number in range(1, 17):
            names.window(f"w{number}")


@dataclass(init=False)
class Hold:
    goods: list[int] = field(Sparse("good", ["rum", "salt"]))

    def clone(self) -> "Hold":
        twin = Hold()
        twin.goods = self.goods.copy()
        return twin


def worth(rules: Any, board: Any) -> int:
    return sum(sum(hold.goods) for hold in board.holds)


@dataclass(init=False, eq=False)
class Ship(Board):
    active: int = field(Seat(), key="whose-turn")
    wind: int = field(Word("wind", ["north", "south"], none=True))
    over_: int = field(Flag())
    met: int = field(Mask(Seat()))
    dice: list[int] = field(Named(["red", "blue"], Number(7), shift=1))
    log: list[int] = field(Each(Number(), None))
    holds: list[Hold] = field(Each(Part(Hold)), own=True)
    worth: int = field(Derived(worth))


DOCUMENT = {
    "whose-turn": 1,
    "wind": None,
    "over_": True,
    "met": [0, 1],
    "dice": {"red": 1, "blue": 6},
    "log": [3, 4],
    "holds": [{"goods": {"rum": 2}}, {"goods": {}}],
}


def read(**changes: Any) -> Ship:
    rules = Rules(2, {})
    return from_document(rules, "the board", Ship(rules), {**DOCUMENT, **changes})


def test_a_document_is_read_and_written() -> None:
    ship = read()
    assert (ship.active, ship.wind, ship.over_, ship.met, ship.dice, ship.worth) == (1, -1, 1, 3, [0, 5], 2)
    assert document_of(ship.rules, ship) == DOCUMENT


def test_a_board_is_copied_field_by_field() -> None:
    ship = read()
    ship.check_clone()
    twin = ship.clone()
    twin.log.append(5)
    twin.holds[0].goods[1] = 9
    assert type(twin) is Ship and document_of(ship.rules, ship) == DOCUMENT != document_of(ship.rules, twin)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"whose-turn": 2}, "Whose-turn is 2; it should be a number from 0 to 1."),
        ({"wind": "west"}, "There is no wind 'west' for wind; known are north, south."),
        ({"over_": 1}, "Over_ is 1; it should be true or false."),
        ({"met": [0, 0]}, "Met names 0 twice."),
        ({"met": 3}, "Met should be a list, not 3."),
        ({"dice": {"red": 1}}, "Dice lacks 'blue'."),
        ({"dice": {"red": 1, "blue": 9}}, "Dice blue is 9; it should be a number from 0 to 6."),
        ({"holds": []}, "The board has 0 holds; it should have 2."),
        ({"holds": [{"goods": {"tea": 1}}, {"goods": {}}]}, "There is no good 'tea' in goods of holds 0"),
        ({"holds": [{"goods": []}, {"goods": {}}]}, r"Goods of holds 0 should be an object, not \[\]."),
        ({"rudder": 1}, "The board has an unknown key 'rudder'"),
    ],
)
def test_a_wrong_document_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read(**changes)


@dataclass(init=False, eq=False)
class Fleet(Board):
    active: int = field(Seat())
    hulls: list[int] = field(Each(Number(9)), key="hull", among="players")
    holds: list[Hold] = field(Each(Part(Hold)), key="hold", among="players")


FLEET = {"active": 0, "players": [{"hull": 3, "hold": {"goods": {}}}, {"hull": 4, "hold": {"goods": {"rum": 1}}}]}


def read_fleet(**changes: Any) -> Fleet:
    rules = Rules(2, {})
    return from_document(rules, "the board", Fleet(rules), {**FLEET, **changes})


def test_what_a_seat_has_may_stand_together() -> None:
    fleet = read_fleet()
    assert fleet.hulls == [3, 4] and fleet.holds[1].goods == [1, 0]
    assert document_of(fleet.rules, fleet) == FLEET


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ([], "The board has 0 players; it should have 2."),
        ({}, "Players should be a list, not {}."),
        ([{"hull": 3}, {"hull": 4}], "Players 0 lacks 'hold'."),
        ([FLEET["players"][0], {"hull": 9, "hold": {"goods": {}}}], "Hull 1 is 9; it should be a number from 0 to 8."),  # type: ignore[index]
    ],
)
def test_what_a_seat_lacks_is_named(players: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read_fleet(players=players)


class Forgetting(Ship):
    def clone(self) -> Ship:
        twin = super().clone()
        del twin.log
        return twin


class Sharing(Ship):
    def clone(self) -> Ship:
        twin = super().clone()
        twin.holds[1] = self.holds[1]
        return twin


class Changing(Ship):
    def clone(self) -> Ship:
        twin = super().clone()
        twin.met = 0
        return twin


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [(Forgetting, "forgets the field 'log'"), (Sharing, "shares .* 'holds'"), (Changing, "changes the field 'met'")],
)
def test_a_wrong_clone_is_named(kind: type[Ship], sentence: str) -> None:
    rules = Rules(2, {})
    ship = from_document(rules, "the board", kind(rules), DOCUMENT)
    with pytest.raises(BrokenRules, match=sentence):
        ship.check_clone()


def test_a_mode_belongs_to_its_seat_count() -> None:
    played = []
    mode = Module("rival", {"kind": played.append, "cruel": played.append}, mode_of=(1,))
    assert mode.choice.values == ("kind", "cruel")
    mode.extend(Rules(2, {"rival": "kind"}))
    assert played == []
    mode.extend(Rules(1, {"rival": "cruel"}))
    assert len(played) == 1
    assert mode.refusal(1, {"rival": "cruel"}) is None
    assert mode.refusal(2, {"rival": "cruel"}) == "The option rival is for tables of 1, not of 2; leave it at kind."


class Alone(CoveGame):
    modules = (*CoveGame.modules, Module("alone", {"alone": lambda rules: rules.plan("brood")}, mode_of=(1,)))
    counts = range(1, 3)


def test_a_mode_with_one_variant_is_no_option() -> None:
    alone = Alone()
    assert alone.settle({}) == {"winks": "no"} and alone.refusal(2, {"winks": "no"}) is None
    assert ["brood" in alone.rules(seats, {}).plans for seats in (1, 2)] == [True, False]


def test_a_module_is_an_option_of_the_game() -> None:
    assert GAME.settle({}) == {"winks": "no"}
    with pytest.raises(BadOption, match="winks cannot be 'maybe'"):
        GAME.settle({"winks": "maybe"})
    assert "wink" not in texts(GAME.new(2, {"winks": "no"}, 1)) and "wink" in texts(GAME.new(2, {"winks": "yes"}, 1))


def texts(s: Cove) -> list[str]:
    return [COVE.notation().text(action) for action in s.options]
