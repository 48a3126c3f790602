"""Passkeys over HTTP: what a browser is asked, and what it answers.

What asks the library runs in a thread: its first import takes long, and checking a signature is work.
"""

import secrets
from asyncio import to_thread
from typing import Annotated, Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts, passkeys
from bastide.server.accounts.passkeys import Passkey
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import Refused
from bastide.server.common.public_names import account_name
from bastide.server.features.account.api.auth import BODY, browser_of, desk, do, fresh, here, place_of, tell
from bastide.server.http.request_body import read
from bastide.server.http.responses import answer

IN: Final = "in"
NEW: Final = "new "
MORE: Final = "more "


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/passkey: what for. A new account says its name."""

    to: Literal["sign-up", "sign-in", "add", "confirm"]
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Add(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/passkeys."""

    credential: dict[str, Any]


async def ask(request: Request) -> Response:
    """POST /api/account/passkey: the options for navigator.credentials, in the form of WebAuthn's JSON."""
    wish = await read(request, Ask, BODY)
    desk(request).asking(request)
    place, now = place_of(request), now_ms()
    if wish.to == "sign-up":
        name, handle = account_name(wish.name), secrets.token_urlsafe(32)
        await do(request, lambda db: accounts.check_free(db, name))
        challenge = await do(request, lambda db: passkeys.ask(db, NEW + handle, now))
        return answer({"create": await to_thread(passkeys.to_make, place, name, handle, challenge, [])})
    if wish.to == "add":
        account, _ = await fresh(request)
        known = await do(request, lambda db: passkeys.of(db, account.device))
        handle = await do(request, lambda db: accounts.handle_of(db, account.device))
        challenge = await do(request, lambda db: passkeys.ask(db, MORE + account.device, now))
        return answer({"create": await to_thread(passkeys.to_make, place, account.name, handle, challenge, known)})
    known = []
    if wish.to == "confirm":
        account, _ = await here(request)
        known = await do(request, lambda db: passkeys.of(db, account.device))
    challenge = await do(request, lambda db: passkeys.ask(db, IN, now))
    return answer({"get": await to_thread(passkeys.to_sign, place, challenge, known)})


async def _answered(request: Request, credential: dict[str, Any], purpose: str) -> tuple[bytes, str]:
    """The challenge that a browser answers, which is used up, and what follows the purpose. Raises Refused."""
    challenge = await to_thread(passkeys.challenge_of, credential)
    told = await do(request, lambda db: passkeys.asked(db, challenge, now_ms()))
    if not told.startswith(purpose):
        raise Refused("wrong-passkey", "This passkey was asked for something else. Try again.", status=403)
    return challenge, told.removeprefix(purpose)


async def for_new(request: Request, credential: dict[str, Any], device: str) -> tuple[Passkey, str]:
    """The first passkey of a new account, and what it calls the account. Raises Refused."""
    challenge, handle = await _answered(request, credential, NEW)
    made = await to_thread(
        passkeys.made, place_of(request), credential, challenge, device, browser_of(request), now_ms()
    )
    return made, handle


async def shown(request: Request, credential: dict[str, Any]) -> str:
    """The device of the account whose passkey was shown. Raises Refused."""
    desk(request).showing(request)
    challenge, _ = await _answered(request, credential, IN)
    found = await do(request, lambda db: passkeys.by_id(db, str(credential.get("id", ""))))
    if found is None:
        text = "This server does not know that passkey any more. Sign in another way, or make an account."
        raise Refused("unknown-passkey", text, status=403)
    counter = await to_thread(passkeys.signed, place_of(request), credential, challenge, found)
    await do(request, lambda db: passkeys.used(db, found.id, counter, now_ms()))
    return str(found.device)


async def add(request: Request) -> Response:
    """POST /api/account/passkeys: one more."""
    wish = await read(request, Add, BODY)
    account, session = await fresh(request)
    challenge, device = await _answered(request, wish.credential, MORE)
    if device != account.device:
        raise Refused("wrong-passkey", "This passkey was made for another account.", status=403)
    now, word = now_ms(), browser_of(request)
    made = await to_thread(passkeys.made, place_of(request), wish.credential, challenge, account.device, word, now)
    await do(request, lambda db: passkeys.keep(db, made))
    return await tell(request, account.device, {}, session.hash)


async def remove(request: Request) -> Response:
    """DELETE /api/account/passkeys/{key}."""
    account, session = await fresh(request)
    key = str(request.path_params["key"])
    await do(request, lambda db: passkeys.remove(db, account.device, key))
    return await tell(request, account.device, {}, session.hash)
