"""What every handler of this process works with."""

from __future__ import annotations

from flibuste.server.bell import bell
from flibuste.server.guests import Doorkeeper
from flibuste.server.hub import Hub
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from flibuste.server.tables import Tables


class Services:
    """Opened when the application is built, awake while it serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.store.upgrade()
        self.bell = bell(self.store)
        self.tables = Tables(self.store, self.bell, settings)
        self.doorkeeper = Doorkeeper(self.store.key("cookies"))
        self._hub: Hub | None = None

    @property
    def hub(self) -> Hub:
        assert self._hub is not None, "The streams need a running application."
        return self._hub

    def wake(self) -> None:
        """Within the running event loop: listen to the other processes."""
        self._hub = Hub(self.bell)
        self.tables.ring = self._hub.ring

    def rest(self) -> None:
        self.hub.close()
        self.store.close()
