"""Every setting of a server, once: a field here is a flag of `bastide serve`, `bastide play` and `python -m
bastide.server` (or of `bastide work`), and a variable BASTIDE_* of the environment. A flag goes before the environment.

To add one, add a field with its `SettingField`: how it is told in help, and what reads it (ValueError with half a
sentence).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, get_type_hints

from bastide.server.admin.log_format import FORMS, LEVELS
from bastide.server.app import setting_types
from bastide.server.app.setting_types import SettingError
from bastide.server.common import external_bots
from bastide.server.common.external_bots import ExternalBot
from bastide.server.features.notifications import mail_settings
from bastide.server.features.notifications.mail_settings import MailServer, MailSettings
from bastide.server.http.client_address import Network, parse_network
from bastide.server.http.hosts import PublicUrl
from bastide.server.http.limits import Limits
from bastide.server.jobs.kinds import KINDS
from bastide.server.storage.table_expiry import RetentionPeriods

T = TypeVar("T")
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"


def data_folder() -> Path:
    """The user's own folder for the stored games."""
    import platformdirs  # of the extra `server`, and the command line reads this file without it

    return Path(platformdirs.user_data_dir("bastide", appauthor=False))


def variable_of(field_name: str) -> str:
    """The name of a setting in the environment."""
    return f"BASTIDE_{field_name.upper()}"


def flag_of(field_name: str) -> str:
    """The name of a setting on the command line."""
    return f"--{field_name.replace('_', '-')}"


@dataclass(frozen=True)
class SettingField:
    """How a field of Settings is written: as `flag`, or in the environment as `variable`, named like the field where
    nothing else is said. `sign` stands for the value in help, "" where it is only said or not. `many`: may be said
    again, in the environment with one of the signs `parts` between, and all together are a tuple. `secret`: in the
    environment alone, since everybody on a machine sees flags. `former`: the name of the field in older versions,
    which is refused with the new one."""

    help: str
    sign: str = ""
    read: Callable[[str], Any] = str
    many: bool = False
    flag: str = ""
    name: str = ""
    parts: str = r"\s,"
    secret: bool = False
    former: str = ""

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return variable_of(self.name)


