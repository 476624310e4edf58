"""The short form of `make faults` and `make fuzz`: each fault once, and some hundred odd requests."""

from collections.abc import Iterator

import pytest

from tests.faults import faults
from tests.faults.fuzz import ACCIDENT, raw_requests
from tests.faults.site import Site


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "TABLES", 3)
    monkeypatch.setattr(faults, "MOVES_BETWEEN", 6)


@pytest.fixture
def kept_postgresql() -> Iterator[str]:
    with faults.postgresql() as database:
        yield database


@pytest.mark.parametrize("fault", faults.ON_SQLITE)
def test_nothing_is_lost_on_sqlite(empty_sqlite: str, fault: str) -> None:
    tally = faults.ON_SQLITE[fault](empty_sqlite, 1)
    assert (tally.lost, tally.doubled) == (0, 0)
    assert tally.acknowledged


def test_nothing_is_lost_when_postgresql_is_killed(kept_postgresql: str) -> None:
    tally = faults.postgresql_killed(kept_postgresql, 2)
    assert (tally.lost, tally.doubled) == (0, 0)
    assert tally.acknowledged


def test_odd_requests_are_no_accidents(empty_sqlite: str) -> None:
    site = Site(empty_sqlite, bots=0, FLIBUSTE_PATIENCE="0.2")
    site.start()
    try:
        answers = raw_requests(site, 300, seed=2)
    finally:
        site.end()
    assert all(status < ACCIDENT for status in answers)
    assert not site.tracebacks(), site.said.read_text(errors="replace")
