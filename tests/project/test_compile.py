"""The compiled copy: built when sources change, never stale, never among the sources."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import compile as compiler


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    module = tmp_path / "src" / "flibuste" / "kernel" / "run.py"
    module.parent.mkdir(parents=True)
    module.write_text("SPEED = 1\n", encoding="utf-8")
    monkeypatch.setattr(compiler, "SOURCES", tmp_path / "src")
    return tmp_path / "src"


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that were built into, in place of real builds: no compiler is needed."""
    built: list[Path] = []

    def build(target: Path) -> None:
        target.mkdir(exist_ok=True)
        built.append(target)

    monkeypatch.setattr(compiler, "build", build)
    monkeypatch.setattr(compiler, "can_compile", lambda: True)
    return built


def test_a_fresh_copy_is_not_built_again(sources: Path, builds: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    compiler.main(target)
    compiler.main(target)
    assert len(builds) == 1


@pytest.mark.parametrize("change", ["SPEED = 2\n", None])
def test_a_changed_or_removed_source_is_noticed(
    sources: Path, builds: list[Path], tmp_path: Path, change: str | None
) -> None:
    target, module = tmp_path / "compiled", sources / "flibuste" / "kernel" / "run.py"
    compiler.main(target)
    if change:
        module.write_text(change, encoding="utf-8")
    else:
        module.unlink()
    compiler.main(target)
    assert len(builds) == 2


def test_a_copy_is_replaced_only_when_the_next_one_is_complete(
    sources: Path, builds: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "compiled"
    compiler.main(target)
    before = (target / ".fingerprint").read_text()

    def fail(_target: Path) -> None:
        raise subprocess.CalledProcessError(1, "cc", "run.c:1: error: no such ship\n")

    monkeypatch.setattr(compiler, "build", fail)
    (sources / "flibuste" / "kernel" / "run.py").write_text("SPEED = 2\n", encoding="utf-8")
    with pytest.raises(compiler.Stopped, match=r"no such ship\nThe rules do not compile: the messages above say why\."):
        compiler.main(target)
    assert (target / ".fingerprint").read_text() == before
    assert not compiler.is_fresh(target)


def test_a_page_that_changed_leaves_the_code_fresh(sources: Path, builds: list[Path], tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    compiler.main(target)
    (sources / "flibuste" / "page.html").write_text("<p>", encoding="utf-8")
    assert [compiler.is_fresh(target, pattern) for pattern in (compiler.EVERYTHING, compiler.CODE)] == [False, True]


def test_without_a_compiler_one_sentence_and_no_stale_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "compiled"
    target.mkdir()
    monkeypatch.setenv("PATH", str(tmp_path))
    compiler.main(target)
    assert not target.exists()
    assert capsys.readouterr().out.splitlines() == [
        "No C compiler or no Python headers here: the games run interpreted, slower, with the same results."
    ]


def test_what_no_longer_has_a_source_is_forgotten(sources: Path, tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    names = {"flibuste__mypyc.x.so", "flibuste/kernel/run.x.so", "flibuste/kernel/old.x.so", "flibuste/kernel/run.py"}
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).touch()
    compiler.forget_old_files(target)
    left = {str(path.relative_to(target)) for path in target.rglob("*") if path.is_file()}
    assert left == {"flibuste__mypyc.x.so", "flibuste/kernel/run.x.so"}


@pytest.mark.slow
@pytest.mark.skipif(not compiler.can_compile(), reason="no C compiler here")
def test_every_module_of_kernel_and_games_is_compiled(tmp_path: Path) -> None:
    target = compiler.COMPILED
    compiler.main()
    names = [".".join(path.relative_to(compiler.SOURCES).with_suffix("").parts) for path in compiler.modules()]
    ask = "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)"
    command = [sys.executable, "-c", ask, *(name.removesuffix(".__init__") for name in names)]
    answer = subprocess.run(command, env={"PYTHONPATH": str(target)}, check=True, capture_output=True, text=True)
    files = answer.stdout.splitlines()
    assert len(files) == len(names) > 0
    assert [file for file in files if not (file.startswith(str(target)) and file.endswith(".so"))] == []
    assert list(compiler.SOURCES.rglob("*.so")) == []
