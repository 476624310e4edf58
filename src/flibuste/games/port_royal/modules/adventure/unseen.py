"""Unseen cards: groups that join the pile, cards that one player has seen, and what views may show of them.

A group joins the pile only (PR-ADV-005), so from then on the coins dealt before are a pool of their own. Which of the
unseen cards they are is decided then, and nobody may know: in views the pools that were parted lie together again.
`joined` names the pools that were parted from the one before, each with the group that came in; `top` is the card that
a sentinel or the lookout has left on the pile, known to the seat `seer`.
"""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import refill
from flibuste.kernel import NOBODY, pluck, pluck_unseen
from flibuste.kit.packed import lengthened

RADIX: Final = 10  # an entry of `joined` is the pool's number times this, plus the group less 80
NO_GROUP: Final = 9
FIRST_GROUP: Final = 80


def join(s: PortRoyal, group: int) -> int:
    """PR-ADV-005 The cards of a group are shuffled into the draw pile, whose top nobody knows any more (ruling A21);
    how many. A group that is in already changes nothing."""
    own = table(s)
    cards = [card for card in s.zones[own.aside] if s.book.cards.group[card] == group]
    if not cards:
        return 0
    forget_top(s)
    part(s, group - FIRST_GROUP)
    s.zones[own.aside] = [card for card in s.zones[own.aside] if s.book.cards.group[card] != group]
    s.pools[-1] += cards
    s.pools[-1].sort()
    s.pile += len(cards)
    return len(cards)


def part(s: PortRoyal, group: int) -> None:
    """The coins of the newest shuffle are parted from the pile, which is a pool of its own from now on."""
    pool = s.pools[-1]
    coins = [pluck_unseen(s, pool, NOBODY) for _ in range(len(pool) - s.pile)]
    s.pools[-1] = coins
    s.pools.append(pool)
    s.purse = lengthened(s.purse, s.book.holders)
    s.zones[table(s).joined].append((len(s.pools) - 1) * RADIX + group)


def forget_top(s: PortRoyal) -> None:
    """What somebody has seen lies somewhere in the pile again."""
    own = table(s)
    s.pools[-1] += s.zones[own.top]
    s.pools[-1].sort()
    s.pile += len(s.zones[own.top])
    s.zones[own.top] = []
    s.zones[own.seer] = []


def hoard_top(s: PortRoyal, holder: int, cards: int) -> int:
    """PR-ADV-085 The card that was put back is the first coin that anybody gains (ruling A31)."""
    own = table(s)
    if not cards or not s.zones[own.top]:
        return 0
    part(s, NO_GROUP)
    pile, s.pools[-1] = s.pools[-1], s.zones[own.top]
    s.purse[len(s.purse) - s.book.holders + holder] = 1
    s.zones[own.top] = []
    s.zones[own.seer] = []
    s.pools.append(pile)
    s.purse = lengthened(s.purse, s.book.holders)
    s.zones[own.joined].append((len(s.pools) - 1) * RADIX + NO_GROUP)
    return 1


def in_pile(s: PortRoyal) -> int:
    """How many cards can be looked at, those of the discard included (PR-ADV-078)."""
    return len(s.zones[table(s).top]) + s.pile + len(s.discard)


def look(s: PortRoyal, seat: int, count: int) -> list[int]:
    """PR-ADV-078 Take so many cards from the top of the pile; the discard is shuffled to go under them if there are too
    few, treasuries are not."""
    own = table(s)
    cards: list[int] = []
    while len(cards) < count and in_pile(s):
        if s.zones[own.top]:
            cards.append(s.zones[own.top].pop())
        elif s.pile:
            cards.append(pluck_unseen(s, s.pools[-1], seat))
            s.pile -= 1
        else:
            refill(s)
            s.zones[own.joined].append((len(s.pools) - 1) * RADIX + NO_GROUP)
    s.zones[own.seer] = []
    return cards


def lay_on_top(s: PortRoyal, seat: int, card: int) -> None:
    own = table(s)
    s.zones[own.top] = [card]
    s.zones[own.seer] = [seat]


# Views ----------------------------------------------------------------------------------------------------------------


def blank(s: PortRoyal, seat: int) -> None:
    """What one seat has seen is unseen for the others; coins and pile cannot be told apart."""
    own = table(s)
    if s.zones[own.seer] != [seat]:
        forget_top(s)
    for pools in families(s):
        merged = sorted(card for number in pools for card in s.pools[number])
        for number in pools:
            s.pools[number] = []
        s.pools[pools[-1]] = merged


def guess(s: PortRoyal) -> None:
    """Each card of the pools that lie together is equally likely to be a coin, but for those that joined later."""
    came = {entry % RADIX + FIRST_GROUP: entry // RADIX for entry in s.zones[table(s).joined]}
    group = s.book.cards.group
    for pools in families(s):
        rest = s.pools[pools[-1]]
        for number in pools[:-1]:
            held = sum(s.purse[number * s.book.holders : (number + 1) * s.book.holders])
            if held:
                early = [card for card in rest if came.get(group[card], 0) <= number]
                s.pools[number] = [pluck(s, early) for _ in range(held)]
                for card in s.pools[number]:
                    rest.remove(card)


def families(s: PortRoyal) -> list[list[int]]:
    """The pools, those together that were parted."""
    parted = {entry // RADIX for entry in s.zones[table(s).joined]}
    found: list[list[int]] = []
    for number in range(len(s.pools)):
        if number in parted:
            found[-1].append(number)
        else:
            found.append([number])
    return found
