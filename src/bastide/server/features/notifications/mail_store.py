"""Where accounts are told of their turn by mail: addresses, how each was confirmed, and what is to be mailed.

Law: nothing but one question a day goes to an address that nobody has confirmed, whoever names it. Whoever writes to
somebody claims him first; a claim lapses, so that a mail of a process that stopped is not lost. Of links
there are hashes only.
"""

import hashlib
import hmac
import secrets
from typing import Any, Final

import msgspec

from bastide.server.features.notifications import store
from bastide.server.features.notifications.store import DAY, MAIL, Alert
from bastide.server.storage.db import Db

SALT: Final = "mail"
KEY_BYTES: Final = 32
ID_SIGNS: Final = 16
STOP_SIGNS: Final = 48
GOOD_MS: Final = 2 * 3_600_000
"""So long a link confirms an address."""
LEFT: Final = 30 * DAY
"""An address that nobody has confirmed is forgotten after so long, and one that takes no mail."""
NEVER: Final = 400 * DAY
"""So long it is known that an address wants no mail."""


class MailAddress(msgspec.Struct, frozen=True):
    """The address of an account; see the form of the store for each."""

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

    def state(self, now: int) -> str:
        """What its owner is told: `asked` (a link is on its way or waits to be opened), `lapsed` (it was not),
        `confirmed`, or `refused` (the address takes no mail)."""
        if self.refused_ms:
            return "refused"
        if self.confirmed_ms:
            return "confirmed"
        return "asked" if self.due_ms or self.until_ms > now else "lapsed"


_FIELDS: Final = ", ".join(MailAddress.__struct_fields__)
_ROW: Final = f"SELECT {_FIELDS} FROM mails"
_TO_TELL: Final = f"SELECT DISTINCT device FROM alerts WHERE sent_ms = 0 AND missing = '{MAIL}' AND due_ms <= ?"


# ---- addresses


def mail_key(db: Db) -> bytes:
    """The key of this house for hashes of addresses and links that end mail; made when it is wanted first."""
    db.execute("INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING", (SALT, secrets.token_bytes(KEY_BYTES)))
    return bytes(db.execute("SELECT value FROM salts WHERE name = ?", (SALT,)).get)


def hash_mail_address(key: bytes, address: str) -> str:
    """By what an address is known among those that were asked: that of a mailbox, whatever follows a + in it."""
    name, _, host = address.casefold().rpartition("@")
    return hmac.new(key, f"address|{name.partition('+')[0]}@{host}".encode(), hashlib.sha256).hexdigest()


def unsubscribe_link(key: bytes, one: str) -> str:
    """What a link that ends mail holds: the id of a row, and that it is ours."""
    return one + hmac.new(key, f"stop|{one}".encode(), hashlib.sha256).hexdigest()[: STOP_SIGNS - ID_SIGNS]


def hash_confirmation_token(token: str) -> str:
    """By what a link that confirms is known."""
    return hashlib.sha256(b"bastide-mail|" + token.encode()).hexdigest()


def get_mail_address(db: Db, device: str) -> MailAddress | None:
    """The address of an account."""
    row = db.execute(f"{_ROW} WHERE device = ?", (device,)).fetchone()
    return MailAddress(*row) if row else None


