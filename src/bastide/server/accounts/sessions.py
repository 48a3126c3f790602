"""Sessions: the hash of a browser's token, which stands for an account.

Invariant: a token that this server did not sign is refused if nothing is stored about its device. So is the token that
a device had before it became an account. A message on the bus drops cached sessions, and every cached session expires
after a minute.
"""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from bastide.server.accounts import accounts, api_tokens
from bastide.server.accounts.bans import GUARDED
from bastide.server.common.bus import Bus
from bastide.server.common.times import now_ms as now_ms
from bastide.server.http import identity
from bastide.server.http.identity import ANONYMOUS, Visitor
from bastide.server.http.responses import error_response
from bastide.server.protocol.server_messages import Error
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.db import Db, placeholders
from bastide.server.storage.personal_parts import PersonalDataRegistry
from bastide.server.storage.store import Store
from bastide.server.storage.table_quota import address_salt

IDLE_MS: Final = 90 * 24 * 3600 * 1000
"""A session ends after this long without use."""
LONGEST_MS: Final = 400 * 24 * 3600 * 1000
"""A session ends after this long in any case, the longest lifetime of a cookie."""
FRESH_MS: Final = 15 * 60 * 1000
"""How long after entering a password or using a passkey sensitive changes are allowed."""
NOTED_MS: Final = 3600 * 1000
"""Precision with which the last use is stored."""
MOST: Final = 50
"""Sessions of an account. Beyond that the least recently used end."""
KEPT_SECONDS: Final = 60.0
MOST_KEPT: Final = 20_000
TOPIC: Final = "sessions"
NOTHING: Final = PersonalDataRegistry()
"""Default until the features have registered their personal data."""
BUSY, POLICY = 1013, 1008


class Session(msgspec.Struct, frozen=True):
    """A signed-in browser."""

    hash: str
    device: str
    made_ms: int
    used_ms: int
    proved_ms: int
    browser: str


_ROW: Final = f"SELECT {', '.join(Session.__struct_fields__)} FROM sessions"


