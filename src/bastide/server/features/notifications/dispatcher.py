"""Notification dispatcher: takes due alerts from the store, checks that they still apply, and sends them.

Invariant: the process that owns a table sends its alerts, since it knows who is present. The number of alerts in flight
is limited. A failed alert is retried with growing pauses, and then dropped.

At tables with days per move, players who allow mail get one if no browser was reached (mailer.py). They get a mail in
any case if their time runs out.
"""

import asyncio
import logging
from typing import Final

import msgspec

from bastide.server.common import server_metrics
from bastide.server.features.notifications import mail_store, store
from bastide.server.features.notifications.outbound import OutboundPolicy
from bastide.server.features.notifications.store import Alert, PushSubscription
from bastide.server.features.notifications.turn_alerts import warning_lead_ms
from bastide.server.features.notifications.web_push import PushResult, WebPushSender, new_push_key
from bastide.server.live.hub import Hub
from bastide.server.live.timers import clocks
from bastide.server.protocol.events import LogError
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db
from bastide.server.tables.results.words import load_words
from bastide.server.tables.table import Table

log = logging.getLogger("bastide.notifications")
LOOK_SECONDS: Final = 2.0
TIDY_SECONDS: Final = 3600.0
AT_ONCE: Final = 32
"""Maximum number of alerts in flight."""
EACH: Final = 4
"""Maximum per player, so that one slow push service does not delay others."""
LOOKED_AT: Final = 200
"""Maximum number of due alerts read per round."""
CLAIMED_MS: Final = 60_000
"""A claim expires after this time, in case its process has crashed."""
PAUSES: Final = (30, 120, 600, 3600)
"""Pauses in seconds before each retry."""
AGAIN_MS: Final = 600_000
"""Pause before the next check of a player who is present while their time runs out."""
HOUR_MS: Final = 3_600_000
DAY_SECONDS: Final = 86_400
MAILED: Final = ("turn", "late", "round", "consent")
"""Kinds of alerts that are mailed, at tables with days per move."""
WORTH: Final = {
    "turn": DAY_SECONDS,
    "late": DAY_SECONDS // 2,
    "invited": 3600,
    "paired": 60,
    "round": DAY_SECONDS,
    "consent": DAY_SECONDS,
}
"""Time to live of a push message, in seconds."""


class PushContent(msgspec.Struct, frozen=True):
    """The payload that a browser shows (client/src/pwa/worker), in its language. A click on it opens `table`."""

    kind: store.Kind
    title: str
    body: str
    table: str


def render_alert(alert: Alert, table_name: str, hours: int, language: str) -> PushContent:
    """Render an alert in a language."""
    words = load_words(language)
    title = words.say(f"alerts-say-{alert.kind}", who=alert.who)
    body = words.say("alerts-say-left", table=table_name, hours=hours) if alert.kind == "late" else table_name
    return PushContent(alert.kind, title, body, alert.table)