def set_mail_address(db: Db, device: str, address: str, language: str, now: int) -> None:
    """An account names an address, in the place of any other. A question goes there, unless one has gone within a day,
    or its reader wants none: nobody is told of that, since it may be another's address."""
    known, asked = get_mail_address(db, device), hash_mail_address(mail_key(db), address)
    if known is not None and known.address == address and known.confirmed_ms and not known.refused_ms:
        db.execute("UPDATE mails SET language = ? WHERE device = ?", (language, device))
        return
    made = MailAddress(device, secrets.token_hex(ID_SIGNS // 2), address, language, now, until_ms=now + GOOD_MS)
    row = db.execute("SELECT at_ms, never FROM mail_asked WHERE hash = ?", (asked,)).fetchone()
    if row is None or (not row[1] and int(row[0]) <= now - DAY):
        made = msgspec.structs.replace(made, due_ms=now)
        db.execute("DELETE FROM mail_asked WHERE hash = ?", (asked,))
        db.execute("INSERT INTO mail_asked (hash, id, at_ms, never) VALUES (?, ?, ?, 0)", (asked, made.id, now))
    delete_mail_address(db, device)
    signs = ", ".join("?" * len(MailAddress.__struct_fields__))
    db.execute(f"INSERT INTO mails ({_FIELDS}) VALUES ({signs})", msgspec.structs.astuple(made))


def ms_since_question(db: Db, device: str, address: str, now: int) -> int:
    """For how many milliseconds nothing is sent there since this very account has had it asked; 0 where it can be."""
    known = get_mail_address(db, device)
    if known is None or known.address != address or (known.confirmed_ms and not known.refused_ms):
        return 0
    row = db.execute("SELECT at_ms FROM mail_asked WHERE id = ?", (known.id,)).fetchone()
    return max(0, int(row[0]) + DAY - now) if row else 0


def confirm_mail_address(db: Db, token: str, now: int) -> bool:
    """Whoever reads the mail has said that it is his; False where the link is none, was used, or is too old."""
    db.execute(
        "UPDATE mails SET confirmed_ms = ?, token = '', until_ms = 0, due_ms = 0 "
        "WHERE token = ? AND until_ms >= ? AND confirmed_ms = 0 AND refused_ms = 0",
        (now, hash_confirmation_token(token), now),
    )
    return db.changes() > 0


def delete_mail_address(db: Db, device: str) -> bool:
    """Nothing is mailed to somebody any more, and his address is forgotten."""
    db.execute("DELETE FROM alerts WHERE device = ? AND sent_ms = 0 AND missing = ?", (device, MAIL))
    db.execute("DELETE FROM mails WHERE device = ?", (device,))
    return db.changes() > 0


def unsubscribe(db: Db, said: str) -> bool:
    """Whoever reads the mail wants no more of it: the address is forgotten, and where nobody has confirmed it, never
    written to again. False where the link is not ours."""
    one = said[:ID_SIGNS]
    if not said.isascii() or not hmac.compare_digest(unsubscribe_link(mail_key(db), one), said):
        return False
    row = db.execute("SELECT device, confirmed_ms FROM mails WHERE id = ?", (one,)).fetchone()
    if row is not None:
        delete_mail_address(db, str(row[0]))
    if row is None or not row[1]:
        db.execute("UPDATE mail_asked SET never = 1 WHERE id = ?", (one,))
    return True


def export_mail_address(db: Db, device: str, now: int) -> dict[str, Any] | None:
    """An address as its owner is told of it."""
    one = get_mail_address(db, device)
    if one is None:
        return None
    fields = ("address", "language", "made_ms", "confirmed_ms", "refused_ms")
    return {"state": one.state(now), **{name: getattr(one, name) for name in fields}}


def tidy_mails(db: Db, now: int) -> None:
    """What came to nothing long ago is forgotten."""
    db.execute("DELETE FROM mail_asked WHERE at_ms <= ?", (now - NEVER,))
    db.execute("DELETE FROM mail_asked WHERE never = 0 AND at_ms <= ?", (now - DAY,))
    old = now - LEFT
    for row in db.execute(
        "SELECT device FROM mails WHERE (confirmed_ms = 0 AND made_ms < ?) OR (refused_ms > 0 AND refused_ms < ?)",
        (old, old),
    ).fetchall():
        delete_mail_address(db, str(row[0]))


# ---- what is to be mailed


def list_due_recipients(db: Db, now: int, most: int) -> list[str]:
    """Whom something may be written to."""
    due = f"(due_ms > 0 AND due_ms <= ?) OR device IN ({_TO_TELL})"
    sql = f"SELECT device FROM mails WHERE busy_ms <= ? AND ({due}) LIMIT ?"
    return [str(row[0]) for row in db.execute(sql, (now, now, now, most))]


def claim_recipient(db: Db, device: str, now: int, until: int) -> MailAddress | None:
    """Write to somebody, so long; None where somebody else does, or he wants nothing any more."""
    db.execute("UPDATE mails SET busy_ms = ? WHERE device = ? AND busy_ms <= ?", (until, device, now))
    return get_mail_address(db, device) if db.changes() else None


def new_confirmation_link(db: Db, one: MailAddress, now: int) -> str:
    """A link that confirms, fresh; those from before are worth nothing."""
    token = secrets.token_urlsafe(32)
    sql = "UPDATE mails SET token = ?, until_ms = ?, tries = tries + 1 WHERE id = ?"
    db.execute(sql, (hash_confirmation_token(token), now + GOOD_MS, one.id))
    return token


def note_question_sent(db: Db, one: MailAddress, due: int = 0) -> None:
    """A question has gone out, or goes again at a moment."""
    db.execute("UPDATE mails SET due_ms = ?, busy_ms = 0 WHERE id = ?", (due, one.id))


def mark_undeliverable(db: Db, one: MailAddress, now: int) -> None:
    """The address takes no mail: nothing is sent there any more."""
    sql = "UPDATE mails SET refused_ms = ?, due_ms = 0, busy_ms = 0, token = '', until_ms = 0 WHERE id = ?"
    db.execute(sql, (now, one.id))
    db.execute("DELETE FROM alerts WHERE device = ? AND sent_ms = 0 AND missing = ?", (one.device, MAIL))


def list_alerts_to_mail(db: Db, device: str) -> list[Alert]:
    """All that waits to be mailed to somebody, the longest first."""
    return store.list_mail_alerts(db, device)


def mails_left_today(one: MailAddress, now: int, most: int) -> int:
    """How many mails somebody may still get on this day of the calendar (UTC)."""
    return most - (one.sent if one.day == now // DAY else 0)


def postpone_mail(db: Db, one: MailAddress, due: int) -> None:
    """Nothing is mailed to somebody before a moment."""
    db.execute("UPDATE alerts SET due_ms = ? WHERE device = ? AND sent_ms = 0 AND missing = ?", (due, one.device, MAIL))
    db.execute("UPDATE mails SET busy_ms = 0 WHERE id = ?", (one.id,))


def note_turn_mail_sent(db: Db, one: MailAddress, told: list[Alert], over: list[Alert], now: int) -> None:
    """Somebody has been mailed about some tables; with `over` there is nothing to say any more."""
    for alert in told:
        store.mark_alerted(db, alert, now)
    for alert in over:
        store.drop_alert(db, alert)
    if told:
        today = now // DAY
        sql = "UPDATE mails SET sent = CASE WHEN day = ? THEN sent + 1 ELSE 1 END, day = ? WHERE id = ?"
        db.execute(sql, (today, today, one.id))
    db.execute("UPDATE mails SET busy_ms = 0 WHERE id = ?", (one.id,))


def note_mail_failure(
    db: Db, one: MailAddress, told: list[Alert], over: list[Alert], now: int, pauses: tuple[int, ...]
) -> None:
    """It could not be mailed: it is tried again after a longer pause each time, and then given up."""
    for alert in over:
        store.drop_alert(db, alert)
    for alert in told:
        if alert.tries < len(pauses):
            store.note_alert_failure(db, alert, now + pauses[alert.tries] * 1000)
        else:
            store.drop_alert(db, alert)
    db.execute("UPDATE mails SET busy_ms = 0 WHERE id = ?", (one.id,))