DATA = SettingField(
    "Folder of the stored games; by default the user's data folder.", "FOLDER", setting_types.parse_folder
)
STORE = SettingField(
    "Address of a PostgreSQL database that keeps the games for several processes; without it they lie in the folder.",
    "URL",
    setting_types.parse_database_url,
)
BUS = SettingField(
    "Address of a Redis over which processes with the same --store wake each other; without it they hear later.",
    "URL",
    setting_types.parse_redis_url,
)
INNER = SettingField(
    "Address and port where other processes with the same --store reach this one, such as 10.0.0.5:8100; a free one of "
    "this machine otherwise.",
    "ADDRESS",
    setting_types.parse_internal_address,
    former="house_address",
)
HOST = SettingField("Address to listen on; loopback unless you say otherwise.", "ADDRESS")
PORT = SettingField("Port to listen on; 0 takes a free one.", "PORT", setting_types.parse_port)
LAN = SettingField("Let other devices of this network in; prints a QR code.")
PUBLIC = "Address that people use, where a proxy stands in front, such as https://play.example/bastide."
TRUST = "Network of a proxy whose X-Forwarded headers are believed, such as 127.0.0.1 or 10.0.0.0/8."
ALLOW = SettingField("Another name that this server is reached by.", "NAME", setting_types.parse_host_name, many=True)
GUESTS = "A program that plays at the tables, such as Tiler='./tiler --fast' (docs/bot-protocol.md); ; parts several."
BOTS = SettingField(GUESTS, "NAME=COMMAND", external_bots.parse_external_bot, many=True, flag="--bot", parts=";")
TIME = SettingField("Seconds that such a program has for a move.", "SECONDS", setting_types.parse_short_seconds)
MEMORY = SettingField(
    "MiB of memory for the data of such a program, on Linux; 0 does not bound it.",
    "MIB",
    setting_types.parse_whole_number,
)
DELAY = SettingField("Seconds that a bot takes at least.", "SECONDS", setting_types.parse_seconds)
WORK = SettingField(
    f"Kind of work that it takes: {', '.join(KINDS)}; all of them otherwise.",
    "KIND",
    setting_types.parse_one_of(*KINDS),
    many=True,
    flag="--kind",
)
AT_ONCE = SettingField(
    "How many jobs it does at once; by default one for each core.", "NUMBER", setting_types.parse_whole_number
)
OPERATOR = SettingField(
    "Who runs this server, shown to people: an address or a sentence.", "TEXT", setting_types.parse_sentence
)
MAIL = SettingField(
    "Mail server by which people may be told of their turn: smtp://USER@HOST:587 (STARTTLS), smtps://USER@HOST:465 "
    "(TLS), or smtp+plain://localhost:25 on this machine; without it no mail is sent.",
    "URL",
    MailServer.of,
)
MAIL_FROM = SettingField("Address that such mails come from.", "ADDRESS", mail_settings.normalize_mail_address)
MAIL_FILE = SettingField("File with the password for the mail server.", "FILE", setting_types.parse_folder)
MAIL_PASSWORD = SettingField("The password for the mail server.", "PASSWORD", secret=True)
METRICS = SettingField(
    "Address and port where metrics are told, such as 127.0.0.1:9100; nowhere otherwise.",
    "ADDRESS",
    setting_types.parse_internal_address,
)
LEVEL = SettingField(
    "Least level that is logged: debug, info, warning or error.", "LEVEL", setting_types.parse_one_of(*LEVELS)
)
FORM = SettingField("Form of the log: text or json.", "FORM", setting_types.parse_one_of(*FORMS))
OLD = "Days after which untouched tables end or go, such as game=60; 0 is never."
PERIODS = SettingField(OLD, "NAME=DAYS", setting_types.parse_period, many=True, flag="--period")
LIMITS = SettingField(
    "A limit of the server, such as open_tables=500.",
    "NAME=VALUE",
    setting_types.parse_limit,
    many=True,
    flag="--limit",
)


@dataclass(frozen=True)
class Settings:
    """How one server is set up."""

    data: Annotated[Path, DATA] = field(default_factory=data_folder)
    store: Annotated[str, STORE] = ""
    bus: Annotated[str, BUS] = ""
    internal_address: Annotated[tuple[str, int], INNER] = (LOOPBACK, 0)
    host: Annotated[str, HOST] = LOOPBACK
    port: Annotated[int, PORT] = 8000
    lan: Annotated[bool, LAN] = False
    public_url: Annotated[PublicUrl | None, SettingField(PUBLIC, "URL", PublicUrl.of)] = None
    trust_proxy: Annotated[tuple[Network, ...], SettingField(TRUST, "CIDR", parse_network, many=True)] = ()
    allow_host: Annotated[tuple[str, ...], ALLOW] = ()
    bot_delay: Annotated[float, DELAY] = 0.6
    bots: Annotated[tuple[ExternalBot, ...], BOTS] = ()
    bot_time: Annotated[float, TIME] = 5.0
    bot_memory: Annotated[int, MEMORY] = 0
    operator: Annotated[str, OPERATOR] = ""
    mail: Annotated[MailServer | None, MAIL] = None
    mail_from: Annotated[str, MAIL_FROM] = ""
    mail_password_file: Annotated[Path | None, MAIL_FILE] = None
    mail_password: Annotated[str, MAIL_PASSWORD] = field(default="", repr=False)
    log_format: Annotated[str, FORM] = "text"
    log_level: Annotated[str, LEVEL] = "warning"
    metrics_address: Annotated[tuple[str, int] | None, METRICS] = None
    periods: Annotated[RetentionPeriods, PERIODS] = field(default_factory=RetentionPeriods)
    limits: Annotated[Limits, LIMITS] = field(default_factory=Limits)

    @property
    def listens_on(self) -> str:
        """The address to listen on."""
        return EVERYWHERE if self.lan else self.host

    def mailing(self) -> MailSettings | None:
        """How mail is sent; None where it is not. Raises SettingError where something for it is missing."""
        server, password = self.mail, self.mail_password
        if self.mail_password_file is not None:
            if password:
                raise SettingError(
                    "--mail-password-file: BASTIDE_MAIL_PASSWORD says a password as well; say one of them"
                )
            password = setting_types.read_secret_file(self.mail_password_file, "--mail-password-file")
        if server is None:
            if self.mail_from or password:
                raise SettingError("--mail: no mail server is named; write --mail smtp://USER@HOST, or nothing of mail")
            return None
        if not self.mail_from:
            raise SettingError("--mail: the address that mails come from is missing; write --mail-from ADDRESS")
        if self.public_url is None:
            raise SettingError("--mail: the address that links in mails lead to is missing; write --public-url URL")
        if server.user and not password:
            raise SettingError(
                "--mail: the password is missing; say it with --mail-password-file or BASTIDE_MAIL_PASSWORD"
            )
        if password and not server.user:
            raise SettingError("--mail: there is a password and no user; write --mail smtp://USER@HOST")
        return MailSettings(server, self.mail_from, self.public_url, password)


