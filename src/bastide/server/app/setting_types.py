"""What is written for a setting, as a value. Each function raises ValueError with the end of a sentence."""

import dataclasses
import difflib
import ipaddress
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bastide.server.http.limits import Limits
from bastide.server.storage.table_expiry import RetentionPeriods

MOST_SIGNS = 200
LONGEST_DAYS = 36_500
_NAME = re.compile(r"[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_])?")


class SettingError(ValueError):
    """A setting that cannot be; one sentence says which and what to write."""


def parse_folder(said: str) -> Path:
    """A folder; `~` is the user's own."""
    return Path(said).expanduser()


def read_secret_file(file: Path, flag: str) -> str:
    """What a file with a secret holds. Raises SettingError, which says nothing of that."""
    try:
        found = file.read_text("utf-8").strip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingError(
            f"{flag}: {file} cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}"
        ) from None
    if not found or not found.isprintable() or len(found) > MOST_SIGNS:
        raise SettingError(f"{flag}: {file} has not one line of at most {MOST_SIGNS} signs")
    return found


def parse_port(said: str) -> int:
    """A port."""
    if not (said.isascii() and said.isdigit() and int(said[:9]) <= 65535):
        raise ValueError(f"a port is a number from 0 to 65535, not {said}")
    return int(said)


def parse_internal_address(said: str) -> tuple[str, int]:
    """An address in digits (or localhost) and a port."""
    host, _, port = said.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    try:
        ipaddress.ip_address("127.0.0.1" if host == "localhost" else host)
    except ValueError:
        raise ValueError(f"write an address in digits and a port, such as 127.0.0.1:9100, not {said}") from None
    return host, parse_port(port)


def parse_seconds(said: str) -> float:
    """A span of time."""
    value = _number(said)
    if value < 0:
        raise ValueError(f"a span of time is not negative, as {said} is")
    return value


def parse_short_seconds(said: str) -> float:
    """A span of time that is one, and no longer than a minute."""
    value = _number(said)
    if not 0 < value <= 60:
        raise ValueError(f"a move takes more than 0 and at most 60 seconds, not {said}")
    return value


def parse_whole_number(said: str) -> int:
    """A whole number from 0."""
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise ValueError(f"{said} is no whole number")
    return int(said)


def parse_host_name(said: str) -> str:
    """A name by which a server is reached, without scheme and port."""
    if not _NAME.fullmatch(said):
        raise ValueError(f"a name has no scheme, port or path, as in play.example; {said} is none")
    return said.lower()


def parse_database_url(said: str) -> str:
    """The address of a PostgreSQL database; what is said of a wrong one holds nothing of it, for a password's sake."""
    if not re.fullmatch(r"postgres(ql)?://[^/\s]*/[^/\s?]+(\?\S*)?", said):
        raise ValueError("write postgresql://USER@HOST/DATABASE")
    return said


def parse_redis_url(said: str) -> str:
    """The address of a Redis; nothing of a wrong one is said again."""
    if not re.fullmatch(r"rediss?://\S+", said):
        raise ValueError("write redis://HOST/0")
    return said


def parse_sentence(said: str) -> str:
    """A text for people, on one line."""
    if len(said) > MOST_SIGNS or not said.isprintable():
        raise ValueError(f"a text for people is one line of at most {MOST_SIGNS} signs")
    return said.strip()


def parse_one_of(*known: str) -> Callable[[str], str]:
    """One of these words."""

    def read(said: str) -> str:
        if said not in known:
            raise ValueError(f"write {' or '.join(known)}, not {said}")
        return said

    return read


FORMER_LIMITS: Final = {
    "advices_per_hour": "hints_per_hour",
    "asks_per_quarter": "votes_per_quarter",
    "consent_seconds": "vote_seconds",
    "drawings_burst": "renders_burst",
    "drawings_per_second": "renders_per_second",
    "lists_seconds": "lobby_update_seconds",
    "live_rooms": "live_tables",
    "mail_asks_per_day": "mail_confirmations_per_day",
    "mail_asks_per_day_address": "mail_confirmations_per_day_address",
    "offer_seconds": "bot_offer_seconds",
    "remark_seconds": "chat_seconds",
    "remarks": "chat_messages",
    "remarks_kept": "chat_messages_kept",
    "seatings_per_minute": "seat_changes_per_minute",
}
"""Names of limits in older versions."""


def parse_limit(said: str) -> tuple[str, float]:
    """A limit by its name: whole numbers from 0, rates above 0."""
    name, equals, value = said.partition("=")
    kinds = {field.name: type(field.default) for field in dataclasses.fields(Limits)}
    if not equals:
        raise ValueError(f"write NAME=VALUE, such as open_tables=500, not {said}")
    if name not in kinds:
        if name in FORMER_LIMITS:
            raise ValueError(f"{name} is called {FORMER_LIMITS[name]} now")
        near = difflib.get_close_matches(name, kinds, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise ValueError(f"there is no limit {name}{hint}")
    if kinds[name] is int:
        if not (value.isascii() and value.isdigit() and len(value) <= 15):
            raise ValueError(f"{name} is a whole number, not {value}")
        return name, int(value)
    rate = _number(value)
    if rate <= 0:
        raise ValueError(f"{name} is a number above 0, not {value}")
    return name, rate


def parse_period(said: str) -> tuple[str, float]:
    """A period by its name, in days."""
    name, equals, value = said.partition("=")
    kinds = [field.name for field in dataclasses.fields(RetentionPeriods)]
    if not equals:
        raise ValueError(f"write NAME=DAYS, such as game=60, not {said}")
    if name not in kinds:
        raise ValueError(f"there is no period {name}; there are {', '.join(kinds)}")
    days = _number(value)
    if not 0 <= days <= LONGEST_DAYS:
        raise ValueError(f"{name} is a number of days up to {LONGEST_DAYS}, or 0 for never, not {value}")
    return name, days


def parse_switch(said: str) -> bool:
    """Whether a variable says yes."""
    known = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}
    if said.lower() not in known:
        raise ValueError(f"write 1 or 0, not {said}")
    return known[said.lower()]


def _number(said: str) -> float:
    try:
        value = float(said)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise ValueError(f"{said} is no number")
    return value
