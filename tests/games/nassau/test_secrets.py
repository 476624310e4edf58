"""What only one player may know: hands, jokes and unconfirmed choices."""

from __future__ import annotations

from flibuste.games.nassau.drawing import pile_of, pile_size
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.receiving import Receive
from flibuste.games.nassau.state import deck_of
from flibuste.games.nassau.tables import DECK_A, DECK_B, YARN
from flibuste.kernel import HIDDEN, SPECTATOR, Generator, options_of, seen_by
from tests.games.nassau.table import Table


def by_the_fire() -> Table:
    t = Table(3).dog("I")
    t.ship(0, place="A", provisions=0, rum=2, animals="monkey parrot", crates=0)
    t.hand(0, 31, 32, 34, 60)
    return t.sea().play(0, "fire", "tell 31")


def test_others_see_only_the_backs_of_a_hand() -> None:
    t = by_the_fire()
    mine, theirs = t.game.view(t.s, 0).seen, t.game.view(t.s, 1).seen
    assert mine.hands[0] == t.s.hands[0]
    assert all(card < 0 for card in theirs.hands[0] + mine.hands[1])
    assert [deck_of(theirs, card) for card in theirs.hands[0]] == [1, 1, 1, 2]
    written = t.game.write(theirs)["hands"][0]
    assert written == [{"back": "A"}, {"back": "A"}, {"back": "A"}, {"back": "B"}]


def test_an_unconfirmed_choice_reaches_nobody() -> None:
    t = by_the_fire()
    before = t.game.view(t.s, 1)
    t.play(0, "parrot 34")
    assert t.game.view(t.s, 1) == before
    assert "31" not in str([t.game.notation.text(action) for action in before.seen.options if action >= 0])
    assert t.game.view(t.s, 0) != t.game.view(by_the_fire().s, 0)


def test_jokes_stay_secret_even_when_discarded() -> None:
    t = by_the_fire()
    t.play(0, "tell 60", "enough", "skip")
    assert t.s.jokes[0] == [30, 59]
    assert all(card < 0 for card in t.game.view(t.s, 1).seen.jokes[0])
    t.play(1, "home").play(2, "home")
    assert t.s.buried[0] == [30, 59], "seat 0 had nothing but the home port left"
    seen = t.game.view(t.s, SPECTATOR).seen
    assert [deck_of(seen, card) for card in seen.buried[0]] == [DECK_A, DECK_B]
    assert all(card < 0 for card in seen.buried[0])
    assert t.game.view(t.s, 0).seen.buried[0] == [30, 59]


def test_events_hide_the_card_that_was_drawn_or_joked() -> None:
    t = Table()
    t.with_frame(Receive(0, YARN, 1))
    t.s.sink = []
    action = options_of(t.s, 0)[0]
    t.s.stack[-1].answer(t.s, action)
    (event,) = [event for event in t.s.sink if GAME_OBJECT.events[event[0]].name == "drew"]
    assert seen_by(GAME_OBJECT.events, event, 0)[3] == t.s.hands[0][-1]
    assert seen_by(GAME_OBJECT.events, event, 1)[3] == HIDDEN
    assert seen_by(GAME_OBJECT.events, event, 1)[2] == DECK_A, "the back is public"


def test_imagined_hands_have_the_same_backs_and_no_card_twice() -> None:
    t = by_the_fire()
    view = t.game.view(t.s, 1)
    dice = Generator(b"", 5)
    hands = set()
    for _ in range(30):
        world = t.game.imagine(view, dice)
        t.game.audit(world)
        hands.add(tuple(world.hands[0]))
        assert [deck_of(world, card) for card in world.hands[0]] == [1, 1, 1, 2]
        assert world.hands[1] == t.s.hands[1]
    assert len(hands) > 20


def test_a_fair_guess_reaches_every_unseen_card() -> None:
    t = Table()
    view = t.game.view(t.s, 1)
    dice = Generator(b"", 9)
    possible = {card for card in range(10, 35)} - {card for card in t.s.hands[1]}
    found = {card for _ in range(400) for card in t.game.imagine(view, dice).hands[0] if 10 <= card < 35}
    assert found == possible


def test_the_size_of_a_pile_is_public() -> None:
    t = by_the_fire()
    seen = t.game.view(t.s, 2).seen
    assert pile_size(seen, DECK_A) == pile_size(t.s, DECK_A) == len(pile_of(t.s, DECK_A))


def test_a_monkey_asked_by_the_fire_does_not_give_the_cards_away() -> None:
    t = by_the_fire()
    t.play(0, "tell 32", "enough")
    assert t.topic == "monkey"
    view = t.game.view(t.s, 1)
    for part in range(20):
        world = t.game.imagine(view, Generator(b"", 100 + part))
        assert t.game.view(world, 1) == view
        assert options_of(world, 0) == options_of(t.s, 0)
