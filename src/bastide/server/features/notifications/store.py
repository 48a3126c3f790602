"""Storage of push subscriptions and alerts for players without an open page.

Invariant: a player gets one alert per table until they return to it. Only a warning about time or a question comes on
top. A process claims an alert before it works on it. A claim expires, so that a crash loses no alert.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData, move_rows

Kind = Literal["turn", "late", "invited", "paired", "round", "consent"]
DAY: Final = 86_400_000
KEPT: Final = 60 * DAY
"""How long a sent alert is kept for a player who never came back."""
SALT: Final = "push"
MAIL: Final = "mail"
"""Value of `missing` for alerts with no browser left to notify, only a mail (features/notifications/mail_store.py)."""
_MAILED: Final = "SELECT device FROM mails WHERE confirmed_ms > 0 AND refused_ms = 0"


class Alert(msgspec.Struct, frozen=True):
    """An alert for a device about a table, due at `due_ms`.

    `who` is the name of the player it is about. `missing` lists subscriptions still to reach after an attempt, () for
    all.
    """

    device: str
    table: str
    kind: Kind
    who: str
    due_ms: int
    tries: int = 0
    missing: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str, str]:
        """The primary key."""
        return self.device, self.table, self.kind


class PushSubscription(msgspec.Struct, frozen=True):
    """A push subscription of a browser: the endpoint and its keys (base64url)."""

    id: str
    device: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    made_ms: int


_PUSH_FIELDS: Final = ", ".join(PushSubscription.__struct_fields__)
_ALERTS: Final = "SELECT device, table_id, kind, who, due_ms, tries, missing FROM alerts WHERE sent_ms = 0"
_THIS: Final = "device = ? AND table_id = ? AND kind = ?"


def subscription_id(endpoint: str) -> str:
    """Return the id of a subscription: a hash of its endpoint."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


# ---- subscriptions


def push_private_key(db: Db, new_key: bytes) -> bytes:
    """Return this server's VAPID private key. Stores `new_key` if there is none."""
    db.execute("INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING", (SALT, new_key))
    return bytes(db.execute("SELECT value FROM salts WHERE name = ?", (SALT,)).get)


def store_subscription(db: Db, push: PushSubscription, most: int) -> None:
    """Store a subscription, replacing its previous owner. Keep only the newest `most` of the device."""
    db.execute("DELETE FROM pushes WHERE id = ?", (push.id,))
    sql = f"INSERT INTO pushes ({_PUSH_FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    db.execute(sql, msgspec.structs.astuple(push))
    for old in list_subscriptions(db, push.device)[most:]:
        delete_subscriptions(db, old.device, old.id)


def list_subscriptions(db: Db, device: str) -> list[PushSubscription]:
    """Return the subscriptions of a device, newest first."""
    sql = f"SELECT {_PUSH_FIELDS} FROM pushes WHERE device = ? ORDER BY made_ms DESC, id"
    return [PushSubscription(*row) for row in db.execute(sql, (device,))]


def delete_subscriptions(db: Db, device: str, push: str = "") -> int:
    """Delete a subscription of a device, or all with "". Returns the number deleted."""
    db.execute("DELETE FROM pushes WHERE device = ?1 AND ?2 IN (id, '')", (device, push))
    return db.changes()


def reassign_subscription(db: Db, old: tuple[str, str], new: tuple[str, str]) -> None:
    """Move the subscriptions of a (device, session) to another one."""
    if old[0]:
        db.execute("UPDATE pushes SET device = ?, session = ? WHERE device = ? AND session = ?", (*new, *old))


def has_subscriptions(db: Db) -> bool:
    """Whether there is any push subscription or confirmed mail address."""
    return any(db.execute(f"{sql} LIMIT 1").fetchone() for sql in ("SELECT id FROM pushes", _MAILED))


def wants_alerts(db: Db, device: str) -> bool:
    """Whether a device has a push subscription or a confirmed mail address."""
    pushed = db.execute("SELECT id FROM pushes WHERE device = ? LIMIT 1", (device,)).fetchone()
    return pushed is not None or wants_mail(db, device)


def wants_mail(db: Db, device: str) -> bool:
    """Whether a device has a confirmed mail address."""
    return db.execute(f"{_MAILED} AND device = ?", (device,)).fetchone() is not None


# ---- alerts


def add_alert(db: Db, device: str, table: str, kind: Kind, due: int, who: str = "") -> None:
    """Store an alert. Does nothing if the device wants no alerts, or if this one was sent or tried before."""
    if wants_alerts(db, device):
        db.execute(
            "INSERT INTO alerts (device, table_id, kind, who, due_ms, sent_ms, tries, missing) "
            "VALUES (?, ?, ?, ?, ?, 0, 0, '') ON CONFLICT (device, table_id, kind) DO UPDATE SET "
            "due_ms = excluded.due_ms, who = excluded.who WHERE alerts.sent_ms = 0 AND alerts.tries = 0",
            (device, table, kind, who, due),
        )


