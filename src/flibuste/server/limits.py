"""How much one address may ask for."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import Final

from flibuste.server.refusals import Refusal

ADDRESSES: Final = 10_000  # remembered by a limiter


class Limiter:
    """So many requests in a period from one address, refilled steadily; 0 is no limit."""

    def __init__(self, amount: int, seconds: float) -> None:
        self._amount = amount
        self._seconds = seconds
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """0 if there is room for one more, which is noted; else the seconds until there will be."""
        if not self._amount:
            return 0.0
        spent, at = self._spent.pop(address, (0.0, now))
        spent = max(0.0, spent - (now - at) * self._amount / self._seconds)
        missing = max(0.0, spent + 1 - self._amount)
        self._spent[address] = (spent if missing else spent + 1, now)
        if len(self._spent) > ADDRESSES:
            self._spent.popitem(last=False)
        return missing * self._seconds / self._amount

    def check(self, address: str) -> None:
        """Refuse what is too much."""
        seconds = self.wait(address, time.monotonic())
        if seconds:
            raise too_many(seconds)


def too_many(seconds: float) -> Refusal:
    return Refusal(429, "server-too-many").after(math.ceil(seconds))
