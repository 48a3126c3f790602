"""Handing one mail over to the mail server of the house, by aiosmtplib.

Law: where TLS is asked for and not had, nothing is sent. A server that trickles is left after so long in all.
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
"""The server has the mail; the address takes none; it may later; this mail is refused; or the server is no good now."""


class SmtpClient:
    """The mail server of a house; tests bring certificates of their own (`trusted`)."""

    def __init__(self, mailing: MailSettings, trusted: ssl.SSLContext | None = None) -> None:
        self._mailing, self._trusted = mailing, trusted

    async def hand(self, mail: EmailMessage, address: str) -> MailOutcome:
        """Hand a mail over for one address, by a connection of its own."""
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
            # what it says may hold what we said: only the kind is told, and the code
            log.warning("the mail server is no good: %s %s", type(error).__name__, getattr(error, "code", ""))
            return "away"
        return "done"
