"""Periodic reload of moderation decisions that other processes of a cluster made.

Invariant: the bus only wakes, and its messages may be lost. So the store is read every `LOOK_SECONDS`.
"""

import asyncio
from typing import Final

from bastide.server.features.account import privacy
from bastide.server.features.moderation import ban_commands
from bastide.server.live import preconditions
from bastide.server.live.hub import Hub
from bastide.server.live.timers import clocks

LOOK_SECONDS: Final = 10.0


async def sync_moderation(hub: Hub) -> None:
    """Load bans, restrictions, vacations and signed-out sessions from the store. Raises StoreError."""
    await ban_commands.load_bans(hub)
    await preconditions.load_restrictions(hub)
    await clocks.load_vacations(hub)
    await privacy.check_sessions(hub)


async def run_moderation_sync(hub: Hub) -> None:
    """Call `sync_moderation` every `LOOK_SECONDS`, until cancelled."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await sync_moderation(hub)
        except Exception as error:
            hub.report_error(error)
