"""The mail address of an account. It receives turn notifications only: no one can sign in with it."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.rules import LANGUAGES
from bastide.server.common.errors import RequestError
from bastide.server.features.account.api.auth import BODY, account_response, require_account, run_in_store
from bastide.server.features.notifications import mail_store
from bastide.server.features.notifications.api import MailQuestionLimits
from bastide.server.features.notifications.mail_settings import LONGEST, normalize_mail_address
from bastide.server.http.request_body import read_body


class MailAddressRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/mail: the address, and the language of the mails."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    language: Annotated[str, msgspec.Meta(max_length=20)] = LANGUAGES[0]


async def set_address(request: Request) -> Response:
    """POST /api/account/mail: send a confirmation request. Nothing else is mailed until the recipient confirms."""
    wish = await read_body(request, MailAddressRequest, BODY)
    account, session = await require_account(request)
    if request.app.state.mailing is None:
        raise RequestError("no-mail", "This server sends no mail.", status=404)
    try:
        address = normalize_mail_address(wish.address)
    except ValueError as error:
        raise RequestError("bad-mail-address", f"Nothing can be mailed there: {error}.") from None
    now = request.app.state.hub.now_ms()
    if wait := await run_in_store(request, mail_store.ms_until_confirmation, account.device, address, now):
        text = "A mail has gone to this address within a day. Look for it, also among what is unwanted."
        raise RequestError("mail-asked", text, status=429, seconds=wait // 1000 + 1)
    limits: MailQuestionLimits = request.app.state.mail_limits
    limits.count(request, account.device)
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    await run_in_store(request, mail_store.set_mail_address, account.device, address, language, now)
    return await account_response(request, account.device, {}, session.hash)


async def delete_address(request: Request) -> Response:
    """DELETE /api/account/mail: delete the address."""
    account, session = await require_account(request)
    await run_in_store(request, mail_store.delete_mail_address, account.device)
    return await account_response(request, account.device, {}, session.hash)
