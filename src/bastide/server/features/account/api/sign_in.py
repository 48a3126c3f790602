"""Coming in and going: sign up, sign in, sign out, recover, and showing once more whose the account is."""

import secrets
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts, networks, passkeys, passwords, recovery_codes, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import Refused
from bastide.server.common.public_names import account_name
from bastide.server.features.account import privacy
from bastide.server.features.account.api import passkeys as account_passkeys
from bastide.server.features.account.api.auth import BODY, come_in, cookie, desk, do, here, tell
from bastide.server.http import client_address, identity
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer
from bastide.server.storage.db import Db
from bastide.server.storage.known_devices import tables_of

Name = Annotated[str, msgspec.Meta(max_length=100)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
WRONG: Final = "Name and password do not fit together. Look at both; the name is that of the account."


class SignUp(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account: a name, and a password or a passkey that was just made."""

    name: Name
    password: Password = ""
    credential: dict[str, Any] = {}


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/sign-in: a name and its password, or a passkey. `bring`: the games that were played
    here without an account come along."""

    name: Name = ""
    password: Password = ""
    credential: dict[str, Any] = {}
    bring: bool = True


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/recover: one of the codes, and the password from now on."""

    name: Name
    code: Annotated[str, msgspec.Meta(max_length=40)]
    password: Password
    bring: bool = True


class Confirm(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/confirm."""

    password: Password = ""
    credential: dict[str, Any] = {}


async def account(request: Request) -> Response:
    """GET /api/account: who is signed in here, and how many games there are."""
    who, store, network = identity.who(request), request.app.state.hub.tables.store, client_address.of(request)
    if who.session:
        await store.do(lambda db: networks.note(db, who.device, network, now_ms()))
    games = len(await store.do(lambda db: tables_of(db, who.device)))
    return await tell(request, who.device, {}, who.session, games=games)


async def sign_up(request: Request) -> Response:
    """POST /api/account: the device of this browser becomes an account, with all its games."""
    wish = await read(request, SignUp, BODY)
    _only_guests(request)
    name = account_name(wish.name)
    desk(request).joining(request)
    device = identity.known(request) or identity.device_of(identity.new_token())
    made = Account(device, name, "", now_ms())
    if wish.credential:
        passkey, handle = await account_passkeys.for_new(request, wish.credential, device)
        password = ""
    else:
        passkey, handle = None, secrets.token_urlsafe(32)
        await do(request, lambda db: accounts.check_free(db, name))  # before the hash, which takes its time
        password = await desk(request).passwords.choose(wish.password, name)
    codes: list[str] = []

    def work(db: Db) -> None:
        accounts.make(db, made, handle, password)
        if passkey is not None:
            passkeys.keep(db, passkey)
        codes.extend(recovery_codes.renew(db, device))

    headers = await come_in(request, device, work)
    return await tell(request, device, headers, new_codes=codes)


async def sign_in(request: Request) -> Response:
    """POST /api/account/sign-in."""
    wish = await read(request, SignIn, BODY)
    _only_guests(request)
    device = await (
        account_passkeys.shown(request, wish.credential) if wish.credential else _by_password(request, wish)
    )
    headers = await come_in(request, device)
    return await tell(request, device, headers, tables=await _bring(request, device, wish.bring))


async def _by_password(request: Request, wish: SignIn) -> str:
    network = client_address.of(request)

    def look(db: Db) -> tuple[str, str, bool]:
        found = accounts.named(db, wish.name)
        if found is None:
            return "", "", False
        known = networks.is_known(db, found.device, network, now_ms())
        return found.device, accounts.password_of(db, found.device), known

    device, kept, known = await do(request, look)
    desk(request).signing_in(request, wish.name, known)
    if not await desk(request).passwords.right(kept, wish.password):
        raise Refused("wrong-password", WRONG, status=403)
    if passwords.outdated(kept):
        fresh = await desk(request).passwords.hash(passwords.told(wish.password))
        await do(request, lambda db: accounts.set_password(db, device, fresh))
    return str(device)


async def _bring(request: Request, device: str, wished: bool) -> int:
    """The games of the guest who has just signed in; how many."""
    guest = identity.known(request)
    return await privacy.move(request.app.state.hub, guest, device) if wished and guest else 0


async def sign_out(request: Request) -> Response:
    """POST /api/account/sign-out: the browser is a new guest."""
    _, session = await here(request)
    await do(request, lambda db: sessions.end(db, session.hash))
    request.app.state.hub.sessions.changed(session.device)
    return answer({"account": None}, headers=cookie(request, identity.fresh_token(request)))


async def recover(request: Request) -> Response:
    """POST /api/account/recover: a code instead of the password, which is another one from now on; all others who are
    signed in are not any more."""
    wish = await read(request, Recover, BODY)
    _only_guests(request)
    desk(request).recovering(request)

    def look(db: Db) -> str:
        found = accounts.named(db, wish.name)
        return found.device if found and recovery_codes.has(db, found.device, wish.code) else ""

    device = await do(request, look)
    password = await desk(request).passwords.choose(wish.password, wish.name)

    def work(db: Db) -> None:
        if not device or not recovery_codes.use(db, device, wish.code):
            text = "Name and code do not fit together, or the code was used. Each works once."
            raise Refused("wrong-code", text, status=403)
        accounts.set_password(db, device, password)
        sessions.end_others(db, device)

    headers = await come_in(request, device, work)
    return await tell(request, device, headers, tables=await _bring(request, device, wish.bring))


async def confirm(request: Request) -> Response:
    """POST /api/account/confirm."""
    wish = await read(request, Confirm, BODY)
    found, session = await here(request)
    if wish.credential:
        if await account_passkeys.shown(request, wish.credential) != found.device:
            raise Refused("wrong-passkey", "This passkey belongs to another account.", status=403)
    else:
        desk(request).confirming(session)
        kept = await do(request, lambda db: accounts.password_of(db, found.device))
        if not await desk(request).passwords.right(kept, wish.password):
            raise Refused("wrong-password", "This is not the password of the account.", status=403)
    await do(request, lambda db: sessions.prove(db, session.hash, now_ms()))
    return await tell(request, found.device, {}, session.hash)


def _only_guests(request: Request) -> None:
    if identity.who(request).session:
        raise Refused("signed-in", "You are signed in here already. Sign out first.", status=409)
