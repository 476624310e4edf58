"""What may not slip into a commit, and what every clone must carry."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import backend

ROOT = Path(__file__).resolve().parents[2]
LOCKS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "requirements").glob("*.txt")}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

REGISTRIES = "|".join(
    rf"{name}\.{ending}"
    for name, ending in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "(?:org|com)"),
        ("yarnpkg", "com"),
        ("(?:deb|security)", r"debian\.org"),
        ("crates", "io"),
    ]
)
FORBIDDEN = {
    "the host name of a package registry": re.compile(REGISTRIES),
    "a path of somebody's machine": re.compile(r"(?<![\w.-])/(?:home|root|work|Users)/\w"),
    "a folder outside the project": re.compile(r"\.\./shared\b"),
}


def committed_texts() -> Iterator[tuple[str, str]]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        path = ROOT / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            yield name, content.decode("utf-8")


def slips(name: str, text: str) -> list[str]:
    return [
        f"{name}:{number}: {what}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in FORBIDDEN.items()
        if pattern.search(line)
    ]


def test_no_committed_file_names_a_registry_or_a_machine() -> None:
    texts = list(committed_texts())
    assert texts
    assert [slip for name, text in texts for slip in slips(name, text)] == []


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("see https://{}.org/simple".format("pypi"), 1),
        ("https://registry.{}.org/htmx".format("npmjs"), 1),
        ("open('/{}/me/cards.toml')".format("home"), 1),
        ("read ../{}/rules.md from /{}/main".format("shared", "work"), 2),
        ("artwork/work/ship.svg and https://example.org/", 0),
    ],
)
def test_slips_are_seen(line: str, count: int) -> None:
    assert len(slips("page.md", line)) == count


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", LOCKS[lock], re.MULTILINE))


PINNED = re.compile(r"(?:#.*\n)?(?:[a-z0-9-]+==[\w.+!]+(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n)+")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_pins_with_hashes_only(lock: str) -> None:
    assert PINNED.fullmatch(LOCKS[lock])


def test_locks_agree() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in pins(lock).items():
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


REQUIREMENTS = {
    "base": PROJECT["project"]["dependencies"],
    "build": PROJECT["build-system"]["requires"] + backend.COMPILER,
    "node": backend.NODE,
    **PROJECT["project"]["optional-dependencies"],
}


@pytest.mark.parametrize("lock", REQUIREMENTS)
def test_every_requirement_is_pinned(lock: str) -> None:
    pinned = pins(lock)
    for requirement in map(Requirement, REQUIREMENTS[lock]):
        name = canonicalize_name(requirement.name)
        assert name in pinned, f"{name} is not pinned in requirements/{lock}.txt: run make lock."
        assert requirement.specifier.contains(pinned[name]), f"{name} {pinned[name]} does not meet {requirement}."


def test_the_licence_is_there() -> None:
    assert "the Flibuste contributors" in (ROOT / "LICENSE").read_text(encoding="utf-8")
