"""Information-set Monte Carlo tree search: one tree, a fresh imagined world for every way down it.

A node is what the seat to move can tell apart: the answers that led there and the numbers its position is written in.
Each iteration imagines a world that the view's seat cannot tell from the real one, walks down the answers legal
there until it meets something new, and judges that: by a net if there is one, else by playing on at random. A net also
says at once what each answer at a node looks like, so that the first ways on from there are sensible ones. Every
seat is taken to play for itself (max^n). An answer that was seldom legal is not held against it (availability counts).
Trying out a poor answer says nothing against what led there, which hears what the best answer known promises.
With a net, the answers to the question itself run a race: all still in it are looked at equally often, in worlds whose
next draws are spread evenly, and the worse half drops out from time to time.

Where the rules of thumb plan whole turns, a lookout names the answers worth a search and judges the leaves; a position
has to be met often before its own answers are told apart, since each look costs a turn's planning.

Secret bids are drawn as the rules of thumb mix them, whoever bids: a tree would let the one side know the other's.
Any other simultaneous phase is searched to the end of the thinking seat's own lane: what the others answer there is not
known.
"""

from __future__ import annotations

from math import ceil, log, log2, sqrt
from operator import attrgetter
from time import perf_counter
from typing import Any, Final, Protocol

from flibuste.bots.base import GreedyBot, bids_of
from flibuste.bots.foresight import chance_between, promises
from flibuste.bots.leaves import Leaves
from flibuste.bots.net import Net
from flibuste.bots.tree import CERTAIN, Candidate, Edge, Node
from flibuste.games.features import writer_of
from flibuste.kernel import NOBODY, Generator, State, View, apply, asking, below, deciders, options_of
from flibuste.kit.rows import Floats

EXPLORATION: Final = 0.1  # with a net
EXPLORATION_AT_RANDOM: Final = 0.7  # with playouts, whose outcomes vary much more
EXPLORATION_ON_THE_LOOKOUT: Final = 0.03
PATIENCE: Final = 24  # looks at a position before its own answers are told apart
SEAT_BITS: Final = 4  # in the key of a child: the answer and who gave it
LOOK_AT_CLOCK: Final = 8  # iterations between two looks
PARTS: Final = 64  # the next draws of as many worlds in a row are spread evenly over what may come,
STRIDE: Final = 39  # and so are those of a few of them
BEHIND: Final = 0.4  # divided by the root of the looks: so far behind, an answer drops out of the race at once


class Lookout(Leaves, Protocol):
    """Looks ahead from one view where whole turns are planned."""

    def shortlist(self, world: State, seat: int, options: list[int]) -> list[int]:
        """The answers worth a look, the best at first sight first."""

    def bless(self, world: State, look: int) -> None:
        """Give a world the luck of so many looks before."""


