"""Storage of mail addresses, their confirmation, and pending mail.

Invariant: an unconfirmed address gets one confirmation request per day, no matter who enters it. A process claims a
recipient before it writes to them. A claim expires, so that a crash loses no mail. Links are stored as hashes only.
"""

import hashlib
import hmac
import secrets
from typing import Final

import msgspec

from bastide.server.features.notifications import store
from bastide.server.features.notifications.messages import MailAddressInfo, MailState
from bastide.server.features.notifications.store import DAY, MAIL, Alert
from bastide.server.storage.db import Db

SALT: Final = "mail"
KEY_BYTES: Final = 32
ID_SIGNS: Final = 16
STOP_SIGNS: Final = 48
GOOD_MS: Final = 2 * 3_600_000
"""How long a confirmation link is valid."""
LEFT: Final = 30 * DAY
"""An unconfirmed or undeliverable address is deleted after this time."""
NEVER: Final = 400 * DAY
"""How long an address that refused mail is remembered."""


class MailAddress(msgspec.Struct, frozen=True):
    """The mail address of an account. data/store/0033_mail.sql documents the columns."""

    device: str
    id: str
    address: str
    language: str
    made_ms: int
    confirmed_ms: int = 0
    token: str = ""
    until_ms: int = 0
    due_ms: int = 0
    tries: int = 0
    refused_ms: int = 0
    busy_ms: int = 0
    day: int = 0
    sent: int = 0

    def state(self, now: int) -> MailState:
        """Return the state shown to the owner.

        `asked` (the link is on its way or still valid), `lapsed` (the link expired), `confirmed`, or `refused`
        (undeliverable).
        """
        if self.refused_ms:
            return "refused"
        if self.confirmed_ms:
            return "confirmed"
        return "asked" if self.due_ms or self.until_ms > now else "lapsed"


_FIELDS: Final = ", ".join(MailAddress.__struct_fields__)
_TO_TELL: Final = f"SELECT DISTINCT device FROM alerts WHERE sent_ms = 0 AND missing = '{MAIL}' AND due_ms <= ?"


# ---- addresses


def mail_key(db: Db) -> bytes:
    """Return this server's key for address hashes and unsubscribe links. It is generated on the first call."""
    db.execute("INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING", (SALT, secrets.token_bytes(KEY_BYTES)))
    return bytes(db.execute("SELECT value FROM salts WHERE name = ?", (SALT,)).get)


def hash_mail_address(key: bytes, address: str) -> str:
    """Return the keyed hash of a mailbox. The part after a + does not count."""
    name, _, host = address.casefold().rpartition("@")
    return hmac.new(key, f"address|{name.partition('+')[0]}@{host}".encode(), hashlib.sha256).hexdigest()


def unsubscribe_link(key: bytes, id: str) -> str:
    """Return the token of an unsubscribe link: the id of a row and its MAC."""
    return id + hmac.new(key, f"stop|{id}".encode(), hashlib.sha256).hexdigest()[: STOP_SIGNS - ID_SIGNS]


def hash_confirmation_token(token: str) -> str:
    """Return the stored hash of a confirmation token."""
    return hashlib.sha256(b"bastide-mail|" + token.encode()).hexdigest()


def get_mail_address(db: Db, device: str) -> MailAddress | None:
    """Return the mail address of an account, or None."""
    row = db.execute(f"SELECT {_FIELDS} FROM mails WHERE device = ?", (device,)).fetchone()
    return MailAddress(*row) if row else None


