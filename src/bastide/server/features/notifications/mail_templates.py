"""The mails of this server, in plain text: the confirmation request, and turn notifications.

Invariant: headers and the confirmation request contain no text from users. Table names appear only in the body, without
characters that would make them a link. Each mail has a one-click link to unsubscribe without signing in.
"""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import format_datetime, make_msgid
from typing import Final

from bastide.server.features.notifications.mail_settings import MailSettings
from bastide.server.features.notifications.mail_store import GOOD_MS
from bastide.server.features.notifications.store import Kind
from bastide.server.tables.results.words import load_words

MOST_TABLES: Final = 20
"""Tables named in one mail. The mail gives the number of the others."""
HOUR_MS: Final = 3_600_000
_RANKS: Final[tuple[Kind, ...]] = ("late", "consent", "turn", "round")
STOP: Final = "List-Unsubscribe"


class _UnfoldedHeader(UnstructuredHeader, BaseHeader):
    """The List-Unsubscribe header on one line. Mail programs do not find a link in encoded words."""

    def fold(self, *, policy: Policy) -> str:
        """Return the header as it is sent."""
        return f"{STOP}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type(STOP.lower(), _UnfoldedHeader)
_POLICY: Final = SMTP.clone(header_factory=_HEADERS)


@dataclass(frozen=True)
class TurnNotice:
    """A table in a turn mail: its id, its name and the hours left."""

    table: str
    kind: Kind
    name: str
    hours: int = 0


def defuse_links(name: str) -> str:
    """Return a name without the characters from which mail programs make links."""
    return re.sub(r"[^\w '’,!?()-]+", " ", name.replace("_", " ")).strip() or "…"


def make_confirmation_mail(settings: MailSettings, address: str, language: str, token: str, stop: str) -> EmailMessage:
    """Build the confirmation request. It counts once the reader opens the link and confirms."""
    words = load_words(language)
    text = [
        words.say("mail-say-asked", house=str(settings.public_url.host)),
        f"{settings.public_url}mail/confirm#{token}",
        words.say("mail-say-asked-good", hours=GOOD_MS // HOUR_MS),
        words.say("mail-say-asked-not"),
        f"{settings.public_url}mail/stop/{stop}",
    ]
    return _make_mail(settings, address, words.say("mail-say-asked-subject"), text, stop)


def make_turn_mail(
    settings: MailSettings, address: str, language: str, notices: list[TurnNotice], stop: str
) -> EmailMessage:
    """Build a turn mail, with the most urgent table first and each table once."""
    words, by_table = load_words(language), dict[str, TurnNotice]()
    for notice in sorted(notices, key=lambda notice: (_RANKS.index(notice.kind), notice.hours, notice.table)):
        by_table.setdefault(notice.table, notice)
    first, *more = by_table.values()
    text = []
    for notice in [first, *more][:MOST_TABLES]:
        news = words.say(f"mail-say-{notice.kind}", table=defuse_links(notice.name), hours=notice.hours)
        text.append(f"{news}\n{settings.public_url}t/{notice.table}")
    if len(by_table) > MOST_TABLES:
        text.append(words.say("mail-say-more", count=len(by_table) - MOST_TABLES))
    text.append(f"{words.say('mail-say-stop')}\n{settings.public_url}mail/stop/{stop}")
    subject = words.say("mail-say-tables", count=len(by_table)) if more else words.say(f"alerts-say-{first.kind}")
    return _make_mail(settings, address, subject, text, stop)


def _make_mail(settings: MailSettings, address: str, subject: str, text: list[str], stop: str) -> EmailMessage:
    mail = EmailMessage(policy=_POLICY)
    mail["From"] = f"Bastide <{settings.sender}>"
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail[STOP] = f"<{settings.public_url}mail/stop/{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(text) + "\n")
    return mail