class Search:
    """A search for the best answer to one question."""

    def __init__(
        self, view: View[Any], dice: Generator, net: Net | None, leaves: Leaves, lookout: Lookout | None = None
    ) -> None:
        self.view = view
        self.root = Node()
        self._dice = dice
        self._leaves = leaves
        self._lookout = lookout
        self._exploration = EXPLORATION_AT_RANDOM if net is None else EXPLORATION
        self._patience = 1
        if lookout is not None:
            self._exploration, self._patience = EXPLORATION_ON_THE_LOOKOUT, PATIENCE
        self._write = writer_of(view.game.key)
        self._net = net
        self._thumb = GreedyBot(dice)
        self._secret = bids_of(view.game.key)
        self._bids = 0  # drawn so far
        self._race: list[Edge] = []  # with a net: the answers still in it

    @property
    def iterations(self) -> int:
        return self.root.visits

    def run(self, seconds: float, iterations: int) -> None:
        """Search until either budget is spent, or nothing is left to decide."""
        begun = perf_counter()
        if self._net is not None:
            self._try_out(self._net, self.root, self._world(0), self.view.seat)
            self._race = list(self.root.edges.values())
        if self._lookout is not None and len(self._options(self.root, self.view.seen, self.view.seat)) == 1:
            iterations = 1
        for done in range(iterations):
            if done and done % LOOK_AT_CLOCK == 0:
                spent = perf_counter() - begun
                if spent >= seconds or self._is_decided(done, min(iterations, int(done * seconds / spent))):
                    break
            self._iterate()

    def _is_decided(self, done: int, whole: int) -> bool:
        """Whether the rest of a search cannot change which answer leads; in a race, the worse ones drop out."""
        if not self._race:
            visits = sorted((edge.visits for edge in self.root.edges.values()), reverse=True)
            return len(visits) > 1 and visits[0] - visits[1] > whole - done
        self._race.sort(key=attrgetter("mean"), reverse=True)
        starters = len(self.root.edges)
        places = ceil(starters / 2 ** (done * log2(starters) // whole))
        leader = self._race[0]
        self._race = [
            edge for edge in self._race[: max(2, places)] if leader.mean - edge.mean < BEHIND / sqrt(edge.visits)
        ]
        return len(self._race) == 1

    def candidates(self) -> list[Candidate]:
        """Every option tried, those still in the race first, by what they promise, then the most visited first."""
        found = [
            Candidate(edge.action, edge.visits, edge.mean, edge.line(), edge.looks) for edge in self.root.edges.values()
        ]
        racing = {edge.action for edge in self._race}
        return sorted(
            found,
            key=lambda candidate: (
                (-candidate.value,) if candidate.action in racing else (1, -candidate.visits, -candidate.value)
            ),
        )

    def _iterate(self) -> None:
        runner = min(self._race, key=attrgetter("visits"), default=None)
        world = self._world(self.root.visits if runner is None else runner.visits)
        path: list[tuple[Edge, Edge]] = []  # the answers followed, each with the best one known there
        nodes = [self.root]
        drawn = self._draws(world)
        while (seat := self._to_answer(world, bool(path))) != NOBODY:
            if path:
                nodes.append(self._outcome(path[-1][0], world, seat, self._draws(world) != drawn))
            node = nodes[-1]
            if path and node.visits < self._patience:
                break
            if self._net is not None and not node.edges:
                self._try_out(self._net, node, world, seat)
            if runner is not None and not path:
                edge = best = runner
            else:
                edge, best = self._follow(node, seat, self._options(node, world, seat))
            if self._lookout is not None and not path:
                self._lookout.bless(world, edge.visits)
            path.append((edge, best))
            drawn = self._draws(world)
            apply(world, seat, edge.action)
            if not edge.visits:
                break
        values = self._judge(world, path[-1][0].seat if path else self.view.seat)
        for edge, best in reversed(path):
            edge.hear(values)
            if best is not edge and best.mean > edge.mean:
                values = [total / best.visits for total in best.totals]
        for node in nodes:
            node.visits += 1
        if self._lookout is not None and path:
            path[0][0].looks.append(values[path[0][0].seat])

    def _options(self, node: Node, world: State, seat: int) -> list[int]:
        options = options_of(world, seat)
        if self._lookout is None:
            return options
        if not node.listed:
            node.listed = self._lookout.shortlist(world, seat, options)
        return [action for action in node.listed if action in options] or options

    def _world(self, number: int) -> State:
        world: State = self.view.game.imagine(self.view, self._dice, number * STRIDE % PARTS, PARTS)
        return world

    def _draws(self, world: State) -> tuple[int, int, int]:
        """The state of the dice: another one afterwards means that chance had a hand in it."""
        return world.rng, world.fork.streams[self.view.seat] if world.fork is not None else 0, self._bids

    def _to_answer(self, world: State, under_way: bool) -> int:
        """The next seat with a choice, forced answers and, below the root, bids being given on the way; NOBODY at the
        end of the game and of the own lane."""
        me = self.view.seat
        while not world.over:
            if self._secret and under_way and self._bid(world, deciders(world)[0]):
                continue
            seat = world.decider if world.fork is None else me
            options = options_of(world, seat)
            if not options:
                return NOBODY
            if len(options) > 1:
                return seat
            apply(world, seat, options[0])
        return NOBODY

    def _bid(self, world: State, seat: int) -> bool:
        """Bid for a seat, if that is the question."""
        if asking(world, seat).topic not in self._secret:
            return False
        self._bids += 1
        apply(world, seat, self._thumb.choose(self.view.game.view(world, seat), 0.0))
        return True

    def _outcome(self, edge: Edge, world: State, seat: int, by_chance: bool) -> Node:
        """The node that an answer led to in this world."""
        outcome = self._numbers_of(world, seat) if by_chance else CERTAIN
        node = edge.outcomes.get(outcome)
        if node is None:
            node = edge.outcomes[outcome] = Node()
        return node

    def _numbers_of(self, world: State, seat: int) -> bytes:
        numbers = Floats()
        self._write(world, seat, numbers)
        return numbers.packed()

    def _follow(self, node: Node, seat: int, options: list[int]) -> tuple[Edge, Edge]:
        """The answer to try, and the one whose promise counts for what came before: with a net the best known; means of
        a few random playouts are no promises."""
        edges = node.edges
        known: list[Edge] = []
        untried: list[int] = []
        for action in options:
            edge = edges.get(action << SEAT_BITS | seat)
            if edge is None:
                untried.append(action)
            else:
                edge.available += 1
                known.append(edge)
        if untried:
            new = self._add(node, untried[below(self._dice, len(untried))], seat)
            return new, new
        best = chosen = known[0]
        best_promise = best_score = -1.0
        for edge in known:
            promise = edge.totals[seat] / edge.visits + edge.credit
            score = promise + self._exploration * sqrt(log(edge.available) / edge.visits)
            if promise > best_promise:
                best, best_promise = edge, promise
            if score > best_score:
                chosen, best_score = edge, score
        return chosen, chosen if self._net is None else best

    def _add(self, node: Node, action: int, seat: int) -> Edge:
        edge = node.edges[action << SEAT_BITS | seat] = Edge(action, seat, self.view.seen.rules.seats)
        return edge

    def _try_out(self, net: Net, node: Node, world: State, seat: int) -> None:
        """Let the net judge every answer at a node; that counts as a first try. What is left to chance is first worth
        what the position is worth: one draw says little. The rules of thumb get some credit."""
        game = self.view.game
        usual = self._thumb.choose(game.view(world, seat), 0.0)
        options = options_of(world, seat)
        ends: list[State] = []
        places: list[int] = []  # of each answer: which of the ends it leads to
        unsure = -1
        for action in options:
            end = world.clone()
            apply(end, seat, action)
            by_chance = chance_between(world, end)
            if by_chance and unsure >= 0:
                places.append(unsure)
                continue
            if by_chance:
                end, unsure = world, len(ends)
            places.append(len(ends))
            ends.append(end)
        values = promises(game, net, ends, [seat] * len(ends))
        loyalty = net.loyalty
        for action, place in zip(options, places, strict=True):
            edge = self._add(node, action, seat)
            edge.credit = loyalty if action == usual else 0.0
            edge.hear(values[place])

    def _judge(self, world: State, seat: int) -> list[float]:
        """What a position promises each seat after one of them answered."""
        if self._lookout is not None and not world.over:
            return self._lookout.payoffs(world, self.view.seat)
        return self._leaves.payoffs(world, seat)
