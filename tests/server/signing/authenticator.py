"""A passkey without a browser: makes a key and signs with it, as WebAuthn level 2 says (sections 6.1, 7.1, 7.2)."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Authenticator:
    """One key on one page; `verifies` is False where it does not know whose finger it was."""

    origin: str = "http://localhost"
    site: str = "localhost"
    verifies: bool = True
    id: bytes = b"a key of sixteen"
    counter: int = 0
    handle: str = ""
    _key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What navigator.credentials.create answers to these options."""
        self.handle = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        told = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested})
        client = self._client("webauthn.create", options)
        return self._credential({"clientDataJSON": client, "attestationObject": told})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What navigator.credentials.get answers to these options."""
        self.counter += 1
        data, client = self._data(0), self._client("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        told = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({**told, "userHandle": b""})

    def _data(self, flags: int) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        told = {part: bytes_to_base64url(value) for part, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": told, "clientExtensionResults": {}}
