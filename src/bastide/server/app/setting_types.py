"""Parsers of settings. Each raises ValueError with the end of a sentence."""

import difflib
import ipaddress
import math
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Never, TypeVar, cast

import typer

from bastide.server.common.external_bots import ExternalBot, parse_external_bot
from bastide.server.http.limits import Limits
from bastide.server.jobs.kinds import KINDS
from bastide.server.storage.table_expiry import RetentionPeriods

T = TypeVar("T")
MOST_CHARACTERS: Final = 200
LONGEST_DAYS: Final = 36_500
PASSWORD: Final = "BASTIDE_MAIL_PASSWORD"
"""Has no flag, because other users of the machine can read flags."""
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


def repeatable(
    parse: Callable[[str], T], combine: Callable[[tuple[T, ...]], Any] = tuple, separator: str = r"[\s,]"
) -> Callable[[typer.Context, typer.CallbackParam, list[str] | None], Any]:
    """Return the Typer callback of an option that may be repeated. Each value may itself be a list.

    It returns a list of one value, because Typer makes a list of what such a callback returns.
    """

    def convert(context: typer.Context, option: typer.CallbackParam, given: list[str] | None) -> Any:
        source = context.get_parameter_source(option.name)
        if source is not None and source.name == "ENVIRONMENT":
            given = [os.environ[str(option.envvar)]]  # Typer splits it at spaces, but a command of a bot contains them
        words = [word.strip() for text in given or () for word in re.split(separator, text) if word.strip()]
        try:
            return [combine(tuple(map(parse, words)))] if words else None
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None

    return convert


def refuse_former(name: str) -> Callable[[str], Never]:
    """Return a parser that refuses an option of older versions and shows its new name."""

    def refuse(_: str) -> Never:
        raise ValueError(f"this is called {name} now")

    return refuse


def parse_path(text: str) -> Path:
    """Parse a path; `~` is the user's home."""
    return Path(text).expanduser()


def read_mail_password(text: str) -> str:
    """Read a password from a file. The error never contains it."""
    if os.environ.get(PASSWORD):
        raise ValueError(f"{PASSWORD} is set as well; use one of them")
    try:
        found = parse_path(text).read_text("utf-8-sig").strip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{text} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}") from None
    if not found or not found.isprintable() or len(found) > MOST_CHARACTERS:
        raise ValueError(f"{text} does not consist of one line of at most {MOST_CHARACTERS} characters")
    return found


def parse_address(text: str) -> tuple[str, int]:
    """Parse a numeric address (or localhost) and a port."""
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    try:
        ipaddress.ip_address("127.0.0.1" if host == "localhost" else host)
    except ValueError:
        raise ValueError(f"write a numeric address and a port, such as 127.0.0.1:9100, not {text}") from None
    if not re.fullmatch("[0-9]{1,9}", port) or int(port) > 65535:
        raise ValueError(f"a port is a number from 0 to 65535, not {port}")
    return host, int(port)


def parse_host_name(text: str) -> str:
    """Parse a host name without scheme and port."""
    if not re.fullmatch(r"[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,251}[A-Za-z0-9_])?", text):
        raise ValueError(f"write a name without scheme, port and path, such as play.example, not {text}")
    return text.lower()


def parse_database_url(text: str) -> str:
    """Parse the address of a PostgreSQL database. The error never contains it, because it may hold a password."""
    if not re.fullmatch(r"postgres(ql)?://[^/\s]*/[^/\s?]+(\?\S*)?", text):
        raise ValueError("write postgresql://USER@HOST/DATABASE")
    return text


def parse_redis_url(text: str) -> str:
    """Parse the address of a Redis. The error never contains it."""
    if not re.fullmatch(r"rediss?://\S+", text):
        raise ValueError("write redis://HOST/0")
    return text


def parse_sentence(text: str) -> str:
    """Parse a text of one line for people."""
    if len(text) > MOST_CHARACTERS or not text.isprintable():
        raise ValueError(f"write one line of at most {MOST_CHARACTERS} characters")
    return text.strip()


def parse_job_kind(text: str) -> str:
    """Parse the name of a kind of job."""
    if text not in KINDS:
        raise ValueError(f"write {' or '.join(KINDS)}, not {text}")
    return text


def parse_limit(text: str) -> tuple[str, float]:
    """Parse NAME=VALUE: counts are whole numbers from 0, rates are above 0."""
    name, value = _split(text, "NAME=VALUE, such as open_tables=500")
    known = vars(Limits())
    if name in FORMER_LIMITS:
        raise ValueError(f"{name} is called {FORMER_LIMITS[name]} now")
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        raise ValueError(f"there is no limit {name}" + (f"; did you mean {near[0]}?" if near else ""))
    if isinstance(known[name], int):
        if not re.fullmatch("[0-9]{1,15}", value):
            raise ValueError(f"{name} is a whole number, not {value}")
        return name, int(value)
    return name, _number(name, value, lambda rate: 0 < rate < math.inf, "a number above 0")


def parse_period(text: str) -> tuple[str, float]:
    """Parse NAME=DAYS."""
    name, value = _split(text, "NAME=DAYS, such as game=60")
    if name not in (known := vars(RetentionPeriods())):
        raise ValueError(f"there is no period {name}; there are {', '.join(known)}")
    wanted = f"a number of days up to {LONGEST_DAYS}, or 0 for never"
    return name, _number(name, value, lambda days: 0 <= days <= LONGEST_DAYS, wanted)


def unique_bots(bots: tuple[ExternalBot, ...]) -> tuple[ExternalBot, ...]:
    """Return external bots whose names differ."""
    names = [bot.name.lower() for bot in bots]
    if twice := [name for name in names if names.count(name) > 1]:
        raise ValueError(f"two bots are called {twice[0]}")
    return bots


read_limits = repeatable(parse_limit, lambda given: replace(Limits(), **cast(dict[str, Any], dict(given))))
read_periods = repeatable(parse_period, lambda given: RetentionPeriods(**dict(given)))
read_bots = repeatable(parse_external_bot, unique_bots, separator=";")


def _split(text: str, example: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"write {example}, not {text}")
    return name, value


def _number(name: str, text: str, fits: Callable[[float], bool], wanted: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not fits(value):
        raise ValueError(f"{name} is {wanted}, not {text}")
    return value