def hash_token(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(b"bastide-session|" + token.encode()).hexdigest()


def begin_session(db: Db, token: str, device: str, browser: str, now: int) -> None:
    """Store a session for a browser's token, and delete expired ones."""
    over, times = "sessions WHERE used_ms < ? OR made_ms < ?", (now - IDLE_MS, now - LONGEST_MS)
    db.execute(f"DELETE FROM pushes WHERE session IN (SELECT hash FROM {over})", times)
    db.execute(f"DELETE FROM {over}", times)
    row = (hash_token(token), device, now, now, now, browser)
    db.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", row)
    for session in list_sessions(db, device)[MOST:]:
        end_session(db, session.hash)


def get_session(db: Db, key: str, now: int) -> Session | None:
    """Return an unexpired session by the hash of its token, or None."""
    row = db.execute(f"{_ROW} WHERE hash = ?", (key,)).fetchone()
    session = Session(*row) if row else None
    expired = session is not None and (session.used_ms < now - IDLE_MS or session.made_ms < now - LONGEST_MS)
    return None if expired else session


def list_sessions(db: Db, device: str) -> list[Session]:
    """Return the sessions of an account, most recently used first."""
    return [Session(*row) for row in db.execute(f"{_ROW} WHERE device = ? ORDER BY used_ms DESC, hash", (device,))]


def live_credentials(db: Db, device: str) -> frozenset[str]:
    """Return the hashes of all sessions and API tokens of an account, or {""} for a guest."""
    if accounts.get_account(db, device) is None:
        return frozenset({""})
    sql = "SELECT hash FROM sessions WHERE device = ? UNION SELECT hash FROM tokens WHERE device = ?"
    return frozenset(str(row[0]) for row in db.execute(sql, (device, device)))


def valid_credentials(db: Db, keys: Sequence[str]) -> set[str]:
    """Return which of these sessions and API tokens are still stored, by hash."""
    found: set[str] = set()
    for marks, batch in placeholders(keys):
        sql = f"SELECT hash FROM sessions WHERE hash IN ({marks}) UNION SELECT hash FROM tokens WHERE hash IN ({marks})"
        found |= {str(row[0]) for row in db.execute(sql, (*batch, *batch))}
    return found


def end_session(db: Db, key: str) -> None:
    """Delete a session and its push subscriptions."""
    db.execute("DELETE FROM sessions WHERE hash = ?", (key,))
    db.execute("DELETE FROM pushes WHERE session = ?", (key,))


def end_other_sessions(db: Db, device: str, but: str = "") -> int:
    """End all sessions of an account except `but`, and return how many ended."""
    keys = [session.hash for session in list_sessions(db, device) if session.hash != but]
    for key in keys:
        end_session(db, key)
    return len(keys)


def confirm_session(db: Db, key: str, now: int) -> None:
    """Store that the user of a session has just proved to own the account."""
    db.execute("UPDATE sessions SET proved_ms = ? WHERE hash = ?", (now, key))


def resolve_session(db: Db, token: str, now: int, registry: PersonalDataRegistry = NOTHING) -> Visitor:
    """Return the visitor of a token, or ANONYMOUS if it is refused.

    `registry` finds out whether anything is stored about a guest.
    """
    session = get_session(db, hash_token(token), now)
    if session is not None:
        if session.used_ms < now - NOTED_MS:
            db.execute("UPDATE sessions SET used_ms = ? WHERE hash = ?", (now, session.hash))
        return Visitor(session.device, session.hash)
    device = identity.device_from_token(token)
    if accounts.get_account(db, device):
        return ANONYMOUS
    known = identity.is_signed(address_salt(db), token) or registry.is_stored(db, device)
    return Visitor(device) if known else ANONYMOUS


class SessionCache:
    """Caches the visitors of tokens for up to a minute."""

    def __init__(self, store: Store, bus: Bus, clock: Callable[[], float] = time.monotonic) -> None:
        self.personal_data = NOTHING
        self._store, self._bus, self._clock = store, bus, clock
        self._cached: OrderedDict[str, tuple[Visitor, float]] = OrderedDict()
        self._drops = 0
        bus.listen(TOPIC, lambda data: self._drop(data.decode()))

    async def who(self, token: str, resolve: Callable[[Db, str, int], Visitor] | None = None) -> Visitor:
        """Return the visitor of a token. `resolve` resolves tokens other than a browser's. Raises StoreError."""
        key, now = hash_token(token), self._clock()
        cached, until = self._cached.get(key, (None, 0.0))
        if cached is not None and until > now:
            return cached
        resolve = resolve or partial(resolve_session, registry=self.personal_data)
        drops = self._drops
        visitor = await self._store.do(resolve, token, now_ms())
        if drops == self._drops and visitor.device:  # do not cache outdated visitors, or made-up tokens without limit
            self._cached[key] = (visitor, now + KEPT_SECONDS)
            self._cached.move_to_end(key)
            while len(self._cached) > MOST_KEPT:
                self._cached.popitem(last=False)
        return visitor

    def changed(self, device: str) -> None:
        """Report changed sessions of a device. Every process drops them and closes connections of ended ones."""
        self._bus.say(TOPIC, device.encode())

    def forget(self) -> None:
        """Drop all cached visitors."""
        self._drops += 1
        self._cached.clear()

    def _drop(self, device: str) -> None:
        self._drops += 1
        for key in [key for key, (visitor, _) in self._cached.items() if visitor.device == device]:
            del self._cached[key]


class SessionMiddleware:
    """Looks up the token of each request and each WebSocket once, before the routes run."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(GUARDED):
            return await self.app(scope, receive, send)
        connection = HTTPConnection(scope)
        program = api_tokens.read_api_token(connection)
        token = program or identity.read_token(connection)
        if token is not None:
            hub = scope["app"].state.hub
            resolve = None if program is None else api_tokens.resolve_api_token
            try:
                scope[identity.WHO] = await hub.sessions.who(token, resolve)
            except StoreError as error:
                return await _refuse_unknown(hub.report_error(error), scope, receive, send)
            if program is not None and not scope[identity.WHO].device:
                return await _refuse_token(scope, receive, send)
        await self.app(scope, receive, send)


async def _refuse_token(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        return await error_response(401, "bad-token", "This token is not valid, or has ended.")(scope, receive, send)
    await receive()
    await send({"type": "websocket.close", "code": POLICY})  # before accepting: the program gets a 403


async def _refuse_unknown(trouble: Error, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        text = "Visitors cannot be identified at the moment. Try again."
        return await error_response(503, trouble.code, text, trouble.ref)(scope, receive, send)
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": BUSY})
