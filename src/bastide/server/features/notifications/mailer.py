"""Sends mail: confirmation requests and turn notifications, over SMTP with aiosmtplib.

Invariant: pending mail is in the store, and a process claims a recipient first, so no mail is sent twice. A slow mail
server delays only mail: there are few connections, a timeout covers the whole delivery, and a pause follows each
failure. Without the requested TLS nothing is sent.
"""

import asyncio
import logging
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from typing import Final, Literal

import aiosmtplib

from bastide.server.common import server_metrics
from bastide.server.features.notifications import mail_store, mail_templates
from bastide.server.features.notifications.mail_settings import MailSettings
from bastide.server.features.notifications.mail_store import MailAddress
from bastide.server.features.notifications.mail_templates import HOUR_MS, TurnNotice
from bastide.server.features.notifications.store import DAY, Alert, list_mail_alerts
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
STEP_SECONDS: Final = 15.0
SEND_SECONDS: Final = 45.0
MailOutcome = Literal["done", "gone", "later", "refused", "away"]
"""Accepted; address undeliverable ("gone"); temporary failure ("later"); mail refused; server failed ("away")."""


class SmtpClient:
    """Client of the configured mail server. `trusted` replaces the TLS certificates, for tests."""

    def __init__(self, settings: MailSettings, trusted: ssl.SSLContext | None = None) -> None:
        self._settings, self._trusted = settings, trusted

    async def send(self, mail: EmailMessage, address: str) -> MailOutcome:
        """Deliver a mail to one address, over a new connection."""
        server = self._settings.server
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await aiosmtplib.send(
                    mail,
                    sender=self._settings.sender,
                    recipients=[address],
                    hostname=server.host,
                    port=server.port,
                    username=server.user or None,
                    password=self._settings.password or None,
                    local_hostname=self._settings.public_url.host.name,
                    timeout=STEP_SECONDS,
                    use_tls=server.tls == "tls",
                    start_tls=server.tls == "starttls",
                    tls_context=self._trusted,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            return "gone" if codes and all(code >= 500 for code in codes) else "later"
        except aiosmtplib.SMTPDataError as error:
            return "refused" if error.code >= 500 else "later"
        except (aiosmtplib.SMTPException, TimeoutError, OSError, ValueError) as error:
            # the error text may quote the mail: log only its type and code
            log.warning("the mail server failed: %s %s", type(error).__name__, getattr(error, "code", ""))
            return "away"
        return "done"


class Mailer:
    """One per process."""

    def __init__(self, hub: Hub, settings: MailSettings, smtp: SmtpClient | None = None) -> None:
        self._hub, self._settings, self._smtp = hub, settings, smtp or SmtpClient(settings)
        self._store = hub.tables.store
        self._tasks: dict[str, asyncio.Task[None]] = {}
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
        if self._hub.clock() < self._away_until or len(self._tasks) >= AT_ONCE:
            return list(self._tasks.values())
        for device in await self._store.do_unordered(mail_store.list_due_recipients, now, LOOKED_AT):
            if len(self._tasks) >= AT_ONCE or self._hub.draining:
                break
            if device not in self._tasks:
                task = self._tasks[device] = self._hub.spawn(self._mail_recipient(device))
                task.add_done_callback(lambda _, key=device: self._tasks.pop(key, None))  # type: ignore[misc]
        return list(self._tasks.values())

    async def _mail_recipient(self, device: str) -> None:
        now = self._hub.now_ms()

        def claim(db: Db) -> tuple[MailAddress | None, list[Alert], bytes]:
            recipient = mail_store.claim_recipient(db, device, now, now + CLAIMED_MS)
            return recipient, list_mail_alerts(db, device), mail_store.mail_key(db)

        recipient, alerts, key = await self._store.do(claim)
        if recipient is None:
            return
        stop_link = mail_store.unsubscribe_link(key, recipient.id)
        if recipient.refused_ms or not recipient.confirmed_ms:
            await self._send_confirmation(recipient, stop_link)
        else:
            await self._send_turns(recipient, alerts, stop_link)

    async def _send_confirmation(self, recipient: MailAddress, stop_link: str) -> None:
        """Send a confirmation request."""
        if not recipient.due_ms:
            return await self._store.do(mail_store.note_question_sent, recipient)
        token = await self._store.do(mail_store.new_confirmation_link, recipient, self._hub.now_ms())
        mail = mail_templates.make_confirmation_mail(
            self._settings, recipient.address, recipient.language, token, stop_link
        )
        outcome = await self._send("question", mail, recipient)
        now = self._hub.now_ms()
        if outcome == "gone":
            await self._store.do(mail_store.mark_undeliverable, recipient, now)
        else:
            retry = outcome in ("later", "away") and recipient.tries < len(PAUSES)
            due = now + PAUSES[recipient.tries] * 1000 if retry else 0
            await self._store.do(mail_store.note_question_sent, recipient, due)

    async def _send_turns(self, recipient: MailAddress, waiting: list[Alert], stop_link: str) -> None:
        """Send one mail about all waiting tables where the alert still applies."""
        now, most = self._hub.now_ms(), self._hub.limits.mails_per_day
        if waiting and mail_store.mails_left_today(recipient, now, most) <= 0:
            return await self._store.do(mail_store.postpone_mail, recipient, (now // DAY + 1) * DAY)
        notices = await self._list_current(waiting)
        alerts = [alert for alert in waiting if alert.key in notices]
        outdated = [alert for alert in waiting if alert.key not in notices]
        outcome: MailOutcome = "done"
        if alerts:
            mail = mail_templates.make_turn_mail(
                self._settings, recipient.address, recipient.language, list(notices.values()), stop_link
            )
            outcome = await self._send("turn", mail, recipient)
            now = self._hub.now_ms()
        if outcome == "gone":
            await self._store.do(mail_store.mark_undeliverable, recipient, now)
        else:
            pauses = PAUSES if outcome in ("later", "away") else None
            await self._store.do(mail_store.note_turn_mail, recipient, alerts, outdated, now, pauses)

    async def _list_current(self, waiting: Sequence[Alert]) -> dict[tuple[str, str, str], TurnNotice]:
        """Return the alerts that still apply, by what the store knows of their tables."""
        if not waiting:
            return {}
        rows = await list_rows(self._hub.tables, sorted({alert.table for alert in waiting}), waiting[0].device)
        notices = {}
        for alert in waiting:
            row = rows.get(alert.table)
            if row and row["phase"] == "playing" and (row["yourTurn"] or alert.kind in ("round", "consent")):
                hours = -(-int(row.get("due", 0)) // HOUR_MS)
                notices[alert.key] = TurnNotice(alert.table, alert.kind, str(row["name"]), hours)
        return notices

    async def _send(self, what: str, mail: EmailMessage, recipient: MailAddress) -> MailOutcome:
        outcome = await self._smtp.send(mail, recipient.address)
        server_metrics.mails.labels(what, outcome).inc()
        if outcome == "away":
            self._away_until = self._hub.clock() + AWAY_SECONDS
        elif outcome == "refused":
            log.warning("the mail server refuses a mail (%s)", what)
        return outcome
