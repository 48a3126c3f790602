"""What other processes of a house decided about people holds here as well, also where the word of it was lost.

Law: the bus only wakes; here the store is looked into now and then, for as long as the process lives.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from bastide.server.features.account import privacy
from bastide.server.features.moderation import ban_commands
from bastide.server.live import preconditions
from bastide.server.live.timers import clocks

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub

LOOK_SECONDS: Final = 10.0


async def sync_moderation(hub: "Hub") -> None:
    """Who is kept away, restrained, on vacation or signed out, as it is stored. Raises StoreError."""
    await ban_commands.load_bans(hub)
    await preconditions.load_restrictions(hub)
    await clocks.load_vacations(hub)
    await privacy.check_sessions(hub)


async def run_moderation_sync(hub: "Hub") -> None:
    """Do so now and then."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await sync_moderation(hub)
        except Exception as error:
            hub.report_error(error)
