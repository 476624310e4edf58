"""L'aventure commence by rules of thumb: what missions make a card worth, and the answers to the adventure's questions.

Together every mission that nobody has done is worth a fortune to whoever lacks least for it, and influence counts until
card no. 9 is content. Against each other missions are worth their rewards, and the first two the trophy.
"""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.heuristics.port_royal_captain import WORTH_A_CARD
from flibuste.bots.heuristics.port_royal_voyager import Voyager
from flibuste.games.port_royal.catalogue import (
    COMPLETE,
    GOLD,
    KEEP,
    PAYERS,
    PAYMENT_COUNTS,
    PAYMENTS,
    REPEL,
    REVEAL,
    STOP,
)
from flibuste.games.port_royal.discovery import Repel
from flibuste.games.port_royal.modules.adventure.chapters import ENDOW
from flibuste.games.port_royal.modules.adventure.events import DANCE
from flibuste.games.port_royal.modules.adventure.hold import HUNTERS
from flibuste.games.port_royal.modules.adventure.missions import (
    ACCOMPLISH,
    CARGOS,
    LET_PASS,
    SEIZE,
)
from flibuste.games.port_royal.modules.adventure.months import BUY_OUT
from flibuste.games.port_royal.modules.adventure.printed import (
    COLOURS_SHOWN,
    FIRST_CARD,
    FOURTH_CARD,
)
from flibuste.games.port_royal.modules.adventure.sight import CAST_OFF, LOOK, PUT_BACK, Seen
from flibuste.games.port_royal.modules.adventure.table import (
    has_trophy,
    markers_left,
    seats_on,
    table,
)
from flibuste.games.port_royal.modules.adventure.voyages import (
    CREW_COUNTS,
    CREWS,
    MEMBERS,
    OUTFIT,
    expedition_and_crew,
)
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kernel import Frame, View, asking
from flibuste.kit import ARGUMENT

DARING: Final = 0.3  # bust odds one takes for what a mission asks of the river
COINS_FOR_A_TAX: Final = 12
LIKED: Final = (
    "scott",
    "blackbeard",
    "samuel",
    "mary",
    "landman",
    "anne",
    "gamine",
    "grandeur",
    "ferdinando",
    "fishborn",
)


def choose(view: View[Any]) -> int:
    """The answer of a sensible player on an adventure."""
    options = view.options
    question = asking(view.seen, view.seat)
    early = BEFORE_THE_VOYAGE.get(question.topic)
    if early is not None:
        return early(view.seen, view.seat, options)
    voyager = Voyager(view.seen, view.seat)
    voyager.call_the_crew()
    claims = [action for action in options if action & ~ARGUMENT == ACCOMPLISH and is_wanted(voyager, action)]
    if claims:
        return max(claims, key=lambda action: worth_of_claim(voyager, action))
    voyages = [
        action for action in options if action & ~ARGUMENT in (COMPLETE, OUTFIT) and voyager.spares(given_up(action))
    ]
    if voyages:
        return max(voyages, key=lambda action: (influence_of(voyager, action), -action))
    return answer(voyager, question, options)


def is_wanted(voyager: Voyager, action: int) -> bool:
    """A crew keeps the markers it needs for missions that nobody has done."""
    s, number = voyager.s, (action & ARGUMENT) // CARGOS
    if not voyager.own.is_shared or not seats_on(s, number):
        return True
    undone = [mission for mission in voyager.face_up() if not seats_on(s, mission.number)]
    to_come = 4 - len(voyager.face_up())
    left = sum(markers_left(s, seat) for seat in range(s.book.seats))
    return left > len(undone) + to_come and markers_left(s, voyager.seat) > int(bool(undone))


def worth_of_claim(voyager: Voyager, action: int) -> float:
    number = (action & ARGUMENT) // CARGOS
    return next((worth for mission, worth in voyager.quests if mission.number == number), 0.0)


def given_up(action: int) -> dict[str, int]:
    """Whom an expedition takes."""
    if action & ~ARGUMENT == COMPLETE:
        counts: tuple[int, ...] = PAYMENT_COUNTS[(action & ARGUMENT) % PAYMENTS]
        names: tuple[str, ...] = PAYERS
    else:
        counts, names = CREW_COUNTS[(action & ARGUMENT) % CREWS], MEMBERS
    given: dict[str, int] = {}
    for name, count in zip(names, counts, strict=True):
        kind = name.removeprefix("hunter-") if name in HUNTERS else name
        given[kind] = given.get(kind, 0) + count
    return {kind: count for kind, count in given.items() if count}


