"""What somebody changes about his own account: name, password, codes, and who else is signed in."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts, recovery_codes, sessions
from bastide.server.accounts.sessions import FRESH_MS, now_ms
from bastide.server.common.errors import Refused
from bastide.server.common.public_names import account_name
from bastide.server.features.account.api.auth import BODY, come_in, desk, do, fresh, here, tell
from bastide.server.features.account.api.sign_in import Name, Password
from bastide.server.features.account.profile import SHOWN
from bastide.server.http.request_body import read
from bastide.server.storage.db import Db


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/name."""

    name: Name


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/password: the one until now ("" where there was none), and that from now on."""

    password: Password
    old: Annotated[str, msgspec.Meta(max_length=1000)] = ""


async def rename(request: Request) -> Response:
    """POST /api/account/name."""
    wish = await read(request, Rename, BODY)
    account, session = await here(request)
    name = account_name(wish.name)
    desk(request).renaming(account.device)
    await do(request, lambda db: accounts.rename(db, account.device, name))
    return await tell(request, account.device, {}, session.hash)


async def password(request: Request) -> Response:
    """POST /api/account/password: all other browsers are signed out, and this one gets another token."""
    wish = await read(request, Change, BODY)
    account, session = await here(request)
    desk(request).confirming(session)
    kept = await do(request, lambda db: accounts.password_of(db, account.device))
    if kept and not await desk(request).passwords.right(kept, wish.old):
        raise Refused("wrong-password", "The password until now is another one.", status=403)
    if not kept and session.proved_ms < now_ms() - FRESH_MS:
        await fresh(request)
    made = await desk(request).passwords.choose(wish.password, account.name)

    def work(db: Db) -> None:
        accounts.set_password(db, account.device, made)
        sessions.end_others(db, account.device)

    return await tell(request, account.device, await come_in(request, account.device, work))


async def codes(request: Request) -> Response:
    """POST /api/account/codes: fresh ones; those from before are worth nothing."""
    account, session = await fresh(request)
    made = await do(request, lambda db: recovery_codes.renew(db, account.device))
    return await tell(request, account.device, {}, session.hash, new_codes=made)


async def end_session(request: Request) -> Response:
    """DELETE /api/account/sessions/{session}: another browser is signed out."""
    account, session = await here(request)
    said = str(request.path_params["session"])

    def work(db: Db) -> None:
        found = [one for one in sessions.of(db, account.device) if one.hash[:SHOWN] == said]
        if not found:
            raise Refused("no-such-session", "That browser is not signed in any more.", status=404)
        if found[0].hash == session.hash:
            raise Refused("own-session", "That is this browser: sign out here instead.")
        sessions.end(db, found[0].hash)

    await do(request, work)
    request.app.state.hub.sessions.changed(account.device)
    return await tell(request, account.device, {}, session.hash)


async def end_sessions(request: Request) -> Response:
    """DELETE /api/account/sessions: all browsers but this one are signed out."""
    account, session = await here(request)
    await do(request, lambda db: sessions.end_others(db, account.device, session.hash))
    request.app.state.hub.sessions.changed(account.device)
    return await tell(request, account.device, {}, session.hash)
