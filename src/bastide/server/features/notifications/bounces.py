"""Mails that come back: whether one says that an address takes no mail, and to which of ours it was.

Law: a report says it (RFC 3464), and it brings our mail along with the link that ends it. Whoever has that link could
end the mail himself, so nobody gains by a report that he has invented. Full mailboxes, what is taken for spam and what
waited for too long say nothing about the address.
"""

import email
import re
from collections.abc import Iterator
from email.message import Message
from typing import Final

from bastide.server.features.notifications.mail_store import STOP_SIGNS
from bastide.server.features.notifications.mail_templates import STOP

LONGEST: Final = 1 << 18
"""So much of a mail is read: a report stands before the mail that it brings along, and ours are short."""
_GONE: Final = re.compile(r"5\.(0\.0|1\.([0-6]|10)|2\.1|4\.[14])\b")
"""No such mailbox or house, a closed one, or no way there (RFC 3463; 5.4.1 is how some say the first)."""
_LINK: Final = re.compile(rf"/mail/stop/([0-9a-f]{{{STOP_SIGNS}}})\b")


def find_unsubscribe_link(mail: bytes) -> str:
    """The link, of our mail to an address that takes none, which ends it; "" where the mail says nothing like that."""
    try:
        report = email.message_from_bytes(mail[:LONGEST])
        failed, links = False, list[str]()
        for part in report.walk():
            kind = part.get_content_type()
            failed = failed or (kind == "message/delivery-status" and any(map(_is_gone, _blocks(part))))
            links += _LINK.findall(str(part.get(STOP, "")))
            links += _LINK.findall(_text(part)) if kind.startswith("text/") else ()
    except (RecursionError, LookupError, ValueError):  # parts within parts without end, or no mail at all
        return ""
    return links[0] if failed and links else ""


def _blocks(part: Message) -> Iterator[Message]:
    """What a report says of each that it could not be brought to."""
    told = part.get_payload()
    yield from (one for one in told if isinstance(one, Message)) if isinstance(told, list) else ()


def _is_gone(one: Message) -> bool:
    action, status = str(one.get("Action", "")), str(one.get("Status", ""))
    return action.strip().lower().startswith("failed") and _GONE.match(status.strip()) is not None


def _text(part: Message) -> str:
    read = part.get_payload(decode=True)
    return read.decode("latin-1") if isinstance(read, bytes) else ""
