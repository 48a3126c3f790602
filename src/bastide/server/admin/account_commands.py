"""`bastide accounts`, `role` and `erase`: list accounts, set a role, erase an account."""

from typing import Any, Final, get_args

from bastide.server.accounts import accounts as stored
from bastide.server.accounts.accounts import Account, Role
from bastide.server.common.errors import RequestError
from bastide.server.common.times import format_time
from bastide.server.features.account import privacy
from bastide.server.live.site import AdminContext
from bastide.server.storage.db import Db

NONE: Final = "none"
"""How an operator writes that an account has no role."""
SHORT: Final = 12
LISTED: Final = """
SELECT name, role, made_ms, device, (SELECT max(used_ms) FROM sessions WHERE sessions.device = accounts.device)
FROM accounts WHERE (? = '' OR role = ?) ORDER BY folded LIMIT ?
"""


async def list_accounts(site: AdminContext, role: str = "", most: int = 100) -> dict[str, Any]:
    """List accounts by name, only those with `role` if it is given."""
    wanted = _role(role) if role else ""

    def work(db: Db) -> tuple[list[Any], int]:
        return list(db.execute(LISTED, (wanted, wanted, most))), int(db.execute("SELECT count(*) FROM accounts").get)

    rows, number = await site.hub.tables.store.do(work)
    told = [
        {
            "name": name,
            "role": role,
            "made": format_time(made),
            "used": format_time(used) if used else "",
            "device": device[:SHORT],
        }
        for name, role, made, device, used in rows
    ]
    return {"accounts": told, "all": number}


async def set_account_role(site: AdminContext, who: str, role: str) -> dict[str, Any]:
    """Make an account a moderator, or remove its role. Raises RequestError."""
    account, wanted = await _find_account(site, who), _role(role)
    if "bot" in (account.role, wanted):
        raise RequestError("bad-role", "An account is a bot's from its beginning to its end.")
    await site.hub.tables.store.do(stored.store_role, account.device, wanted)
    return {"name": account.name, "role": wanted}


async def erase_account(site: AdminContext, who: str) -> dict[str, Any]:
    """Erase an account and all that is stored about its owner, as they could themselves."""
    account = await _find_account(site, who)
    return {"name": account.name, "tables": await privacy.erase_device(site.hub, account.device)}


def _role(said: str) -> Role:
    wanted = "" if said == NONE else said
    for role in get_args(Role):
        if role == wanted:
            return role  # type: ignore[no-any-return]
    raise RequestError("bad-role", f"There is no role {said}: moderator, bot, or {NONE}.")


async def _find_account(site: AdminContext, name: str) -> Account:
    account = await site.hub.tables.store.do(stored.find_account, name)
    if account is None:
        raise RequestError("no-such-account", f"No account is called {name} here; `bastide accounts` lists them.")
    return account