class NotificationDispatcher:
    """One per process. `contact` (mailto: or https:) identifies the operator. `mail`: whether mail is sent."""

    def __init__(self, hub: Hub, contact: str, policy: OutboundPolicy, mail: bool = False) -> None:
        self._hub, self._contact, self.policy, self._mail = hub, contact, policy, mail
        self._store = hub.tables.store
        self._sender: WebPushSender | None = None
        self._tidied_at = float("-inf")
        self._tasks: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Send alerts for as long as the server runs."""
        try:
            while True:
                await self._run_round()
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await self.close()

    async def close(self) -> None:
        """Close the push sender."""
        if self._sender is not None:
            await self._sender.close()

    async def sender(self) -> WebPushSender:
        """Return the push sender. Its key is generated on the first call. Raises StoreError."""
        if self._sender is None:
            key = await self._store.do(store.push_private_key, new_push_key())
            self._sender = WebPushSender(key, self._contact, self.policy)
        return self._sender

    async def _run_round(self) -> None:
        """Run one round, and delete old alerts once an hour."""
        try:
            await self.round()
            if self._hub.clock() - self._tidied_at > TIDY_SECONDS:
                self._tidied_at = self._hub.clock()
                await self._store.do(_tidy, self._hub.now_ms())
        except StoreError as error:
            log.error("alerts could not be sent: %s", error)
        except Exception as error:
            self._hub.report_error(error)

    async def round(self) -> list[asyncio.Task[None]]:
        """Start on due alerts and return the tasks in flight. Raises StoreError."""
        now = self._hub.now_ms()

        def work(db: Db) -> tuple[bool, list[Alert]]:
            wanted = store.has_subscriptions(db)
            return wanted, store.list_due_alerts(db, now, LOOKED_AT) if wanted else []

        self._hub.alerts_wanted, alerts = await self._store.do_unordered(work)
        for alert in alerts:
            if len(self._tasks) >= AT_ONCE or self._hub.draining:
                break
            if alert.key in self._tasks or sum(key[0] == alert.device for key in self._tasks) >= EACH:
                continue
            if await self._hub.tables.ours(alert.table):
                task = self._tasks[alert.key] = self._hub.spawn(self._process(alert))
                task.add_done_callback(lambda _, key=alert.key: self._tasks.pop(key, None))  # type: ignore[misc]
        return list(self._tasks.values())

    async def _process(self, alert: Alert) -> None:
        try:
            live = await self._hub.tables.get(alert.table)
        except LogError:
            live = None
        if live is None:
            return await self._store.do(store.drop_alert, alert)
        async with live.lock:
            table = live.room
            delay = None if live.broken else self._delay_ms(table, alert)
            name, days = table.name, _has_days(table)
            left = clocks.clock_left_ms(self._hub, live) if days else 0
            if alert.kind == "late" and delay == 0 and table.timing is not None:
                delay = max(0, left - warning_lead_ms(table.timing.clock))
        if delay is None:
            await self._store.do(store.drop_alert, alert)
        elif delay:
            await self._store.do(store.postpone_alert, alert, self._hub.now_ms() + delay)
        else:
            await self._send(alert, name, -(-left // HOUR_MS), self._mail and alert.kind in MAILED and days)

    def _delay_ms(self, table: Table, alert: Alert) -> int | None:
        """Return how long to wait before an alert is sent: 0 to send it now, None to drop it."""
        seated = any(seat.device == alert.device for seat in table.seats)
        playing = table.phase == "playing"
        decides = table.deciding is not None and table.deciding.device == alert.device and playing
        applies = {
            "turn": decides,
            "late": decides and _has_days(table),
            "invited": not table.finished and not seated,
            "paired": table.phase == "lobby" and seated,
            "round": playing and seated,
            "consent": table.asked and any(table.seats[seat].device == alert.device for seat in table.asked.of),
        }
        if not applies[alert.kind]:
            return None
        if self._hub.presence.at(table.table)(alert.device) == 0:  # the player is at the table
            return AGAIN_MS if alert.kind == "late" else None
        return self._hub.vacations.ahead(alert.device, self._store.service.open()) if _has_days(table) else 0

    async def _send(self, alert: Alert, table_name: str, hours: int, mailed: bool) -> None:
        until = self._hub.now_ms() + CLAIMED_MS

        def claim(db: Db) -> list[PushSubscription] | None:
            if store.was_alerted(db, alert):
                store.drop_alert(db, alert)
                return None
            if not store.claim_alert(db, alert, until):
                return None
            subscriptions = store.list_subscriptions(db, alert.device)
            return [push for push in subscriptions if not alert.missing or push.id in alert.missing]

        pushes = await self._store.do(claim)
        if pushes is None:
            return
        results = await asyncio.gather(*(self._push(push, alert, table_name, hours) for push in pushes))
        now = self._hub.now_ms()
        mail_at = now + int(self._hub.limits.mail_seconds * 1000) if mailed else 0
        await self._store.do(_note_results, alert, now, list(zip(pushes, results, strict=True)), mail_at)

    async def _push(self, push: PushSubscription, alert: Alert, table_name: str, hours: int) -> PushResult:
        data = msgspec.json.encode(render_alert(alert, table_name, hours, push.language))
        urgent = alert.kind in ("late", "paired")
        sender = await self.sender()
        result = await sender.send(push, data, alert.table, WORTH[alert.kind], urgent)
        server_metrics.pushes.labels(result.outcome).inc()
        return result


def _tidy(db: Db, now: int) -> None:
    store.tidy_alerts(db, now)
    mail_store.tidy_mails(db, now)


def _has_days(table: Table) -> bool:
    return table.timing is not None and bool(table.timing.clock.days) and table.timing.runs is not None


def _note_results(
    db: Db, alert: Alert, now: int, results: list[tuple[PushSubscription, PushResult]], mail_at: int
) -> None:
    """Store the outcome of an attempt.

    Subscriptions that are gone are deleted, and unreachable ones are retried. Then, if no browser was reached, the
    alert is mailed at `mail_at` (0: not at all).
    """
    reached = any(result.outcome == "done" for _, result in results)
    # an earlier attempt may have reached the others
    reached = reached or len(store.list_subscriptions(db, alert.device)) > len(results)
    later = [(push.id, result.seconds) for push, result in results if result.outcome == "later"]
    for push, result in results:
        if result.outcome == "gone":
            store.delete_subscriptions(db, push.device, push.id)
    if later and alert.tries < len(PAUSES):
        pause = max(PAUSES[alert.tries], *(seconds for _, seconds in later))
        store.postpone_alert(db, alert, now + int(pause * 1000), [id for id, _ in later])
    elif mail_at and (alert.kind == "late" or not reached) and store.wants_mail(db, alert.device):
        store.queue_alert_mail(db, alert, mail_at)
    elif alert.missing or reached:
        store.mark_alerted(db, alert, now)
    else:
        store.drop_alert(db, alert)
