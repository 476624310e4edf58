"""Work on a Ray cluster: batches go out as tasks, results come back in the order of the items."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from socket import create_connection
from typing import Any, Final, TypeVar

from flibuste.kernel import BadOption

T = TypeVar("T")
LOCAL: Final = "local"
SECONDS_TO_ANSWER: Final = 5
LARGEST_BATCH: Final = 1000
BATCHES_PER_CORE: Final = 8


def spread_on_ray(work: Callable[[Any], T], items: Sequence[Any], address: str) -> Iterator[T]:
    """The work done on each item by the cluster at an address; `local` starts one on this machine."""
    with joined(address) as ray:
        yield from spread_over(ray, work, items)


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, for as long as one belongs to the cluster at an address."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise BadOption("Playing on a cluster needs Ray: pip install 'flibuste[ray]'.") from error
    belonged = ray.is_initialized()
    if not belonged:
        _knock(address)
        try:
            ray.init(address=None if address == LOCAL else address, log_to_driver=False, include_dashboard=False)
        except (ConnectionError, ValueError) as error:
            raise BadOption(f"There is no Ray cluster at {address!r}: {error}.") from error
    try:
        yield ray
    finally:
        if not belonged:
            ray.shutdown()


def spread_over(ray: Any, work: Callable[[Any], T], items: Sequence[Any]) -> Iterator[T]:
    """The work done on each item by the cluster that one belongs to, in the order of the items."""
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(LARGEST_BATCH, len(items) // (cores * BATCHES_PER_CORE)))
    task, work_there = ray.remote(_batch), ray.put(work)
    tasks = [task.remote(work_there, items[start : start + size]) for start in range(0, len(items), size)]
    for done in tasks:
        yield from ray.get(done)


def _knock(address: str) -> None:
    """Ray waits minutes at a door where nobody is, and then ends the program: look first."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal() or "/" in host:
        return
    try:
        create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError) as error:
        raise BadOption(f"There is no Ray cluster at {address!r}: {error}.") from error


def _batch(work: Callable[[Any], T], items: Sequence[Any]) -> list[T]:
    return [work(item) for item in items]
