"""Who has a page open at this process, stored for the others. So friends see each other across processes.

Invariant: only changes are stored, and now and then everything, because a guest may have become an account.
"""

import asyncio

from bastide.server.features.social import friends
from bastide.server.live.hub import Hub
from bastide.server.storage.data_folder import StoreError

TELL_SECONDS = 1.0
ALL = 10
"""Every so many updates, store everything."""


class OnlineSync:
    """Stores the devices that are online here, and remembers what it stored last."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._said, self._as, self._times = hub, set[str](), "", 0

    async def tell(self) -> None:
        """Store the changes since the last call. Raises StoreError."""
        store, now = self._hub.tables.store, self._hub.presence.devices
        name = store.claims.name
        anew = name != self._as or self._times % ALL == 0
        came, went = now if anew else now - self._said, self._said - now
        if anew:
            await store.do_unordered(friends.tidy_online)
        if came or went:
            await store.do_unordered(friends.note_online, name, sorted(came), sorted(went))
        self._said, self._as, self._times = now, name, self._times + 1


async def run_online_sync(hub: Hub) -> None:
    """Store changes every `TELL_SECONDS`, until cancelled."""
    attending = OnlineSync(hub)
    while True:
        try:
            await attending.tell()
        except StoreError:
            pass  # the heartbeat task logs it
        except Exception as error:
            hub.report_error(error)
        await asyncio.sleep(TELL_SECONDS)
