"""Randomness is part of the state.

A real match draws from a keyed stream (BLAKE2b of a counter under the match's 256-bit seed): past draws say nothing
about the next, and once the seed is revealed anybody can recompute all of them. Imagined worlds use a 30-bit linear
congruential generator read from its high bits: one int, whose products compiled code can multiply in a register.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

SEED_BYTES: Final = 32
NO_DICE: Final = -1  # the generator of a view: nothing can be drawn from it
SCRIPTED: Final = -2  # one whose draws are written in `SCRIPT`
WORD_BITS: Final = 30
WORD: Final = (1 << WORD_BITS) - 1
HALF_WORD: Final = 1 << WORD_BITS // 2
MULTIPLIER: Final = 747796405
INCREMENT: Final = 1013904223
UNMULTIPLIER: Final = pow(MULTIPLIER, -1, 1 << WORD_BITS)
_KEYED_BITS: Final = 56


@mypyc_attr(allow_interpreted_subclasses=True)
class Generator:
    """A random stream: `key` is empty for the cheap one, `rng` is its counter or its state. `revealed` counts what
    somebody learnt that was hidden: every draw, and what the rules turn over."""

    __slots__ = ("key", "revealed", "rng")

    def __init__(self, key: bytes, rng: int) -> None:
        self.key = key
        self.rng = rng
        self.revealed: i64 = 0


class Probe:
    """How the conformance suite draws anew what a seat does not see: while `on`, draws that go unseen by `viewer` come
    out another way. `drawn` notes for each how much was revealed before it, `owned` how many some other seat saw."""

    def __init__(self) -> None:
        self.on = False
        self.viewer = 0
        self.turn = 0
        self.drawn: list[int] = []
        self.owned = 0

    def start(self, viewer: int, turn: int) -> None:
        self.on, self.viewer, self.turn, self.drawn, self.owned = True, viewer, turn, [], 0


PROBE: Final = Probe()


class ScriptEnds(Exception):
    """The next draw, which is not written yet, has so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Script:
    """What scripted dice show, for those who try every outcome: what is written, then what `rest` brings, if any."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.read = 0
        self.rest: Generator | None = None

    def start(self, written: list[int], rest: Generator | None) -> None:
        self.written, self.read, self.rest = written, 0, rest

    def draw(self, n: int) -> int:
        if self.read < len(self.written):
            self.read += 1
            return self.written[self.read - 1]
        if self.rest is None:
            raise ScriptEnds(n)
        return below(self.rest, n)


SCRIPT: Final = Script()


def below(s: Generator, n: int) -> int:
    """A number in 0..n-1. Every draw of every game goes through here."""
    s.revealed += 1
    if len(s.key):
        counter = s.rng
        s.rng = counter + 1
        return (_block(s.key, counter) * n) >> _KEYED_BITS
    if s.rng < 0:
        return _without_dice(s, n)
    state: i64 = s.rng & WORD
    state = (state * MULTIPLIER + INCREMENT) & WORD
    s.rng = state
    return (state * n) >> WORD_BITS


def below_unseen(s: Generator, n: int, seat: int) -> int:
    """A number in 0..n-1 that only one seat gets to see, or nobody (-1)."""
    revealed = s.revealed
    drawn = below(s, n)
    if seat < 0:
        s.revealed -= 1
    if PROBE.on and seat != PROBE.viewer:
        PROBE.drawn.append(revealed)
        PROBE.owned += s.revealed - revealed
        drawn = (drawn + PROBE.turn) % n
    return drawn


def shuffle(s: Generator, items: list[int]) -> None:
    """Put the items in a random order."""
    for i in range(len(items) - 1, 0, -1):
        j = below(s, i + 1)
        items[i], items[j] = items[j], items[i]


def pluck(s: Generator, pool: list[int]) -> int:
    """Take a random item out of a pool whose order means nothing."""
    item: int = take_out(pool, below(s, len(pool)))
    return item


def pluck_unseen(s: Generator, pool: list[int], seat: int) -> int:
    """The same, for the eyes of one seat only, or of nobody (-1)."""
    item: int = take_out(pool, below_unseen(s, len(pool), seat))
    return item


def take_out(pool: list[Any], i: i64) -> Any:
    """Take an item out of a pool; the last one takes its place. (Of anything: numbers are not made anew.)"""
    last = pool.pop()
    if i == len(pool):
        return last
    item = pool[i]
    pool[i] = last
    return item


def poised(s: Generator, part: int, parts: int) -> int:
    """A start for the cheap generator whose first draw falls into the given one of so many equal parts of the range:
    one start for each part samples a chance more evenly than as many free ones."""
    within = below(s, HALF_WORD) * HALF_WORD + below(s, HALF_WORD)  # of two draws, lest the streams be the same
    first = (part * (WORD + 1) + within) // parts
    return ((first - INCREMENT) * UNMULTIPLIER) & WORD


def lane_stream(s: Generator, seat: int) -> int:
    """The stream of a seat's lane, which no other lane and no later fork shares."""
    if s.key:
        return ((s.rng << 8) | (seat + 1)) << 32
    return SCRIPTED if s.rng == SCRIPTED else below(s, WORD)


def beside(s: Generator, stream: int) -> Generator:
    """Dice that lie beside the table's, with a stream of their own."""
    return Generator(s.key, SCRIPTED if s.rng == SCRIPTED else stream)


def scatter(seed: int) -> int:
    """A start for the cheap generator, far from those of neighbouring seeds."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=4).digest(), "big") & WORD


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def is_seed(deal: str) -> bool:
    """Whether a deal is named by its seed itself."""
    return len(deal) == 2 * SEED_BYTES and not deal.strip("0123456789abcdefABCDEF")


def deal_text(deal: str) -> str:
    """What the seed of a deal with a name is the SHA-256 of."""
    return f"flibuste deal {deal}"


def seed_of(deal: str) -> bytes:
    """The seed of a deal that everybody knows: the one written there in hexadecimal digits, or one made of its name."""
    if is_seed(deal):
        return bytes.fromhex(deal)
    return hashlib.sha256(deal_text(deal).encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published when a match starts: it binds the seed without giving it away."""
    return hashlib.sha256(seed).hexdigest()


def _without_dice(s: Generator, n: int) -> int:
    if s.rng == SCRIPTED:
        return SCRIPT.draw(n)
    raise RuntimeError("A view has no dice: imagine a world from it first.")


def _block(key: bytes, counter: int) -> int:
    digest = hashlib.blake2b(counter.to_bytes(16, "big"), digest_size=_KEYED_BITS // 8, key=key).digest()
    return int.from_bytes(digest, "big")
