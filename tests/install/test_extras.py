"""A plain install plays; what needs more says so before it begins."""

from __future__ import annotations

import re
import sys
from dataclasses import replace

import pytest

from flibuste.cli.cluster import spread_on_ray
from flibuste.kernel import BadOption
from tests.install.roads import Sources

DUEL = ("port-royal", "--bots=random,greedy", "--games=2")
NEEDY = {
    ("serve", "--no-open"): "server",
    ("arena", *DUEL): "research",
    ("simulate", *DUEL, "--dataset=games.parquet"): "research",
}


def test_a_plain_install_names_the_extra_that_a_command_needs(sources: Sources) -> None:
    plain = sources.install(sources.wheel(), extra="")
    assert "Élise>" in plain.flibuste("play", "port-royal", "--lang=en", "--players=Élise", given="quit\n")
    assert "greedy" in plain.flibuste("simulate", *DUEL)
    for command, extra in NEEDY.items():
        said = plain.flibuste(*command, status=2)
        assert re.fullmatch(rf"[^\n]+: pip install 'flibuste\[{extra}\]'\.\n", said), said


def test_a_cluster_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"^Playing on a cluster needs Ray: pip install 'flibuste\[ray\]'\.$"):
        next(spread_on_ray(str, [1], "local"))


@pytest.mark.slow
@pytest.mark.parametrize("extra", ["server", "research", "ray", "dev"])
def test_each_extra_can_be_had_alone(sources: Sources, extra: str) -> None:
    plain = sources.install(sources.wheel(), extra="")
    online = {**plain.environment, "PIP_NO_INDEX": "0", "PIP_FIND_LINKS": ""}
    pip = [*sources.pip(plain.bin), "install", "--quiet", "--dry-run", f"{sources.wheel()}[{extra}]"]
    replace(plain, environment=online).run(*pip)
