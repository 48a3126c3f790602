"""Sends mail: confirmation requests and turn notifications.

Invariant: pending mail is in the store, and a process claims a recipient first, so no mail is sent twice. A slow mail
server delays only mail: there are few connections, and a pause after each failure.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from bastide.server.common import server_metrics
from bastide.server.features.notifications import mail_store, mail_templates
from bastide.server.features.notifications.mail_settings import MailSettings
from bastide.server.features.notifications.mail_store import MailAddress
from bastide.server.features.notifications.mail_templates import HOUR_MS, TurnNotice
from bastide.server.features.notifications.smtp import MailOutcome, SmtpClient
from bastide.server.features.notifications.store import DAY, Alert
from bastide.server.live.hub import Hub
from bastide.server.live.summary import list_rows
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db

log = logging.getLogger("bastide.mail")
LOOK_SECONDS: Final = 3.0
AT_ONCE: Final = 2
"""Connections to the mail server per process."""
LOOKED_AT: Final = 20
"""Recipients per round."""
CLAIMED_MS: Final = 120_000
PAUSES: Final = (30, 120, 600, 3600)
"""Pauses in seconds before each retry."""
AWAY_SECONDS: Final = 30.0
"""Pause after a failure of the mail server."""
MailJob = tuple[MailAddress, list[Alert], bytes]


class Mailer:
    """One per process."""

    def __init__(self, hub: Hub, mailing: MailSettings, smtp: SmtpClient | None = None) -> None:
        self._hub, self._mailing, self._smtp = hub, mailing, smtp or SmtpClient(mailing)
        self._store = hub.tables.store
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._away_until = float("-inf")

    async def run(self) -> None:
        """Send mail for as long as the server runs."""
        while True:
            try:
                await self.round()
            except StoreError as error:
                log.error("mail could not be sent: %s", error)
            except Exception as error:
                self._hub.report_error(error)
            await asyncio.sleep(LOOK_SECONDS)

    async def round(self) -> list[asyncio.Task[None]]:
        """Start on due mail and return the tasks in flight. Raises StoreError."""
        now = self._hub.now_ms()
        if self._hub.clock() < self._away_until or len(self._under_way) >= AT_ONCE:
            return list(self._under_way.values())
        for device in await self._store.do(lambda db: mail_store.list_due_recipients(db, now, LOOKED_AT), order=False):
            if len(self._under_way) >= AT_ONCE or self._hub.draining:
                break
            if device not in self._under_way:
                task = self._under_way[device] = self._hub.spawn(self._see_to(device))
                task.add_done_callback(lambda _, key=device: self._under_way.pop(key, None))  # type: ignore[misc]
        return list(self._under_way.values())

    async def _see_to(self, device: str) -> None:
        now = self._hub.now_ms()

        def claim(db: Db) -> MailJob | None:
            one = mail_store.claim_recipient(db, device, now, now + CLAIMED_MS)
            return None if one is None else (one, mail_store.list_alerts_to_mail(db, device), mail_store.mail_key(db))

        job = await self._store.do(claim)
        if job is None:
            return
        one, waiting, key = job
        if one.refused_ms or not one.confirmed_ms:
            await self._ask(one, key)
        else:
            await self._call(one, waiting, key)

    async def _ask(self, one: MailAddress, key: bytes) -> None:
        """Send a confirmation request."""
        now = self._hub.now_ms()
        if not one.due_ms:
            await self._store.do(partial(mail_store.note_question_sent, one=one))
            return
        token = await self._store.do(lambda db: mail_store.new_confirmation_link(db, one, now))
        mail = mail_templates.make_confirmation_mail(
            self._mailing, one.address, one.language, token, mail_store.unsubscribe_link(key, one.id)
        )
        sent = self._noted("question", await self._smtp.hand(mail, one.address))

        def note(db: Db) -> None:
            if sent == "gone":
                mail_store.mark_undeliverable(db, one, self._hub.now_ms())
            elif sent in ("later", "away") and one.tries < len(PAUSES):
                mail_store.note_question_sent(db, one, self._hub.now_ms() + PAUSES[one.tries] * 1000)
            else:
                mail_store.note_question_sent(db, one)

        await self._store.do(note)

    async def _call(self, one: MailAddress, waiting: list[Alert], key: bytes) -> None:
        """Send one mail about all waiting tables where the alert still applies."""
        now, most = self._hub.now_ms(), self._hub.limits.mails_per_day
        if waiting and mail_store.mails_left_today(one, now, most) <= 0:
            await self._store.do(partial(mail_store.postpone_mail, one=one, due=(now // DAY + 1) * DAY))
            return
        found = await self._still(waiting)
        told = [alert for alert in waiting if alert.key in found]
        over = [alert for alert in waiting if alert.key not in found]
        if not told:
            await self._store.do(partial(mail_store.note_turn_mail_sent, one=one, told=[], over=over, now=now))
            return
        stop = mail_store.unsubscribe_link(key, one.id)
        mail = mail_templates.make_turn_mail(self._mailing, one.address, one.language, list(found.values()), stop)
        sent = self._noted("turn", await self._smtp.hand(mail, one.address))
        now = self._hub.now_ms()
        if sent == "gone":
            await self._store.do(partial(mail_store.mark_undeliverable, one=one, now=now))
        elif sent in ("later", "away"):
            await self._store.do(
                partial(mail_store.note_mail_failure, one=one, told=told, over=over, now=now, pauses=PAUSES)
            )
        else:
            await self._store.do(partial(mail_store.note_turn_mail_sent, one=one, told=told, over=over, now=now))

    async def _still(self, waiting: Sequence[Alert]) -> dict[tuple[str, str, str], TurnNotice]:
        """Return the alerts that still apply, by what the store knows of their tables."""
        if not waiting:
            return {}
        lines = await list_rows(self._hub.tables, sorted({one.table for one in waiting}), waiting[0].device)
        found = {}
        for one in waiting:
            line = lines.get(one.table)
            if line and line["phase"] == "playing" and (line["yourTurn"] or one.kind in ("round", "consent")):
                hours = -(-int(line.get("due", 0)) // HOUR_MS)
                found[one.key] = TurnNotice(one.table, one.kind, str(line["name"]), hours)
        return found

    def _noted(self, what: str, sent: MailOutcome) -> MailOutcome:
        server_metrics.mails.labels(what, sent).inc()
        if sent == "away":
            self._away_until = self._hub.clock() + AWAY_SECONDS
        elif sent == "refused":
            log.warning("the mail server refuses a mail (%s)", what)
        return sent
