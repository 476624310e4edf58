"""How the values of Captains' War are spoken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.data import load
from flibuste.data.phrases import Phrasebook
from flibuste.games.captains_war.events import HAUL
from flibuste.games.captains_war.modules.captain import REASONS
from flibuste.games.captains_war.sheet import PARTIES, TOTAL_OF
from flibuste.games.captains_war.tables import (
    CAPTAIN_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    FACES,
    GAME,
    GIFT_NAMES,
    ITEM_NAMES,
    MOST_SEATS,
    RESOURCES,
    TRACK_NAMES,
)
from flibuste.games.captains_war.turn import ENDINGS

Forms = dict[str, str | int]

FIELD_KINDS: Final[Mapping[str, str]] = {"left": "number", "track": "track"}
REWARDS: Final = ("gold", *TRACK_NAMES)


def forms(book: Phrasebook, kind: str, value: int) -> Forms:
    return SPOKEN[kind](book, value)


def captain(book: Phrasebook, voice: int) -> Forms:
    """A seat beyond the players is a Legendary Captain."""
    return {"": book.say(f"name-{CAPTAIN_NAMES[voice - MOST_SEATS]}")}


def die(book: Phrasebook, number: int) -> Forms:
    key = f"name-die-{DIE_NAMES[number]}"
    return {"": book.say(key), "the": book.attribute(key, "the")}


def face(book: Phrasebook, number: int) -> Forms:
    """What a face gives, in words."""
    row = load(GAME, "dice").row("face", f"{COLOUR_NAMES[number // FACES]}-{number % FACES + 1}")
    return {"": book.attribute(f"name-{row.str('gives')}", "some", n=row.int("amount"))}


def haul(book: Phrasebook, number: int) -> Forms:
    """An amount of something gained."""
    key, amount = f"name-{GIFT_NAMES[number // HAUL]}", number % HAUL
    return {"": book.attribute(key, "some", n=amount), "kind": book.say(key), "amount": amount}


def track(book: Phrasebook, number: int) -> Forms:
    key = f"name-{TRACK_NAMES[number]}"
    return {"": book.say(key), "the": book.attribute(key, "the"), "column": book.attribute(key, "column")}


def acquisition(book: Phrasebook, number: int) -> Forms:
    key = f"name-{load(GAME, 'acquisitions').rows('acquisition')[number].key}"
    return {"": book.say(key), "the": book.attribute(key, "the")}


def resource(book: Phrasebook, number: int) -> Forms:
    key = f"name-{ITEM_NAMES[RESOURCES[number]]}"
    return {"": book.say(key), "one": book.attribute(key, "some", n=1)}


def force(book: Phrasebook, number: int) -> Forms:
    return {"": number + 1}


def party(book: Phrasebook, number: int) -> Forms:
    forces = PARTIES[number]
    spoken = " + ".join(map(str, forces)) or book.say("party-nobody")
    return {"": spoken, "size": len(forces), "total": TOTAL_OF[number]}


def reward(book: Phrasebook, number: int) -> Forms:
    return {"": REWARDS[number]}


def share(book: Phrasebook, number: int) -> Forms:
    """A row of the captain's table."""
    row = load(GAME, "captains").rows("share")[number]
    first, second = (book.say(f"colour-{colour}") for colour in row.key.split("-"))
    gets = (book.say(f"colour-{row.str(field)}") for field in ("first", "second"))
    return {
        "": book.say("pair-took", first=first, second=second),
        "gets": book.say("pair-gets", first=next(gets), second=next(gets)),
        "tick": "yes" if row.bool("recruits") else "no",
    }


def reason(book: Phrasebook, number: int) -> Forms:
    return {"": book.say(f"why-{REASONS[number]}")}


def ending(book: Phrasebook, number: int) -> Forms:
    return {"": ENDINGS[number]}


SPOKEN: Final[Mapping[str, Callable[[Phrasebook, int], Forms]]] = {
    "seat": captain,
    "die": die,
    "face": face,
    "haul": haul,
    "track": track,
    "acquisition": acquisition,
    "resource": resource,
    "force": force,
    "party": party,
    "reward": reward,
    "share": share,
    "reason": reason,
    "ending": ending,
}
