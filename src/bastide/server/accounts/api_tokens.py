"""API tokens, with which programs play for a bot's account.

Invariant: a token is shown when it is created and never again. The store has only its hash. A token allows playing and
nothing else: account requests need a session.
"""

import hashlib
import re
import secrets
from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from bastide.server.accounts.accounts import name_key
from bastide.server.common.errors import RequestError
from bastide.server.http.identity import Visitor
from bastide.server.storage.db import Db

MOST: Final = 10
"""Tokens of one bot."""
BEGINNING: Final = "bastide_"
"""Prefix by which a leaked token is recognised."""
SHOWN: Final = 16
_FORM: Final = re.compile(rf"{BEGINNING}[A-Za-z0-9_-]{{43}}")
_SCHEME: Final = "bearer "


class ApiToken(msgspec.Struct, frozen=True):
    """A token of a bot, by its hash."""

    hash: str
    device: str
    name: str
    made_ms: int
    used_ms: int


def hash_api_token(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(b"bastide-token|" + token.encode()).hexdigest()


def read_api_token(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a request, or None."""
    header = connection.headers.get("authorization", "")
    return header[len(_SCHEME) :].strip() if header[: len(_SCHEME)].lower() == _SCHEME else None


def list_api_tokens(db: Db, device: str) -> list[ApiToken]:
    """Return the tokens of a bot, oldest first."""
    sql = "SELECT hash, device, name, made_ms, used_ms FROM tokens WHERE device = ? ORDER BY made_ms, hash"
    return [ApiToken(*row) for row in db.execute(sql, (device,))]


def create_api_token(db: Db, device: str, name: str, now: int) -> str:
    """Create a token and return it. Raises RequestError if the bot has too many or the name is taken."""
    known = list_api_tokens(db, device)
    if len(known) >= MOST:
        raise RequestError("too-many-tokens", f"A bot has at most {MOST} tokens; end one first.")
    if any(name_key(other.name) == name_key(name) for other in known):
        text = f"A token of this bot is called {name} already."
        raise RequestError("token-name-taken", text, args={"name": name}, status=409)
    token = BEGINNING + secrets.token_urlsafe(32)
    db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", (hash_api_token(token), device, name, now, now))
    return token


def revoke_api_token(db: Db, device: str, shown: str) -> None:
    """Delete the token whose hash begins with `shown`. Raises RequestError if there is none."""
    keys = [token.hash for token in list_api_tokens(db, device) if token.hash[:SHOWN] == shown]
    if not keys:
        raise RequestError("no-such-token", "That token has ended already.", status=404)
    db.execute("DELETE FROM tokens WHERE hash = ?", (keys[0],))


def resolve_api_token(db: Db, token: str, now: int) -> Visitor:
    """Return the visitor that a token stands for, an empty one if it is not valid."""
    key = hash_api_token(token)
    sql = "SELECT device, used_ms FROM tokens WHERE hash = ?"
    row = db.execute(sql, (key,)).fetchone() if _FORM.fullmatch(token) else None
    if row is None:
        return Visitor()
    if int(row[1]) < now - 3_600_000:
        db.execute("UPDATE tokens SET used_ms = ? WHERE hash = ?", (now, key))
    return Visitor(str(row[0]), key)
