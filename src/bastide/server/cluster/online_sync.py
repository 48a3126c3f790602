"""Who has a page open at this process, told to the others: friends see each other wherever their pages are.

Law: only what has changed is told, and all of it now and then: somebody may have become an account meanwhile.
"""

import asyncio
from functools import partial

from bastide.server.features.social import online
from bastide.server.live.hub import Hub
from bastide.server.storage.data_folder import StoreError

TELL_SECONDS = 1.0
ALL = 10
"""Every so many times everything is told."""


class OnlineSync:
    """What this process has said last."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._said, self._as, self._times = hub, set[str](), "", 0

    async def tell(self) -> None:
        """Say what is new. Raises StoreError."""
        store, now = self._hub.tables.store, self._hub.presence.devices
        name = store.claims.name
        anew = name != self._as or self._times % ALL == 0
        came, went = now if anew else now - self._said, self._said - now
        if anew:
            await store.do(online.tidy_online, order=False)
        if came or went:
            await store.do(partial(online.note_online, process=name, came=sorted(came), went=sorted(went)), order=False)
        self._said, self._as, self._times = now, name, self._times + 1


async def run_online_sync(hub: Hub) -> None:
    """Do so as long as the process lives."""
    attending = OnlineSync(hub)
    while True:
        try:
            await attending.tell()
        except StoreError:
            pass  # the beat tells of it
        except Exception as error:
            hub.report_error(error)
        await asyncio.sleep(TELL_SECONDS)
