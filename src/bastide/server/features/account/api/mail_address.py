"""Where an account is told of its turn by mail. The address is good for nothing else: nobody signs in by it."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.rules import LANGUAGES
from bastide.server.common.errors import Refused
from bastide.server.features.account.api.auth import BODY, do, here, tell
from bastide.server.features.notifications import mail_store
from bastide.server.features.notifications.mail_api import Asking
from bastide.server.features.notifications.mail_settings import LONGEST, checked
from bastide.server.http.request_body import read


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/mail: the address, and the language of what is mailed."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    language: Annotated[str, msgspec.Meta(max_length=20)] = LANGUAGES[0]


async def name(request: Request) -> Response:
    """POST /api/account/mail: a question goes there, and nothing else until its reader has said that it is his."""
    wish = await read(request, Wish, BODY)
    account, session = await here(request)
    if request.app.state.mailing is None:
        raise Refused("no-mail", "This server sends no mail.", status=404)
    try:
        address = checked(wish.address)
    except ValueError as error:
        raise Refused("bad-mail-address", f"Nothing can be mailed there: {error}.") from None
    now = request.app.state.hub.now_ms()
    if wait := await do(request, lambda db: mail_store.asked_since(db, account.device, address, now)):
        text = "A mail has gone to this address within a day. Look for it, also among what is unwanted."
        raise Refused("mail-asked", text, status=429, seconds=wait // 1000 + 1)
    asking: Asking = request.app.state.asking
    asking.count(request, account.device)
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    await do(request, lambda db: mail_store.put(db, account.device, address, language, now))
    return await tell(request, account.device, {}, session.hash)


async def end(request: Request) -> Response:
    """DELETE /api/account/mail: the address is forgotten."""
    account, session = await here(request)
    await do(request, lambda db: mail_store.end(db, account.device))
    return await tell(request, account.device, {}, session.hash)
