"""Web Push: messages encrypted with the browser's keys (RFC 8291, by http_ece) and signed with the server's key (RFC
8292, by py_vapid).

Invariant: the push service learns only when a message is sent and its approximate length, not even which table it is
about.
"""

import asyncio
import base64
import binascii
import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import SplitResult

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bastide.server.features.notifications.outbound import OutboundPolicy, Unreachable
from bastide.server.features.notifications.store import PushSubscription

log = logging.getLogger("bastide.notifications")
SEND_SECONDS: Final = 10.0
SIGNED_SECONDS: Final = 6 * 3600
"""How long a signature is reused. It is valid for twice as long."""
PADDED: Final = 512
"""Shorter messages are padded to this many bytes."""
TOPIC_SIGNS: Final = 32
AUTH_BYTES: Final = 16
LONGEST_WAIT: Final = 3600.0
HERE: Final = "mailto:operator@bastide.invalid"
"""The default contact, if the operator has set none."""


@dataclass(frozen=True)
class PushResult:
    """The outcome of a message: `done`, `gone` (delete the subscription), `later` (retry, after `seconds` if the
    service gave a delay), or `refused`."""

    outcome: Literal["done", "gone", "later", "refused"]
    seconds: float = 0.0


def new_push_key() -> bytes:
    """Return a new private key of 32 bytes."""
    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def decode_base64url(text: str) -> bytes:
    """Decode base64url, with or without padding. Raises ValueError."""
    try:
        return base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None


def encode_base64url(data: bytes) -> str:
    """Encode as base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def check_browser_keys(p256dh: str, auth: str) -> None:
    """Check the keys of a browser. Raises ValueError if they are unusable."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64url(p256dh))
    if len(decode_base64url(auth)) != AUTH_BYTES:
        raise ValueError(f"the secret has {AUTH_BYTES} bytes")


def encrypt_push(data: bytes, push: PushSubscription) -> bytes:
    """Encrypt a message for one browser."""
    return bytes(
        http_ece.encrypt(
            data.ljust(PADDED),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode_base64url(push.p256dh),
            auth_secret=decode_base64url(push.auth),
            version="aes128gcm",
        )
    )


class WebPushSender:
    """Sends push messages. `key` is the server's private key, `contact` (mailto: or https:) identifies the operator."""

    def __init__(self, key: bytes, contact: str, policy: OutboundPolicy, wall: Callable[[], float] = time.time) -> None:
        self._vapid = Vapid02.from_raw(encode_base64url(key).encode())
        self._contact, self.policy, self._wall = contact or HERE, policy, wall
        self._signed: dict[str, tuple[dict[str, str], float]] = {}
        # no keep-alive: httpx pools connections by the IP address in the URL, but TLS is for one host name
        limits = httpx.Limits(max_keepalive_connections=0)
        self._client = httpx.AsyncClient(timeout=SEND_SECONDS, limits=limits, trust_env=False)

    @property
    def public(self) -> str:
        """The public key that browsers subscribe with, in base64url."""
        return encode_base64url(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def close(self) -> None:
        """Close the HTTP client."""
        await self._client.aclose()

    async def send(
        self, push: PushSubscription, data: bytes, table: str, seconds: int, urgent: bool = False
    ) -> PushResult:
        """Send a message that replaces earlier ones about the same table. It expires after `seconds`."""
        try:
            host = await self.policy.resolve(push.endpoint)
        except Unreachable as error:
            return PushResult("refused" if error.for_good else "later")
        topic = encode_base64url(hashlib.sha256(f"{push.id}|{table}".encode()).digest())[:TOPIC_SIGNS]
        headers = {
            **self._signature(host.parts),
            "Host": host.parts.netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": topic,
            "Urgency": "high" if urgent else "normal",
        }
        content, extensions = encrypt_push(data, push), {"sni_hostname": host.host}
        try:
            # in total: treat a service that answers slowly like one that is unreachable
            async with asyncio.timeout(SEND_SECONDS):
                stream = self._client.stream("POST", host.url, headers=headers, content=content, extensions=extensions)
                async with stream as response:
                    return _push_result(response)
        except (TimeoutError, httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            log.info("a push service cannot be reached: %s", type(error).__name__)
            return PushResult("later")

    def _signature(self, parts: SplitResult) -> dict[str, str]:
        audience, now = f"{parts.scheme}://{parts.netloc}", self._wall()
        headers, until = self._signed.get(audience, ({}, 0.0))
        if until <= now:
            claims = {"sub": self._contact, "aud": audience, "exp": int(now + 2 * SIGNED_SECONDS)}
            headers = dict(self._vapid.sign(claims))
            if len(self._signed) >= 1000:
                self._signed.clear()
            self._signed[audience] = headers, now + SIGNED_SECONDS
        return headers


def _push_result(response: httpx.Response) -> PushResult:
    if response.is_success:
        return PushResult("done")
    if response.status_code in (404, 410):
        return PushResult("gone")
    if response.status_code == 429 or response.status_code >= 500:
        delay = response.headers.get("retry-after", "")
        return PushResult("later", min(LONGEST_WAIT, float(delay)) if delay.isascii() and delay.isdigit() else 0.0)
    log.warning("a push service refuses a message with status %d", response.status_code)
    return PushResult("refused")
