"""What the bots found when they looked back at a game, as its players read it: curves and the moments that mattered."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final

from flibuste.kernel import SPECTATOR, Match
from flibuste.render.sentences import Speaker
from flibuste.server.hindsight import BY_NET, TURN, Document, Point, plies, turn_ends
from flibuste.server.pagemodels import Curve, LookBack, Moment

MOMENTS: Final = 4
CHOICES: Final = 2  # of them at least, if so many were costly
LEAST: Final = 0.02  # smaller differences are noise


def look_back(
    match: Match, document: Document, done: bool, viewer: int, speaker: Speaker, colours: Sequence[str]
) -> LookBack:
    """The look as far as it has come, for one of the players; somebody who only watched reads the winner's."""
    points: list[Point] = document["points"]
    if not done:
        return LookBack(progress=100 * len(points) // len(plies(match, document["judge"])))
    by_net = document["judge"] == BY_NET
    hero = viewer if viewer != SPECTATOR else match.game.result(match.state).winners[0]
    ends = turn_ends(match)
    chances = {point["ply"]: point["chances"] for point in points}
    curves = [
        Curve(name, colours[seat], [100 * chances[ply][seat] for ply in (0, *ends)])
        for seat, name in enumerate(match.seats)
    ]
    moments = _Moments(match, hero, speaker, ends).of(points) if by_net else []
    say = speaker.book.say
    return LookBack(
        curves=curves,
        note=say("web-chances-by-net" if by_net else "web-chances-by-play"),
        moments=moments,
        moments_of=say("web-moments-of", name=match.seats[hero]),
    )


class _Moments:
    """Picks the answers that cost one player most and the turns of luck that moved that player's chances most."""

    def __init__(self, match: Match, hero: int, speaker: Speaker, ends: Sequence[int]) -> None:
        self._match = match
        self._hero = hero
        self._speaker = speaker
        self._ends = ends
        self._say = speaker.book.say

    def of(self, points: Sequence[Point]) -> list[Moment]:
        judged = [point for point in points if "luck" in point]
        errors = [p for p in judged if p["seat"] == self._hero and p["better"] is not None and p["cost"] >= LEAST]
        errors.sort(key=lambda point: -point["cost"])
        swings = [point for point in judged if abs(point["luck"][self._hero]) >= LEAST]
        swings.sort(key=lambda point: -abs(point["luck"][self._hero]))
        lucky = swings[: max(MOMENTS - CHOICES, MOMENTS - len(errors))]
        costly = errors[: MOMENTS - len(lucky)]
        told = [(p["ply"], self._costly(p)) for p in costly] + [(p["ply"], self._lucky(p)) for p in lucky]
        return [moment for _, moment in sorted(told, key=lambda each: each[0])]

    def _costly(self, point: Point) -> Moment:
        better = self._speaker.answer(self._match.game.notation.parse(point["better"]))
        return self._moment(point, -point["cost"], self._played(point), better=better)

    def _played(self, point: Point) -> str:
        return self._say("web-moment-played", answer=self._speaker.answer(self._match.moves[point["ply"] - 1].action))

    def _lucky(self, point: Point) -> Moment:
        kinds = self._match.game.events
        events = [e for e in self._match.events(SPECTATOR)[point["ply"] - 1][1] if kinds[e[0]].name != TURN]
        text = " ".join(map(self._speaker.event, events)) or self._played(point)
        return self._moment(point, point["luck"][self._hero], text)

    def _moment(self, point: Point, delta: float, text: str, better: str = "") -> Moment:
        turn = bisect_left(self._ends, point["ply"]) + 1
        title = self._say("web-moment-turn", turn=turn, name=self._match.seats[point["seat"]])
        verdict = self._say("web-moment-better", answer=better) if better else self._say("web-moment-luck")
        return Moment(self._signed(delta), delta > 0, title, text, verdict, point["ply"], turn - 1)

    def _signed(self, share: float) -> str:
        amount: Any = self._say("web-percent", value=max(1, round(100 * abs(share))))
        return f"+{amount}" if share > 0 else f"−{amount}"
