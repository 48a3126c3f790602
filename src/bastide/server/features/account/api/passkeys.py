"""Passkeys over HTTP: WebAuthn options for the browser, and verification of its answers.

Calls into the library run in a thread: its first import is slow, and checking a signature takes CPU time.
"""

import secrets
from asyncio import to_thread
from typing import Annotated, Any, Final, Literal

import msgspec
from starlette.requests import Request

from bastide.server.accounts import accounts, passkeys
from bastide.server.accounts.passkeys import Passkey
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import check_account_name
from bastide.server.features.account.api import auth
from bastide.server.features.account.messages import AccountResponse, PasskeyOptions
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse, json_response

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


async def passkey_options(request: JsonRequest[PasskeyOptionsRequest]) -> JsonResponse[PasskeyOptions]:
    """POST /api/account/passkey: options for `navigator.credentials`, in WebAuthn's JSON form."""
    body = await request.read()
    auth.get_sign_in_limits(request).count_options(request)
    site, now = auth.get_passkey_site(request), now_ms()

    async def creation_options(
        name: str, handle: str, purpose: str, known: list[Passkey]
    ) -> JsonResponse[PasskeyOptions]:
        challenge = await auth.run_in_store(request, passkeys.new_challenge, purpose, now)
        options = await to_thread(passkeys.registration_options, site, name, handle, challenge, known)
        return json_response({"create": options})

    if body.to == "sign-up":
        name, handle = check_account_name(body.name), secrets.token_urlsafe(32)
        await auth.run_in_store(request, accounts.check_name_free, name)
        return await creation_options(name, handle, NEW + handle, [])
    known: list[Passkey] = []
    if body.to != "sign-in":
        require = auth.require_confirmed_account if body.to == "add" else auth.require_account
        account, _ = await require(request)
        known = await auth.run_in_store(request, passkeys.list_passkeys, account.device)
        if body.to == "add":
            handle = await auth.run_in_store(request, accounts.get_passkey_handle, account.device)
            return await creation_options(account.name, handle, MORE + account.device, known)
    challenge = await auth.run_in_store(request, passkeys.new_challenge, IN, now)
    return json_response({"get": await to_thread(passkeys.authentication_options, site, challenge, known)})


async def _take_challenge(request: Request, credential: dict[str, Any], purpose: str) -> tuple[bytes, str]:
    """Consume a challenge and return it with the rest of its purpose after the prefix. Raises RequestError."""
    challenge = await to_thread(passkeys.read_challenge, credential)
    stored = await auth.run_in_store(request, passkeys.redeem_challenge, challenge, now_ms())
    if not stored.startswith(purpose):
        raise RequestError("wrong-passkey", "This passkey was asked for something else. Try again.", status=403)
    return challenge, stored.removeprefix(purpose)


async def _verify(request: Request, credential: dict[str, Any], challenge: bytes, device: str) -> Passkey:
    """Return the new passkey that a browser has made. Raises RequestError."""
    site, browser = auth.get_passkey_site(request), auth.browser_name(request)
    verify = passkeys.verify_registration
    return await to_thread(verify, site, credential, challenge, device, browser, now_ms())


async def first_passkey(request: Request, credential: dict[str, Any], device: str) -> tuple[Passkey, str]:
    """Verify the first passkey of a new account and return it with its user handle. Raises RequestError."""
    challenge, handle = await _take_challenge(request, credential, NEW)
    return await _verify(request, credential, challenge, device), handle


async def account_of_passkey(request: Request, credential: dict[str, Any]) -> str:
    """Verify a passkey and return the device of its account. Raises RequestError."""
    auth.get_sign_in_limits(request).count_passkey(request)
    challenge, _ = await _take_challenge(request, credential, IN)
    passkey = await auth.run_in_store(request, passkeys.get_passkey, str(credential.get("id", "")))
    if passkey is None:
        text = "This server no longer knows that passkey. Sign in another way, or create an account."
        raise RequestError("unknown-passkey", text, status=403)
    counter = await to_thread(passkeys.verify_assertion, auth.get_passkey_site(request), credential, challenge, passkey)
    await auth.run_in_store(request, passkeys.note_passkey_use, passkey.id, counter, now_ms())
    return str(passkey.device)


async def add_passkey(request: JsonRequest[AddPasskeyRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/passkeys: add a passkey."""
    body = await request.read()
    account, session = await auth.require_confirmed_account(request)
    challenge, device = await _take_challenge(request, body.credential, MORE)
    if device != account.device:
        raise RequestError("wrong-passkey", "This passkey was made for another account.", status=403)
    passkey = await _verify(request, body.credential, challenge, account.device)
    await auth.run_in_store(request, passkeys.store_passkey, passkey)
    return await auth.account_response(request, account.device, {}, session.hash)


async def remove_passkey(request: Request) -> JsonResponse[AccountResponse]:
    """DELETE /api/account/passkeys/{key}: remove a passkey."""
    account, session = await auth.require_confirmed_account(request)
    await auth.run_in_store(request, passkeys.delete_passkey, account.device, str(request.path_params["key"]))
    return await auth.account_response(request, account.device, {}, session.hash)
