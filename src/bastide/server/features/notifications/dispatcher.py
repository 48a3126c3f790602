"""Calls people to their tables: takes what is due from the store, looks whether it is still so, and sends it.

Law: the process that has a table calls to it, since it knows who is there. At most so much is under way at once; what
cannot be sent is tried again, each time after a longer pause, and then given up. Whom no browser could tell of a table
with days for a move is told by mail, if he wants that (mailer.py); that his time runs out is mailed in any case.
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
"""Alerts under way."""
EACH: Final = 4
"""Of those of one person: nobody's slow push service keeps others waiting."""
LOOKED_AT: Final = 200
"""Of those that are due in one round."""
CLAIMED_MS: Final = 60_000
"""After so long whoever worked on an alert counts as gone."""
PAUSES: Final = (30, 120, 600, 3600)
"""Seconds before it is tried again."""
AGAIN_MS: Final = 600_000
"""Whoever is there while his time runs out is looked for again after so long."""
HOUR_MS: Final = 3_600_000
DAY_SECONDS: Final = 86_400
MAILED: Final = ("turn", "late", "round", "consent")
"""What is mailed, at tables with days for a move."""
WORTH: Final = {
    "turn": DAY_SECONDS,
    "late": DAY_SECONDS // 2,
    "invited": 3600,
    "paired": 60,
    "round": DAY_SECONDS,
    "consent": DAY_SECONDS,
}
"""For how many seconds a message is worth something."""


class PushContent(msgspec.Struct, frozen=True):
    """What a browser shows (client/src/sw): `title` and `body` in its language; a click leads to the `table`."""

    kind: store.Kind
    title: str
    body: str
    table: str


def render_alert(one: Alert, table: str, hours: int, language: str) -> PushContent:
    """An alert in a language; `table` is the name of the table."""
    words = load_words(language)
    title = words.say(f"alerts-say-{one.kind}", who=one.who)
    body = words.say("alerts-say-left", table=table, hours=hours) if one.kind == "late" else table
    return PushContent(one.kind, title, body, one.table)


class NotificationDispatcher:
    """The one of a process; `contact` (mailto: or https:) answers for its house, `mail`: it sends mail."""

    def __init__(self, hub: Hub, contact: str, reach: OutboundPolicy, mail: bool = False) -> None:
        self._hub, self._contact, self.reach, self._mail = hub, contact, reach, mail
        self._store = hub.tables.store
        self._pusher: WebPushSender | None = None
        self._tidied = float("-inf")
        self._under_way: dict[tuple[str, str, str], asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Call as long as the server runs."""
        try:
            while True:
                await self._look()
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            await self.close()

    async def close(self) -> None:
        """Nothing more is sent."""
        if self._pusher is not None:
            await self._pusher.close()

    async def pusher(self) -> WebPushSender:
        """Whoever sends, under the key of the house, which is made when it is wanted first. Raises StoreError."""
        if self._pusher is not None:
            return self._pusher
        key = await self._store.do(lambda db: store.push_private_key(db, new_push_key()))
        self._pusher = made = WebPushSender(key, self._contact, self.reach)
        return made

    async def _look(self) -> None:
        """One round, and now and then what was said long ago is forgotten."""
        try:
            await self.round()
            if self._hub.clock() - self._tidied > TIDY_SECONDS:
                self._tidied = self._hub.clock()
                now = self._hub.now_ms()
                await self._store.do(partial(_tidy, now=now))
        except StoreError as error:
            log.error("nobody can be called: %s", error)
        except Exception as error:
            self._hub.report_error(error)

    async def round(self) -> list[asyncio.Task[None]]:
        """Begin with what is due; the work that is under way now. Raises StoreError."""
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
        """Whether somebody is to hear of it now, not at all, or in so many milliseconds."""
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
        server_metrics.pushes.add(answer.said)
        return answer


def _tidy(db: Db, now: int) -> None:
    store.tidy_alerts(db, now)
    mail_store.tidy_mails(db, now)


def _days(room: Table) -> bool:
    return room.timing is not None and bool(room.timing.clock.days) and room.timing.runs is not None


def _note(db: Db, one: Alert, now: int, answers: list[tuple[PushSubscription, PushResult]], mail: int) -> None:
    """What came of a try: browsers that are gone are forgotten, those that were not reached are tried again; then it is
    mailed, at the moment `mail` (0: not at all), where nobody was reached."""
    reached = any(answer.said == "done" for _, answer in answers)
    reached = reached or len(store.list_subscriptions(db, one.device)) > len(answers)  # others, by a try before
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
