"""Passkeys over HTTP: WebAuthn options for the browser, and verification of its answers.

Calls into the library run in a thread: its first import is slow, and checking a signature takes CPU time.
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
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import check_account_name
from bastide.server.features.account.api.auth import (
    BODY,
    account_response,
    browser_name,
    get_passkey_site,
    get_sign_in_limits,
    require_account,
    require_confirmed_account,
    run_in_store,
)
from bastide.server.http.request_body import read_body
from bastide.server.http.responses import json_response

IN: Final = "in"
NEW: Final = "new "
MORE: Final = "more "


class PasskeyOptionsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/passkey: the purpose. `name` is required for a new account."""

    to: Literal["sign-up", "sign-in", "add", "confirm"]
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


class AddPasskeyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/passkeys."""

    credential: dict[str, Any]


async def passkey_options(request: Request) -> Response:
    """POST /api/account/passkey: options for `navigator.credentials`, in WebAuthn's JSON form."""
    wish = await read_body(request, PasskeyOptionsRequest, BODY)
    get_sign_in_limits(request).asking(request)
    place, now = get_passkey_site(request), now_ms()
    if wish.to == "sign-up":
        name, handle = check_account_name(wish.name), secrets.token_urlsafe(32)
        await run_in_store(request, accounts.check_name_free, name)
        challenge = await run_in_store(request, passkeys.new_challenge, NEW + handle, now)
        return json_response(
            {"create": await to_thread(passkeys.registration_options, place, name, handle, challenge, [])}
        )
    if wish.to == "add":
        account, _ = await require_confirmed_account(request)
        known = await run_in_store(request, passkeys.list_passkeys, account.device)
        handle = await run_in_store(request, accounts.get_passkey_handle, account.device)
        challenge = await run_in_store(request, passkeys.new_challenge, MORE + account.device, now)
        return json_response(
            {"create": await to_thread(passkeys.registration_options, place, account.name, handle, challenge, known)}
        )
    known = []
    if wish.to == "confirm":
        account, _ = await require_account(request)
        known = await run_in_store(request, passkeys.list_passkeys, account.device)
    challenge = await run_in_store(request, passkeys.new_challenge, IN, now)
    return json_response({"get": await to_thread(passkeys.authentication_options, place, challenge, known)})


async def _take_challenge(request: Request, credential: dict[str, Any], purpose: str) -> tuple[bytes, str]:
    """Consume a challenge and return it with the rest of its purpose after the prefix. Raises RequestError."""
    challenge = await to_thread(passkeys.read_challenge, credential)
    told = await run_in_store(request, passkeys.redeem_challenge, challenge, now_ms())
    if not told.startswith(purpose):
        raise RequestError("wrong-passkey", "This passkey was asked for something else. Try again.", status=403)
    return challenge, told.removeprefix(purpose)


async def first_passkey(request: Request, credential: dict[str, Any], device: str) -> tuple[Passkey, str]:
    """Verify the first passkey of a new account and return it with its user handle. Raises RequestError."""
    challenge, handle = await _take_challenge(request, credential, NEW)
    made = await to_thread(
        passkeys.verify_registration,
        get_passkey_site(request),
        credential,
        challenge,
        device,
        browser_name(request),
        now_ms(),
    )
    return made, handle


async def account_of_passkey(request: Request, credential: dict[str, Any]) -> str:
    """Verify a passkey and return the device of its account. Raises RequestError."""
    get_sign_in_limits(request).showing(request)
    challenge, _ = await _take_challenge(request, credential, IN)
    found = await run_in_store(request, passkeys.get_passkey, str(credential.get("id", "")))
    if found is None:
        text = "This server does not know that passkey any more. Sign in another way, or make an account."
        raise RequestError("unknown-passkey", text, status=403)
    counter = await to_thread(passkeys.verify_assertion, get_passkey_site(request), credential, challenge, found)
    await run_in_store(request, passkeys.note_passkey_use, found.id, counter, now_ms())
    return str(found.device)


async def add_passkey(request: Request) -> Response:
    """POST /api/account/passkeys: add a passkey."""
    wish = await read_body(request, AddPasskeyRequest, BODY)
    account, session = await require_confirmed_account(request)
    challenge, device = await _take_challenge(request, wish.credential, MORE)
    if device != account.device:
        raise RequestError("wrong-passkey", "This passkey was made for another account.", status=403)
    now, word = now_ms(), browser_name(request)
    made = await to_thread(
        passkeys.verify_registration, get_passkey_site(request), wish.credential, challenge, account.device, word, now
    )
    await run_in_store(request, passkeys.store_passkey, made)
    return await account_response(request, account.device, {}, session.hash)


async def remove_passkey(request: Request) -> Response:
    """DELETE /api/account/passkeys/{key}: remove a passkey."""
    account, session = await require_confirmed_account(request)
    key = str(request.path_params["key"])
    await run_in_store(request, passkeys.delete_passkey, account.device, key)
    return await account_response(request, account.device, {}, session.hash)
