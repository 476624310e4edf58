"""What an answer promises is what it does; and what the terminal shows of a table."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from flibuste.games.nassau.facts import changes
from flibuste.games.nassau.gains import gain
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.receiving import FreePirate
from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import GIFT_NAMES, OBJECT_NAMES, WEAPON, WEAPON_NAMES
from flibuste.kernel import Generator, View, apply, asking, options_of
from flibuste.render import text
from flibuste.render.sentences import Speaker
from tests.games.nassau.table import Table
from tests.games.nassau.test_properties import eager

CERTAIN = (
    *("go", "barge", "land", "pause", "again", "quay", "take", "table", "animal", "draw", "weapon", "dump", "act"),
    *("sail", "compass", "outpost", "plunder", "dog", "card", "buy", "crates", "dice", "hide", "home", "turtle"),
    "bonus",
)
ONE_OF_SEVERAL = ("draw", "animal", "weapon", "table")
ON_FOOT = ("go", "land")  # a pirate's table is chosen afterwards: its promise is that answer's
CHANCE_TAKES = ("crates", "dice")  # tokens and dice follow: only the pirates are certain
PUT_OFF = {"monkey": "skip", "stow": "leave", "trade": "skip", "pet-kraken": "skip", "turtle": "skip", "bonus": "skip"}


def amount_of(s: Nassau, seat: int, thing: str) -> int:
    ship: Ship = s.ships[seat]
    if thing in OBJECT_NAMES:
        return ship.objects[OBJECT_NAMES.index(thing)]
    if thing in WEAPON_NAMES:
        return ship.weapons[WEAPON_NAMES.index(thing)]
    simple = {
        "point": ship.points,
        "pirate": ship.standing,
        "crate": ship.crates,
        "provision": ship.provisions,
        "sail": ship.sails,
        "sailor": ship.sailors,
        "hold": ship.holds,
        "good": sum(ship.goods),
        "animal": ship.animals.bit_count(),
        "yarn": len(s.hands[seat]),
        "weapon": sum(ship.weapons),
    }
    return simple[thing]


def play_on(s: Nassau, seat: int, action: int) -> None:
    """The answer, then what follows from it in the same breath, without help and without throwing anything out."""
    word = GAME_OBJECT.notation.verb(action).word
    questions = len(s.stack) + (word in ONE_OF_SEVERAL)
    apply(s, seat, action)
    while not s.over and s.decider == seat and len(s.stack) >= questions:
        topic = asking(s, seat).topic
        texts = {GAME_OBJECT.notation.text(option): option for option in s.options}
        if PUT_OFF.get(topic) in texts:
            apply(s, seat, texts[PUT_OFF[topic]])
        elif topic in ("draw", "animal", "weapon", "wake") or (topic == "table" and word not in ON_FOOT):
            apply(s, seat, s.options[0])
        else:
            return


def promises(s: Nassau, action: int) -> list[str]:
    """Which promises of an answer were broken."""
    seat = s.decider
    view: View[Nassau] = GAME_OBJECT.view(s, seat)
    word = GAME_OBJECT.notation.verb(action).word
    told = [change for change in changes(view, action) if word not in CHANCE_TAKES or change.thing == "pirate"]
    after = s.clone()
    play_on(after, seat, action)
    return [
        f"{GAME_OBJECT.notation.text(action)}: {change}"
        for change in told
        if amount_of(after, change.seat, change.thing) - amount_of(s, change.seat, change.thing) != change.amount
    ]


@pytest.mark.parametrize("seed", range(6))
def test_answers_keep_their_promises(seed: int) -> None:
    s: Nassau = GAME_OBJECT.new(2 + seed % 3, {"sea": "both", "feld": "yes"}, seed)
    dice = Generator(b"", seed + 50)
    kept = 0
    while not s.over:
        frame = asking(s, s.decider)
        several = isinstance(frame, FreePirate) and frame.left > 1
        for action in [] if several else options_of(s, s.decider):
            if GAME_OBJECT.notation.verb(action).word in CERTAIN and frame.topic != "stow":
                phase, rounds = s.phase, s.rounds
                probe = s.clone()
                play_on(probe, s.decider, action)
                room = probe.over or probe.decider != s.decider or asking(probe, s.decider).topic != "stow"
                if (probe.phase, probe.rounds) == (phase, rounds) and room:
                    assert promises(s, action) == []
                    kept += 1
        apply(s, s.decider, eager(s, dice))
    assert kept > 100


def test_a_tower_pays_its_old_owner() -> None:
    t = Table().dog("I").tower("WT-B1", "cannon", 1, 1)
    t.ship(0, place="B", standing=1, crates=4, cannon=3, sailors=2, provisions=2)
    t.sea().act(0, "B", "tower WT-B1")
    view = t.game.view(t.s, 0)
    told = {t.game.notation.text(option): changes(view, option) for option in view.options}
    assert [(change.thing, change.amount, change.seat) for change in told["crates 3"]] == [
        ("crate", -3, 0),
        ("pirate", -1, 0),
        ("point", 2, 1),
    ]


@pytest.mark.parametrize(("weapons", "promised"), [(5, []), (4, [("weapon", 1)])])
def test_no_weapon_is_promised_to_a_full_ship(weapons: int, promised: list[tuple[str, int]]) -> None:
    """An offering with a weapon of choice: where every row has its five, the doubloon buys nothing."""
    t = Table()
    t.ship(0, **dict.fromkeys(WEAPON_NAMES, 5))
    t.ship(0, sabre=weapons)
    assert [(thing, amount) for thing, amount in gain(t.s, 0, [(WEAPON, 1)]).items() if amount] == promised


def test_everything_named_is_a_thing() -> None:
    assert len(set(GIFT_NAMES)) == 20


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("phase", "words"), [("city", ("4NE", "Kraken 3")), ("sea", ("Bart 2", "zone A"))])
def test_the_terminal_shows_the_board_of_the_phase_and_the_ships(lang: str, phase: str, words: tuple[str, ...]) -> None:
    t = Table(3, sea="both").dog("B").opponent("OP-E1", "K4", [1, 0, 2]).tower("WT-B1", "sabre", 1, 2)
    t.ship(0, animals="cat", sugar=1, standing=4, holds=4)
    t.hand(0, 7, 31)
    if phase == "sea":
        t.sea()
    speaker = Speaker(GAME_OBJECT, lang, ["Anne", "Bart", "Ching"])
    view = t.game.view(t.s, 0)
    console = Console(width=140, record=True, file=StringIO())
    console.print(text.board(view, speaker, 140))
    shown = console.export_text()
    for word in ("Ching 2", "Kraken", "31", *words):
        assert word in shown, word
    assert ("4NE" in shown) == (phase == "city"), "in the Caribbean the city is done with"
    assert all(isinstance(text.note(view, speaker, action), str) for action in view.options)
    assert text.legend(view, speaker) and text.aim(view, speaker)
