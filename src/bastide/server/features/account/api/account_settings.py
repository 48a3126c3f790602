"""Account settings: name, password, recovery codes, sessions, and the mail address for turn notifications.

Invariant: no one can sign in with a mail address.
"""

from typing import Annotated

import msgspec
from starlette.requests import Request

from bastide.rules import LANGUAGES
from bastide.server.accounts import accounts, recovery_codes, sessions
from bastide.server.common.errors import RequestError
from bastide.server.common.public_names import check_account_name
from bastide.server.features.account.api import auth
from bastide.server.features.account.api.sign_in import Name, Password
from bastide.server.features.account.messages import AccountResponse
from bastide.server.features.account.profile import SHOWN
from bastide.server.features.notifications import mail_store
from bastide.server.features.notifications.api import MailQuestionLimits
from bastide.server.features.notifications.mail_settings import LONGEST, normalize_mail_address
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse
from bastide.server.storage.db import Db


class RenameAccountRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/name."""

    name: Name


class PasswordChangeRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/password: the old password ("" if there was none) and the new one."""

    password: Password
    old: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class MailAddressRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/mail: the address, and the language of the mails."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    language: Annotated[str, msgspec.Meta(max_length=20)] = LANGUAGES[0]


async def change_account_name(request: JsonRequest[RenameAccountRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/name: rename the account."""
    body = await request.read()
    account, session = await auth.require_account(request)
    name = check_account_name(body.name)
    auth.get_sign_in_limits(request).count_rename(account.device)
    await auth.run_in_store(request, accounts.rename_account, account.device, name)
    return await auth.account_response(request, account.device, {}, session.hash)


async def change_password(request: JsonRequest[PasswordChangeRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/password: sign out all other browsers and give this one a new token."""
    body = await request.read()
    account, session = await auth.require_account(request)
    limits = auth.get_sign_in_limits(request)
    limits.count_confirmation(session)
    old_hash = await auth.run_in_store(request, accounts.get_password_hash, account.device)
    if old_hash and not await limits.passwords.matches(old_hash, body.old):
        raise RequestError("wrong-password", "The old password is wrong.", status=403)
    if not old_hash:
        await auth.require_confirmed_account(request)
    new_hash = await limits.passwords.choose(body.password, account.name)

    def work(db: Db) -> None:
        accounts.set_password_hash(db, account.device, new_hash)
        sessions.end_other_sessions(db, account.device)

    return await auth.account_response(
        request, account.device, await auth.sign_browser_in(request, account.device, work)
    )


async def create_recovery_codes(request: Request) -> JsonResponse[AccountResponse]:
    """POST /api/account/codes: replace all recovery codes."""
    account, session = await auth.require_confirmed_account(request)
    codes = await auth.run_in_store(request, recovery_codes.renew_recovery_codes, account.device)
    return await auth.account_response(request, account.device, {}, session.hash, new_codes=codes)


async def delete_session(request: Request) -> JsonResponse[AccountResponse]:
    """DELETE /api/account/sessions/{session}: sign out another browser."""
    account, session = await auth.require_account(request)
    shown = str(request.path_params["session"])

    def work(db: Db) -> None:
        keys = [other.hash for other in sessions.list_sessions(db, account.device) if other.hash[:SHOWN] == shown]
        if not keys:
            raise RequestError("no-such-session", "That browser is not signed in any more.", status=404)
        if keys[0] == session.hash:
            raise RequestError("own-session", "That is this browser: sign out here instead.")
        sessions.end_session(db, keys[0])

    await auth.run_in_store(request, work)
    request.app.state.hub.sessions.changed(account.device)
    return await auth.account_response(request, account.device, {}, session.hash)


async def delete_other_sessions(request: Request) -> JsonResponse[AccountResponse]:
    """DELETE /api/account/sessions: sign out all browsers but this one."""
    account, session = await auth.require_account(request)
    await auth.run_in_store(request, sessions.end_other_sessions, account.device, session.hash)
    request.app.state.hub.sessions.changed(account.device)
    return await auth.account_response(request, account.device, {}, session.hash)


async def set_mail_address(request: JsonRequest[MailAddressRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/mail: send a confirmation request. Nothing else is mailed until the recipient confirms."""
    body = await request.read()
    account, session = await auth.require_account(request)
    if request.app.state.mailing is None:
        raise RequestError("no-mail", "This server sends no mail.", status=404)
    try:
        address = normalize_mail_address(body.address)
    except ValueError as error:
        raise RequestError("bad-mail-address", f"No mail can be sent there: {error}.") from None
    now = request.app.state.hub.now_ms()
    if wait := await auth.run_in_store(request, mail_store.ms_until_confirmation, account.device, address, now):
        text = "A mail was sent to this address in the last 24 hours. Look for it, also in the spam folder."
        raise RequestError("mail-asked", text, status=429, seconds=wait // 1000 + 1)
    limits: MailQuestionLimits = request.app.state.mail_limits
    limits.count(request, account.device)
    language = body.language if body.language in LANGUAGES else LANGUAGES[0]
    await auth.run_in_store(request, mail_store.set_mail_address, account.device, address, language, now)
    return await auth.account_response(request, account.device, {}, session.hash)


async def delete_mail_address(request: Request) -> JsonResponse[AccountResponse]:
    """DELETE /api/account/mail: delete the address."""
    account, session = await auth.require_account(request)
    await auth.run_in_store(request, mail_store.delete_mail_address, account.device)
    return await auth.account_response(request, account.device, {}, session.hash)
