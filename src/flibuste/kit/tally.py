"""The counters of a catalogue, of every seat and of the table, in one list."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.codec import expect_keys
from flibuste.kit.catalogue import ROW, TABLE, Catalogue
from flibuste.kit.kinds import Each, Kind, Sparse


class Tally(Kind):
    """What is counted, by name: for each seat those above zero, and for the table."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self.names = catalogue.counters
        self.of = Sparse("count", self.names)

    def zeros(self) -> list[int]:
        return [0] * (len(self.names) * ROW)

    def write(self, rules: Any, value: Any) -> Any:
        seats = [self.of.write(rules, value[seat::ROW]) for seat in range(rules.seats)]
        return {"seats": seats, "table": self.of.write(rules, value[TABLE::ROW])}

    def read(self, rules: Any, what: str, document: Any) -> Any:
        expect_keys(what, document, ("seats", "table"))
        tally = self.zeros()
        for seat, counts in enumerate(Each(self.of).read(rules, "players", document["seats"])):
            tally[seat::ROW] = counts
        tally[TABLE::ROW] = self.of.read(rules, "the table", document["table"])
        return tally

    def copy(self, value: Any) -> Any:
        return list(value)
