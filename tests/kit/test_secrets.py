"""Secrets are declared once; views, documents, the log and the suite obey."""

from typing import ClassVar

import pytest

from flibuste.kernel import HIDDEN, SPECTATOR, BrokenRules, EventField, EventKind, Match, describe, position
from flibuste.kernel.check import check_game
from flibuste.kit import FIRST_BACK
from tests.kit import cove
from tests.kit.cove import BURIED, BURY, GAME, Cove, CoveGame, Peeking, Turn

SEED = bytes(range(32))


def match(seats: int = 2) -> Match:
    return Match.start(GAME, [f"P{seat}" for seat in range(seats)], {}, SEED)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("winks", ["no", "yes"])
def test_the_cove_conforms(seats: int, winks: str) -> None:
    report = None
    for seed in range(15):
        report = check_game(GAME, seats, {"winks": winks}, seed, report=report)
    assert report is not None and report.games == 15


def test_a_hand_shows_its_backs_to_others_and_its_cards_to_its_owner() -> None:
    m = match()
    board = describe(GAME, m.view(1).seen)["board"]
    backs = [{"back": "golden" if card >= cove.CARDS // 2 else "plain"} for card in m.state.hands[0]]
    assert board["hands"][0] == backs
    assert board["hands"][1] == [cove.NAMES[card] for card in m.state.hands[1]]
    assert board["piles"] == [[None] * len(pile) for pile in m.state.piles]


def test_a_covered_position_is_read_back() -> None:
    m = match()
    document = describe(GAME, m.view(0).seen)
    assert GAME.write(GAME.read(m.state.rules, document["board"])) == document["board"]


def test_a_secret_answer_is_told_without_its_card() -> None:
    m = match()
    seat = m.state.decider
    card = m.state.hands[seat][0]
    move = m.play(seat, BURY + card)
    assert m.told(move, seat) == f"bury {cove.NAMES[card]}"
    assert m.told(move, 1 - seat) == m.told(move, SPECTATOR) == "bury ?"
    assert m.events(1 - seat)[-1][1] == [(BURIED, seat, HIDDEN)]
    assert m.view(1 - seat).seen.buried[seat] == [FIRST_BACK - cove.back_of(None, card)]


def test_others_do_not_see_which_answers_a_hand_allows() -> None:
    m = match()
    seat = m.state.decider
    assert m.view(1 - seat).seen.options == [-1] and m.view(1 - seat).deciders == [seat]
    assert m.view(seat).options == m.state.options
    world = GAME.imagine(m.view(1 - seat), m.state.clone())
    assert world.options != [-1] and len(world.options) == len(m.state.options)


def test_a_peeked_card_is_in_no_other_view() -> None:
    m = match()
    seat = m.state.decider
    m.play(seat, "peek")
    frame = m.state.stack[-1]
    assert m.view(seat).seen.stack[-1].card == frame.card
    assert m.view(1 - seat).seen.stack[-1].card == -1
    assert describe(GAME, m.view(1 - seat).seen)["stack"][-1]["card"] is None
    assert position(GAME, describe(GAME, m.state)).stack[-1].card == frame.card


def test_looking_at_a_card_cannot_be_taken_back_but_burying_one_can() -> None:
    m = match()
    seat = m.state.decider
    assert not m.play(seat, BURY + m.state.hands[seat][0]).revealed
    assert m.play(m.state.decider, "peek").revealed


class OpenHand(CoveGame):
    """Forgets to hide its hands."""

    def blank(self, s: Cove, seat: int) -> None:
        hands = [hand.copy() for hand in s.hands]
        super().blank(s, seat)
        s.hands = hands


class Chatty(CoveGame):
    """Hides the buried card on the table and tells it in the log."""

    def __init__(self) -> None:
        super().__init__()
        self.events = tuple(
            EventKind("buried", cove.PLAYER, EventField("card", "card")) if kind.name == "buried" else kind
            for kind in self.events
        )


class Transparent(Peeking):
    """A frame that does not say which of its locals is secret."""

    __slots__ = ()
    secret: ClassVar[tuple[str, ...]] = ()


class Glass(Turn):
    __slots__ = ()

    def answer(self, s: Cove, action: int) -> None:
        super().answer(s, action)
        if isinstance(s.stack[-1], Peeking):
            s.stack[-1] = Transparent(self.seat, s.stack[-1].card)


class GlassTurns(cove.Turns):
    __slots__ = ()

    def step(self, s: Cove) -> list[int] | None:
        super().step(s)
        if s.stack and isinstance(s.stack[-1], Turn):
            s.stack[-1] = Glass(s.active)
        return None


class GlassFrames(CoveGame):
    def __init__(self) -> None:
        super().__init__()
        self._frames |= {"Transparent": Transparent, "Glass": Glass, "GlassTurns": GlassTurns}

    def lay_out(self, s: Cove) -> None:
        super().lay_out(s)
        s.stack[0] = GlassTurns(-1)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (OpenHand(), "others' eyes only"),
        (Chatty(), "told in the log"),
        (GlassFrames(), "others' eyes only"),
    ],
)
def test_the_suite_sees_a_leak(game: CoveGame, sentence: str) -> None:
    with pytest.raises(BrokenRules, match=sentence):
        for seed in range(30):
            check_game(game, 2, {}, seed)
