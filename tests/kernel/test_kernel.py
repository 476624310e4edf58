"""Rules, generator, notation, positions and records: what each promises, and how each refuses."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel import (
    VERB_SHIFT,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BrokenRules,
    Frame,
    Generator,
    IllegalAction,
    Match,
    Notation,
    Rules,
    Verb,
    Words,
    below,
    commitment,
    describe,
    fingerprint,
    play,
    playout,
    pluck,
    position,
    read_record,
    replay,
    shuffle,
)
from flibuste.kernel.check import check_game
from flibuste.kernel.record import _KEYS as RECORD_KEYS
from flibuste.kernel.rng import poised
from flibuste.kernel.rules import Functions
from tests.kernel.toy import NINE, TOY, Rounds, Toy, ToyGame, settle_round

SEED = bytes(range(32))


# Generator ------------------------------------------------------------------------------------------------------------


@given(st.integers(1, 500), st.integers(0, 2**30))
def test_a_draw_is_below_its_bound(n, seed):
    assert 0 <= below(Generator(b"", seed), n) < n
    assert 0 <= below(Generator(SEED, seed), n) < n


@pytest.mark.parametrize("key", [b"", SEED])
def test_draws_are_even(key):
    dice = Generator(key, 11)
    counts = [0] * 6
    for _ in range(12_000):
        counts[below(dice, 6)] += 1
    assert all(1800 < count < 2200 for count in counts)


@given(st.integers(1, 64), st.integers(0, 2**30 - 1))
def test_starts_named_by_part_draw_evenly_and_free_ones_apart(parts, seed):
    dice = Generator(b"", seed)
    starts = [Generator(b"", poised(dice, part, parts)) for part in range(parts)]
    assert [below(start, parts) for start in starts] == list(range(parts))
    streams = [Generator(b"", poised(dice, 0, 1)) for _ in range(2)]
    first, second = ([below(stream, 1 << 20) for _ in range(12)] for stream in streams)
    assert not set(first) & set(second)


def test_the_keyed_stream_never_changes():
    """A record must replay for ever: these numbers are part of the format."""
    dice = Generator(SEED, 0)
    assert [below(dice, 1000) for _ in range(8)] == [62, 158, 70, 130, 506, 884, 798, 644]


def test_two_keys_give_two_streams():
    one, other = Generator(SEED, 0), Generator(bytes(32), 0)
    assert [below(one, 100) for _ in range(20)] != [below(other, 100) for _ in range(20)]


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**30))
def test_shuffle_and_pluck_lose_nothing(items, seed):
    dice, shuffled = Generator(b"", seed), items.copy()
    shuffle(dice, shuffled)
    assert sorted(shuffled) == sorted(items)
    assert sorted(pluck(dice, shuffled) for _ in items) == sorted(items) and shuffled == []


def test_every_order_is_equally_likely():
    dice, counts = Generator(b"", 3), {}
    for _ in range(6000):
        items = [0, 1, 2]
        shuffle(dice, items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6 and min(counts.values()) > 850


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


# Records --------------------------------------------------------------------------------------------------------------


def finished() -> Match:
    m = Match.start(TOY, ["A", "B"], {}, SEED)
    dice = Generator(b"", 4)
    while not m.over:
        options = m.state.options
        m.play(m.state.decider, options[below(dice, len(options))])
    return m


def test_a_record_replays_bit_for_bit():
    m = finished()
    document = json.loads(json.dumps(m.record()))
    assert tuple(document) == RECORD_KEYS and document["seed_commitment"] == commitment(SEED)
    again = replay(TOY, document)
    assert fingerprint(again.state) == fingerprint(m.state) and again.record() == document


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda d: d.pop("seed"), "lacks 'seed'"),
        (lambda d: d.update(note=1), "unknown key 'note'"),
        (lambda d: d.update(format="flibuste-match/9"), "this program reads"),
        (lambda d: d.update(game="chess"), "of 'chess'"),
        (lambda d: d.update(rules_version=99), "would misread it"),
        (lambda d: d.update(data="other"), "are not those it names: their digest differs"),
        (lambda d: d.update(seed=None), "not revealed yet"),
        (lambda d: d.update(seed="zz"), "hexadecimal"),
        (lambda d: d.update(seed="00"), "has 1 bytes"),
        (lambda d: d.update(seed="00" * 32), "not the one that was committed"),
        (lambda d: d.update(seats="AB"), "list of names"),
        (lambda d: d.update(seats=["A"]), "cannot be set up"),
        (lambda d: d.update(options=[]), "an object"),
        (lambda d: d.update(actions={}), "a list"),
        (lambda d: d["actions"].__setitem__(0, ["A", "bid 0"]), "Action 1 should be a seat and a text"),
        (lambda d: d["actions"].__setitem__(0, [0, "again"]), "Action 1 is not legal"),
        (lambda d: d["actions"].__setitem__(1, [7, "keep"]), "seat 7; there are 2"),
        (lambda d: d["actions"].pop(), "the result is"),
        (lambda d: d["result"].update(winners=[0, 1, 2]), "the result is"),
        (lambda d: d.update(digest="00"), "digest differs"),
    ],
)
def test_a_tampered_record_is_refused_by_name(change, sentence):
    document = finished().record()
    change(document)
    with pytest.raises(BadRecord, match=sentence):
        replay(TOY, document)


def test_a_record_is_saved_whole(tmp_path):
    path = tmp_path / "game.flib.json"
    finished().save(path)
    assert replay(TOY, read_record(path)).over and [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("content", "sentence"), [(None, "cannot be read"), ("{", "not JSON"), ("[1]", "one JSON object")]
)
def test_a_broken_file_is_refused(tmp_path, content, sentence):
    path = tmp_path / "game.flib.json"
    if content is not None:
        path.write_text(content)
    with pytest.raises(BadRecord, match=sentence):
        read_record(path)


def test_rewinding_replays_a_prefix():
    m = finished()
    moves = len(m.moves)
    m.rewind(3)
    assert len(m.moves) == 3 < moves and not m.over


# The suite itself -----------------------------------------------------------------------------------------------------


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
        rules.riders[1].append(Functions(lambda s, seat, options: options.append(0), lambda s, seat, action: None))
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
    rule = "y"

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
