"""The conformance suite itself: it catches broken games."""

import pytest

from flibuste.kernel import (
    BadPosition,
    BrokenRules,
    Frame,
)
from flibuste.kernel.check import check_game
from flibuste.kernel.rules import Functions
from tests.kernel.toy import Rounds, Toy, ToyGame


class Forgetful(Toy):
    """A clone that shares a list with its original."""

    def clone(self) -> Toy:
        fork = None if self.fork is None else self.fork.clone()
        twin = Forgetful(
            *(self.rules, self.key, self.rng, self.stack.copy(), fork, self.decider, self.options),
            *(part if isinstance(part, int) else part.copy() for part in self.facts()),
        )
        twin.boasts = self.boasts
        return twin


class Peeking(ToyGame):
    """A game that forgets to hide the goals, which other worlds have otherwise."""

    def blank(self, s: Toy, seat: int) -> None:
        pass

    def guess(self, s: Toy) -> None:
        s.goals = s.goals[1:] + s.goals[:1]


class Unsorted(ToyGame):
    def compose(self, seats, options, version):
        rules = super().compose(seats, options, version)
        late = Functions(lambda s, seat, options: options.append(0), lambda s, seat, action: None)
        rules.riders[1] = rules.riders[1].with_last(late)
        return rules


class Leaky(ToyGame):
    """A lane that writes on another's board."""

    def compose(self, seats, options, version):
        rules = super().compose(seats, options, version)

        def meddle(s, seat, action):
            s.boasts[seat] = 1
            s.dice[(seat + 1) % seats] += 1

        rules.answers[3] = Functions(lambda s, seat, options: None, meddle)
        return rules


class Wasteful(ToyGame):
    """An audit that fails: coins vanish."""

    def audit(self, s: Toy) -> None:
        super().audit(s)
        if s.played == 1:
            raise BadPosition("Coins are gone.")


class Restless(Rounds):
    topic = "x"
    rules = ("y",)

    def step(self, s: Toy) -> list[int] | None:
        s.played += 1
        return [0]


class Impure(ToyGame):
    """Asking changes the position."""

    def __init__(self):
        super().__init__(Restless)

    def set_up(self, rules, key, rng):
        s = super().set_up(rules, key, rng)
        s.stack = [Restless(0)]
        return s


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (Peeking(), "others' eyes only"),
        (Unsorted(), "ascending"),
        (Leaky(), "order of answers|Others can see|imagined world"),
        (Wasteful(), "Coins are gone"),
        (Impure(), "again changed|clone"),
    ],
)
def test_the_suite_catches_broken_games(game, sentence):
    with pytest.raises(BrokenRules, match=sentence):
        for seed in range(30):
            check_game(game, 3, {}, seed)


def test_the_suite_catches_a_clone_that_shares():
    class Sharing(ToyGame):
        def set_up(self, rules, key, rng):
            s = super().set_up(rules, key, rng)
            return Forgetful(rules, key, s.rng, s.stack, None, -1, [], *s.facts())

    with pytest.raises(BrokenRules):
        for seed in range(30):
            check_game(Sharing(), 2, {}, seed)


def test_a_frame_must_say_what_it_does():
    with pytest.raises(NotImplementedError):
        Frame(0).step(None)
    with pytest.raises(NotImplementedError):
        Frame(0).answer(None, 0)
