"""What all addresses of accounts share: who may ask how often, who is signed in, and how somebody comes in.

Law: whoever comes in gets a token that nobody has seen before. What matters is changed only within a quarter of an hour
after a password or a passkey was shown.
"""

from collections.abc import Callable
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bastide.server.accounts import accounts, api_tokens, networks, passkeys, sessions, transfer_codes
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.passwords import PasswordHashing
from bastide.server.accounts.sessions import FRESH_MS, TOPIC, Session, now_ms
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.features.account import privacy, profile
from bastide.server.features.notifications import store
from bastide.server.http import client_address, identity
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import json_response
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

BODY: Final = BodySpec("bad-request", "request", 400, 32 * 1024)
QUARTER: Final = 900.0
DAY: Final = 86_400.0
BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox")),
    *(("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari")),
)
SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS")),
    *(("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


class SignInLimits:
    """What one process knows of those who sign in."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.limits
        self.passwords = PasswordHashing(limits)
        self._in = SlidingWindow(limits.sign_ins_per_quarter, hub.clock, QUARTER).over(hub.bus, "limit sign-ins")
        self._up = SlidingWindow(limits.sign_ups_per_hour, hub.clock).over(hub.bus, "limit sign-ups")
        self._asked = SlidingWindow(limits.passkeys_per_quarter, hub.clock, QUARTER).over(hub.bus, "limit passkeys")
        self._shown = SlidingWindow(limits.passkeys_per_quarter, hub.clock, QUARTER).over(
            hub.bus, "limit passkeys shown"
        )
        self._named = SlidingWindow(limits.renames_per_day, hub.clock, DAY).over(hub.bus, "limit names")
        hub.bus.listen(TOPIC, lambda device: _spawn(hub, device.decode()))

    def signing_in(self, request: Request, name: str, known: bool) -> None:
        """A visitor tries a password under a name. From a network that the account `known` was used from, the name does
        not count: a stranger cannot use it up. Raises RequestError."""
        keys = [client_address.client_key(request), *([] if known else [f"name {accounts.name_key(name)}"])]
        _count(self._in, "sign_ins_per_quarter", *keys)

    def recovering(self, request: Request) -> None:
        """A visitor tries a recovery code, which is too long to guess: only the address counts. Raises RequestError."""
        _count(self._in, "sign_ins_per_quarter", f"code {client_address.client_key(request)}")

    def confirming(self, session: Session) -> None:
        """Who is signed in tries the password. The tries since the last right one count; a session that gets
        another token keeps its count. Raises RequestError."""
        _count(self._in, "sign_ins_per_quarter", f"session {session.device} {session.proved_ms}")

    def showing(self, request: Request) -> None:
        """A visitor shows a passkey: wrong passwords do not count. Raises RequestError."""
        _count(self._shown, "passkeys_per_quarter", client_address.client_key(request))

    def joining(self, request: Request) -> None:
        """Somebody makes an account. Raises RequestError."""
        _count(self._up, "sign_ups_per_hour", client_address.client_key(request))

    def asking(self, request: Request) -> None:
        """Somebody wants to use a passkey. Raises RequestError."""
        _count(self._asked, "passkeys_per_quarter", client_address.client_key(request))

    def renaming(self, device: str) -> None:
        """An account takes another name. Raises RequestError."""
        _count(self._named, "renames_per_day", device)


def _spawn(hub: Hub, device: str) -> None:
    hub.spawn(privacy.close_stale_connections(hub, device))


def _count(counter: SlidingWindow, limit: str, *keys: str) -> None:
    if wait := max(counter.wait(key) for key in keys):
        server_metrics.limited.add(limit)
        text = "That was often enough for a while; wait a little."
        raise RequestError("too-often", text, status=429, seconds=int(wait) + 1)
    for key in keys:
        counter.note(key)


def get_sign_in_limits(request: Request) -> SignInLimits:
    """The one of this server."""
    found: SignInLimits = request.app.state.signing
    return found


async def run_in_store(request: Request, work: Callable[[Db], Any]) -> Any:
    """A job in the store. Raises RequestError, StoreError."""
    return await request.app.state.hub.tables.store.do(work)


# ---- who asks


async def require_account(request: Request) -> tuple[Account, Session]:
    """The account that is signed in here, and its session. Raises RequestError."""
    who = identity.identify_visitor(request)
    account, session = await run_in_store(
        request, lambda db: (accounts.get_account(db, who.device), sessions.get_session(db, who.session, now_ms()))
    )
    if account is None or session is None:
        raise RequestError("not-signed-in", "You are not signed in here. Sign in first.", status=401)
    return account, session


async def require_confirmed_account(request: Request) -> tuple[Account, Session]:
    """The same, for what matters: whoever sits there has just shown that it is his account. Raises RequestError."""
    account, session = await require_account(request)
    if session.proved_ms < now_ms() - FRESH_MS:
        text = "Show once more that this is your account: with its password or a passkey."
        raise RequestError("confirm-first", text, status=403)
    return account, session


async def check_confirmed_or_guest(request: Request) -> None:
    """A guest may do as he likes with what is his; an account shows first whose it is. Raises RequestError."""
    if identity.identify_visitor(request).session:
        await require_confirmed_account(request)


# ---- coming in and going


def browser_name(request: HTTPConnection) -> str:
    """A short word for a browser, by which its owner tells it from his others."""
    agent = request.headers.get("user-agent", "")
    found = (next((word for sign, word in words if sign in agent), "") for words in (BROWSERS, SYSTEMS))
    return ", ".join(word for word in found if word)


def cookie_header(request: Request, token: str) -> dict[str, str]:
    """The header that gives a browser a token."""
    return {"Set-Cookie": identity.token_cookie(request, token)}


async def sign_browser_in(request: Request, device: str, *more: Callable[[Db], Any]) -> dict[str, str]:
    """Sign this browser in to an account, and do more in the same transaction before; the header with its token.
    Raises RequestError, StoreError."""
    token, browser, who = identity.new_token(), browser_name(request), identity.identify_visitor(request)
    network = client_address.client_key(request)

    def work(db: Db) -> None:
        store.reassign_subscription(db, (who.device, who.session), (device, sessions.hash_token(token)))
        for job in more:
            job(db)
        transfer_codes.forget(db, device)  # a code from before would lead past the password
        sessions.begin_session(db, token, device, browser, now_ms())
        networks.note_network(db, device, network, now_ms())

    await run_in_store(request, work)
    request.app.state.hub.sessions.changed(device)
    return cookie_header(request, token)


async def rotate_token(request: Request) -> dict[str, str]:
    """Another token for the session that asks; the old one is worth nothing. The header with it. Raises
    RequestError."""
    _, session = await require_account(request)
    token = identity.new_token()

    def work(db: Db) -> None:
        store.reassign_subscription(db, (session.device, session.hash), (session.device, sessions.hash_token(token)))
        sessions.end_session(db, session.hash)
        sessions.begin_session(db, token, session.device, session.browser, now_ms())
        sessions.confirm_session(db, sessions.hash_token(token), session.proved_ms)

    await run_in_store(request, work)
    request.app.state.hub.sessions.changed(session.device)
    return cookie_header(request, token)


async def account_response(
    request: Request, device: str, headers: dict[str, str], session: str = "", **more: Any
) -> Response:
    """An account as its owner sees it."""
    if "Set-Cookie" in headers:
        session = sessions.hash_token(headers["Set-Cookie"].split(";")[0].partition("=")[2])
    told = await run_in_store(request, lambda db: profile.account_profile(db, device, session, now_ms()))
    most = {"bots": request.app.state.hub.limits.bots_each, "tokens": api_tokens.MOST}
    return json_response({"account": told, **({"most": most} if told else {}), **more}, headers=headers)


def get_passkey_site(request: Request) -> passkeys.PasskeySite:
    """Where the page is that asks; security.py has seen that it is one of ours. Raises RequestError."""
    return passkeys.PasskeySite.of(request.headers.get("origin", ""))
