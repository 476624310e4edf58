"""Rules, decisions, notation and positions: what each promises, and how each refuses."""

import copy

import pytest

from flibuste.kernel import (
    VERB_SHIFT,
    BadNotation,
    BadOption,
    BadPosition,
    BrokenRules,
    Generator,
    IllegalAction,
    Match,
    Notation,
    Rules,
    Verb,
    Words,
    describe,
    fingerprint,
    play,
    playout,
    position,
)
from tests.kernel.toy import NINE, TOY, Toy, settle_round

SEED = bytes(range(32))


# Rules ----------------------------------------------------------------------------------------------------------------


def test_frozen_rules_take_nothing_more():
    rules = TOY.rules(2, {})
    for late in (
        lambda: rules.plan("round"),
        lambda: rules.insert("round", settle_round),
        lambda: rules.rider(9 << VERB_SHIFT, (), lambda s, seat, options: None, lambda s, seat, action: None),
        lambda: rules.together("x", lambda s, seat: None),
    ):
        with pytest.raises(BrokenRules, match="frozen"):
            late()


def test_two_riders_cannot_share_a_verb():
    rules = Rules(2, {})
    rules.rider(5 << VERB_SHIFT, (), lambda s, seat, options: None, lambda s, seat, action: None)
    with pytest.raises(BrokenRules, match="Verb 5"):
        rules.rider(5 << VERB_SHIFT, (), lambda s, seat, options: None, lambda s, seat, action: None)


def test_steps_are_inserted_where_a_module_wants_them():
    rules, ran = Rules(1, {}), []
    first, second, third = (lambda s, seat, n=n: ran.append(n) for n in range(3))
    rules.plan("turn", second)
    rules.insert("turn", first, before=second)
    rules.insert("turn", third, after=second)
    rules.freeze()
    s = Toy(rules, b"", 0, [rules.run("turn", 0)], None, -1, [], 0, [], [], [], [], [], [])
    while s.stack:
        s.stack[-1].step(s)
    assert ran == [0, 1, 2]


def test_rules_are_composed_once_for_each_combination():
    assert TOY.rules(2, {}) is TOY.rules(2, {"purse": "four"}) is not TOY.rules(2, NINE)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"purses": "four"}, "no option 'purses'; it has: purse"),
        (2, {"purse": "five"}, "cannot be 'five'; it can be four, nine"),
        (7, {}, "for 2, 3 players, not 7"),
    ],
)
def test_a_wrong_option_is_refused(seats, options, sentence):
    with pytest.raises(BadOption, match=sentence):
        TOY.new(seats, options)


def test_a_seed_of_the_wrong_length_is_refused():
    with pytest.raises(BadOption, match="32 bytes, not 3"):
        TOY.new(2, {}, b"abc")


# Decisions ------------------------------------------------------------------------------------------------------------


def test_an_illegal_action_changes_nothing():
    s = TOY.new(2, {}, SEED)
    before = fingerprint(s)
    with pytest.raises(IllegalAction, match="not among"):
        play(s, 0, TOY.notation.parse("keep"))
    assert fingerprint(s) == before
    m = Match.start(TOY, ["A", "B"], {}, SEED)
    for answer in ("keep", "bid 9", "nonsense", 12345678):
        with pytest.raises((IllegalAction, BadNotation), match="legal here: bid 0, bid 1"):
            m.play(0, answer)
    assert m.moves == [] and fingerprint(m.state) == before


def test_whoever_is_not_asked_cannot_answer():
    m = Match.start(TOY, ["A", "B"], NINE, SEED)
    m.play(0, "bid 0")
    m.play(0, "keep")
    with pytest.raises(IllegalAction, match="A has nothing to decide"):
        m.play(0, "bid 0")


def test_a_playout_ends_and_is_reproducible():
    counts = {playout(TOY.new(3, NINE, 5), Generator(b"", 9), 1000) for _ in range(3)}
    assert len(counts) == 1 and counts.pop() > 10
    s = TOY.new(3, NINE, 5)
    assert playout(s, Generator(b"", 9), 4) == 4 and not s.over


# Notation -------------------------------------------------------------------------------------------------------------


def notation() -> Notation:
    cells = Words("cell", ["a1", "a2", "b1", "b2"])
    return Notation(Verb(0, "pass"), Verb(2, "move", cells, cells), Verb(5, "drop", cells))


def test_text_and_action_are_inverse():
    n = notation()
    for index in range(n.size):
        action = n.action(index)
        assert n.index(action) == index and n.parse(n.text(action)) == action
    assert n.size == 1 + 16 + 4 and n.text(n.action(7)) == "move a2 b1"


@pytest.mark.parametrize("text", ["", "fly", "move", "move a1", "move a1 c9", "pass now"])
def test_a_wrong_text_names_the_legal_ones(text):
    n = notation()
    with pytest.raises(BadNotation, match="the verbs are drop, move, pass"):
        n.parse(text)
    with pytest.raises(BadNotation, match="legal here: pass, drop b1"):
        n.parse(text, [n.parse("pass"), n.parse("drop b1")])


def test_an_index_outside_the_catalogue_is_refused():
    with pytest.raises(BadNotation, match="0 to 20"):
        notation().action(-1)


def test_words_and_verbs_must_be_distinct():
    with pytest.raises(ValueError, match="share a word"):
        Words("cell", ["a", "a"])
    with pytest.raises(ValueError, match="share a code"):
        Notation(Verb(0, "a"), Verb(0, "b"))


# Positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("board"), "lacks 'board'"),
        (lambda d: d.update(extra=1), "unknown key 'extra'"),
        (lambda d: d.update(format="x"), "not a position document"),
        (lambda d: d.update(game="chess"), "of 'chess', not of 'toy'"),
        (lambda d: d.update(rules_version=9), "version 9"),
        (lambda d: d["stack"].append({"frame": "Nonsense"}), "no frame 'Nonsense'"),
        (lambda d: d["stack"].append({"frame": "Plan", "name": "round", "seat": 0, "at": 7}), "no step 7"),
        (lambda d: d["stack"].append({"frame": "Roll", "seat": 5, "left": 1}), "seat 5; there are 2"),
        (lambda d: d["stack"].append({"frame": "Roll", "seat": 0}), "lacks 'left'"),
        (lambda d: d["stack"].append({"frame": "Roll", "seat": 0, "left": "x"}), "should be a number"),
        (lambda d: d["board"].update(goals=[1, 1]), "same goal"),
        (lambda d: d["board"].update(gold=[-1, 1]), "overdrawn"),
        (lambda d: d.update(board=None), "malformed"),
        (lambda d: d.update(generator={}), "malformed"),
    ],
)
def test_an_impossible_position_is_refused_by_name(change, sentence):
    document = copy.deepcopy(describe(TOY, TOY.new(2, {}, SEED)))
    change(document)
    with pytest.raises(BadPosition, match=sentence):
        position(TOY, document)
