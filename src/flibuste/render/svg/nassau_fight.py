"""A fight of Nassau on the web table: its seven stages, what was drawn and rolled, and the odds for who asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from flibuste.games.nassau.losing import attacks
from flibuste.games.nassau.ship import crew
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import ATTACK, DODGE, GIFT_NAMES, LOSS_OF, NONE, SPECIES_NAMES, TOKEN_NAMES
from flibuste.kernel import Plan
from flibuste.render.svg.face import Odds, Sight, odds_of
from flibuste.render.svg.nassau_things import GIFT_ICONS, SPECIES_ICONS, Item, items
from flibuste.render.words.nassau_odds import chances

STAGES: Final = ("before", "crates", "tokens", "dodges", "dice", "losses", "spoils")
BEFORE, CRATES, TOKENS, DODGES, DICE, LOSSES, SPOILS = range(len(STAGES))
PLANS: Final = {"fight": BEFORE, "dutchman": CRATES}
"""The plans that are fights, and the stage with which each begins."""


class Stage(NamedTuple):
    name: str
    state: str  # done, now, later
    text: str


class Fight(NamedTuple):
    name: str
    icon: str
    weapon: Item
    force: int
    fighter: str
    boxes: Sequence[str]  # of damage: the colour of the crate in each, `bomb`, or nothing
    beaten: bool
    limits: Sequence[Item]  # weapons, hands and crates: how many can be placed
    stages: Sequence[Stage]
    tokens: Sequence[Item]
    dice: Sequence[int]
    success: int
    reward: Sequence[Item]
    points: int
    odds: Sequence[Odds]


def fight(sight: Sight) -> Fight | None:
    s: Nassau = sight.seen
    if s.fighter == NONE:
        return None
    t, ship, say = s.book.tables, s.ships[s.fighter], sight.words.say
    tile = s.opponents[s.target] if s.target != NONE else NONE
    species = SPECIES_NAMES[t.species[tile]] if tile != NONE else ""
    boxes = _boxes(sight)
    return Fight(
        name=say(f"species-{species}") if species else say("board-dutchman"),
        icon=SPECIES_ICONS[species] if species else "ghost",
        weapon=items(sight, [(s.weapon, ship.weapons[s.weapon])])[0],
        force=s.force,
        fighter=sight.colours[s.fighter],
        boxes=boxes,
        beaten=tile != NONE and "" not in boxes,
        limits=_limits(sight),
        stages=_stages(sight),
        tokens=[_token(sight, token, number) for token, number in enumerate(s.drawn) if number],
        dice=s.dice,
        success=t.success,
        reward=items(sight, t.reward[tile]) if tile != NONE else [],
        points=t.points[tile] if tile != NONE else 0,
        odds=_odds(sight),
    )


def stage_of(s: Nassau) -> int:
    """The plan on the stack already points at what comes next."""
    for frame in reversed(s.stack):
        if isinstance(frame, Plan) and frame.name in PLANS:
            return PLANS[frame.name] + frame.at - 1
    return SPOILS


def _boxes(sight: Sight) -> list[str]:
    s: Nassau = sight.seen
    seats = s.book.seats
    filled: list[str] = []
    if s.target != NONE:
        for seat in range(seats):
            filled += [sight.colours[seat]] * s.hits[s.target * seats + seat]
    filled += ["bomb"] * s.unmarked + [sight.colours[s.fighter]] * s.placed
    return filled + [""] * (max(s.force, 0) - len(filled)) if s.target != NONE else filled


def _limits(sight: Sight) -> list[Item]:
    s: Nassau = sight.seen
    ship, say = s.ships[s.fighter], sight.words.say
    return [
        items(sight, [(s.weapon, ship.weapons[s.weapon])])[0],
        Item("meeple", say("web-na-hands", sailors=ship.sailors, pirates=ship.standing), crew(ship)),
        Item("wooden-crate", say("web-na-aboard", crates=ship.crates), ship.crates),
    ]


def _stages(sight: Sight) -> list[Stage]:
    s: Nassau = sight.seen
    now, first = stage_of(s), BEFORE if s.target != NONE else CRATES
    last = SPOILS if s.target != NONE else LOSSES
    return [
        Stage(
            sight.words.say(f"web-na-stage-{STAGES[stage]}"),
            "now" if stage == now else "done" if stage < now else "later",
            TOLD[stage](sight, stage < now),
        )
        for stage in range(first, last + 1)
    ]


def _before(sight: Sight, done: bool) -> str:
    s: Nassau = sight.seen
    say = sight.words.say
    helped = ["bomb"] * bool(s.bombed) + ["crab"] * (s.force < s.book.tables.strength[s.opponents[s.target]])
    if helped:
        return " · ".join(say(f"web-na-{help_}-used") for help_ in helped)
    return say("web-na-no-help") if done else say("web-na-help")


def _crates(sight: Sight, done: bool) -> str:
    s: Nassau = sight.seen
    if done:
        return sight.words.say("web-na-placed", crates=s.placed)
    most = min(limit.number for limit in _limits(sight))
    return sight.words.say("web-na-at-most", crates=most)


def _tokens(sight: Sight, done: bool) -> str:
    return sight.words.say("web-na-drawn" if done else "web-na-to-draw", tokens=sight.seen.force)


def _dodges(sight: Sight, done: bool) -> str:
    drawn = sight.seen.drawn
    return sight.words.say("web-na-dodges", dodges=drawn[DODGE]) if any(drawn) else "–"


def _dice(sight: Sight, done: bool) -> str:
    s: Nassau = sight.seen
    if not any(s.drawn):
        return "–"
    hits = sum(die >= s.book.tables.success for die in s.dice)
    return sight.words.say("web-na-rolled", hits=hits, dice=len(s.dice)) if s.dice else _left(sight)


def _losses(sight: Sight, done: bool) -> str:
    return _left(sight) if any(sight.seen.drawn) else "–"


def _left(sight: Sight) -> str:
    return sight.words.say("web-na-attacks", attacks=attacks(sight.seen))


def _spoils(sight: Sight, done: bool) -> str:
    s: Nassau = sight.seen
    points = s.book.tables.points[s.opponents[s.target]]
    return f"{points} {sight.words.say('thing-point', count=points)}"


TOLD: Final[Sequence[Callable[[Sight, bool], str]]] = (_before, _crates, _tokens, _dodges, _dice, _losses, _spoils)


def _token(sight: Sight, token: int, number: int) -> Item:
    name = TOKEN_NAMES[token]
    option = sight.offers.get(f"ward {name}") or sight.offers.get(f"suffer {name}")
    if token < ATTACK:
        state = "dodge" if token == DODGE else "calm"
        return Item("whirlwind" if token == DODGE else "", sight.words.say(f"token-{name}"), number, state, option)
    thing = GIFT_NAMES[LOSS_OF[token]]
    label = sight.words.say("web-na-attack", thing=sight.words.attribute(f"thing-{thing}", "one"))
    return Item(GIFT_ICONS[thing], label, number, "attack", option)


def _odds(sight: Sight) -> list[Odds]:
    """One line for each number of crates or dice that can be answered."""
    return [
        odds_of(sight.words, told.chance.numerator, told.chance.denominator, told.sentence, told.detail)
        for told in chances(sight.view, sight.words)
    ]