def list_due_alerts(db: Db, now: int, most: int) -> list[Alert]:
    """Return due alerts for browsers, oldest first."""
    return _list_alerts(db, "missing != ? AND due_ms <= ? ORDER BY due_ms LIMIT ?", MAIL, now, most)


def list_mail_alerts(db: Db, device: str) -> list[Alert]:
    """Return the alerts waiting to be mailed to a device, oldest first."""
    return _list_alerts(db, "missing = ? AND device = ? ORDER BY due_ms, table_id", MAIL, device)


def _list_alerts(db: Db, condition: str, *values: str | int) -> list[Alert]:
    rows = db.execute(f"{_ALERTS} AND {condition}", values)
    return [Alert(*(*columns, tuple(missing.split()))) for *columns, missing in rows]


def claim_alert(db: Db, alert: Alert, until: int) -> bool:
    """Claim an alert until a time. Returns False if another process has claimed it."""
    sql = f"UPDATE alerts SET due_ms = ?, tries = tries + 1 WHERE {_THIS} AND sent_ms = 0 AND due_ms = ?"
    db.execute(sql, (until, *alert.key, alert.due_ms))
    return db.changes() > 0


def was_alerted(db: Db, alert: Alert) -> bool:
    """Whether the player had an alert about this table since their last visit. Always False for time warnings and
    questions, which are sent in any case."""
    if alert.kind in ("late", "consent"):
        return False
    sql = "SELECT count(*) FROM alerts WHERE device = ? AND table_id = ? AND sent_ms > 0"
    return bool(db.execute(sql, (alert.device, alert.table)).get)


def postpone_alert(db: Db, alert: Alert, due: int, missing: Sequence[str] = ()) -> None:
    """Set a new due time, and the subscriptions still to reach."""
    sql = f"UPDATE alerts SET due_ms = ?, missing = ? WHERE {_THIS} AND sent_ms = 0"
    db.execute(sql, (due, " ".join(missing), *alert.key))


def queue_alert_mail(db: Db, alert: Alert, due: int) -> None:
    """Queue an alert for mail, together with mail already waiting for the device, else at `due`."""
    [(known,)] = db.execute(
        "SELECT min(due_ms) FROM alerts WHERE device = ? AND sent_ms = 0 AND missing = ?", (alert.device, MAIL)
    )
    sql = f"UPDATE alerts SET due_ms = ?, missing = ?, tries = 0 WHERE {_THIS} AND sent_ms = 0"
    db.execute(sql, (due if known is None else min(due, int(known)), MAIL, *alert.key))


def note_alert_failure(db: Db, alert: Alert, due: int) -> None:
    """Count a failed attempt and set the next due time."""
    db.execute(f"UPDATE alerts SET due_ms = ?, tries = tries + 1 WHERE {_THIS} AND sent_ms = 0", (due, *alert.key))


def mark_alerted(db: Db, alert: Alert, now: int) -> None:
    """Mark an alert as sent."""
    db.execute(f"UPDATE alerts SET sent_ms = ?, missing = '' WHERE {_THIS}", (now, *alert.key))


def drop_alert(db: Db, alert: Alert) -> None:
    """Delete an alert that was not sent."""
    db.execute(f"DELETE FROM alerts WHERE {_THIS} AND sent_ms = 0", alert.key)


def clear_table_alerts(db: Db, device: str, table: str) -> None:
    """Delete a device's alerts when it joins a table. A time warning that was not sent stays, unless for mail."""
    sql = "DELETE FROM alerts WHERE device = ? AND table_id = ? AND (sent_ms > 0 OR kind != 'late' OR missing = ?)"
    db.execute(sql, (device, table, MAIL))


def tidy_alerts(db: Db, now: int) -> None:
    """Delete old alerts."""
    db.execute("DELETE FROM alerts WHERE due_ms < ?", (now - KEPT,))


# ---- personal data


def reassign_device(db: Db, old: str, new: str) -> None:
    """Move subscriptions and alerts to another device, or delete them if `new` is ""."""
    if new:
        db.execute("UPDATE pushes SET device = ? WHERE device = ?", (new, old))
    delete_subscriptions(db, old)
    move_rows(db, DeviceColumn("alerts", "device"), old, new)


def export_personal_data(db: Db, device: str) -> dict[str, Any]:
    """Return the stored subscriptions and alerts of a device."""
    rows = db.execute("SELECT table_id, kind, due_ms, sent_ms FROM alerts WHERE device = ? ORDER BY due_ms", (device,))
    return {
        "pushes": [
            {"endpoint": push.endpoint, "language": push.language, "made_ms": push.made_ms}
            for push in list_subscriptions(db, device)
        ],
        "alerts": [dict(zip(("table", "kind", "due_ms", "sent_ms"), row)) for row in rows],
    }


_DEVICE_COLUMNS: Final = (DeviceColumn("pushes", "device", of_guests=True), DeviceColumn("alerts", "device"))
PERSONAL_DATA: Final = PersonalData("alerts", _DEVICE_COLUMNS, reassign_device, export_personal_data)
