"""Everybody finds a first command on the first screen of the README."""

from __future__ import annotations

import re

from tests.install.roads import ROOT, first_command

FIRST_SCREEN = 24  # lines


def test_first_commands_stand_on_the_first_screen() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    first = "\n".join(lines[:FIRST_SCREEN])
    for who in ("play", "write a bot", "run it for a club", "contribute"):
        assert first_command(who) in first


def test_make_knows_the_commands() -> None:
    targets = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in ("README.md", "CONTRIBUTING.md"):
        asked = set(re.findall(r"`make ([a-z]+)", (ROOT / page).read_text(encoding="utf-8")))
        assert asked and asked <= targets
