"""Who wants to hear of his tables while no page is open, what he is to hear, and what he has heard.

Law: of one table somebody hears once, until he comes back to it; only that his time runs out is said as well. Whoever
works on an alert claims it first: a claim lapses, so that an alert of a process that stopped is not lost.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from bastide.server.storage.db import Db
from bastide.server.storage.personal_parts import DeviceColumn, PersonalData

Kind = Literal["turn", "late", "invited", "paired", "round", "consent"]
DAY: Final = 86_400_000
KEPT: Final = 60 * DAY
"""So long it is remembered that somebody who never came back was told."""
SALT: Final = "push"
MAIL: Final = "mail"
"""For accounts without a browser to notify: only a mail is left (features/notifications/mail_store.py)."""
_MAILED: Final = "SELECT device FROM mails WHERE confirmed_ms > 0 AND refused_ms = 0"


class Alert(msgspec.Struct, frozen=True):
    """What a device is to hear of a table from a moment on. `who` is the name of somebody whom it is about; `missing`
    the browsers that are left to be reached after a try, () for all."""

    device: str
    table: str
    kind: Kind
    who: str
    due_ms: int
    tries: int = 0
    missing: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by."""
        return self.device, self.table, self.kind


class PushSubscription(msgspec.Struct, frozen=True):
    """A browser that hears: the address of its push service, and its keys (base64url)."""

    id: str
    device: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    made_ms: int


_PUSHES: Final = f"SELECT {', '.join(PushSubscription.__struct_fields__)} FROM pushes"
_ALERTS: Final = "SELECT device, table_id, kind, who, due_ms, tries, missing FROM alerts WHERE sent_ms = 0"
_THIS: Final = "device = ? AND table_id = ? AND kind = ?"


