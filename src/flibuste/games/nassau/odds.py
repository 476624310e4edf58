"""Chances that players could count themselves: what the bag, always full when a fight begins, and the dice bring."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

FACES: Final = 6


def chance_of_tokens(of_kind: int, in_bag: int, drawn: int, found: int) -> Fraction:
    """NA-P2-015 That of so many tokens drawn from the bag exactly `found` are of a kind."""
    ways = comb(of_kind, found) * comb(in_bag - of_kind, drawn - found) if found <= drawn else 0
    return Fraction(ways, comb(in_bag, drawn))


def chance_to_ward(dice: int, attacks: int, success: int, cat: bool) -> Fraction:
    """NA-P2-018 That the dice put back at least so many attack tokens; the Cat rolls every failure once more."""
    hit = Fraction(FACES + 1 - success, FACES)
    if cat:
        hit += (1 - hit) * hit
    return sum(
        (comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(attacks, dice + 1)),
        Fraction(0),
    )


def chance_to_keep(dodges: int, in_bag: int, drawn: int, spare: int) -> Fraction:
    """NA-P2-017 That the tokens drawn show no more dodges than one can afford."""
    return sum((chance_of_tokens(dodges, in_bag, drawn, found) for found in range(spare + 1)), Fraction(0))
