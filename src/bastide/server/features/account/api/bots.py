"""Bots of an account: accounts of their own, for which programs play with tokens."""

import secrets
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.accounts import accounts, api_tokens
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import Refused
from bastide.server.common.names import clean_name
from bastide.server.common.public_names import LONGEST_BOT, account_name
from bastide.server.features.account import privacy
from bastide.server.features.account.api.auth import BODY, desk, do, fresh, here, tell
from bastide.server.features.account.api.sign_in import Name
from bastide.server.http import identity
from bastide.server.http.request_body import read
from bastide.server.storage.db import Db


class Bot(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/bots, and of a token: what it is called."""

    name: Annotated[Name, msgspec.Meta(min_length=1)]


async def make(request: Request) -> Response:
    """POST /api/account/bots: a bot is a bot from its beginning to its end."""
    wish = await read(request, Bot, BODY)
    owner, session = await fresh(request)
    name, most = account_name(wish.name), request.app.state.hub.limits.bots_each
    if len(name) > LONGEST_BOT:
        raise Refused(
            "long-bot-name", f"The name of a bot has at most {LONGEST_BOT} signs.", args={"most": LONGEST_BOT}
        )
    desk(request).joining(request)
    made = Account(identity.device_of(identity.new_token()), name, "bot", now_ms(), owner.device)

    def work(db: Db) -> None:
        if len(accounts.bots_of(db, owner.device)) >= most:
            raise Refused("too-many-bots", f"An account has at most {most} bots.", args={"most": most})
        accounts.make(db, made, secrets.token_urlsafe(32))

    await do(request, work)
    return await tell(request, owner.device, {}, session.hash)


async def erase(request: Request) -> Response:
    """DELETE /api/account/bots/{bot}: it leaves its seats, and its name goes."""
    owner, session = await fresh(request)
    bot = await _own(request, owner)
    await privacy.forget(request.app.state.hub, bot.device)
    return await tell(request, owner.device, {}, session.hash)


async def make_token(request: Request) -> Response:
    """POST /api/account/bots/{bot}/tokens: the token is told this once, as `new_token`."""
    wish = await read(request, Bot, BODY)
    owner, session = await fresh(request)
    bot, name = await _own(request, owner), clean_name(wish.name)
    token = await do(request, lambda db: api_tokens.make(db, bot.device, name, now_ms()))
    return await tell(request, owner.device, {}, session.hash, new_token=token)


async def end_token(request: Request) -> Response:
    """DELETE /api/account/bots/{bot}/tokens/{token}: programs that have it are cut off."""
    owner, session = await here(request)
    bot = await _own(request, owner)
    await do(request, lambda db: api_tokens.end(db, bot.device, str(request.path_params["token"])))
    request.app.state.hub.sessions.changed(bot.device)
    return await tell(request, owner.device, {}, session.hash)


async def _own(request: Request, owner: Account) -> Account:
    found = await do(request, lambda db: accounts.named(db, str(request.path_params["bot"])[:100]))
    if not isinstance(found, Account) or found.owner != owner.device:
        raise Refused("no-such-bot", "You have no bot of that name.", status=404)
    return found
