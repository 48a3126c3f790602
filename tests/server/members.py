"""People who are signed in, on a whole server."""

from typing import Any

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account, Role
from bastide.server.http.identity import COOKIE, device_from_token, new_token
from bastide.server.storage.db import Db
from tests.server.conftest import House


def do(house: House, work: Any) -> Any:
    """A job in the server's store."""
    hub = house.client.app.app.state.hub  # type: ignore[attr-defined]
    return house.client.portal.call(hub.tables.store.do, work)  # type: ignore[union-attr]


def member(house: House, name: str, role: Role = "", made_ms: int = 1) -> tuple[dict[str, str], str]:
    """Somebody signed in: the headers, and the device that nobody else may hear of."""
    token, device = new_token(), device_from_token(new_token())

    def work(db: Db) -> None:
        accounts.create_account(db, Account(device, name, role, made_ms), f"handle {name}")
        sessions.begin_session(db, token, device, "Firefox", sessions.now_ms())

    do(house, work)
    return {"cookie": f"{COOKIE}={token}"}, device
