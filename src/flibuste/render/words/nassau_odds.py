"""The odds of a fight of Nassau in sentences, one for each number of crates or dice that can be answered."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.losing import attacks
from flibuste.games.nassau.odds import chance_to_keep, chance_to_ward
from flibuste.games.nassau.ship import is_usable, owned
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.tables import CAT, DODGE, NONE, RUM
from flibuste.games.nassau.words import CRATES, DICE
from flibuste.kernel import VERB_SHIFT, View
from flibuste.kit import ARGUMENT


class Chance(NamedTuple):
    chance: Fraction
    sentence: str
    detail: str  # with rum, or with the Cat


def chances(view: View[Nassau], book: Phrasebook) -> list[Chance]:
    """Nothing where no fight asks the view's seat."""
    s = view.seen
    if s.fighter == NONE or s.fighter != view.seat:
        return []
    asked = {CRATES: _of_crates, DICE: _of_dice}
    verbs = [(asked.get(action >> VERB_SHIFT << VERB_SHIFT), action & ARGUMENT) for action in view.options]
    return [chance(s, book, number) for chance, number in verbs if chance]


def _of_crates(s: Nassau, book: Phrasebook, crates: int) -> Chance:
    """That enough crates stay to beat the opponent, or, where that is out of reach, at least one."""
    bag = s.book.tables.bag
    there = (crates_on(s, s.target) if s.target != NONE else 0) + s.unmarked
    needed = s.force - there
    beats = s.target != NONE and crates >= needed
    spare = crates - max(needed, 0) if beats else crates - 1
    chance = chance_to_keep(bag[DODGE], sum(bag), s.force, spare) if spare >= 0 else Fraction(0)
    rum = owned(s.ships[s.fighter], RUM)
    with_rum = chance_to_keep(bag[DODGE], sum(bag), s.force, min(s.force, spare + rum))
    detail = book.say("fight-odds-rum", rum=rum, percent=percent(with_rum)) if rum and with_rum > chance else ""
    return Chance(chance, book.say("fight-odds-beat" if beats else "fight-odds-hurt", crates=crates), detail)


def _of_dice(s: Nassau, book: Phrasebook, dice: int) -> Chance:
    success, due = s.book.tables.success, attacks(s)
    chance = chance_to_ward(dice, due, success, False)
    counts = {"count": chance.numerator, "total": chance.denominator}
    detail = ""
    if s.target != NONE and is_usable(s.ships[s.fighter], CAT):
        detail = book.say("fight-odds-cat", percent=percent(chance_to_ward(dice, due, success, True)))
    return Chance(chance, book.say("fight-odds-ward", dice=dice, attacks=due, **counts), detail)


def percent(chance: Fraction) -> int:
    """Whole per cents; 0 and 100 only when certain."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)