def subscription_id(endpoint: str) -> str:
    """What a browser is called among those of its person."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


# ---- who hears


def push_private_key(db: Db, made: bytes) -> bytes:
    """The private key by which push services know this house: what was kept first."""
    db.execute("INSERT INTO salts VALUES (?, ?) ON CONFLICT DO NOTHING", (SALT, made))
    return bytes(db.execute("SELECT value FROM salts WHERE name = ?", (SALT,)).get)


def store_subscription(db: Db, push: PushSubscription, most: int) -> None:
    """A browser hears from now on, in place of whoever it belonged to before; of more than `most` the oldest hears no
    longer."""
    db.execute("DELETE FROM pushes WHERE id = ?", (push.id,))
    fields = msgspec.structs.astuple(push)
    db.execute(
        f"INSERT INTO pushes ({', '.join(PushSubscription.__struct_fields__)}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", fields
    )
    for old in list_subscriptions(db, push.device)[most:]:
        delete_subscriptions(db, old.device, old.id)


def list_subscriptions(db: Db, device: str) -> list[PushSubscription]:
    """The browsers of somebody, the latest first."""
    return [
        PushSubscription(*row) for row in db.execute(f"{_PUSHES} WHERE device = ? ORDER BY made_ms DESC, id", (device,))
    ]


def delete_subscriptions(db: Db, device: str, push: str = "") -> int:
    """A browser of somebody hears no longer, or ("") none; how many that were."""
    one = " AND id = ?" if push else ""
    db.execute(f"DELETE FROM pushes WHERE device = ?{one}", (device, push) if push else (device,))
    return db.changes()


def reassign_subscription(db: Db, old: tuple[str, str], fresh: tuple[str, str]) -> None:
    """Who is there in a browser (device and session) is somebody else now, or has another session."""
    if old[0]:
        db.execute("UPDATE pushes SET device = ?, session = ? WHERE device = ? AND session = ?", (*fresh, *old))


def has_subscriptions(db: Db) -> bool:
    """Whether anybody hears at all."""
    return any(db.execute(f"{sql} LIMIT 1").fetchone() for sql in ("SELECT id FROM pushes", _MAILED))


def wants_alerts(db: Db, device: str) -> bool:
    """Whether somebody does, in a browser or by mail."""
    pushed = db.execute("SELECT id FROM pushes WHERE device = ? LIMIT 1", (device,)).fetchone()
    return pushed is not None or wants_mail(db, device)


def wants_mail(db: Db, device: str) -> bool:
    """Whether somebody hears by mail."""
    return db.execute(f"{_MAILED} AND device = ?", (device,)).fetchone() is not None


# ---- what is to be heard


def add_alert(db: Db, device: str, table: str, kind: Kind, due: int, who: str = "") -> None:
    """Somebody is to hear something from a moment on, if he wants to hear at all and has not heard it."""
    if wants_alerts(db, device):
        db.execute(
            "INSERT INTO alerts (device, table_id, kind, who, due_ms, sent_ms, tries, missing) "
            "VALUES (?, ?, ?, ?, ?, 0, 0, '') ON CONFLICT (device, table_id, kind) DO UPDATE SET "
            "due_ms = excluded.due_ms, who = excluded.who WHERE alerts.sent_ms = 0 AND alerts.tries = 0",
            (device, table, kind, who, due),
        )


def list_due_alerts(db: Db, now: int, most: int) -> list[Alert]:
    """What browsers may be due to hear, the longest first."""
    sql = f"{_ALERTS} AND missing != ? AND due_ms <= ? ORDER BY due_ms LIMIT ?"
    return [_alert(*row) for row in db.execute(sql, (MAIL, now, most))]


def list_mail_alerts(db: Db, device: str) -> list[Alert]:
    """What waits to be mailed to somebody, the longest first."""
    rows = db.execute(f"{_ALERTS} AND missing = ? AND device = ? ORDER BY due_ms, table_id", (MAIL, device))
    return [_alert(*row) for row in rows]


def _alert(device: str, table: str, kind: Kind, who: str, due_ms: int, tries: int, missing: str) -> Alert:
    return Alert(device, table, kind, who, due_ms, tries, tuple(missing.split()))


def claim_alert(db: Db, one: Alert, until: int) -> bool:
    """Work on an alert, so long; False where somebody else does."""
    changed = f"UPDATE alerts SET due_ms = ?, tries = tries + 1 WHERE {_THIS} AND sent_ms = 0 AND due_ms = ?"
    db.execute(changed, (until, *one.key, one.due_ms))
    return db.changes() > 0


def was_alerted(db: Db, one: Alert) -> bool:
    """Whether somebody has been told of the table since they were there; that time runs out, or that somebody asks them
    something, is said all the same."""
    if one.kind in ("late", "consent"):
        return False
    sql = "SELECT count(*) FROM alerts WHERE device = ? AND table_id = ? AND sent_ms > 0"
    return bool(db.execute(sql, (one.device, one.table)).get)


def postpone_alert(db: Db, one: Alert, due: int, missing: Sequence[str] = ()) -> None:
    """It is due later."""
    sql = f"UPDATE alerts SET due_ms = ?, missing = ? WHERE {_THIS} AND sent_ms = 0"
    db.execute(sql, (due, " ".join(missing), *one.key))


def queue_alert_mail(db: Db, one: Alert, due: int) -> None:
    """It is to be mailed: together with what waits for that already, or at a moment."""
    [(known,)] = db.execute(
        "SELECT min(due_ms) FROM alerts WHERE device = ? AND sent_ms = 0 AND missing = ?", (one.device, MAIL)
    )
    sql = f"UPDATE alerts SET due_ms = ?, missing = ?, tries = 0 WHERE {_THIS} AND sent_ms = 0"
    db.execute(sql, (due if known is None else min(due, int(known)), MAIL, *one.key))


def note_alert_failure(db: Db, one: Alert, due: int) -> None:
    """A try came to nothing; the next is due at a moment."""
    db.execute(f"UPDATE alerts SET due_ms = ?, tries = tries + 1 WHERE {_THIS} AND sent_ms = 0", (due, *one.key))


def mark_alerted(db: Db, one: Alert, now: int) -> None:
    """It has been said."""
    db.execute(f"UPDATE alerts SET sent_ms = ?, missing = '' WHERE {_THIS}", (now, *one.key))


def drop_alert(db: Db, one: Alert) -> None:
    """It is not to be said any more."""
    db.execute(f"DELETE FROM alerts WHERE {_THIS} AND sent_ms = 0", one.key)


def clear_table_alerts(db: Db, device: str, table: str) -> None:
    """Somebody has come to a table: what he was told is done with, as is what was to be mailed; how his time runs out
    may still be said."""
    sql = "DELETE FROM alerts WHERE device = ? AND table_id = ? AND (sent_ms > 0 OR kind != 'late' OR missing = ?)"
    db.execute(sql, (device, table, MAIL))


def tidy_alerts(db: Db, now: int) -> None:
    """What was said long ago is forgotten."""
    db.execute("DELETE FROM alerts WHERE due_ms < ?", (now - KEPT,))


# ---- the person


def reassign_device(db: Db, old: str, new: str) -> None:
    """It belongs to another device; with none ("") it goes."""
    if new:
        db.execute("UPDATE pushes SET device = ? WHERE device = ?", (new, old))
        columns = "table_id, kind, who, due_ms, sent_ms, tries, missing"
        db.execute(
            f"INSERT INTO alerts (device, {columns}) SELECT ?, {columns} FROM alerts WHERE device = ? "
            "ON CONFLICT (device, table_id, kind) DO NOTHING",
            (new, old),
        )
    for table in ("pushes", "alerts"):
        db.execute(f"DELETE FROM {table} WHERE device = ?", (old,))


def export_personal_data(db: Db, device: str) -> dict[str, Any]:
    """What is stored of it."""
    rows = db.execute("SELECT table_id, kind, due_ms, sent_ms FROM alerts WHERE device = ? ORDER BY due_ms", (device,))
    return {
        "pushes": [
            {"endpoint": one.endpoint, "language": one.language, "made_ms": one.made_ms}
            for one in list_subscriptions(db, device)
        ],
        "alerts": [dict(zip(("table", "kind", "due_ms", "sent_ms"), row)) for row in rows],
    }


PERSONAL_DATA: Final = PersonalData(
    "alerts",
    (DeviceColumn("pushes", "device", of_guests=True), DeviceColumn("alerts", "device")),
    reassign_device,
    export_personal_data,
)
