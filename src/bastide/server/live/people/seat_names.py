"""Names of players at their seats.

An account uses its own name at public tables and in rated games, and a bot account always does. No player may use the
name of another account.

Invariant: names are checked only when a player sits down or a name is set. A seated player keeps the name.
"""

from typing import TYPE_CHECKING

import msgspec

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.common.names import TakenNames, clean_name
from bastide.server.protocol import rated_terms
from bastide.server.protocol.client_messages import Sit
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.db import Db

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable


async def assign_seat_names(hub: "Hub", terms: Terms, plans: list[SeatPlan], public: bool = False) -> list[SeatPlan]:
    """The seat plans of a new table with allowed names. Raises RequestError, StoreError."""
    devices = list(dict.fromkeys(plan.device for plan in plans if plan.device))
    if terms.rated:
        rated_terms.check_rated_terms(terms)
        rated_terms.check_rated_seats(terms, plans)
        for device in devices:
            hub.restrictions.check(device, "bar")

    def look(db: Db) -> list[SeatPlan]:
        found = {device: account for device in devices if (account := accounts.get_account(db, device)) is not None}
        if terms.rated and any(device not in found or found[device].role == "bot" for device in devices):
            raise rated_terms.not_rated_error("account")
        bound = {device: name for device, name in found.items() if _keeps_account_name(name, terms.rated or public)}
        made = _name_plans({device: accounts.display_name(account) for device, account in bound.items()}, plans)
        for plan in made:
            if plan.name and accounts.display_name(found.get(plan.device, NO_ACCOUNT)) != plan.name:
                accounts.check_name_allowed(db, plan.device, plan.name)
        return made

    return await hub.tables.store.do(look)


NO_ACCOUNT = Account("", "")


def _keeps_account_name(account: Account, strangers: bool) -> bool:
    return strangers or account.role == "bot"


def _name_plans(own: dict[str, str], plans: list[SeatPlan]) -> list[SeatPlan]:
    """Give the first seat of each device its `own` name. Other seats with the same name get a number."""
    left, taken = dict(own), TakenNames(own.values())
    made = []
    for plan in plans:
        name = left.pop(plan.device, "") if plan.kind == "person" else ""
        if not name and plan.name and own:
            name = taken.numbered(plan.name)
        made.append(msgspec.structs.replace(plan, name=name or plan.name))
    return made


async def account_name_for_seat(hub: "Hub", live: "LiveTable", device: str) -> str:
    """The account name that a device must use at its next seat, or "" if it may choose. Raises StoreError.

    Also "" for a bot account at a rated table, where bots may not sit."""
    found = await hub.tables.store.do(lambda db: accounts.get_account(db, device))
    rated, public = live.room.terms.rated, live.room.access_rules.public
    if found is None or not _keeps_account_name(found, rated or public) or (rated and found.role == "bot"):
        return ""
    name = accounts.display_name(found)
    again = any(seat.device == device and seat.name == name for seat in live.room.seats)
    return "" if again and not rated else name


async def check_seat_name(hub: "Hub", live: "LiveTable", device: str, command: Sit) -> None:
    """Check the name with which a player sits down. Raises RequestError, StoreError."""
    if not await account_name_for_seat(hub, live, device):
        await check_player_name(hub, device, clean_name(command.name))


async def check_player_name(hub: "Hub", device: str, name: str) -> None:
    """Check that a device may use a name. Raises RequestError, StoreError."""
    await hub.tables.store.do(lambda db: accounts.check_name_allowed(db, device, name))
