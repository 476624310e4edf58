"""The tool that tunes the rules of thumb."""

import os
import re
import subprocess
import sys

ROUND = ["--games", "6", "--rounds", "1", "--only", "captains_war_worth"]


def tuned(*arguments):
    command = [sys.executable, "tools/tune_heuristic.py", "captains-war", *ROUND, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ).stdout


def test_the_same_command_prints_the_same_values_whatever_the_number_of_workers():
    printed = tuned("--workers", "1")
    assert printed == tuned("--workers", "2")
    assert re.search(
        r"^captains_war_worth\.COIN 0\.45: [-+][\d.]+ points \(± [\d.]+\) when larger -> [\d.]+$", printed, re.M
    )
    assert "captains_war.PATIENCE" not in printed
