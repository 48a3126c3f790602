"""Passkeys (WebAuthn): a browser's key signs a challenge of this server and stands for an account.

Invariant: a challenge is random, valid once, for five minutes and for one purpose. A passkey alone signs its owner in,
so user verification is required.
"""

import hashlib
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.http.hosts import WebOrigin
from bastide.server.storage.db import Db

MOST: Final = 20
"""Passkeys of an account."""
MINUTES_5_MS: Final = 300_000
SITE: Final = "Bastide"
LONGEST_ID: Final = 1400
"""Longest id of a passkey in base64url: enough for 1023 bytes."""


@dataclass(frozen=True)
class PasskeySite:
    """The site to which passkeys belong: its name (relying party id), and its origin as browsers write it."""

    site: str
    origin: str

    @classmethod
    def of(cls, origin: str) -> "PasskeySite":
        """Return the site of a page's origin. Raises RequestError if passkeys do not work there."""
        found = WebOrigin.of(origin)
        if found is None or found.name.replace(".", "").isdigit() or ":" in found.name:
            raise RequestError("no-passkeys", "Passkeys need a domain name. Please use a password here.")
        return cls(found.name, origin.lower())


class Passkey(msgspec.Struct, frozen=True):
    """A public key of an account, with its use counter."""

    id: str
    device: str
    public_key: str
    counter: int
    name: str
    made_ms: int
    used_ms: int


_ROW: Final = f"SELECT {', '.join(Passkey.__struct_fields__)} FROM passkeys"


def list_passkeys(db: Db, device: str) -> list[Passkey]:
    """Return the passkeys of an account, oldest first."""
    return [Passkey(*row) for row in db.execute(f"{_ROW} WHERE device = ? ORDER BY made_ms, id", (device,))]


def get_passkey(db: Db, key: str) -> Passkey | None:
    """Return the passkey with this id, or None."""
    row = db.execute(f"{_ROW} WHERE id = ?", (key,)).fetchone()
    return Passkey(*row) if row else None


def store_passkey(db: Db, passkey: Passkey) -> None:
    """Store a new passkey. Raises RequestError if it is known or the account has too many."""
    if get_passkey(db, passkey.id) is not None:
        raise RequestError("known-passkey", "This passkey is in use already.", status=409)
    if len(list_passkeys(db, passkey.device)) >= MOST:
        raise RequestError("too-many-passkeys", f"An account has at most {MOST} passkeys; remove one first.")
    row = tuple(getattr(passkey, field) for field in Passkey.__struct_fields__)
    db.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def note_passkey_use(db: Db, key: str, counter: int, now: int) -> None:
    """Store the counter and the time of a passkey's last use."""
    db.execute("UPDATE passkeys SET counter = ?, used_ms = ? WHERE id = ?", (counter, now, key))


def delete_passkey(db: Db, device: str, key: str) -> None:
    """Delete a passkey. Raises RequestError if there is none, or it is the only way to sign in."""
    known = list_passkeys(db, device)
    left = [passkey for passkey in known if passkey.id != key]
    if len(left) == len(known):
        raise RequestError("no-such-passkey", "There is no such passkey any more.", status=404)
    if not left and not accounts.get_password_hash(db, device):
        raise RequestError("last-way-in", "This is your only way in. Set a password first, or add another passkey.")
    db.execute("DELETE FROM passkeys WHERE id = ? AND device = ?", (key, device))


# ---- challenges


def new_challenge(db: Db, purpose: str, now: int) -> bytes:
    """Create and store a challenge for a purpose."""
    challenge = secrets.token_bytes(32)
    db.execute("DELETE FROM challenges WHERE until_ms < ?", (now,))
    db.execute("INSERT INTO challenges VALUES (?, ?, ?)", (_hash(challenge), purpose, now + MINUTES_5_MS))
    return challenge


def redeem_challenge(db: Db, challenge: bytes, now: int) -> str:
    """Return the purpose of a challenge and delete it. Raises RequestError if it is unknown or expired."""
    key = _hash(challenge)
    row = db.execute("SELECT purpose, until_ms FROM challenges WHERE hash = ?", (key,)).fetchone()
    db.execute("DELETE FROM challenges WHERE hash = ?", (key,))
    if row is None or int(row[1]) < now:
        raise RequestError("late-passkey", "That took too long. Please try again.")
    return str(row[0])


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def registration_options(
    place: PasskeySite, name: str, handle: str, challenge: bytes, known: list[Passkey]
) -> dict[str, Any]:
    """Return what a browser needs to create a passkey, as JSON."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=place.site,
        rp_name=SITE,
        user_name=name,
        user_id=handle.encode(),
        challenge=challenge,
        exclude_credentials=_credential_descriptors(known),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
    )
    return msgspec.json.decode(webauthn.options_to_json(options), type=dict[str, Any])


def authentication_options(place: PasskeySite, challenge: bytes, known: list[Passkey]) -> dict[str, Any]:
    """Return what a browser needs to sign with one of the `known` passkeys, as JSON.

    With none known it may use any of its own.
    """
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_authentication_options(
        rp_id=place.site,
        challenge=challenge,
        allow_credentials=_credential_descriptors(known) or None,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return msgspec.json.decode(webauthn.options_to_json(options), type=dict[str, Any])


def _credential_descriptors(known: list[Passkey]) -> list[Any]:
    from webauthn import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known]


# ---- responses of browsers


def read_challenge(credential: dict[str, Any]) -> bytes:
    """Return the challenge that a browser claims to have signed. Raises RequestError.

    The signature is verified later.
    """
    try:
        from webauthn import base64url_to_bytes

        client_data = json.loads(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
        return base64url_to_bytes(str(client_data["challenge"]))
    except Exception as error:  # untrusted input, which can be malformed in any way
        raise _wrong() from error


def verify_registration(
    place: PasskeySite, credential: dict[str, Any], challenge: bytes, device: str, name: str, now: int
) -> Passkey:
    """Return the passkey that a browser has created. Raises RequestError if the response is invalid."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.site,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception as error:  # the library raises a dozen types, and others for malformed input
        raise _wrong() from error
    key = bytes_to_base64url(found.credential_id)
    if len(key) > LONGEST_ID:
        raise _wrong()
    return Passkey(key, device, bytes_to_base64url(found.credential_public_key), found.sign_count, name, now, now)


def verify_assertion(place: PasskeySite, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
    """Return the new counter of a passkey that signed the challenge.

    Raises RequestError if the signature is invalid.
    """
    import webauthn

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.site,
            expected_origin=place.origin,
            credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
            require_user_verification=True,
        )
    except Exception as error:  # as above
        raise _wrong() from error
    return found.new_sign_count


def _wrong() -> RequestError:
    return RequestError("wrong-passkey", "This passkey does not match. Try another one, or the password.", status=403)
