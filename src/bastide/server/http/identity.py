"""Device identity: an unguessable token in a cookie, and its hash, by which the server knows the device.

Invariant: the token leaves this file only in the cookie. Tables, store and log know only the hash.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.server.http.client_address import client_key
from bastide.server.http.hosts import ROOT

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "bastide_device"
MONTHS_13 = 400 * 24 * 3600
WHO = "bastide.who"
"""The key of an ASGI scope for the visitor that its token stands for (accounts/sessions.py)."""
SECRET_BYTES, SIGNATURE_BYTES = 20, 12
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Visitor:
    """The owner of a token: a device and, if the device is an account's, the session."""

    device: str = ""
    session: str = ""


ANONYMOUS = Visitor()


@dataclass(frozen=True)
class Requester:
    """The device ("" if there is none) and the address of the sender of a request for slow work."""

    device: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        """The key of the sender: its device, or without one its address."""
        return self.device or self.address

    def count(self, others: Sequence[Requester]) -> tuple[int, int]:
        """How many of the others have the same device, and how many the same address."""
        devices = sum(other.device == self.device for other in others) if self.device else 0
        return devices, sum(other.address == self.address for other in others)


def read_token(connection: HTTPConnection) -> str | None:
    """The token in the request's cookie, None if it is missing or malformed."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def new_token() -> str:
    """A new token of 256 random bits, not signed."""
    return secrets.token_urlsafe(32)


def sign_new_token(key: bytes) -> str:
    """A new token for a guest: 160 random bits, and a signature of 96 bits by this server's key."""
    secret = secrets.token_bytes(SECRET_BYTES)
    return urlsafe_b64encode(secret + _signature(key, secret)).decode().rstrip("=")


def is_signed(key: bytes, token: str) -> bool:
    """Whether this server signed a token."""
    raw = urlsafe_b64decode(f"{token}=") if _TOKEN.fullmatch(token) else b""
    return hmac.compare_digest(raw[SECRET_BYTES:], _signature(key, raw[:SECRET_BYTES]))


def _signature(key: bytes, secret: bytes) -> bytes:
    return hmac.new(key, b"bastide-token|" + secret, hashlib.sha256).digest()[:SIGNATURE_BYTES]


def fresh_token(connection: HTTPConnection) -> str:
    """A new token for a visitor, signed with the key of this server."""
    return sign_new_token(connection.scope["app"].state.token_key)


def device_from_token(token: str) -> str:
    """The id of the device with this token."""
    return hashlib.sha256(b"bastide-device|" + token.encode()).hexdigest()[:32]


def identify_visitor(connection: HTTPConnection) -> Visitor:
    """The visitor of a request; ANONYMOUS if it has no token, or one that is no longer valid."""
    found = connection.scope.get(WHO)
    if isinstance(found, Visitor):
        return found
    token = read_token(connection)
    return Visitor(device_from_token(token)) if token else ANONYMOUS


def identify_device(connection: HTTPConnection) -> str:
    """The device of a request, for a signed-in visitor that of the account; "" for ANONYMOUS."""
    return identify_visitor(connection).device


def get_requester(connection: HTTPConnection) -> Requester:
    """The sender of a request."""
    return Requester(identify_device(connection), client_key(connection))


def ensure_device(connection: HTTPConnection) -> tuple[str, dict[str, str]]:
    """The device of a request. A new visitor gets a token through the returned headers."""
    if device := identify_device(connection):
        return device, {}
    token = fresh_token(connection)
    return device_from_token(token), {"Set-Cookie": token_cookie(connection, token)}


def token_cookie(connection: HTTPConnection, token: str) -> str:
    """The value of Set-Cookie. Scripts cannot read the cookie, and other sites cannot send it with a POST."""
    ending = "; Secure" if connection.scope["scheme"] in ("https", "wss") else ""
    path = connection.scope.get(ROOT) or "/"
    return f"{COOKIE}={token}; Path={path}; Max-Age={MONTHS_13}; HttpOnly; SameSite=Lax{ending}"
