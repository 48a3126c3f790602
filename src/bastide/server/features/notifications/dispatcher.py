"""Notification dispatcher: takes due alerts from the store, checks that they still apply, and sends them.

Invariant: the process that owns a table sends its alerts, since it knows who is present. The number of alerts in flight
is limited. A failed alert is retried with growing pauses, and then dropped.

At tables with days per move, players who allow mail get one if no browser was reached (mailer.py). They get a mail in
any case if their time runs out.
"""

import asyncio
import logging
from functools import partial
from typing import Final, Literal

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
    """The payload that a browser shows (client/src/sw), in its language. A click on it opens `table`."""

    kind: store.Kind
    title: str
    body: str
    table: str


def render_alert(one: Alert, table: str, hours: int, language: str) -> PushContent:
    """Render an alert in a language. `table` is the table's name."""
    words = load_words(language)
    title = words.say(f"alerts-say-{one.kind}", who=one.who)
    body = words.say("alerts-say-left", table=table, hours=hours) if one.kind == "late" else table
    return PushContent(one.kind, title, body, one.table)


class NotificationDispatcher:
    """One per process. `contact` (mailto: or https:) identifies the operator. `mail`: whether mail is sent."""

    def __init__(self, hub: Hub, contact: str, reach: OutboundPolicy, mail: bool = False) -> None:
        self._hub, self._contact, self.reach, self._mail = hub, contact, reach, mail
        self._store = hub.tables.store
        self._pusher: WebPushSender | None = None
        self._tidied = float("-inf")
        self._under_way: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Send alerts for as long as the server runs."""
        try:
            while True:
                await self._look()
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await self.close()

    async def close(self) -> None:
        """Close the push sender."""
        if self._pusher is not None:
            await self._pusher.close()

    async def pusher(self) -> WebPushSender:
        """Return the push sender. Its key is generated on the first call. Raises StoreError."""
        if self._pusher is not None:
            return self._pusher
        key = await self._store.do(lambda db: store.push_private_key(db, new_push_key()))
        self._pusher = made = WebPushSender(key, self._contact, self.reach)
        return made

    async def _look(self) -> None:
        """Run one round, and delete old alerts once an hour."""
        try:
            await self.round()
            if self._hub.clock() - self._tidied > TIDY_SECONDS:
                self._tidied = self._hub.clock()
                now = self._hub.now_ms()
                await self._store.do(partial(_tidy, now=now))
        except StoreError as error:
            log.error("alerts could not be sent: %s", error)
        except Exception as error:
            self._hub.report_error(error)

    async def round(self) -> list[asyncio.Task[None]]:
        """Start on due alerts and return the tasks in flight. Raises StoreError."""
        now = self._hub.now_ms()

        def look(db: Db) -> tuple[bool, list[Alert]]:
            anybody = store.has_subscriptions(db)
            return anybody, store.list_due_alerts(db, now, LOOKED_AT) if anybody else []

        self._hub.alerts_wanted, found = await self._store.do(look, order=False)
        for one in found:
            if len(self._under_way) >= AT_ONCE or self._hub.draining:
                break
            if one.key in self._under_way or sum(key[0] == one.device for key in self._under_way) >= EACH:
                continue
            if await self._hub.tables.ours(one.table):
                task = self._under_way[one.key] = self._hub.spawn(self._see_to(one))
                task.add_done_callback(lambda _, key=one.key: self._under_way.pop(key, None))  # type: ignore[misc]
        return list(self._under_way.values())

    async def _see_to(self, one: Alert) -> None:
        try:
            live = await self._hub.tables.get(one.table)
        except LogError:
            live = None
        if live is None:
            await self._store.do(partial(store.drop_alert, one=one))
            return
        async with live.lock:
            verdict = "drop" if live.broken else self._still(live.room, one)
            name, left = live.room.name, clocks.clock_left_ms(self._hub, live) if _days(live.room) else 0
            if one.kind == "late" and verdict == "now" and left > (most := self._late(live.room)):
                verdict = left - most
        if verdict == "drop":
            await self._store.do(partial(store.drop_alert, one=one))
        elif verdict != "now":
            await self._store.do(partial(store.postpone_alert, one=one, due=self._hub.now_ms() + int(verdict)))
        else:
            mailed = self._mail and one.kind in MAILED and _days(live.room)
            await self._call(one, name, -(-left // HOUR_MS), mailed)

    @staticmethod
    def _late(room: Table) -> int:
        return warning_lead_ms(room.timing.clock) if room.timing is not None else 0

    def _still(self, room: Table, one: Alert) -> Literal["now", "drop"] | int:
        """Whether to send an alert now, drop it, or wait for the returned number of milliseconds."""
        sits = any(seat.device == one.device for seat in room.seats)
        decides = room.deciding is not None and room.deciding.device == one.device and room.phase == "playing"
        there = self._hub.presence.at(room.table)(one.device) == 0
        still = {
            "turn": decides,
            "late": decides and _days(room),
            "invited": not room.finished and not sits,
            "paired": room.phase == "lobby" and sits,
            "round": room.phase == "playing" and sits,
            "consent": room.asked is not None and any(room.seats[seat].device == one.device for seat in room.asked.of),
        }
        if not still[one.kind]:
            return "drop"
        if there:
            return AGAIN_MS if one.kind == "late" else "drop"
        rest = self._hub.vacations.ahead(one.device, self._store.service.open()) if _days(room) else 0
        return rest or "now"

    async def _call(self, one: Alert, table: str, hours: int, mailed: bool) -> None:
        now = self._hub.now_ms()

        def claim(db: Db) -> list[PushSubscription] | None:
            if store.was_alerted(db, one):
                store.drop_alert(db, one)
                return None
            if not store.claim_alert(db, one, now + CLAIMED_MS):
                return None
            return [
                push for push in store.list_subscriptions(db, one.device) if not one.missing or push.id in one.missing
            ]

        pushes = await self._store.do(claim)
        if pushes is None:
            return
        answers = await asyncio.gather(*(self._push(push, one, table, hours) for push in pushes))
        now, heard = self._hub.now_ms(), list(zip(pushes, answers))
        mail = now + int(self._hub.limits.mail_seconds * 1000) if mailed else 0
        await self._store.do(partial(_note, one=one, now=now, answers=heard, mail=mail))

    async def _push(self, push: PushSubscription, one: Alert, table: str, hours: int) -> PushResult:
        data = msgspec.json.encode(render_alert(one, table, hours, push.language))
        urgent = one.kind in ("late", "paired")
        answer = await (await self.pusher()).send(push, data, one.table, WORTH[one.kind], urgent)
        server_metrics.pushes.labels(answer.said).inc()
        return answer


def _tidy(db: Db, now: int) -> None:
    store.tidy_alerts(db, now)
    mail_store.tidy_mails(db, now)


def _days(room: Table) -> bool:
    return room.timing is not None and bool(room.timing.clock.days) and room.timing.runs is not None


def _note(db: Db, one: Alert, now: int, answers: list[tuple[PushSubscription, PushResult]], mail: int) -> None:
    """Store the outcome of an attempt.

    Subscriptions that are gone are deleted, and unreachable ones are retried. Then, if no browser was reached, the
    alert is mailed at `mail` (0: not at all).
    """
    reached = any(answer.said == "done" for _, answer in answers)
    # an earlier attempt may have reached the others
    reached = reached or len(store.list_subscriptions(db, one.device)) > len(answers)
    later = [(push, answer) for push, answer in answers if answer.said == "later"]
    for push, answer in answers:
        if answer.said == "gone":
            store.delete_subscriptions(db, push.device, push.id)
    if later and one.tries < len(PAUSES):
        pause = max(PAUSES[one.tries], *(answer.seconds for _, answer in later))
        store.postpone_alert(db, one, now + int(pause * 1000), [push.id for push, _ in later])
    elif mail and (one.kind == "late" or not reached) and store.wants_mail(db, one.device):
        store.queue_alert_mail(db, one, mail)
    elif one.missing or reached:
        store.mark_alerted(db, one, now)
    else:
        store.drop_alert(db, one)
