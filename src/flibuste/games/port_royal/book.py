"""The composed rules of a table: card tables, numbers, and every extension point a module can use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.data import load
from flibuste.games.port_royal.cards import GAME, Cards, printed
from flibuste.games.port_royal.catalogue import (
    DISCOUNT,
    EXPEDITIONS,
    GOLD,
    ICON,
    INFLUENCE,
    JACKS,
    PASS,
    PAYERS_OWNED,
    POWERS,
    REVEAL,
    SWORDS,
    TAKE,
    TRADERS,
)
from flibuste.kernel import BrokenRules, Plan, Result, Rules
from flibuste.kit import ROW

if TYPE_CHECKING:
    from flibuste.games.port_royal.state import PortRoyal

MOST_SEATS: Final = 6
FIRST_VERSION: Final = 1  # of the rules: before rulings G36 to G39
NO_ZONE: Final = -1
FAR: Final = 3  # lacking as much or more: out of sight

Grant = tuple[int, int]


class Payment:
    """A way to pay an expedition: its number among all ways, and how many of each of the payers it takes."""

    def __init__(self, number: int, counts: tuple[int, ...]) -> None:
        self.number = number
        self.counts = vec[i64](counts)

    def is_within(self, tally: vec[i64], seat: i64) -> bool:
        """Whether the seat has them; their counters follow each other."""
        place: i64 = ICON + seat
        for count in self.counts:
            if count > tally[place]:
                return False
            place += ROW
        return True


class Numbers(NamedTuple):
    """What a module tells learning machines (see `features.py`), with the module in play or not."""

    counters: Sequence[int] = ()
    kinds: Sequence[str] = ()  # of the characters it brings
    sets: Sequence[int] = ()  # counters whose bits count
    restless: Sequence[str] = ()  # questions amid which the numbers say little


class Book(Rules):
    """Port Royal's rules with the modules of one table.

    The hooks below are tuples of functions, called in order. A module adds its own before the book is frozen:
    `book.arrivals += (pay_gunners,)`.
    """

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, options)
        self.cards: Cards = printed()
        numbers = load(GAME, "numbers")
        self.start_coins: i64 = numbers.int("start_coins")
        self.goal: i64 = numbers.int("goal")
        self.fee: i64 = numbers.int("fee")
        self.tax_threshold: i64 = numbers.int("tax_threshold")
        self.tax_divisor: i64 = numbers.int("tax_divisor")
        self.tax_bonus: i64 = numbers.int("tax_bonus")
        self.admiral_river: i64 = numbers.int("admiral_river")
        self.admiral_coins: i64 = numbers.int("admiral_coins")
        self.allowance_by_colours = vec[i64](numbers.ints("allowance_by_colours"))
        self.allowance_of_others: i64 = numbers.int("allowance_of_others")
        self.trader_coins: i64 = numbers.int("trader_coins")
        self.jester_coins: i64 = numbers.int("jester_coins")
        self.governor_cards: i64 = numbers.int("governor_cards")
        self.senorita_discount: i64 = numbers.int("senorita_discount")
        self.special_expedition_players: i64 = numbers.int("special_expedition_players")
        self.variant_expeditions: i64 = numbers.int("variant_expeditions")
        self.holders: i64 = seats  # who can hold unseen cards: the seats, then what modules add
        self.draws_first_player = True
        self.extended = False  # whether any option is not the usual one, but for who begins
        self.has_secrets = False  # whether a seat may know what another may not
        self.things: list[tuple[str, Callable[[PortRoyal, int], int]]] = []
        """What answers promise: its word, and how much of it a seat has."""
        self.vague = [REVEAL, PASS]  # answers that promise nothing: cards are turned up, or the next in line arrives
        self.deck: list[int] = []
        self.laid_out: list[int] = []  # expeditions face up from the start
        self.free_counters: list[int] = [GOLD]  # counters that are not a recount of the display
        self.zones: list[str] = []
        self.zone_words: list[Sequence[str]] = []  # what lies in a zone, by name; cards unless a module says otherwise
        self.top_zone: i64 = NO_ZONE  # of cards that lie on top of the pile and that somebody has seen
        self.keeps_pools = False  # whether the unseen pools keep their numbers even when they are empty
        self.turn: list[Plan] = []  # by seat, the plans that run most often
        self.trade: list[Plan] = []
        self.tax: list[Plan] = []
        self.parts: dict[str, Any] = {}  # what modules keep at hand, by their names
        self.tax_bonuses: dict[str, tuple[int, int]] = {}  # by tax card: the least or the most of a counter gains
        self.payments: list[list[Payment]] = []  # per expedition, the ways to pay it
        self.shortest_expedition: i64 = 0
        self.takes: list[Any] = [TAKE + card for card in range(len(self.cards.keys))]
        """The answers that take a card: objects made once, which lists of options share."""
        self.take_or_pass: list[list[int]] = [[take, PASS] for take in self.takes]
        """The options where a card is all that can be taken."""
        self.grants: list[tuple[Grant, ...]] = [self._printed_grants(card) for card in range(len(self.cards.keys))]

        self.set_ups: tuple[Callable[[PortRoyal], None], ...] = ()
        """After the coins are dealt, before the first turn."""
        self.arrivals: tuple[Callable[[PortRoyal, int], None], ...] = ()
        """On a seat's arrival in phase 2, after admirals and jesters, before its allowance is fixed (PR-BASE-081)."""
        self.allowances: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """How many more cards a seat may take from a river that is not empty, summed on arrival (PR-BASE-082)."""
        self.revealed: tuple[Callable[[PortRoyal, int, int], None], ...] = ()
        """A seat has turned a card up, and it is not dealt with yet: seat, card."""
        self.stop_bars: tuple[Callable[[PortRoyal, int], bool], ...] = ()
        """Whether something forbids the active seat to stop revealing now (PR-BASE-021)."""
        self.boarders: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """Swords that a seat has for repelling only, summed (PR-BASE-041)."""
        self.colours_shown: tuple[Callable[[PortRoyal, int, int], None], ...] = ()
        """The river shows more ship colours without a bust: active seat, how many it showed before."""
        self.hired: tuple[Callable[[PortRoyal, int, int], None], ...] = ()
        """A seat has hired a character: seat, character."""
        self.discounts: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """What a seat pays less for the next character, besides señoritas, summed (PR-BASE-091)."""
        self.fees: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """What changes the fee of a seat that is not active, summed (PR-BASE-100)."""
        self.brokers: tuple[Callable[[PortRoyal, int, int], int], ...] = ()
        """Coins that a ship's colour brings a seat besides its traders, summed: seat, ship (PR-CHR-002)."""
        self.premiums: tuple[Callable[[PortRoyal, int, int], int], ...] = ()
        """Coins that cashing a ship brings beyond its own and the traders', summed: seat, ship (PR-BASE-090)."""
        self.must_collect: tuple[Callable[[PortRoyal], bool], ...] = ()
        """Whether the coins of the ship being traded cannot be given up (ruling G39)."""
        self.completed: tuple[Callable[[PortRoyal, int, int], None], ...] = ()
        """A seat has completed an expedition: seat, expedition."""
        self.hoards: tuple[Callable[[PortRoyal, int, int], int], ...] = ()
        """Of so many cards that a holder gets from the pile, how many a module deals itself: holder, cards."""
        self.levies: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """How many coins a seat loses to the tax just revealed, summed (PR-BASE-070); `s.hand` is the tax."""
        self.taxed: tuple[Callable[[PortRoyal, int], None], ...] = ()
        """A seat has lost coins to a tax."""
        self.influences: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """Influence that does not lie in the display, for the recount (PR-GEN-006)."""
        self.recounts: tuple[Callable[[PortRoyal, int, list[int]], None], ...] = ()
        """Adds to a recount of a seat's counters what does not lie in its display: seat, counters."""
        self.blanks: tuple[Callable[[PortRoyal, int], None], ...] = ()
        """Removes from a view what its seat may not know."""
        self.guesses: tuple[Callable[[PortRoyal], None], ...] = ()
        """Fills what was removed with a fair draw."""
        self.goals: tuple[Callable[[PortRoyal, int], int], ...] = ()
        """How much a seat lacks for the nearest thing that a module rewards, FAR at the most: for learning machines."""
        self.cargoes: tuple[Callable[[PortRoyal, int, int], int], ...] = ()
        """The influence that trading a ship may bring a seat, summed: seat, ship; for learning machines."""
        self.audits: tuple[Callable[[PortRoyal], None], ...] = ()
        """What else must add up; raises BadPosition."""
        self.has_reached_goal: Callable[[PortRoyal, int], bool] = _never
        """Whether a seat triggers the end of the game (PR-BASE-110)."""
        self.can_win: Callable[[PortRoyal, int], bool] = _never
        """Whether a seat may win at all (PR-VAR-002)."""
        self.tell_decision: Callable[[PortRoyal], None] = _tell_nothing
        """When the game is over, tells what decided besides influence (PR-BASE-112)."""
        self.standing: Callable[[PortRoyal], Result] = _no_result
        """Who has won, or is ahead (PR-BASE-112)."""
        self.draw_first: Callable[[PortRoyal], int] | None = None
        """Where the first card of a turn comes from, if not from the pile (PR-BASE-020)."""

    def freeze(self) -> None:
        super().freeze()
        self.turn, self.trade, self.tax = [
            [self.run(plan, seat) for seat in range(self.seats)] for plan in ("turn", "trade", "tax")
        ]

    def zone(self, name: str, words: Sequence[str] = ()) -> int:
        """A place that a module brings, for cards or for other things with names; its number in `PortRoyal.zones`."""
        self.zones.append(name)
        self.zone_words.append(words or self.cards.keys)
        return len(self.zones) - 1

    def grant(self, kind: str, counter: int, *, by_colour: bool = False) -> None:
        """Every character of a kind adds 1 to a counter while it lies in a display; or to its colour's of five."""
        for card, printed_kind in enumerate(self.cards.kind):
            if printed_kind == kind:
                self.grants[card] += ((counter + (self.cards.colour[card] * ROW if by_colour else 0), 1),)

    def _printed_grants(self, card: int) -> tuple[Grant, ...]:
        """PR-GEN-006 PR-GEN-007 What a card in a display counts for."""
        cards = self.cards
        kind = cards.kind[card]
        grants: list[Grant] = []
        if cards.influence[card]:
            grants.append((INFLUENCE, cards.influence[card]))
        if not cards.is_ship[card] and cards.swords[card]:
            grants.append((SWORDS, cards.swords[card]))
        if kind in POWERS:
            grants.append((POWERS[kind], self.senorita_discount if POWERS[kind] == DISCOUNT else 1))
        if kind in POWERS and ICON <= POWERS[kind] <= JACKS:
            grants.append((PAYERS_OWNED, 1))
        if kind == "trader":
            grants.append((TRADERS + cards.colour[card] * ROW, 1))
        if kind == "expedition":
            grants.append((EXPEDITIONS, 1))
        return tuple(grants)


def _never(s: PortRoyal, seat: int) -> bool:
    return False


def _tell_nothing(s: PortRoyal) -> None: ...


def _no_result(s: PortRoyal) -> Result:
    raise BrokenRules("Nothing says who wins.")
