"""What every handler of this process works with."""

from __future__ import annotations

import gc
from typing import Final

from flibuste.server.campaigns.campaigns import Campaigns
from flibuste.server.database.store import Store
from flibuste.server.limits import Limiter
from flibuste.server.settings import Settings
from flibuste.server.streams.beat import Beat
from flibuste.server.streams.subscribers import Subscribers
from flibuste.server.tables.tables import Tables
from flibuste.server.viewers import Cookies
from flibuste.server.web.updates import SentTexts

RARER_COLLECTIONS: Final = (50_000, 20, 50)  # of garbage: positions are many small objects without cycles


class Services:
    """Opened when the application is built, started while it serves."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.store.upgrade()
        self.tables = Tables(self.store, settings)
        self.campaigns = Campaigns(self.tables)
        self.cookies = Cookies(self.store.key("cookies"))
        self.shown = SentTexts()
        self.posts = Limiter(settings.posts_per_minute, 60)
        self._running: tuple[Subscribers, Beat] | None = None

    @property
    def subscribers(self) -> Subscribers:
        return self._while_running()[0]

    @property
    def beat(self) -> Beat:
        return self._while_running()[1]

    def start(self) -> None:
        """Within the running event loop: listen to the other processes."""
        subscribers = Subscribers(self.store.notifications)
        self._running = subscribers, Beat(self.tables, subscribers)
        self.tables.on_change = subscribers.publish
        self.tables.start()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARER_COLLECTIONS)

    def leave(self) -> None:
        """Streams end, and whoever waits for news is answered: the process is about to end."""
        self.subscribers.close()

    async def stop(self) -> None:
        self.beat.stop()
        self.subscribers.close()
        await self.tables.stop()
        self.store.close()

    def _while_running(self) -> tuple[Subscribers, Beat]:
        assert self._running is not None, "The streams need a running application."
        return self._running
