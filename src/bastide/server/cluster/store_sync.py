"""What the processes of a cluster tell each other through the store: who is online, and moderation decisions.

Invariant: the bus only wakes, and its messages may be lost. So the store is read every `LOOK_SECONDS`.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from bastide.server.features.account import privacy
from bastide.server.features.moderation import ban_commands
from bastide.server.features.social import friends
from bastide.server.live import preconditions
from bastide.server.live.hub import Hub
from bastide.server.live.timers import clocks
from bastide.server.storage.data_folder import StoreError

LOOK_SECONDS: Final = 10.0
TELL_SECONDS: Final = 1.0
ALL: Final = 10
"""Every so many updates, store everything, because a guest may have become an account."""


class OnlineSync:
    """Stores the devices that are online here, so that friends see each other across processes. Remembers what it
    stored last, and stores only changes."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._stored, self._name, self._times = hub, set[str](), "", 0

    async def tell(self) -> None:
        """Store the changes since the last call. Raises StoreError."""
        store, now = self._hub.tables.store, self._hub.presence.devices
        name = store.claims.name
        everything = name != self._name or self._times % ALL == 0
        came, went = now if everything else now - self._stored, self._stored - now
        if everything:
            await store.do_unordered(friends.tidy_online)
        if came or went:
            await store.do_unordered(friends.note_online, name, sorted(came), sorted(went))
        self._stored, self._name, self._times = now, name, self._times + 1


async def sync_moderation(hub: Hub) -> None:
    """Load bans, restrictions, vacations and signed-out sessions from the store. Raises StoreError."""
    await ban_commands.load_bans(hub)
    await preconditions.load_restrictions(hub)
    await clocks.load_vacations(hub)
    await privacy.check_sessions(hub)


async def _repeat(hub: Hub, work: Callable[[], Awaitable[None]], seconds: float) -> None:
    """Call `work` at once and then every so many seconds, until cancelled."""
    while True:
        try:
            await work()
        except StoreError:
            pass  # the heartbeat task logs it
        except Exception as error:
            hub.report_error(error)
        await asyncio.sleep(seconds)


def start_sync(hub: Hub) -> None:
    """Store who is online, and load moderation decisions, as long as the server runs."""
    hub.spawn(_repeat(hub, lambda: sync_moderation(hub), LOOK_SECONDS))
    hub.spawn(_repeat(hub, OnlineSync(hub).tell, TELL_SECONDS))
