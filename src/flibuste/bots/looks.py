"""Who judges a finished game looked back at, and after which of its answers: the same for pages and terminal."""

from __future__ import annotations

from typing import Final

from flibuste.bots.payoff import is_common
from flibuste.kernel import SPECTATOR, Match

BY_NET, BY_PLAY, BY_THUMB = "net", "play", "thumb"
TURN: Final = "turn"


def judge_for(match: Match) -> str:
    """What has learned this table; otherwise games played on, by rules of thumb where all play together or one plays
    alone, since at random no crew ever wins."""
    from flibuste.bots import analysis  # brings much along that pages do without

    if analysis.has_judge(match):
        return BY_NET
    is_shared = len(match.seats) == 1 or is_common(match.game.result(match.state))
    return BY_THUMB if is_shared else BY_PLAY


def turn_ends(match: Match) -> list[int]:
    """After how many answers each turn ended; the last is the end of the game."""
    kinds = match.game.events
    ends = [
        ply
        for ply, (_, events) in enumerate(match.events(SPECTATOR), 1)
        if any(kinds[event[0]].name == TURN for event in events)
    ]
    return sorted({*ends, len(match.moves)})
