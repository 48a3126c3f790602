"""Account settings: name, password, recovery codes and sessions."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts, recovery_codes, sessions
from bastide.server.accounts.sessions import FRESH_MS, now_ms
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import check_account_name
from bastide.server.features.account.api.auth import (
    BODY,
    account_response,
    get_sign_in_limits,
    require_account,
    require_confirmed_account,
    run_in_store,
    sign_browser_in,
)
from bastide.server.features.account.api.sign_in import Name, Password
from bastide.server.features.account.profile import SHOWN
from bastide.server.http.request_body import read_body
from bastide.server.storage.db import Db


class RenameAccountRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/name."""

    name: Name


class PasswordChangeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/password: the old password ("" if there was none) and the new one."""

    password: Password
    old: Annotated[str, msgspec.Meta(max_length=1000)] = ""


async def change_account_name(request: Request) -> Response:
    """POST /api/account/name: rename the account."""
    wish = await read_body(request, RenameAccountRequest, BODY)
    account, session = await require_account(request)
    name = check_account_name(wish.name)
    get_sign_in_limits(request).renaming(account.device)
    await run_in_store(request, accounts.rename_account, account.device, name)
    return await account_response(request, account.device, {}, session.hash)


async def change_password(request: Request) -> Response:
    """POST /api/account/password: sign out all other browsers and give this one a new token."""
    wish = await read_body(request, PasswordChangeRequest, BODY)
    account, session = await require_account(request)
    get_sign_in_limits(request).confirming(session)
    kept = await run_in_store(request, accounts.get_password_hash, account.device)
    if kept and not await get_sign_in_limits(request).passwords.right(kept, wish.old):
        raise RequestError("wrong-password", "The old password is wrong.", status=403)
    if not kept and session.proved_ms < now_ms() - FRESH_MS:
        await require_confirmed_account(request)
    made = await get_sign_in_limits(request).passwords.choose(wish.password, account.name)

    def work(db: Db) -> None:
        accounts.set_password_hash(db, account.device, made)
        sessions.end_other_sessions(db, account.device)

    return await account_response(request, account.device, await sign_browser_in(request, account.device, work))


async def create_recovery_codes(request: Request) -> Response:
    """POST /api/account/codes: replace all recovery codes."""
    account, session = await require_confirmed_account(request)
    made = await run_in_store(request, recovery_codes.renew_recovery_codes, account.device)
    return await account_response(request, account.device, {}, session.hash, new_codes=made)


async def delete_session(request: Request) -> Response:
    """DELETE /api/account/sessions/{session}: sign out another browser."""
    account, session = await require_account(request)
    said = str(request.path_params["session"])

    def work(db: Db) -> None:
        found = [one for one in sessions.list_sessions(db, account.device) if one.hash[:SHOWN] == said]
        if not found:
            raise RequestError("no-such-session", "That browser is not signed in any more.", status=404)
        if found[0].hash == session.hash:
            raise RequestError("own-session", "That is this browser: sign out here instead.")
        sessions.end_session(db, found[0].hash)

    await run_in_store(request, work)
    request.app.state.hub.sessions.changed(account.device)
    return await account_response(request, account.device, {}, session.hash)


async def delete_other_sessions(request: Request) -> Response:
    """DELETE /api/account/sessions: sign out all browsers but this one."""
    account, session = await require_account(request)
    await run_in_store(request, sessions.end_other_sessions, account.device, session.hash)
    request.app.state.hub.sessions.changed(account.device)
    return await account_response(request, account.device, {}, session.hash)
