"""How the values of Nassau are spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flibuste.data import Row, load
from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES
from flibuste.games.nassau.defending import DIGITS
from flibuste.games.nassau.modules.feld import BONUSES
from flibuste.games.nassau.scoring import PART_NAMES
from flibuste.games.nassau.sea import MOST_SITES, OPPONENT_SPACES, POST_SPACES, TOWER_SPACES, ZONE_NAMES
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    ATTACK,
    DECK_NAMES,
    GAME,
    GIFT_NAMES,
    GOOD_NAMES,
    HIDEOUT_NAMES,
    LOSS_OF,
    NONE,
    OFFERING_NAMES,
    OPPONENT_NAMES,
    QUAYS,
    TABLE_NAMES,
    TOKEN_NAMES,
    YARN_NAMES,
    Gifts,
)
from flibuste.games.nassau.tables import gift as printed_gift
from flibuste.games.nassau.tables import gifts as printed_gifts
from flibuste.games.nassau.words import CARGO_NAMES, GOODS_CARGO, HAUL, HELP_NAMES, INCOME_NAMES
from flibuste.games.nassau.yarns import THINGS, Condition
from flibuste.kernel import View
from flibuste.render.words.forms import Forms, Spoken, by_kind, coded, named, with_article

PLURAL: Final = 2

FIELD_KINDS: Final[Mapping[str, str]] = {
    "left": "number",
    "hidden": "number",
    "thing": "gift",
    "first": "first",
}


def figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    return {"round": view.seen.rounds, "rounds": view.seen.book.tables.rounds}


def gifts(book: Phrasebook, things: Gifts) -> str:
    """Some things with their numbers: `1 animal, 1 rum`."""
    return ", ".join(book.attribute(f"thing-{GIFT_NAMES[thing]}", "some", n=amount) for thing, amount in things)


def gift(book: Phrasebook, number: int) -> Forms:
    key = f"thing-{GIFT_NAMES[number]}"
    one = book.attribute(key, "one")
    return {
        "": book.say(key, count=PLURAL),
        "one": book.attribute(key, "some", n=1),
        "the": book.attribute(key, "the"),
        "name": one[0].upper() + one[1:],
        "key": GIFT_NAMES[number],
    }


def bonus(book: Phrasebook, number: int) -> Forms:
    """One of the merchant's."""
    return gift(book, BONUSES[number])


def haul(book: Phrasebook, number: int) -> Forms:
    thing, amount = divmod(number, HAUL)
    return {"": gifts(book, [(thing, amount)]), "key": GIFT_NAMES[thing]}


def opponent(book: Phrasebook, number: int) -> Forms:
    printed = load(GAME, "opponents").row("opponent", OPPONENT_NAMES[number])
    key, strength = f"species-{printed.str('type')}", printed.int("strength")
    return {
        "": book.attribute(key, "a", strength=strength),
        "the": book.attribute(key, "the", strength=strength),
        "name": book.say(key),
    }


def token(book: Phrasebook, number: int) -> Forms:
    """A combat token, and for an attack what it takes."""
    if number < ATTACK:
        return {"": book.say(f"token-{TOKEN_NAMES[number]}")}
    key = f"thing-{GIFT_NAMES[LOSS_OF[number]]}"
    one = book.attribute(key, "one")
    return {"": book.say("token-attack", thing=one), "thing": one, "one": book.attribute(key, "some", n=1)}


def unpacked(number: int) -> list[int]:
    """The short list that an event carries as one number."""
    things: list[int] = []
    while number:
        number, digit = divmod(number, DIGITS)
        things.append(digit - 1)
    return things[::-1]


def tokens(book: Phrasebook, number: int) -> Forms:
    return {"": ", ".join(str(token(book, kind)[""]) for kind in unpacked(number))}


def dice(book: Phrasebook, number: int) -> Forms:
    return {"": " · ".join(map(str, unpacked(number)))}


def cargo(book: Phrasebook, number: int) -> Forms:
    if number >= GOODS_CARGO:
        return {"": book.say("cargo-good", good=book.say(f"good-{GOOD_NAMES[number - GOODS_CARGO]}"))}
    return {"": book.attribute(f"thing-{CARGO_NAMES[number]}", "some", n=1)}


