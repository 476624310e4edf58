"""What an answer of Nassau is about, in a few words that depend on the table: where an alley leads, who is fought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.homeward import Hide
from flibuste.games.nassau.losing import can_lose
from flibuste.games.nassau.modules.feld import SEND
from flibuste.games.nassau.sailing import ways
from flibuste.games.nassau.scoring import hideout
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.stowing import Stow
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    CAT,
    CRAB,
    GIFT_NAMES,
    GOOD_NAMES,
    LIZARD,
    LOSS_OF,
    NONE,
    SPECIES_NAMES,
)
from flibuste.games.nassau.words import (
    ANIMAL_VERB,
    BARGE,
    BOMB_HELP,
    BUY,
    CONTRACT_HELP,
    DRAW,
    FIGHT,
    FROM,
    GO,
    HIDE,
    LAND,
    LEAVE,
    LOSE,
    OUTPOST,
    PLUNDER,
    SAIL_VERB,
    SUFFER,
    TAKE,
    TELL,
    TOWER,
    USE,
)
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import VERB_SHIFT, View
from flibuste.kit import ARGUMENT
from flibuste.render.words.nassau import gifts

DOUBLING: Final = (LIZARD, CONTRACT_HELP)  # what brings a reward once more

About = Callable[[Nassau, int, Phrasebook, Sequence[str], int], str]


def about(view: View[Nassau], book: Phrasebook, names: Sequence[str], action: int) -> str:
    """What stands behind an answer; empty where its own words say all."""
    told = ABOUT.get(action >> VERB_SHIFT << VERB_SHIFT)
    return told(view.seen, view.seat, book, names, action & ARGUMENT) if told else ""


def offer(s: Nassau, book: Phrasebook, crossing: int) -> str:
    """What a crossing gives: one thing, or one of two."""
    things = [gifts(book, [thing]) for thing in s.city.offers[crossing]]
    return things[0] if len(things) == 1 else book.say("or", first=things[0], second=things[1])


def _go(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], alley: int) -> str:
    return offer(s, book, s.city.other_end(alley, s.captain))


def _land(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], alley: int) -> str:
    return offer(s, book, s.city.landing(alley))


def _from(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], crossing: int) -> str:
    return offer(s, book, crossing)


def _barge(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], alley: int) -> str:
    return book.say("about-barge")


def _take(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], thing: int) -> str:
    return gifts(book, [item for item in s.city.offers[s.captain] if item[0] == thing])


def _buy(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], thing: int) -> str:
    return gifts(book, [item for item in s.book.tables.offerings[s.offerings[-1]] if item[0] == thing])


def _fight(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], space: int) -> str:
    t, tile = s.book.tables, s.opponents[space]
    return book.say(
        "about-fight",
        opponent=book.say(f"species-{SPECIES_NAMES[t.species[tile]]}"),
        strength=t.strength[tile],
        damage=crates_on(s, space),
        weapon=book.attribute(f"thing-{GIFT_NAMES[t.weapon_of[t.species[tile]]]}", "one"),
        reward=gifts(book, t.reward[tile]),
        points=t.points[tile],
    )


def _outpost(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], _: int) -> str:
    return gifts(book, s.book.tables.outposts[s.outposts[s.ships[seat].place]])


def _tower(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], tower: int) -> str:
    weapon = book.attribute(f"thing-{GIFT_NAMES[s.towers[tower]]}", "one")
    if s.holders[tower] == NONE:
        return weapon
    return book.say("about-tower", weapon=weapon, player=names[s.holders[tower]], crates=s.piled[tower])


def _plunder(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], post: int) -> str:
    return book.say(f"good-{GOOD_NAMES[s.wares[post]]}")


def _sail(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], zone: int) -> str:
    return book.say("about-sail", steps=ways(s, s.ships[seat])[zone])


def _hide(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], good: int) -> str:
    """Where it would lie, what the hideout counts then, and what the visit costs with it."""
    ship, t, frame = s.ships[seat], s.book.tables, s.stack[-1]
    assert isinstance(frame, Hide)
    column = t.hideouts[ship.hideout]
    due = ship.filled < len(column) and column[ship.filled] == good
    value = t.hideout_values[ship.filled] if due else 0
    values, goods = hideout(s, ship)
    points = {"before": values * goods, "after": (values + value) * (goods + 1)}
    return book.say("about-hide", value=value, fee=t.hiding_fees[frame.hidden], **points)


def _tell(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], card: int) -> str:
    true = is_true(s, seat, card)
    return book.say("about-tale", points=s.book.tables.yarn_points[card] if true else 1, true="yes" if true else "no")


def _use(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], help_: int) -> str:
    """What helps in a fight does."""
    t = s.book.tables
    if help_ == CRAB:
        return book.say("about-crab", strength=s.force - 1)
    if help_ == BOMB_HELP:
        return book.say("about-bomb", damage=t.bomb_damage)
    if help_ == CAT:
        return book.say("about-cat", dice=sum(die < t.success for die in s.dice))
    return book.say("about-twice", reward=gifts(book, t.reward[s.opponents[s.target]])) if help_ in DOUBLING else ""


def _animal(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], animal: int) -> str:
    return book.attribute(f"animal-{ANIMAL_NAMES[animal]}", "power").removesuffix(".")


def _draw(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], deck: int) -> str:
    worths = [s.book.tables.yarn_points[card] for card in s.book.tables.decks[deck]]
    return book.say("about-pile", least=min(worths), most=max(worths))


def _lose(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], _: int) -> str:
    return book.say("about-dodge", crates=s.placed - 1)


def _leave(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], _: int) -> str:
    frame = s.stack[-1]
    return book.say("about-leave", rest=gifts(book, [(frame.thing, frame.left)])) if isinstance(frame, Stow) else ""


def _suffer(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], token: int) -> str:
    return "" if can_lose(s, s.ships[seat], LOSS_OF[token]) else book.say("about-none")


ABOUT: Final[Mapping[int, About]] = {
    GO: _go,
    BARGE: _barge,
    LAND: _land,
    FROM: _from,
    SEND: _from,
    TAKE: _take,
    BUY: _buy,
    FIGHT: _fight,
    OUTPOST: _outpost,
    TOWER: _tower,
    PLUNDER: _plunder,
    SAIL_VERB: _sail,
    HIDE: _hide,
    TELL: _tell,
    USE: _use,
    ANIMAL_VERB: _animal,
    DRAW: _draw,
    LOSE: _lose,
    LEAVE: _leave,
    SUFFER: _suffer,
}
