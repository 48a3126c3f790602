"""A push service of the test's own, with one browser behind it that opens its messages."""

import base64
import json
import secrets
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bastide.server.features.notifications import store
from bastide.server.features.notifications.store import PushSubscription
from bastide.server.features.notifications.web_push import encode_base64url
from tests.server.alerts.listening import Listening


@dataclass(frozen=True)
class Heard:
    """A message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def claims(self) -> dict[str, Any]:
        """What its sender says of himself, once his signature was found good."""
        signed = self.headers["authorization"]
        assert Vapid02.verify(signed)
        middle = signed.removeprefix("vapid t=").split(",")[0].split(".")[1]
        claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(middle + "=="))
        return claims


class Receiver(Listening):
    """It answers 201, or what stands in `answers` (a status, and what it says of waiting)."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.heard.append(Heard(self.path, headers, body))
                status, more = receiver.answers.pop(0) if receiver.answers else (201, {})
                self.send_response(status)
                for name, value in {**more, "content-length": "0"}.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        super().__init__(ThreadingHTTPServer(("127.0.0.1", 0), Handler))

    def endpoint(self, name: str = "one") -> str:
        """The address of a browser."""
        return f"http://localhost:{self.port}/push/{name}"

    @property
    def keys(self) -> dict[str, str]:
        """Those of every browser here."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encode_base64url(point), "auth": encode_base64url(self._auth)}

    def push(self, device: str, name: str = "one", language: str = "en") -> PushSubscription:
        """A browser of somebody."""
        endpoint = self.endpoint(name)
        return PushSubscription(
            store.subscription_id(endpoint), device, "", endpoint, **self.keys, language=language, made_ms=1
        )

    def opened(self, one: Heard) -> dict[str, Any]:
        """A message as its browser reads it."""
        told: dict[str, Any] = json.loads(http_ece.decrypt(one.body, private_key=self._key, auth_secret=self._auth))
        return told

    @property
    def said(self) -> list[tuple[str, str, str]]:
        """What was shown so far: the kind, the title and what stands below it."""
        return [(told["kind"], told["title"], told["body"]) for told in map(self.opened, self.heard)]
