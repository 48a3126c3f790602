"""Shared parts of the account routes: rate limits, the signed-in account, and starting a session.

Invariant: every sign-in creates a fresh token. Sensitive changes require a password or passkey check within the last 15
minutes.
"""

from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, TypedDict, Unpack

from starlette.requests import HTTPConnection, Request

from bastide.server.accounts import accounts, api_tokens, networks, passkeys, sessions, transfer_codes
from bastide.server.accounts.accounts import Account
from bastide.server.accounts.passwords import PasswordHashing
from bastide.server.accounts.sessions import FRESH_MS, TOPIC, Session, now_ms
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.features.account import privacy, profile
from bastide.server.features.account.messages import AccountInfo, AccountResponse
from bastide.server.features.notifications import store
from bastide.server.http import client_address, identity
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub
from bastide.server.storage.db import Db

P = ParamSpec("P")
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
    """Rate limits and password hashing for sign-in, shared by all requests of a process."""

    def __init__(self, hub: Hub) -> None:
        limits, clock, bus = hub.limits, hub.clock, hub.bus
        self.passwords = PasswordHashing(limits)
        self._sign_ins = SlidingWindow(limits.sign_ins_per_quarter, clock, QUARTER).over(bus, "limit sign-ins")
        self._sign_ups = SlidingWindow(limits.sign_ups_per_hour, clock).over(bus, "limit sign-ups")
        self._options = SlidingWindow(limits.passkeys_per_quarter, clock, QUARTER).over(bus, "limit passkeys")
        self._passkeys = SlidingWindow(limits.passkeys_per_quarter, clock, QUARTER).over(bus, "limit passkeys shown")
        self._renames = SlidingWindow(limits.renames_per_day, clock, DAY).over(bus, "limit names")
        bus.listen(TOPIC, lambda device: _spawn(hub, device.decode()))

    def count_sign_in(self, request: Request, name: str, known: bool) -> None:
        """Count a password attempt for the client address and the account name. Raises RequestError."""
        # The name does not count on a network that the account used before (`known`): strangers cannot lock it out.
        keys = [client_address.client_key(request), *([] if known else [f"name {accounts.name_key(name)}"])]
        count_attempt(self._sign_ins, "sign_ins_per_quarter", *keys)

    def count_recovery(self, request: Request) -> None:
        """Count an attempt with a recovery code. Raises RequestError."""
        # Only the address counts: a recovery code is too long to guess.
        count_attempt(self._sign_ins, "sign_ins_per_quarter", f"code {client_address.client_key(request)}")

    def count_confirmation(self, session: Session) -> None:
        """Count a password attempt of a signed-in session since its last correct one. Raises RequestError."""
        # Not the session's hash: a session that gets a new token keeps its count.
        count_attempt(self._sign_ins, "sign_ins_per_quarter", f"session {session.device} {session.proved_ms}")

    def count_passkey(self, request: Request) -> None:
        """Count a passkey sign-in, separately from wrong passwords. Raises RequestError."""
        count_attempt(self._passkeys, "passkeys_per_quarter", client_address.client_key(request))

    def count_sign_up(self, request: Request) -> None:
        """Count a new account by client address. Raises RequestError."""
        count_attempt(self._sign_ups, "sign_ups_per_hour", client_address.client_key(request))

    def count_options(self, request: Request) -> None:
        """Count a request for passkey options by client address. Raises RequestError."""
        count_attempt(self._options, "passkeys_per_quarter", client_address.client_key(request))

    def count_rename(self, device: str) -> None:
        """Count a rename of an account. Raises RequestError."""
        count_attempt(self._renames, "renames_per_day", device)


def _spawn(hub: Hub, device: str) -> None:
    hub.spawn(privacy.close_stale_connections(hub, device))


def count_attempt(window: SlidingWindow, limit: str, *keys: str) -> None:
    """Count an attempt for each key, and refusals in the metric of `limit` unless it is "". Raises RequestError."""
    if wait := max(window.wait(key) for key in keys):
        if limit:
            server_metrics.limited.labels(limit).inc()
        text = "Too many tries. Please wait a moment."
        raise RequestError("too-often", text, status=429, seconds=int(wait) + 1)
    for key in keys:
        window.note(key)


