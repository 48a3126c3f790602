"""The operator's announcement, and the maintenance mode in which no new tables are created.

Invariant: both are kept in a file of the data folder and survive a restart. An announcement with a time expires one
hour after it.
"""

import contextlib
import logging
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.protocol.server_messages import Notice

log = logging.getLogger("bastide.announcements")
FILE: Final = "notice.json"
STAYS: Final = timedelta(hours=1)
MOST_SIGNS: Final = 300
RETRY_SECONDS: Final = 300


class Announcements:
    """The announcement and the maintenance mode of a server. Without a folder nothing is saved."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = folder / FILE if folder else None
        self._notice = self._read()

    def _read(self) -> Notice:
        if self._path is None or not self._path.exists():
            return Notice()
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Notice)
        except (OSError, msgspec.DecodeError) as error:
            log.warning("the notice in %s cannot be read: %s", FILE, type(error).__name__)
            return Notice()

    @property
    def now(self) -> Notice | None:
        """The current notice, or None if there is nothing to announce."""
        notice = self._notice
        if notice.at and datetime.fromisoformat(notice.at) + STAYS < datetime.now(UTC):
            notice = Notice(maintenance=notice.maintenance)
        return notice if notice.text or notice.maintenance else None

    @property
    def maintenance(self) -> bool:
        """Whether new tables are refused."""
        return self._notice.maintenance

    def say(self, text: str, at: str = "") -> Notice:
        """Replace the announcement. Raises RequestError, OSError."""
        return self._save(Notice(check_notice_text(text), parse_notice_time(at), self.maintenance))

    def maintain(self, on: bool) -> Notice:
        """Switch maintenance mode on or off. Raises OSError."""
        notice = self.now or Notice()
        return self._save(Notice(notice.text, notice.at, on))

    def _save(self, notice: Notice) -> Notice:
        if self._path is not None:
            fresh = self._path.with_suffix(".new")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(msgspec.json.encode(notice))
            with contextlib.suppress(OSError):
                os.chmod(fresh, 0o600)
            fresh.replace(self._path)
        self._notice = notice
        return notice


def check_notice_text(text: str) -> str:
    """The stripped text if it is a single printable line. Raises RequestError."""
    text = text.strip()
    if len(text) > MOST_SIGNS or not text.isprintable():
        raise RequestError("bad-notice", f"An announcement is one line of at most {MOST_SIGNS} characters.")
    return text


def parse_notice_time(text: str) -> str:
    """Convert an ISO 8601 time with its zone to UTC. "" stays "". Raises RequestError."""
    if not text:
        return ""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        found = datetime.max
    if found.tzinfo is None:
        reason = f"{text} is not a time with a time zone. Write it as in 2030-01-31T22:00+01:00."
        raise RequestError("bad-moment", reason)
    return found.astimezone(UTC).isoformat(timespec="seconds")


def maintenance_error() -> RequestError:
    """The error for a new table during maintenance."""
    text = "No new tables can be opened during maintenance; running games continue."
    return RequestError("maintenance", text, status=503, seconds=RETRY_SECONDS)
