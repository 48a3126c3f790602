"""Passkeys: a browser's key signs what this server asked it to sign, and stands for an account.

Law: what is asked is random, is answered once and within five minutes, and only for what it was asked for. A passkey
alone lets its owner in, so it has to have verified him.
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
"""Of a passkey's id in base64url: 1023 bytes."""


@dataclass(frozen=True)
class PasskeySite:
    """Where the page is to which passkeys belong: the site's name, and its origin as browsers write it."""

    site: str
    origin: str

    @classmethod
    def of(cls, origin: str) -> "PasskeySite":
        """The place of a page. Raises RequestError where there are no passkeys."""
        found = WebOrigin.of(origin)
        if found is None or found.name.replace(".", "").isdigit() or ":" in found.name:
            raise RequestError("no-passkeys", "Passkeys need an address with a name. Use a password here.")
        return cls(found.name, origin.lower())


class Passkey(msgspec.Struct, frozen=True):
    """A public key of an account."""

    id: str
    device: str
    public_key: str
    counter: int
    name: str
    made_ms: int
    used_ms: int


_ROW: Final = f"SELECT {', '.join(Passkey.__struct_fields__)} FROM passkeys"


def list_passkeys(db: Db, device: str) -> list[Passkey]:
    """Those of an account, the earliest first."""
    return [Passkey(*row) for row in db.execute(f"{_ROW} WHERE device = ? ORDER BY made_ms, id", (device,))]


def get_passkey(db: Db, key: str) -> Passkey | None:
    """The one of that name."""
    row = db.execute(f"{_ROW} WHERE id = ?", (key,)).fetchone()
    return Passkey(*row) if row else None


def store_passkey(db: Db, passkey: Passkey) -> None:
    """Store a new one. Raises RequestError."""
    if get_passkey(db, passkey.id) is not None:
        raise RequestError("known-passkey", "This passkey is in use already.", status=409)
    if len(list_passkeys(db, passkey.device)) >= MOST:
        raise RequestError("too-many-passkeys", f"An account has at most {MOST} passkeys; remove one first.")
    row = tuple(getattr(passkey, field) for field in Passkey.__struct_fields__)
    db.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def note_passkey_use(db: Db, key: str, counter: int, now: int) -> None:
    """A passkey has signed."""
    db.execute("UPDATE passkeys SET counter = ?, used_ms = ? WHERE id = ?", (counter, now, key))


def delete_passkey(db: Db, device: str, key: str) -> None:
    """One is no more. Raises RequestError where it is the last way in, or there is none of that name."""
    left = [passkey for passkey in list_passkeys(db, device) if passkey.id != key]
    if len(left) == len(list_passkeys(db, device)):
        raise RequestError("no-such-passkey", "There is no such passkey any more.", status=404)
    if not left and not accounts.get_password_hash(db, device):
        raise RequestError("last-way-in", "This is your only way in. Set a password first, or add another passkey.")
    db.execute("DELETE FROM passkeys WHERE id = ? AND device = ?", (key, device))


# ---- what is asked


def new_challenge(db: Db, purpose: str, now: int) -> bytes:
    """A challenge for a purpose."""
    challenge = secrets.token_bytes(32)
    db.execute("DELETE FROM challenges WHERE until_ms < ?", (now,))
    db.execute("INSERT INTO challenges VALUES (?, ?, ?)", (_hash(challenge), purpose, now + MINUTES_5_MS))
    return challenge


def redeem_challenge(db: Db, challenge: bytes, now: int) -> str:
    """What a challenge was for; it is used up. Raises RequestError."""
    key = _hash(challenge)
    row = db.execute("SELECT purpose, until_ms FROM challenges WHERE hash = ?", (key,)).fetchone()
    db.execute("DELETE FROM challenges WHERE hash = ?", (key,))
    if row is None or int(row[1]) < now:
        raise RequestError("late-passkey", "That took too long. Try it again.")
    return str(row[0])


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def registration_options(
    place: PasskeySite, name: str, handle: str, challenge: bytes, known: list[Passkey]
) -> dict[str, Any]:
    """What a browser needs to make a passkey, as JSON."""
    import webauthn
    from webauthn.helpers import structs

    made = webauthn.generate_registration_options(
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
    return _json(webauthn.options_to_json(made))


def authentication_options(place: PasskeySite, challenge: bytes, known: list[Passkey]) -> dict[str, Any]:
    """What a browser needs to sign with one of these passkeys (any of its own where none is named), as JSON."""
    import webauthn
    from webauthn.helpers import structs

    made = webauthn.generate_authentication_options(
        rp_id=place.site,
        challenge=challenge,
        allow_credentials=_credential_descriptors(known) or None,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return _json(webauthn.options_to_json(made))


def _credential_descriptors(known: list[Passkey]) -> list[Any]:
    from webauthn import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known]


def _json(text: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text)
    return told


# ---- what is answered


def read_challenge(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says it has signed; whether it has is checked afterwards. Raises RequestError."""
    try:
        from webauthn import base64url_to_bytes

        told = json.loads(base64url_to_bytes(str(credential["response"]["clientDataJSON"])))
        return base64url_to_bytes(str(told["challenge"]))
    except Exception as error:  # whatever is wrong with what a stranger wrote
        raise _wrong() from error


def verify_registration(
    place: PasskeySite, credential: dict[str, Any], challenge: bytes, device: str, name: str, now: int
) -> Passkey:
    """The passkey that a browser has made. Raises RequestError."""
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
    except Exception as error:  # the library raises a dozen kinds, and others where it is told nonsense
        raise _wrong() from error
    key = bytes_to_base64url(found.credential_id)
    if len(key) > LONGEST_ID:
        raise _wrong()
    return Passkey(key, device, bytes_to_base64url(found.credential_public_key), found.sign_count, name, now, now)


def verify_assertion(place: PasskeySite, credential: dict[str, Any], challenge: bytes, passkey: Passkey) -> int:
    """The counter of a passkey that has signed the challenge. Raises RequestError."""
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
    return RequestError("wrong-passkey", "This passkey does not fit. Try another one, or the password.", status=403)
