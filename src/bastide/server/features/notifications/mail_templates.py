"""The mails of this house: one question whether an address may be written to, and the calls to one's turn. Plain text.

Law: headers and the question hold no word that a visitor chose. Names of tables stand in the text alone, without signs
that would make a link of them. Each mail says how to have no more of it, with one click and without signing in.
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
"""Named in one mail; others are counted."""
HOUR_MS: Final = 3_600_000
_RANKS: Final[tuple[Kind, ...]] = ("late", "consent", "turn", "round")
STOP: Final = "List-Unsubscribe"


class _UnfoldedHeader(UnstructuredHeader, BaseHeader):
    """The link that ends mail, in one line however long it is: in encoded words no mail program would find it."""

    def fold(self, *, policy: Policy) -> str:
        """The header as it is sent."""
        return f"{STOP}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type(STOP.lower(), _UnfoldedHeader)
_POLICY: Final = SMTP.clone(header_factory=_HEADERS)


@dataclass(frozen=True)
class TurnNotice:
    """What somebody is told of a table: what it is called, and how many hours he has left."""

    table: str
    kind: Kind
    name: str
    hours: int = 0


def defuse_links(name: str) -> str:
    """A name of which no mail program makes a link."""
    return re.sub(r"[^\w '’,!?()-]+", " ", name.replace("_", " ")).strip() or "…"


def make_confirmation_mail(mailing: MailSettings, address: str, language: str, token: str, stop: str) -> EmailMessage:
    """Whether the address may be written to; it counts when its reader opens the link and says so."""
    words = load_words(language)
    text = [
        words.say("mail-say-asked", house=str(mailing.house.host)),
        f"{mailing.house}mail/confirm#{token}",
        words.say("mail-say-asked-good", hours=GOOD_MS // HOUR_MS),
        words.say("mail-say-asked-not"),
        f"{mailing.house}mail/stop/{stop}",
    ]
    return _mail(mailing, address, words.say("mail-say-asked-subject"), text, stop)


def make_turn_mail(
    mailing: MailSettings, address: str, language: str, told: list[TurnNotice], stop: str
) -> EmailMessage:
    """That it is somebody's turn at some tables, what is most urgent first and each table once."""
    words, best = load_words(language), dict[str, TurnNotice]()
    for one in sorted(told, key=lambda call: (_RANKS.index(call.kind), call.hours, call.table)):
        best.setdefault(one.table, one)
    tables = list(best.values())
    text = []
    for one in tables[:MOST_TABLES]:
        said = words.say(f"mail-say-{one.kind}", table=defuse_links(one.name), hours=one.hours)
        text.append(f"{said}\n{mailing.house}t/{one.table}")
    if more := len(tables) - MOST_TABLES:
        text += [words.say("mail-say-more", count=more)] if more > 0 else []
    subject = words.say("alerts-say-late" if tables[0].kind == "late" else f"alerts-say-{tables[0].kind}")
    if len(tables) > 1:
        subject = words.say("mail-say-tables", count=len(tables))
    text += [f"{words.say('mail-say-stop')}\n{mailing.house}mail/stop/{stop}"]
    return _mail(mailing, address, subject, text, stop)


def _mail(mailing: MailSettings, address: str, subject: str, text: list[str], stop: str) -> EmailMessage:
    mail = EmailMessage(policy=_POLICY)
    mail["From"] = f"Bastide <{mailing.sender}>"
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=mailing.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail[STOP] = f"<{mailing.house}mail/stop/{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content("\n\n".join(text) + "\n")
    return mail
