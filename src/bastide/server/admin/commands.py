"""Operator commands by name.

The same functions serve the control socket of a running server and the command line without one.

Invariant: a command takes the site and its own arguments, and returns an object for JSON. It raises RequestError if it
cannot do its work.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bastide.server.admin import account_commands, ratings, tables
from bastide.server.features.moderation import actions, ban_commands
from bastide.server.live.clients.announcements import Announcements
from bastide.server.live.site import AdminContext
from bastide.server.protocol.server_messages import Notice

Result = dict[str, Any]
Do = Callable[..., Awaitable[Result]]


async def set_announcement(site: AdminContext, text: str = "", at: str = "") -> Result:
    """Show a text to all players, "" removes it. `at` is the moment that it is about."""
    notices = _notices(site)
    notices.say(text, at)
    return _describe_notices(site, notices)


async def set_maintenance(site: AdminContext, on: bool | None = None) -> Result:
    """Begin or end maintenance, in which no new tables open. None only reports the state."""
    notices = _notices(site)
    if on is not None:
        notices.maintain(on)
    return _describe_notices(site, notices)


def _notices(site: AdminContext) -> Announcements:
    return site.hub.notices if site.serving else Announcements(site.data)


def _describe_notices(site: AdminContext, notices: Announcements) -> Result:
    if site.serving:
        site.hub.tell_notice()
    now = notices.now or Notice()
    return {"text": now.text, "at": now.at, "maintenance": now.maintenance}


COMMANDS: Final[dict[str, Do]] = {
    "accounts": account_commands.list_accounts,
    "announce": set_announcement,
    "backup": tables.write_backup,
    "ban": ban_commands.add_ban,
    "bans": ban_commands.list_bans,
    "close": tables.close_table,
    "delete": tables.remove_table,
    "erase": account_commands.erase_account,
    "role": account_commands.set_account_role,
    "first-seat": ratings.measure_first_seat,
    "table": ban_commands.describe_seats_of_table,
    "unban": ban_commands.remove_ban,
    "maintenance": set_maintenance,
    "prune": tables.prune_tables,
    "ratings": ratings.verify_ratings,
    "report": actions.decide_report,
    "reports": actions.list_reports,
    "reports-log": actions.list_audit_log,
    "tables": tables.list_tables,
}
"""Commands by name: `async def command(site, **arguments)`."""
