"""What the bots found when they looked back at a game, as its players read it: curves and the moments that mattered."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final

from flibuste.bots.looks import BY_NET, TURN, turn_ends
from flibuste.bots.payoff import is_common
from flibuste.kernel import SPECTATOR, Match
from flibuste.render.sentences import Speaker
from flibuste.server.bots.hindsight import PLACES, Document, Point, plies
from flibuste.server.web.finished_models import Curve, LookBack, Moment, Share

MOMENTS: Final = 4
CHOICES: Final = 2  # of them at least, if so many were costly
LEAST: Final = 0.02  # smaller differences are noise
COMMON_PLACES: Final = PLACES - 1  # parts of a win that were rounded make a whole again

Say = Callable[..., str]


def look_back(
    match: Match, document: Document, done: bool, viewer: int, speaker: Speaker, colours: Sequence[str]
) -> LookBack:
    """The look as far as it has come, for one of the players; somebody who only watched reads the winner's."""
    points = read(match, document)
    together = are_together(match, points)
    say = speaker.book.say
    if not done:
        due = len(plies(match, document["judge"]))
        return LookBack(100 * len(document["points"]) // due, title(together, say))
    by_net = document["judge"] == BY_NET
    hero = viewer if viewer != SPECTATOR else next(iter(match.game.result(match.state).winners), 0)
    ends = turn_ends(match)
    moments = _Moments(match, hero, speaker, ends).of(points) if by_net else []
    named = [(hero, say("web-crew"))] if together else list(enumerate(match.seats))
    chances = {point["ply"]: point["chances"] for point in points}
    curves = [Curve(name, colours[seat], [100 * chances[ply][seat] for ply in (0, *ends)]) for seat, name in named]
    shares = [Share(name, colours[seat], *_shares(points, seat, say)) for seat, name in enumerate(match.seats)]
    return LookBack(
        title=title(together, say),
        curves=curves,
        label=say("web-crew-chances-label" if together else "web-chances-label"),
        note=say(f"web-chances-by-{document['judge']}"),
        moments=moments,
        moments_of=say("web-moments-of", name=match.seats[hero]),
        hero=hero,
        shares=shares if by_net else (),
    )


def _shares(points: Sequence[Point], seat: int, say: Say) -> tuple[str, str]:
    """What chance brought a seat in all, and what its answers gave away."""
    judged = [point for point in points if "luck" in point]
    luck = sum(point["luck"][seat] for point in judged)
    given_away = sum(point["cost"] for point in judged if point["seat"] == seat and point["cost"] >= LEAST)
    return signed(say, luck), signed(say, -given_away)


def title(together: bool, say: Say) -> str:
    return say("web-crew-stood" if together else "web-who-led")


def are_together(match: Match, points: Sequence[Point]) -> bool:
    """Whether all have won or lost with the others, and not only come out even: all had the same chances all along."""
    return is_common(match.game.result(match.state)) and all(len(set(point["chances"])) == 1 for point in points)


def read(match: Match, document: Document) -> list[Point]:
    """The points as they are read: everybody's chances add up to one, which separate estimates do only roughly; of
    those who win or lose together everybody has the chance that it is won, of which each was given a part."""
    points = _merged(document["points"])
    if are_together(match, points):
        return [_scaled(point, len(match.seats), COMMON_PLACES) for point in points]
    return [_scaled(point, 1 / (sum(point["chances"]) or 1.0)) for point in points]


def _merged(points: Sequence[Point]) -> list[Point]:
    """One point for each moment: of those that were looked at several times, the mean."""
    found: dict[int, list[Point]] = {}
    for point in points:
        found.setdefault(point["ply"], []).append(point)
    return [same[0] | {"chances": _means([point["chances"] for point in same])} for same in found.values()]


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def _scaled(point: Point, factor: float, places: int | None = None) -> Point:
    def times(share: float) -> float:
        return factor * share if places is None else round(factor * share, places)

    scaled: Point = {"chances": [times(chance) for chance in point["chances"]]}
    if "luck" in point:
        scaled |= {"luck": [times(luck) for luck in point["luck"]], "cost": times(point["cost"])}
    return point | scaled


def percent(say: Say, share: float) -> str:
    """A chance in whole per cents; 0 and 100 only when certain."""
    value = round(100 * share)
    return str(say("web-percent", value=value if share in (0.0, 1.0) else min(max(value, 1), 99)))


def signed(say: Say, share: float) -> str:
    amount = say("web-percent", value=round(100 * abs(share)))
    return f"+{amount}" if share > 0 else f"−{amount}"


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
        return self._moment(point, -point["cost"], self._played(point), point["ply"] - 1, better)

    def _played(self, point: Point) -> str:
        return self._say("web-moment-played", answer=self._speaker.answer(self._match.moves[point["ply"] - 1].action))

    def _lucky(self, point: Point) -> Moment:
        kinds = self._match.game.events
        events = [e for e in self._match.events(SPECTATOR)[point["ply"] - 1][1] if kinds[e[0]].name != TURN]
        text = " ".join(map(self._speaker.event, events)) or self._played(point)
        return self._moment(point, point["luck"][self._hero], text, point["ply"])

    def _moment(self, point: Point, delta: float, text: str, shown_at: int, better: str = "") -> Moment:
        turn = bisect_left(self._ends, point["ply"]) + 1
        title = self._say("web-moment-turn", turn=turn, name=self._match.seats[point["seat"]])
        verdict = self._say("web-moment-better", answer=better) if better else self._say("web-moment-luck")
        return Moment(signed(self._say, delta), delta > 0, title, text, verdict, shown_at, turn - 1)
