"""Sign up, sign in, sign out, account recovery, and repeated identity checks."""

import secrets
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts, networks, passkeys, passwords, recovery_codes, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import check_account_name
from bastide.server.features.account import privacy
from bastide.server.features.account.api import passkeys as account_passkeys
from bastide.server.features.account.api.auth import (
    BODY,
    account_response,
    cookie_header,
    get_sign_in_limits,
    require_account,
    run_in_store,
    sign_browser_in,
)
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import read_body
from bastide.server.http.responses import json_response
from bastide.server.storage.db import Db
from bastide.server.storage.known_devices import list_device_tables

Name = Annotated[str, msgspec.Meta(max_length=100)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
WRONG: Final = "Name and password do not fit together. Look at both; the name is that of the account."


class SignUpRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account: a name, and a password or a new passkey."""

    name: Name
    password: Password = ""
    credential: dict[str, Any] = {}


class SignInRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/sign-in: a name and its password, or a passkey. `bring` also moves the guest's
    games in this browser to the account."""

    name: Name = ""
    password: Password = ""
    credential: dict[str, Any] = {}
    bring: bool = True


class AccountRecoveryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/recover: a recovery code, and the new password."""

    name: Name
    code: Annotated[str, msgspec.Meta(max_length=40)]
    password: Password
    bring: bool = True


class ConfirmRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/confirm."""

    password: Password = ""
    credential: dict[str, Any] = {}


async def get_own_account(request: Request) -> Response:
    """GET /api/account: the signed-in account, and the number of games of this device."""
    who, store, network = (
        identity.identify_visitor(request),
        request.app.state.hub.tables.store,
        client_address.client_key(request),
    )
    if who.session:
        await store.do(networks.note_network, who.device, network, now_ms())
    games = len(await store.do(list_device_tables, who.device))
    return await account_response(request, who.device, {}, who.session, games=games)


async def sign_up(request: Request) -> Response:
    """POST /api/account: turn this browser's device into an account and keep all its games."""
    wish = await read_body(request, SignUpRequest, BODY)
    _only_guests(request)
    name = check_account_name(wish.name)
    get_sign_in_limits(request).joining(request)
    device = identity.identify_device(request) or identity.device_from_token(identity.new_token())
    made = Account(device, name, "", now_ms())
    if wish.credential:
        passkey, handle = await account_passkeys.first_passkey(request, wish.credential, device)
        password = ""
    else:
        passkey, handle = None, secrets.token_urlsafe(32)
        await run_in_store(request, accounts.check_name_free, name)  # before the hash, which is slow
        password = await get_sign_in_limits(request).passwords.choose(wish.password, name)
    codes: list[str] = []

    def work(db: Db) -> None:
        accounts.create_account(db, made, handle, password)
        if passkey is not None:
            passkeys.store_passkey(db, passkey)
        codes.extend(recovery_codes.renew_recovery_codes(db, device))

    headers = await sign_browser_in(request, device, work)
    return await account_response(request, device, headers, new_codes=codes)


async def sign_in(request: Request) -> Response:
    """POST /api/account/sign-in: sign in with a password or a passkey."""
    wish = await read_body(request, SignInRequest, BODY)
    _only_guests(request)
    device = await (
        account_passkeys.account_of_passkey(request, wish.credential)
        if wish.credential
        else _by_password(request, wish)
    )
    headers = await sign_browser_in(request, device)
    return await account_response(request, device, headers, tables=await _bring(request, device, wish.bring))


async def _by_password(request: Request, wish: SignInRequest) -> str:
    network = client_address.client_key(request)

    def look(db: Db) -> tuple[str, str, bool]:
        found = accounts.find_account(db, wish.name)
        if found is None:
            return "", "", False
        known = networks.is_known_network(db, found.device, network, now_ms())
        return found.device, accounts.get_password_hash(db, found.device), known

    device, kept, known = await run_in_store(request, look)
    get_sign_in_limits(request).signing_in(request, wish.name, known)
    if not await get_sign_in_limits(request).passwords.right(kept, wish.password):
        raise RequestError("wrong-password", WRONG, status=403)
    if passwords.needs_rehash(kept):
        fresh = await get_sign_in_limits(request).passwords.hash(passwords.normalize_password(wish.password))
        await run_in_store(request, accounts.set_password_hash, device, fresh)
    return str(device)


async def _bring(request: Request, device: str, wished: bool) -> int:
    """Move the guest's games to the account and return how many tables moved."""
    guest = identity.identify_device(request)
    return await privacy.move_device_data(request.app.state.hub, guest, device) if wished and guest else 0


async def sign_out(request: Request) -> Response:
    """POST /api/account/sign-out: end the session and make this browser a new guest."""
    _, session = await require_account(request)
    await run_in_store(request, sessions.end_session, session.hash)
    request.app.state.hub.sessions.changed(session.device)
    return json_response({"account": None}, headers=cookie_header(request, identity.fresh_token(request)))


async def recover_account(request: Request) -> Response:
    """POST /api/account/recover: set a new password with a recovery code and sign out all other browsers."""
    wish = await read_body(request, AccountRecoveryRequest, BODY)
    _only_guests(request)
    get_sign_in_limits(request).recovering(request)

    def look(db: Db) -> str:
        found = accounts.find_account(db, wish.name)
        return found.device if found and recovery_codes.has_recovery_code(db, found.device, wish.code) else ""

    device = await run_in_store(request, look)
    password = await get_sign_in_limits(request).passwords.choose(wish.password, wish.name)

    def work(db: Db) -> None:
        if not device or not recovery_codes.redeem_recovery_code(db, device, wish.code):
            text = "Name and code do not fit together, or the code was used. Each works once."
            raise RequestError("wrong-code", text, status=403)
        accounts.set_password_hash(db, device, password)
        sessions.end_other_sessions(db, device)

    headers = await sign_browser_in(request, device, work)
    return await account_response(request, device, headers, tables=await _bring(request, device, wish.bring))


async def confirm_identity(request: Request) -> Response:
    """POST /api/account/confirm: check the password or a passkey again before sensitive changes."""
    wish = await read_body(request, ConfirmRequest, BODY)
    found, session = await require_account(request)
    if wish.credential:
        if await account_passkeys.account_of_passkey(request, wish.credential) != found.device:
            raise RequestError("wrong-passkey", "This passkey belongs to another account.", status=403)
    else:
        get_sign_in_limits(request).confirming(session)
        kept = await run_in_store(request, accounts.get_password_hash, found.device)
        if not await get_sign_in_limits(request).passwords.right(kept, wish.password):
            raise RequestError("wrong-password", "This is not the password of the account.", status=403)
    await run_in_store(request, sessions.confirm_session, session.hash, now_ms())
    return await account_response(request, found.device, {}, session.hash)


def _only_guests(request: Request) -> None:
    if identity.identify_visitor(request).session:
        raise RequestError("signed-in", "You are signed in here already. Sign out first.", status=409)
