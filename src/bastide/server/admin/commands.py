"""Operator commands by name.

The same functions serve the control socket of a running server and the command line without one.

Invariant: a command takes the site and its own arguments, and returns an object for JSON. It raises RequestError if it
cannot do its work.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, cast, get_args

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account, Role
from bastide.server.admin import tables
from bastide.server.common.errors import RequestError
from bastide.server.common.times import format_time
from bastide.server.features.account import privacy
from bastide.server.features.moderation import actions, ban_commands
from bastide.server.features.ratings import first_move
from bastide.server.features.ratings.recompute import RatingRecompute
from bastide.server.live.clients.announcements import Announcements
from bastide.server.live.site import AdminContext
from bastide.server.protocol.server_messages import Notice
from bastide.server.storage.db import Db

Result = dict[str, Any]
Do = Callable[..., Awaitable[Mapping[str, Any]]]
NONE: Final = "none"
"""How an operator writes that an account has no role."""
SHORT: Final = 12
LISTED: Final = """
SELECT name, role, made_ms, device, (SELECT max(used_ms) FROM sessions WHERE sessions.device = accounts.device)
FROM accounts WHERE (? = '' OR role = ?) ORDER BY folded LIMIT ?
"""


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


async def list_accounts(site: AdminContext, role: str = "", most: int = 100) -> Result:
    """List accounts by name, only those with `role` if it is given."""
    wanted = _read_role(role) if role else ""

    def work(db: Db) -> tuple[list[Any], int]:
        return list(db.execute(LISTED, (wanted, wanted, most))), int(db.execute("SELECT count(*) FROM accounts").get)

    rows, number = await site.hub.tables.store.do(work)
    listed = [
        {
            "name": name,
            "role": role,
            "made": format_time(made),
            "used": format_time(used) if used else "",
            "device": device[:SHORT],
        }
        for name, role, made, device, used in rows
    ]
    return {"accounts": listed, "all": number}


async def set_account_role(site: AdminContext, who: str, role: str) -> Result:
    """Make an account a moderator, or remove its role. Raises RequestError."""
    account, wanted = await _find_account(site, who), _read_role(role)
    if "bot" in (account.role, wanted):
        raise RequestError("bad-role", "An account is a bot's from its beginning to its end.")
    await site.hub.tables.store.do(accounts.store_role, account.device, wanted)
    return {"name": account.name, "role": wanted}


async def erase_account(site: AdminContext, who: str) -> Result:
    """Erase an account and all that is stored about its owner, as they could themselves."""
    account = await _find_account(site, who)
    return {"name": account.name, "tables": await privacy.erase_device(site.hub, account.device)}


def _read_role(name: str) -> Role:
    role = "" if name == NONE else name
    if role not in get_args(Role):
        raise RequestError("bad-role", f"There is no role {name}: moderator, bot, or {NONE}.")
    return cast(Role, role)


async def _find_account(site: AdminContext, name: str) -> Account:
    account = await site.hub.tables.store.do(accounts.find_account, name)
    if account is None:
        raise RequestError("no-such-account", f"No account is called {name} here; `bastide accounts` lists them.")
    return account


async def verify_ratings(site: AdminContext, write: bool = False) -> Result:
    """Compare the stored ratings bit for bit with those recomputed from the log. With `write`, fix them."""
    work, store = RatingRecompute(write), site.hub.tables.store
    while not await store.do(work.step):
        pass
    written = write and work.different > 0
    return {"games": work.games, "different": work.different, "told": work.listed, "written": written}


async def measure_first_seat(site: AdminContext) -> Result:
    """Measure the first-move advantage in rated games for two, for each family of rules."""
    return {"families": await site.hub.tables.store.do(first_move.measure_advantages)}


COMMANDS: Final[dict[str, Do]] = {
    "accounts": list_accounts,
    "announce": set_announcement,
    "backup": tables.write_backup,
    "ban": ban_commands.add_ban,
    "bans": ban_commands.list_bans,
    "close": tables.close_table,
    "delete": tables.remove_table,
    "erase": erase_account,
    "role": set_account_role,
    "first-seat": measure_first_seat,
    "table": ban_commands.describe_seats_of_table,
    "unban": ban_commands.remove_ban,
    "maintenance": set_maintenance,
    "prune": tables.prune_tables,
    "ratings": verify_ratings,
    "report": actions.decide_report,
    "reports": actions.list_reports,
    "reports-log": actions.list_audit_log,
    "tables": tables.list_tables,
}
"""Commands by name: `async def command(site, **arguments)`."""
