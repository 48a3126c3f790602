"""What an operator may ask of a server, by name. The same functions serve the control socket of a running server and
the command line where none runs.

Law: a command gets the site and its own arguments, and answers with an object for JSON. What cannot be done is Refused.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bastide.server.admin import account_commands, ratings, tables
from bastide.server.features.moderation import actions, ban_commands
from bastide.server.live.clients.announcements import Notices
from bastide.server.live.site import Site
from bastide.server.protocol.server_messages import Notice

Result = dict[str, Any]
Do = Callable[..., Awaitable[Result]]


async def announce(site: Site, text: str = "", at: str = "") -> Result:
    """Let everybody know something, "" for nothing any more; `at` is the moment that it is about."""
    notices = _notices(site)
    notices.say(text, at)
    return _told(site, notices)


async def maintenance(site: Site, on: bool | None = None) -> Result:
    """Begin or end a time without new tables, or only say which it is."""
    notices = _notices(site)
    if on is not None:
        notices.maintain(on)
    return _told(site, notices)


def _notices(site: Site) -> Notices:
    return site.hub.notices if site.serving else Notices(site.data)


def _told(site: Site, notices: Notices) -> Result:
    if site.serving:
        site.hub.tell_notice()
    now = notices.now or Notice()
    return {"text": now.text, "at": now.at, "maintenance": now.maintenance}


COMMANDS: Final[dict[str, Do]] = {
    "accounts": account_commands.accounts,
    "announce": announce,
    "backup": tables.backup,
    "ban": ban_commands.ban,
    "bans": ban_commands.bans,
    "bounce": account_commands.bounce,
    "close": tables.close,
    "delete": tables.delete,
    "erase": account_commands.erase,
    "role": account_commands.role,
    "first-seat": ratings.first_seat,
    "table": ban_commands.table,
    "unban": ban_commands.unban,
    "maintenance": maintenance,
    "prune": tables.prune,
    "ratings": ratings.ratings,
    "report": actions.act,
    "reports": actions.listed,
    "reports-log": actions.log,
    "tables": tables.tables,
}
"""By name: `async def command(site, **arguments)`."""
