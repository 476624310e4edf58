"""Bots of one's own by name: what is wrong with one is told in a sentence."""

import pytest

from flibuste.cli.named_bots import bot_named
from flibuste.kernel import BadOption

MINE = """
class Good:
    def __init__(self, dice):
        self.dice = dice
    def choose(self, view, seconds):
        return view.options[0]

class WithoutDice:
    def choose(self, view, seconds):
        return view.options[0]

class Mute:
    def __init__(self, dice):
        pass
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    (tmp_path / "my_named_bots.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("mine")
def test_a_bot_of_ones_own_gets_dice():
    assert bot_named("my_named_bots:Good", 1).dice is not None


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("my_named_bots:Goood", "cannot be loaded: module 'my_named_bots' has no attribute 'Goood'"),
        ("my_named_bots:WithoutDice", r"cannot be made from its dice alone, as Class\(dice\): too many positional"),
        ("my_named_bots:Mute", r"has no method `choose\(view, seconds\)`"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told(name: str, sentence: str):
    with pytest.raises(BadOption, match=sentence):
        bot_named(name, 1)
