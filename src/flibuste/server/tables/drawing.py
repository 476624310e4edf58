"""What a table looks like to somebody, put into bytes once for everybody to whom it looks the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from flibuste.server.tables.table import Table
from flibuste.server.viewers import Viewer


@dataclass(frozen=True, slots=True)
class Drawing:
    kind: str
    viewer: Viewer
    draw: Callable[[Table], bytes]

    def key(self, table: Table) -> Hashable:
        """Whoever plays the same seats, looks from the same one and reads the same language sees the same."""
        viewer = self.viewer
        return self.kind, viewer.viewpoint(table), frozenset(viewer.seats(table)), viewer.lang

    def version(self, table: Table) -> int:
        return table.version_for(self.viewer.seats(table))


def nothing(viewer: Viewer) -> Drawing:
    """For those who only want to know which version there is."""
    return Drawing("nothing", viewer, lambda _table: b"")
