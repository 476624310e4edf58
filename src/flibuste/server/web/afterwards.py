"""Composes the page of a finished match: the result, the look back, the proof of the shuffle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from flibuste.games import registry
from flibuste.kernel import Result, commitment, replay
from flibuste.kernel.rng import deal_text, is_seed
from flibuste.render.story import Page
from flibuste.render.svg.face import score_rows
from flibuste.render.svg.parts import SHIPS
from flibuste.server.web import catalogue
from flibuste.server.web.composer import Composer, listing
from flibuste.server.web.finished_models import FinishedPage, LookBack, Seal
from flibuste.server.web.lookback import look_back


class Afterwards(Composer):
    """A match that is over, for one viewer in one language."""

    def finished(self) -> FinishedPage:
        result: Result = self.game.result(self.match.state)
        context = self.context
        seats = sorted(range(len(self.match.seats)), key=lambda seat: result.ranks[seat])
        first = result.winners[0] if result.winners else seats[0]
        return FinishedPage(
            table=context.table,
            game=self.game.key,
            title=self.words.say("game-title"),
            headline=self._headline(result),
            detail=self._detail(result, seats),
            ship=SHIPS[self.colours[first]],
            columns=self.face.columns(self.sight),
            total=self.face.total_label(self.sight),
            rows=score_rows(self.face, self.sight, result),
            note=self._taken_back(),
            look_back=self.look_back(),
            seal=self._seal(),
            log=self.log.lines(),
            can_rematch=context.can_rematch,
            sequel=context.sequel,
            tale=self._tale(),
        )

    def _tale(self) -> Page | None:
        """How the story ends that the match has told."""
        story = registry.record(self.game.key).story
        pages: Sequence[Page] = (
            registry.record(self.game.key).part("story").told(self.match.state, self.words.lang) if story else ()
        )
        return pages[-1] if pages else None

    def look_back(self) -> LookBack | None:
        known = self.context.look_back
        if known is None:
            return None
        document, done = known
        return look_back(self.match, document, done, self.seat, self.speaker, self.colours)

    def _headline(self, result: Result) -> str:
        say, names = self.words.say, self.match.seats
        own: str = self.face.headline(self.sight, result)
        if own or not result.winners:
            return own or say("web-nobody-wins")
        score = result.scores[result.winners[0]]
        if len(names) == 1:
            return say("web-solo-score", points=score)
        if len(result.winners) > 1:
            return say(
                "web-win-shared", names=listing(self.words.lang, [names[seat] for seat in result.winners]), points=score
            )
        return say("web-wins", name=names[result.winners[0]], points=score)

    def _detail(self, result: Result, seats: Sequence[int]) -> str:
        moves = self.words.say("web-moves-played", count=len(self.match.moves))
        own: str = self.face.outcome(self.sight, result)
        if own:
            return f"{own} {moves}"
        behind = [seat for seat in seats if seat not in result.winners]
        if not behind or not result.winners:
            return moves
        gap = result.scores[result.winners[0]] - result.scores[behind[0]]
        if gap <= 0:
            return moves
        return f"{self.words.say('web-runner-up', name=self.match.seats[behind[0]], gap=gap)} {moves}"

    def _taken_back(self) -> str:
        """Who took moves back; what bots had answered meanwhile is not theirs to account for."""
        moves = Counter(seat for _, seat, _ in self.match.taken_back if seat not in self.context.bots)
        names, say = self.match.seats, self.words.say
        return " ".join(say("web-took-back", name=names[seat], count=moves[seat]) for seat in sorted(moves))

    def _seal(self) -> Seal:
        """The seed, and the fingerprint that could be read at the table from the start."""
        seed, deal = self.match.seed, self.match.deal
        return Seal(
            commitment(seed),
            seed.hex(),
            catalogue.deal(self.words, deal),
            made_of=deal_text(deal) if deal and not is_seed(deal) else "",
            replayed=self._replayed() if self.context.verifies else "",
        )

    def _replayed(self) -> str:
        """Play the record from its seed once more: every shuffle and throw is drawn anew, and the end compared."""
        again = replay(self.match.game, self.match.record())
        return self.words.say("web-seal-replayed", moves=len(again.moves))