@dataclass(frozen=True)
class WorkerSettings:
    """How a machine works for a house."""

    store: Annotated[str, STORE] = ""
    bus: Annotated[str, BUS] = ""
    kinds: Annotated[tuple[str, ...], WORK] = tuple(KINDS)
    processes: Annotated[int, AT_ONCE] = 0
    log_format: Annotated[str, FORM] = "text"
    log_level: Annotated[str, LEVEL] = "warning"
    metrics_address: Annotated[tuple[str, int] | None, METRICS] = None


@cache
def list_settings(of: Callable[..., Any] = Settings) -> list[SettingField]:
    """All of them, in the order of the help."""
    found = []
    for name, hint in get_type_hints(of, include_extras=True).items():
        [told] = hint.__metadata__
        flag = "" if told.secret else told.flag or flag_of(name)
        found.append(replace(told, name=name, flag=flag))
    return found


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Settings:
    """The options of a server; see read_settings_as()."""
    found = read_settings_as(Settings, flags, environment)
    found.mailing()  # half of it is refused before anything begins
    return found


def read_settings_as(of: Callable[..., T], flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> T:
    """The options from what was said: strings (or lists of them, or True) by the name of the field; None and nothing
    are not said. Raises SettingError with one sentence."""
    found: dict[str, Any] = {}
    for one in list_settings(of):
        _refuse_former(one, flags, environment)
        said, place = None if one.secret else flags.get(one.name), one.flag
        if said in (None, False, [], ()):
            said, place = environment.get(one.variable, "").strip(), one.variable
            if not said:
                continue
        try:
            found[one.name] = _value(one, said)
        except ValueError as error:
            raise SettingError(f"{place}: {error}") from None
    return of(**found)


def _refuse_former(one: SettingField, flags: Mapping[str, Any], environment: Mapping[str, str]) -> None:
    if one.former and flags.get(one.former):
        raise SettingError(f"{flag_of(one.former)} is called {one.flag} now")
    if one.former and variable_of(one.former) in environment:
        raise SettingError(f"{variable_of(one.former)} is called {one.variable} now")


def resolve_data_folder(said: Path | None, environment: Mapping[str, str] = os.environ) -> Path:
    """The data folder for a command that has no other settings: the one said, or that of the environment."""
    here = environment.get("BASTIDE_DATA", "").strip()
    return (said or (setting_types.parse_folder(here) if here else data_folder())).absolute()


def _value(one: SettingField, said: Any) -> Any:
    if not one.sign:
        return said is True or setting_types.parse_switch(str(said))
    if not one.many:
        return one.read(str(said))
    parts = said if isinstance(said, list | tuple) else [said]
    words = (word for part in parts for word in re.split(f"[{one.parts}]", str(part)) if word.strip())
    every = tuple(one.read(word.strip()) for word in words)
    if one.name == "limits":
        return replace(Limits(), **dict(every))
    if one.name == "bots":
        external_bots.check_external_bot_names(every)
    return replace(RetentionPeriods(), **dict(every)) if one.name == "periods" else every
