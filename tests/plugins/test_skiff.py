"""The smallest game, of a package of its own: with rules and sentences alone it has all that a game of ours has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance.test_conformance import COMPILED
from tests.plugins.installing import SKIFF, flibuste, python, with_plugin
from tools import compile as compiler

MOST_LINES = 300


def test_it_is_small_enough_to_be_copied() -> None:
    kinds = {".py", ".ftl", ".toml"}
    files = [path for path in SKIFF.rglob("*") if path.suffix in kinds]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


@pytest.mark.parametrize(("lang", "title"), [("fr", "La Yole"), ("en", "Skiff")])
def test_it_is_found_through_its_entry_point(environment: dict[str, str], lang: str, title: str) -> None:
    assert re.search(rf"^skiff +{title} +2–4 +whistle=no \| yes", flibuste(environment, "games", "--lang", lang), re.M)
    assert "SK-BASE-005" in flibuste(environment, "rules", "skiff", "--lang", lang)


def test_it_keeps_every_promise(environment: dict[str, str]) -> None:
    assert "30 games in 6 set-ups" in flibuste(environment, "check", "skiff", "--games", "5", "--lang", "en")


def test_it_keeps_every_promise_among_compiled_rules(installed: Path, environment: dict[str, str]) -> None:
    stamp = COMPILED / ".fingerprint"
    if not stamp.exists() or stamp.read_text() != compiler.fingerprint():
        pytest.skip("there is no compiled copy of these sources: `make compiled` builds one")
    compiled = environment | with_plugin(COMPILED, installed)
    assert python(compiled, "from flibuste.kit import board; print(board.__file__)").strip().endswith(".so")
    assert "30 games in 6 set-ups" in flibuste(compiled, "check", "skiff", "--games", "5", "--lang", "en")


@pytest.mark.parametrize(("lang", "hand", "note"), [("fr", "main", "+{} poissons"), ("en", "hand", "+{} fish")])
def test_it_is_played_in_the_terminal_to_the_end(
    environment: dict[str, str], tmp_path: Path, lang: str, hand: str, note: str
) -> None:
    """Casting, and landing where that is the second answer; the record holds."""
    seed = "7" * 64
    said = flibuste(environment, "play", "skiff", "--lang", lang, "--seed", seed, typed="1\n1\n2\n" * 60)
    assert re.search(rf"^{hand} ", said, re.M)
    assert re.search(re.escape(note).replace(r"\{\}", r"\d+"), said)
    (record,) = tmp_path.rglob("skiff-*.flib.json")
    flibuste(environment, "verify", str(record))
    assert "SK" not in flibuste(environment, "replay", str(record), "--lang", lang)


PETTING_ZOO = """
import warnings
from pettingzoo.test import api_test, parallel_api_test
from flibuste.research import env, parallel_env
warnings.simplefilter("ignore")
api_test(env("skiff", 3), num_cycles=60, verbose_progress=False)
parallel_api_test(parallel_env("skiff", 3), num_cycles=60)
from flibuste.games import registry
from flibuste.games.features import feature_names
print(*feature_names("skiff", registry.game("skiff").rules(2, {})))
"""


def test_it_has_the_environments_of_research(environment: dict[str, str]) -> None:
    names = python(environment, PETTING_ZOO).splitlines()[-1].split()
    assert names[:4] == ["round", "haul", "catch-0", "catch-1"]
    assert {"hands-0-feather", "hands-1-covered", "used-1-worm", "whistled-0"} <= set(names)


def test_bots_play_it_and_know_more_than_chance(environment: dict[str, str]) -> None:
    """Chance alone would win half the games: that is below the interval."""
    bots = ("--bots", "random,greedy", "--games", "100", "--seed", "4", "--lang", "en")
    said = flibuste(environment, "simulate", "skiff", *bots)
    (lowest,) = re.findall(r"^greedy .*%  +([\d.]+)%", said, re.M)
    assert float(lowest) > 50
    assert "Points of strong:20" in flibuste(
        environment, "simulate", "skiff", "--bots", "random,strong:20", "--games", "2", "--lang", "en"
    )


PROMISES = """
from flibuste.games import registry
from flibuste.kernel import Generator, apply, below, deciders
record = registry.record("skiff")
dice, kept = Generator(b"", 1), 0
for seed in range(20):
    s = record.game.new(3, {"whistle": "yes"}, seed)
    while not s.over:
        seat = deciders(s)[0]
        view = record.game.view(s, seat)
        for action in view.options:
            world = s.clone()
            apply(world, seat, action)
            promised = sum(change.amount for change in record.changes(view, action))
            landed = world.catch[seat] - s.catch[seat]
            assert promised == landed or world.over, (promised, landed)
            kept += promised > 0
        apply(s, seat, view.options[below(dice, len(view.options))])
print(kept)
"""


def test_what_an_answer_promises_is_what_it_brings(environment: dict[str, str]) -> None:
    """The end of the game apart, where the lures that were kept count as well."""
    assert int(python(environment, PROMISES)) > 100
