"""Records: replayed bit for bit, and refused by name when anything is wrong."""

import json

import pytest

from flibuste.kernel import (
    BadRecord,
    Generator,
    Match,
    below,
    commitment,
    fingerprint,
    read_record,
    replay,
)
from flibuste.kernel.record import _KEYS as RECORD_KEYS
from tests.kernel.toy import TOY

SEED = bytes(range(32))


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