def get_sign_in_limits(request: Request) -> SignInLimits:
    """Return the sign-in limits of this application."""
    limits: SignInLimits = request.app.state.sign_in_limits
    return limits


async def run_in_store(
    request: Request, work: Callable[Concatenate[Db, P], Any], *args: P.args, **kwargs: P.kwargs
) -> Any:
    """Run `work(db, ...)` in a transaction of the store and return its result. Raises RequestError, StoreError."""
    return await request.app.state.hub.tables.store.do(work, *args, **kwargs)


# ---- the caller


async def require_account(request: Request) -> tuple[Account, Session]:
    """Return the signed-in account and its session. Raises RequestError."""
    who = identity.identify_visitor(request)
    account, session = await run_in_store(
        request, lambda db: (accounts.get_account(db, who.device), sessions.get_session(db, who.session, now_ms()))
    )
    if account is None or session is None:
        raise RequestError("not-signed-in", "You are not signed in here. Sign in first.", status=401)
    return account, session


async def require_confirmed_account(request: Request) -> tuple[Account, Session]:
    """Like `require_account`, but require a recent password or passkey check. Raises RequestError."""
    account, session = await require_account(request)
    if session.proved_ms < now_ms() - FRESH_MS:
        text = "Confirm that this is your account, with its password or a passkey."
        raise RequestError("confirm-first", text, status=403)
    return account, session


async def check_confirmed_or_guest(request: Request) -> None:
    """Require a recent check from signed-in callers. Guests have no password and pass. Raises RequestError."""
    if identity.identify_visitor(request).session:
        await require_confirmed_account(request)


# ---- sessions


def browser_name(request: HTTPConnection) -> str:
    """A short description of the browser, such as "Firefox, Linux", for the owner's list of sessions."""
    agent = request.headers.get("user-agent", "")
    found = (next((word for sign, word in words if sign in agent), "") for words in (BROWSERS, SYSTEMS))
    return ", ".join(word for word in found if word)


def cookie_header(request: Request, token: str) -> dict[str, str]:
    """The Set-Cookie header that stores a token in the browser."""
    return {"Set-Cookie": identity.token_cookie(request, token)}


async def sign_browser_in(request: Request, device: str, *more: Callable[[Db], Any]) -> dict[str, str]:
    """Sign this browser in to an account and return the header with its token.

    The jobs in `more` run first, in the same transaction. Raises RequestError, StoreError.
    """
    token, browser, visitor = identity.new_token(), browser_name(request), identity.identify_visitor(request)
    network = client_address.client_key(request)

    def work(db: Db) -> None:
        store.reassign_subscription(db, (visitor.device, visitor.session), (device, sessions.hash_token(token)))
        for job in more:
            job(db)
        transfer_codes.forget(db, device)  # an old code would bypass the password
        sessions.begin_session(db, token, device, browser, now_ms())
        networks.note_network(db, device, network, now_ms())

    await run_in_store(request, work)
    request.app.state.hub.sessions.changed(device)
    return cookie_header(request, token)


async def rotate_token(request: Request) -> dict[str, str]:
    """Replace the token of the current session and return the header with the new one. Raises RequestError."""
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


class _More(TypedDict, total=False):
    games: int
    tables: int
    new_codes: list[str]
    new_token: str


async def account_response(
    request: Request, device: str, headers: dict[str, str], session: str = "", **more: Unpack[_More]
) -> JsonResponse[AccountResponse]:
    """The JSON response with an account as its owner sees it, plus `more` fields."""
    if "Set-Cookie" in headers:
        session = sessions.hash_token(headers["Set-Cookie"].split(";")[0].partition("=")[2])
    account: AccountInfo | None = await run_in_store(request, profile.account_profile, device, session, now_ms())
    body: AccountResponse = {"account": account, **more}  # type: ignore[typeddict-item]  # `most` follows
    if account:
        body["most"] = {"bots": request.app.state.hub.limits.bots_each, "tokens": api_tokens.MOST}
    return json_response(body, headers=headers)


def get_passkey_site(request: Request) -> passkeys.PasskeySite:
    """The origin of the calling page, which security.py has checked. Raises RequestError."""
    return passkeys.PasskeySite.of(request.headers.get("origin", ""))