def set_mail_address(db: Db, device: str, address: str, language: str, now: int) -> None:
    """Set the mail address of an account, replacing any other, and queue a confirmation request.

    No request goes out within a day of the last one, or if the reader refused mail. Neither case is reported, since the
    address may belong to another person.
    """
    known, hashed = get_mail_address(db, device), hash_mail_address(mail_key(db), address)
    if known is not None and known.address == address and known.confirmed_ms and not known.refused_ms:
        db.execute("UPDATE mails SET language = ? WHERE device = ?", (language, device))
        return
    row = MailAddress(device, secrets.token_hex(ID_SIGNS // 2), address, language, now, until_ms=now + GOOD_MS)
    last = db.execute("SELECT at_ms, never FROM mail_asked WHERE hash = ?", (hashed,)).fetchone()
    if last is None or (not last[1] and int(last[0]) <= now - DAY):
        row = msgspec.structs.replace(row, due_ms=now)
        db.execute("DELETE FROM mail_asked WHERE hash = ?", (hashed,))
        db.execute("INSERT INTO mail_asked (hash, id, at_ms, never) VALUES (?, ?, ?, 0)", (hashed, row.id, now))
    delete_mail_address(db, device)
    values = msgspec.structs.astuple(row)
    db.execute(f"INSERT INTO mails ({_FIELDS}) VALUES ({', '.join('?' * len(values))})", values)


def ms_until_confirmation(db: Db, device: str, address: str, now: int) -> int:
    """Return the milliseconds until this account's address may get another confirmation request, or 0 if it may now.
    Requests by other accounts do not count."""
    known = get_mail_address(db, device)
    if known is None or known.address != address or (known.confirmed_ms and not known.refused_ms):
        return 0
    row = db.execute("SELECT at_ms FROM mail_asked WHERE id = ?", (known.id,)).fetchone()
    return max(0, int(row[0]) + DAY - now) if row else 0


def confirm_mail_address(db: Db, token: str, now: int) -> bool:
    """Confirm an address. Returns False if the token is unknown, used or expired."""
    db.execute(
        "UPDATE mails SET confirmed_ms = ?, token = '', until_ms = 0, due_ms = 0 "
        "WHERE token = ? AND until_ms >= ? AND confirmed_ms = 0 AND refused_ms = 0",
        (now, hash_confirmation_token(token), now),
    )
    return db.changes() > 0


def delete_mail_address(db: Db, device: str) -> bool:
    """Delete the address of an account, with its pending mail."""
    db.execute("DELETE FROM alerts WHERE device = ? AND sent_ms = 0 AND missing = ?", (device, MAIL))
    db.execute("DELETE FROM mails WHERE device = ?", (device,))
    return db.changes() > 0


def unsubscribe(db: Db, link: str) -> bool:
    """Delete an address. If it was never confirmed, never write to it again. Returns False if the link is not valid."""
    id = link[:ID_SIGNS]
    if not link.isascii() or not hmac.compare_digest(unsubscribe_link(mail_key(db), id), link):
        return False
    row = db.execute("SELECT device, confirmed_ms FROM mails WHERE id = ?", (id,)).fetchone()
    if row is not None:
        delete_mail_address(db, str(row[0]))
    if row is None or not row[1]:
        db.execute("UPDATE mail_asked SET never = 1 WHERE id = ?", (id,))
    return True


def export_mail_address(db: Db, device: str, now: int) -> MailAddressInfo | None:
    """Return the address data shown to its owner."""
    address = get_mail_address(db, device)
    if address is None:
        return None
    return {
        "state": address.state(now),
        "address": address.address,
        "language": address.language,
        "made_ms": address.made_ms,
        "confirmed_ms": address.confirmed_ms,
        "refused_ms": address.refused_ms,
    }


def tidy_mails(db: Db, now: int) -> None:
    """Delete expired addresses and address hashes."""
    db.execute("DELETE FROM mail_asked WHERE at_ms <= ?", (now - NEVER,))
    db.execute("DELETE FROM mail_asked WHERE never = 0 AND at_ms <= ?", (now - DAY,))
    sql = "SELECT device FROM mails WHERE (confirmed_ms = 0 AND made_ms < ?1) OR (refused_ms > 0 AND refused_ms < ?1)"
    for (device,) in db.execute(sql, (now - LEFT,)).fetchall():
        delete_mail_address(db, device)


# ---- pending mail


def list_due_recipients(db: Db, now: int, most: int) -> list[str]:
    """Return devices with due mail that no process has claimed."""
    due = f"(due_ms > 0 AND due_ms <= ?) OR device IN ({_TO_TELL})"
    sql = f"SELECT device FROM mails WHERE busy_ms <= ? AND ({due}) LIMIT ?"
    return [str(row[0]) for row in db.execute(sql, (now, now, now, most))]


def claim_recipient(db: Db, device: str, now: int, until: int) -> MailAddress | None:
    """Claim a recipient until a time. Returns None if another process has, or if they have no address."""
    db.execute("UPDATE mails SET busy_ms = ? WHERE device = ? AND busy_ms <= ?", (until, device, now))
    return get_mail_address(db, device) if db.changes() else None


def new_confirmation_link(db: Db, recipient: MailAddress, now: int) -> str:
    """Return a new confirmation token. Earlier ones become invalid."""
    token = secrets.token_urlsafe(32)
    sql = "UPDATE mails SET token = ?, until_ms = ?, tries = tries + 1 WHERE id = ?"
    db.execute(sql, (hash_confirmation_token(token), now + GOOD_MS, recipient.id))
    return token


def note_question_sent(db: Db, recipient: MailAddress, due: int = 0) -> None:
    """Store that a confirmation request was sent, or set the time of the next attempt."""
    db.execute("UPDATE mails SET due_ms = ?, busy_ms = 0 WHERE id = ?", (due, recipient.id))


def mark_undeliverable(db: Db, recipient: MailAddress, now: int) -> None:
    """Mark an address as undeliverable. Nothing is sent there again."""
    sql = "UPDATE mails SET refused_ms = ?, due_ms = 0, busy_ms = 0, token = '', until_ms = 0 WHERE id = ?"
    db.execute(sql, (now, recipient.id))
    db.execute("DELETE FROM alerts WHERE device = ? AND sent_ms = 0 AND missing = ?", (recipient.device, MAIL))


def mails_left_today(recipient: MailAddress, now: int, most: int) -> int:
    """Return how many mails this account may get on this UTC day."""
    return most - (recipient.sent if recipient.day == now // DAY else 0)


def postpone_mail(db: Db, recipient: MailAddress, due: int) -> None:
    """Postpone all mail for an account, and release its claim."""
    db.execute(
        "UPDATE alerts SET due_ms = ? WHERE device = ? AND sent_ms = 0 AND missing = ?", (due, recipient.device, MAIL)
    )
    db.execute("UPDATE mails SET busy_ms = 0 WHERE id = ?", (recipient.id,))


def note_turn_mail(
    db: Db,
    recipient: MailAddress,
    alerts: list[Alert],
    outdated: list[Alert],
    now: int,
    pauses: tuple[int, ...] | None = None,
) -> None:
    """Mark `alerts` as sent, drop the outdated ones, and release the claim.

    With `pauses` the mail failed: retry `alerts` after growing pauses, then drop them.
    """
    for alert in outdated:
        store.drop_alert(db, alert)
    for alert in alerts:
        if pauses is None:
            store.mark_alerted(db, alert, now)
        elif alert.tries < len(pauses):
            store.note_alert_failure(db, alert, now + pauses[alert.tries] * 1000)
        else:
            store.drop_alert(db, alert)
    if alerts and pauses is None:
        sql = "UPDATE mails SET sent = CASE WHEN day = ?1 THEN sent + 1 ELSE 1 END, day = ?1 WHERE id = ?2"
        db.execute(sql, (now // DAY, recipient.id))
    db.execute("UPDATE mails SET busy_ms = 0 WHERE id = ?", (recipient.id,))
