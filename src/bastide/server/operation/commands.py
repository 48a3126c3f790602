"""What an operator may ask of a server, by name. The same functions serve the control socket of a running server and
the command line where none runs.

Law: a command gets the site and its own arguments, and answers with an object for JSON. What cannot be done is Refused.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from bastide.server.hall.site import Site
from bastide.server.messages.protocol import Notice
from bastide.server.operation import accounts, banning, order, rating, upkeep
from bastide.server.telling.notices import Notices

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
    "accounts": accounts.accounts,
    "announce": announce,
    "backup": upkeep.backup,
    "ban": banning.ban,
    "bans": banning.bans,
    "bounce": accounts.bounce,
    "close": upkeep.close,
    "delete": upkeep.delete,
    "erase": accounts.erase,
    "role": accounts.role,
    "first-seat": rating.first_seat,
    "table": banning.table,
    "unban": banning.unban,
    "maintenance": maintenance,
    "prune": upkeep.prune,
    "ratings": rating.ratings,
    "report": order.act,
    "reports": order.listed,
    "reports-log": order.log,
    "tables": upkeep.tables,
}
"""By name: `async def command(site, **arguments)`."""
