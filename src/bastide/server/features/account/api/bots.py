"""Bot accounts: they belong to a person's account, and programs use them with API tokens."""

import secrets
from typing import Annotated

import msgspec
from starlette.requests import Request

from bastide.server.accounts import accounts, api_tokens
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.sessions import now_ms
from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_name
from bastide.server.common.public_names import LONGEST_BOT, check_account_name
from bastide.server.features.account import privacy
from bastide.server.features.account.api import auth
from bastide.server.features.account.api.sign_in import Name
from bastide.server.features.account.messages import AccountResponse
from bastide.server.http import identity
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.responses import JsonResponse
from bastide.server.storage.db import Db


class BotNameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/account/bots and of the route for tokens: the new name."""

    name: Annotated[Name, msgspec.Meta(min_length=1)]


async def create_bot_account(request: JsonRequest[BotNameRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/bots: create a bot account. A bot account never becomes a person's account."""
    body = await request.read()
    owner, session = await auth.require_confirmed_account(request)
    name, most = check_account_name(body.name), request.app.state.hub.limits.bots_each
    if len(name) > LONGEST_BOT:
        text = f"The name of a bot has at most {LONGEST_BOT} characters."
        raise RequestError("long-bot-name", text, args={"most": LONGEST_BOT})
    auth.get_sign_in_limits(request).count_sign_up(request)
    bot = Account(identity.device_from_token(identity.new_token()), name, "bot", now_ms(), owner.device)

    def work(db: Db) -> None:
        if len(accounts.list_bot_accounts(db, owner.device)) >= most:
            raise RequestError("too-many-bots", f"An account has at most {most} bots.", args={"most": most})
        accounts.create_account(db, bot, secrets.token_urlsafe(32))

    await auth.run_in_store(request, work)
    return await auth.account_response(request, owner.device, {}, session.hash)


async def delete_bot_account(request: Request) -> JsonResponse[AccountResponse]:
    """DELETE /api/account/bots/{bot}: erase a bot account, which leaves its seats first."""
    owner, session = await auth.require_confirmed_account(request)
    bot = await _require_bot(request, owner)
    await privacy.erase_device(request.app.state.hub, bot.device)
    return await auth.account_response(request, owner.device, {}, session.hash)


async def create_bot_token(request: JsonRequest[BotNameRequest]) -> JsonResponse[AccountResponse]:
    """POST /api/account/bots/{bot}/tokens: create a token. Only this response shows it, as `new_token`."""
    body = await request.read()
    owner, session = await auth.require_confirmed_account(request)
    bot, name = await _require_bot(request, owner), clean_name(body.name)
    token = await auth.run_in_store(request, api_tokens.create_api_token, bot.device, name, now_ms())
    return await auth.account_response(request, owner.device, {}, session.hash, new_token=token)


async def delete_bot_token(request: Request) -> JsonResponse[AccountResponse]:
    """DELETE /api/account/bots/{bot}/tokens/{token}: revoke a token and disconnect programs that use it."""
    owner, session = await auth.require_account(request)
    bot = await _require_bot(request, owner)
    await auth.run_in_store(request, api_tokens.revoke_api_token, bot.device, str(request.path_params["token"]))
    request.app.state.hub.sessions.changed(bot.device)
    return await auth.account_response(request, owner.device, {}, session.hash)


async def _require_bot(request: Request, owner: Account) -> Account:
    bot = await auth.run_in_store(request, accounts.find_account, str(request.path_params["bot"])[:100])
    if not isinstance(bot, Account) or bot.owner != owner.device:
        raise RequestError("no-such-bot", "You have no bot of that name.", status=404)
    return bot