def berth(book: Phrasebook, number: int) -> Forms:
    if number < QUAYS:
        key, of = "berth-quay", str(number + 1)
    else:
        key, of = "berth-outpost", ZONE_NAMES[number - QUAYS]
    return {"": book.say(key, of=of), "name": book.attribute(key, "name", of=of)}


def table(book: Phrasebook, number: int) -> Forms:
    item = gifts(book, printed_gifts(_supply("table", TABLE_NAMES[number]), "item"))
    return {"": book.say("table-item", item=item), "name": book.attribute("table-item", "name", item=item)}


def offering(book: Phrasebook, number: int) -> Forms:
    printed = _supply("offering", OFFERING_NAMES[number])
    things = [printed_gift(printed, "items", item) for item in printed.strs("items")]
    return {"": " · ".join(gifts(book, [thing]) for thing in things)}


def _supply(table: str, key: str) -> Row:
    return load(GAME, "supplies").row(table, key)


def hideout(book: Phrasebook, number: int) -> Forms:
    """By the goods that it waits for, in their order."""
    goods = _supply("hideout", HIDEOUT_NAMES[number]).strs("spaces")
    return {"": " · ".join(book.say(f"good-{good}") for good in goods)}


def card(book: Phrasebook, number: int) -> Forms:
    """A yarn by its number and what it wants."""
    printed = load(GAME, "yarns").row("yarn", YARN_NAMES[number])
    args: Forms = {"number": YARN_NAMES[number], "wants": wants(book, Condition(printed))}
    return {
        "": book.say("card-name", **args),
        "sight": "seen",
        "short": book.attribute("card-name", "short", **args),
        "wants": args["wants"],
        "points": printed.int("points"),
    }


def wants(book: Phrasebook, condition: Condition) -> str:
    names = THINGS.get(condition.test)
    name = "" if names is None else names[condition.thing]
    args: Forms = {"n": condition.amount, "of": condition.of, "thing": name, "thing_many": name}
    if condition.test in ("weapons", "most-weapons"):
        args["thing"] = book.say(f"thing-{name}", count=PLURAL)
    elif condition.test == "animal":
        args["thing"] = book.attribute(f"animal-{name}", "the")
    elif condition.test == "good":
        args["thing"] = book.say(f"good-{name}")
    elif condition.test == "beaten":
        args |= {"thing": book.say(f"species-{name}"), "thing_many": book.attribute(f"species-{name}", "many")}
    return book.say(f"yarn-{condition.test}", **args)


def helper(book: Phrasebook, number: int) -> Forms:
    """An animal, a bomb or a contract."""
    if number < len(ANIMAL_NAMES):
        return {"": "animal", "name": animal(book, number)[""]}
    return {"": HELP_NAMES[number], "name": book.attribute(f"thing-{HELP_NAMES[number]}", "one")}


def first(book: Phrasebook, number: int) -> Forms:
    """Whether a bonus was chosen already."""
    return {"": "none" if number == NONE else "some"}


def _site(names: tuple[str, ...]) -> Spoken:
    """Towers and trading posts: by their code where they must be told apart, by their zone where they are told of."""
    return lambda book, number: {"": names[number], "zone": ZONE_NAMES[number // MOST_SITES]}


def count(book: Phrasebook, number: int) -> Forms:
    return {"": number}


animal: Final = with_article("the", "animal", ANIMAL_NAMES)
SPOKEN: Final[Mapping[str, Spoken]] = {
    "alley": coded(ALLEY_NAMES),
    "crossing": coded(CROSSING_NAMES),
    "zone": coded(ZONE_NAMES),
    "space": coded(OPPONENT_SPACES),
    "tower": _site(TOWER_SPACES),
    "post": _site(POST_SPACES),
    "deck": coded(DECK_NAMES),
    "hideout": hideout,
    "count": count,
    "gift": gift,
    "bonus": bonus,
    "weapon": gift,
    "haul": haul,
    "animal": animal,
    "good": named("good", GOOD_NAMES),
    "opponent": opponent,
    "token": token,
    "tokens": tokens,
    "dice": dice,
    "cargo": cargo,
    "berth": berth,
    "table": table,
    "offering": offering,
    "card": card,
    "help": helper,
    "first": first,
    "income": named("income", INCOME_NAMES),
    "part": named("part", PART_NAMES),
}
forms: Final = by_kind(SPOKEN)
