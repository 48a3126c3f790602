"""Delivery of a mail to the mail server, with aiosmtplib.

Invariant: without the requested TLS nothing is sent. A timeout covers the whole delivery, so a slow server cannot hold
it.
"""

import asyncio
import logging
import ssl
from email.message import EmailMessage
from typing import Final, Literal

import aiosmtplib

from bastide.server.features.notifications.mail_settings import MailSettings

log = logging.getLogger("bastide.mail")
STEP_SECONDS: Final = 15.0
SEND_SECONDS: Final = 45.0
MailOutcome = Literal["done", "gone", "later", "refused", "away"]
"""Accepted; address undeliverable ("gone"); temporary failure ("later"); mail refused; server failed ("away")."""


class SmtpClient:
    """Client of the configured mail server. `trusted` replaces the TLS certificates, for tests."""

    def __init__(self, mailing: MailSettings, trusted: ssl.SSLContext | None = None) -> None:
        self._mailing, self._trusted = mailing, trusted

    async def hand(self, mail: EmailMessage, address: str) -> MailOutcome:
        """Deliver a mail to one address, over a new connection."""
        server = self._mailing.server
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await aiosmtplib.send(
                    mail,
                    sender=self._mailing.sender,
                    recipients=[address],
                    hostname=server.host,
                    port=server.port,
                    username=server.user or None,
                    password=self._mailing.password or None,
                    local_hostname=self._mailing.house.host.name,
                    timeout=STEP_SECONDS,
                    use_tls=server.tls == "tls",
                    start_tls=server.tls == "starttls",
                    tls_context=self._trusted,
                )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            return "gone" if codes and all(code >= 500 for code in codes) else "later"
        except aiosmtplib.SMTPDataError as error:
            return "refused" if error.code >= 500 else "later"
        except (aiosmtplib.SMTPException, TimeoutError, OSError, ValueError) as error:
            # the error text may quote the mail: log only its type and code
            log.warning("the mail server failed: %s %s", type(error).__name__, getattr(error, "code", ""))
            return "away"
        return "done"