def influence_of(voyager: Voyager, action: int) -> int:
    if action & ~ARGUMENT == COMPLETE:
        return voyager.cards.influence[(action & ARGUMENT) // PAYMENTS]
    return voyager.cards.influence[expedition_and_crew(voyager.s, action & ARGUMENT)[0]]


def answer(voyager: Voyager, question: Frame[PortRoyal], options: list[int]) -> int:
    if isinstance(question, Seen):
        return put_back(voyager, question, options)
    if isinstance(question, Repel):
        return KEEP if voyager.welcomes(question.ship) else REPEL
    if options[0] & ~ARGUMENT == SEIZE:
        return seize(voyager, options)
    return ANSWERS[question.topic](voyager, options)


def put_back(voyager: Voyager, question: Seen, options: list[int]) -> int:
    """The card that promises most; the lookout's is discarded if it would end the turn."""
    worth = [voyager.after(card) for card in question.cards]
    if CAST_OFF in options:
        return PUT_BACK if worth[0] >= voyager.haul(voyager.s.river, voyager.s.colours) else CAST_OFF
    return PUT_BACK + worth.index(max(worth))


def seize(voyager: Voyager, options: list[int]) -> int:
    """Whatever still counts; a price in coins only for what is worth more."""
    number = options[0] & ARGUMENT
    mission = voyager.own.missions[number]
    worth = next((worth for found, worth in voyager.quests if found.number == number), 0.0)
    return options[0] if worth > mission.coins * voyager.coin else LET_PASS


def open_turn(voyager: Voyager, options: list[int]) -> int:
    return LOOK if LOOK in options else REVEAL


def discover(voyager: Voyager, options: list[int]) -> int:
    """Stop where a mission says so, go on for its colours; look before turning up another card."""
    s = voyager.s
    if STOP not in options:
        return LOOK if LOOK in options else REVEAL
    fresh = s.zones[voyager.own.before] == [len(s.river) - 1]
    if fresh and len(s.river) == 1 and voyager.wants(FIRST_CARD):
        return STOP
    if fresh and len(s.river) == 4 and voyager.wants(FOURTH_CARD) and voyager.gold >= 5:
        return STOP
    river, colours = s.river, s.colours
    goes_on = voyager.promise(river, colours) > voyager.haul(river, colours) + WORTH_A_CARD
    if not goes_on and is_driven(voyager):
        busting, unseen = bust_odds(s, voyager.seat)
        goes_on = busting <= unseen * DARING
    if not goes_on:
        return STOP
    return LOOK if LOOK in options else REVEAL


def is_driven(voyager: Voyager) -> bool:
    """Whether a mission wants more of the river than there is."""
    s = voyager.s
    few = COLOURS_IN[s.colours] < voyager.own.number("adventure_colours")
    return (few and voyager.wants(COLOURS_SHOWN)) or (len(s.river) < 4 and voyager.wants(FOURTH_CARD))


def take(voyager: Voyager, options: list[int]) -> int:
    return max(options, key=voyager.value_of_taking)


def finish(voyager: Voyager, options: list[int]) -> int:
    return options[0]


def choose_adventurer(s: PortRoyal, seat: int, options: list[int]) -> int:
    adventurers = table(s).adventurers
    return min(options, key=lambda action: LIKED.index(adventurers[action & ARGUMENT].key))


def endow_the_poorest(s: PortRoyal, seat: int, options: list[int]) -> int:
    return min([ENDOW + other for other in range(s.book.seats)], key=lambda action: s.count(action - ENDOW, GOLD))


def dance(s: PortRoyal, seat: int, options: list[int]) -> int:
    """A crown for coins to spare."""
    return DANCE if s.count(seat, GOLD) >= 6 else LET_PASS


def buy_out(s: PortRoyal, seat: int, options: list[int]) -> int:
    """The trophy at any price, more only with coins to spare."""
    return BUY_OUT if not has_trophy(s, seat) or s.count(seat, GOLD) >= COINS_FOR_A_TAX else LET_PASS


BEFORE_THE_VOYAGE: Final = {
    "side": choose_adventurer,
    "draft": choose_adventurer,
    "endow": endow_the_poorest,
    "ball": dance,
    "buy-out": buy_out,
}
ANSWERS: Final = {
    "open": open_turn,
    "discover": discover,
    "take": take,
    "after-bust": finish,
}
