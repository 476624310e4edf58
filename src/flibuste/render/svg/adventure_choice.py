"""The adventurers that a player may choose from, each with the front of its house."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.render.svg.adventure_house import house
from flibuste.render.svg.face import Option, Piece, Sight


class Candidate(NamedTuple):
    option: Option
    about: Piece
    coins: str
    picture: Markup


def candidates(sight: Sight) -> list[Candidate]:
    """The two sides of a card stand side by side."""
    return [candidate(sight, option) for option in sight.offering("choose")]


def candidate(sight: Sight, option: Option) -> Candidate:
    own, words = table(sight.seen), sight.words
    number = own.adventurer_of[option.arguments[0]]
    adventurer = own.adventurers[number]
    key = f"adventurer-{adventurer.key}"
    about = Piece(f"adventurer-{number}", words.say(key), words.attribute(key, "power"), "PR-ADV-007")
    coins = words.say("figures-coins", coins=adventurer.coins)
    return Candidate(option, about, coins, house(0, sight.colours[sight.seat]))
