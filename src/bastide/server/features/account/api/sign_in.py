"""Sign up, sign in, sign out, account recovery, and repeated identity checks."""

import secrets
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request

from bastide.server.accounts import accounts, networks, passkeys, passwords, recovery_codes, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import check_account_name
from bastide.server.features.account import privacy
from bastide.server.features.account.api import auth
from bastide.server.features.account.api import passkeys as account_passkeys
from bastide.server.features.account.messages import AccountResponse
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.storage.db import Db
from bastide.server.storage.known_devices import list_device_tables

Name = Annotated[str, msgspec.Meta(max_length=100)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
WRONG: Final = "The name and the password do not match. Check both; the name is that of the account."


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


async def get_own_account(request: Request) -> JsonResponse[AccountResponse]:
    """GET /api/account: the signed-in account, and the number of games of this device."""
    visitor, store = identity.identify_visitor(request), request.app.state.hub.tables.store
    if visitor.session:
        await store.do(networks.note_network, visitor.device, client_address.client_key(request), now_ms())
    games = len(await store.do(list_device_tables, visitor.device))
    return await auth.account_response(request, visitor.device, {}, visitor.session, games=games)


async def sign_up(request: JsonRequest[SignUpRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account: turn this browser's device into an account and keep all its games."""
    body = await request.read()
    _require_guest(request)
    name = check_account_name(body.name)
    auth.get_sign_in_limits(request).count_sign_up(request)
    device = identity.identify_device(request) or identity.device_from_token(identity.new_token())
    account, password = Account(device, name, "", now_ms()), ""
    if body.credential:
        passkey, handle = await account_passkeys.first_passkey(request, body.credential, device)
    else:
        passkey, handle = None, secrets.token_urlsafe(32)
        await auth.run_in_store(request, accounts.check_name_free, name)  # before the hash, which is slow
        password = await auth.get_sign_in_limits(request).passwords.choose(body.password, name)
    codes: list[str] = []

    def work(db: Db) -> None:
        accounts.create_account(db, account, handle, password)
        if passkey is not None:
            passkeys.store_passkey(db, passkey)
        codes.extend(recovery_codes.renew_recovery_codes(db, device))

    headers = await auth.sign_browser_in(request, device, work)
    return await auth.account_response(request, device, headers, new_codes=codes)


async def sign_in(request: JsonRequest[SignInRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/sign-in: sign in with a password or a passkey."""
    body = await request.read()
    _require_guest(request)
    if body.credential:
        device = await account_passkeys.account_of_passkey(request, body.credential)
    else:
        device = await _check_password(request, body)
    headers = await auth.sign_browser_in(request, device)
    return await auth.account_response(request, device, headers, tables=await _move_games(request, device, body.bring))


async def _check_password(request: Request, body: SignInRequest) -> str:
    """Verify a password and return the device of its account. Raises RequestError."""
    network, limits = client_address.client_key(request), auth.get_sign_in_limits(request)

    def look(db: Db) -> tuple[str, str, bool]:
        account = accounts.find_account(db, body.name)
        if account is None:
            return "", "", False
        known = networks.is_known_network(db, account.device, network, now_ms())
        return account.device, accounts.get_password_hash(db, account.device), known

    device, password_hash, known = await auth.run_in_store(request, look)
    limits.count_sign_in(request, body.name, known)
    if not await limits.passwords.matches(password_hash, body.password):
        raise RequestError("wrong-password", WRONG, status=403)
    if passwords.needs_rehash(password_hash):
        password_hash = await limits.passwords.hash(passwords.normalize_password(body.password))
        await auth.run_in_store(request, accounts.set_password_hash, device, password_hash)
    return str(device)


async def _move_games(request: Request, device: str, bring: bool) -> int:
    """Move the guest's games to the account if `bring`, and return how many tables moved."""
    guest = identity.identify_device(request)
    return await privacy.move_device_data(request.app.state.hub, guest, device) if bring and guest else 0


async def sign_out(request: Request) -> JsonResponse[AccountResponse]:
    """POST /api/account/sign-out: end the session and make this browser a new guest."""
    _, session = await auth.require_account(request)
    await auth.run_in_store(request, sessions.end_session, session.hash)
    request.app.state.hub.sessions.changed(session.device)
    return json_response({"account": None}, headers=auth.cookie_header(request, identity.fresh_token(request)))


async def recover_account(request: JsonRequest[AccountRecoveryRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/recover: set a new password with a recovery code and sign out all other browsers."""
    body = await request.read()
    _require_guest(request)
    limits = auth.get_sign_in_limits(request)
    limits.count_recovery(request)

    def look(db: Db) -> str:
        account = accounts.find_account(db, body.name)
        return account.device if account and recovery_codes.has_recovery_code(db, account.device, body.code) else ""

    device = await auth.run_in_store(request, look)
    password = await limits.passwords.choose(body.password, body.name)

    def work(db: Db) -> None:
        if not device or not recovery_codes.redeem_recovery_code(db, device, body.code):
            text = "The name and the code do not match, or the code was used before. Each works once."
            raise RequestError("wrong-code", text, status=403)
        accounts.set_password_hash(db, device, password)
        sessions.end_other_sessions(db, device)

    headers = await auth.sign_browser_in(request, device, work)
    return await auth.account_response(request, device, headers, tables=await _move_games(request, device, body.bring))


async def confirm_identity(request: JsonRequest[ConfirmRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/confirm: check the password or a passkey again before sensitive changes."""
    body = await request.read()
    account, session = await auth.require_account(request)
    if body.credential:
        if await account_passkeys.account_of_passkey(request, body.credential) != account.device:
            raise RequestError("wrong-passkey", "This passkey belongs to another account.", status=403)
    else:
        auth.get_sign_in_limits(request).count_confirmation(session)
        password_hash = await auth.run_in_store(request, accounts.get_password_hash, account.device)
        if not await auth.get_sign_in_limits(request).passwords.matches(password_hash, body.password):
            raise RequestError("wrong-password", "This is not the password of the account.", status=403)
    await auth.run_in_store(request, sessions.confirm_session, session.hash, now_ms())
    return await auth.account_response(request, account.device, {}, session.hash)


def _require_guest(request: Request) -> None:
    if identity.identify_visitor(request).session:
        raise RequestError("signed-in", "You are already signed in here. Sign out first.", status=409)
