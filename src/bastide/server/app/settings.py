"""The settings of a server and of a worker.

Each field is an option of `bastide serve` and `bastide play`, or of `bastide work` (cli/serve.py). Its `typer.Option`
holds the environment variable and the help. A flag has precedence over the variable. If neither is given, the default
of the field applies.
"""

import os
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from bastide.server.admin.log_format import Format, Level
from bastide.server.app import setting_types as types
from bastide.server.app.setting_types import repeatable
from bastide.server.common.external_bots import ExternalBot
from bastide.server.features.notifications.mail_settings import MailServer, MailSettings, normalize_mail_address
from bastide.server.http.client_address import Network, parse_network
from bastide.server.http.hosts import PublicUrl
from bastide.server.http.limits import Limits
from bastide.server.jobs.kinds import KINDS
from bastide.server.storage.table_expiry import RetentionPeriods

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"


def data_folder() -> Path:
    """Return the default folder of the stored games."""
    import platformdirs  # of the extra `server`: the command line imports this module without it

    return Path(platformdirs.user_data_dir("bastide", appauthor=False))


def _option(panel: str, variable: str, metavar: str | None, help: str, *flags: str, **more: Any) -> Any:
    """An option in a panel of the help. The flag is the name of its field, unless `flags` has another."""
    help += " May be repeated." if "callback" in more else ""
    return typer.Option(*flags, rich_help_panel=panel, envvar=variable, metavar=metavar, help=help, **more)


_network, _cluster, _bots = (partial(_option, panel) for panel in ("Network", "Several processes", "Bots"))
_mail, _operation = (partial(_option, panel) for panel in ("Mail", "Operation"))

DATA = typer.Option(
    envvar="BASTIDE_DATA", metavar="FOLDER", parser=types.parse_path, help="Folder of the games; by default the user's."
)
STORE = _cluster(
    "BASTIDE_STORE", "URL", "PostgreSQL database, used instead of the folder.", parser=types.parse_database_url
)
BUS = _cluster(
    "BASTIDE_BUS", "URL", "Redis that notifies processes with the same --store.", parser=types.parse_redis_url
)
INTERNAL = _cluster(
    "BASTIDE_INTERNAL_ADDRESS", "ADDRESS", "Address for such processes, as 10.0.0.5:8100.", parser=types.parse_address
)
FORMER_INTERNAL = typer.Option(
    envvar="BASTIDE_HOUSE_ADDRESS",
    parser=types.refuse_former("--internal-address (BASTIDE_INTERNAL_ADDRESS)"),
    hidden=True,
)
HOST = _network("BASTIDE_HOST", "ADDRESS", "Address to listen on.")
PORT = _network("BASTIDE_PORT", "PORT", "Port to listen on. 0 takes a free one.", min=0, max=65535)
LAN = _network("BASTIDE_LAN", None, "Let other devices of this network in. Prints a QR code.", "--lan")
PUBLIC = _network(
    "BASTIDE_PUBLIC_URL", "URL", "Address that people use, such as https://play.example/bastide.", parser=PublicUrl.of
)
PROXY = _network(
    "BASTIDE_TRUST_PROXY", "CIDR", "Network of a proxy whose headers are trusted.", callback=repeatable(parse_network)
)
ALLOW = _network(
    "BASTIDE_ALLOW_HOST", "NAME", "Another host name of this server.", callback=repeatable(types.parse_host_name)
)
DELAY = _bots("BASTIDE_BOT_DELAY", "SECONDS", "Least time of a bot for a move.", min=0, max=3600)
BOTS = _bots(
    "BASTIDE_BOTS", "NAME=COMMAND", "Program that plays, as Tiler='./tiler --fast'.", "--bot", callback=types.read_bots
)
TIME = _bots("BASTIDE_BOT_TIME", "SECONDS", "Time of such a program for a move.", min=0.001, max=60)
MEMORY = _bots("BASTIDE_BOT_MEMORY", "MIB", "Data memory of such a program, on Linux. 0 is no limit.", min=0)
OPERATOR = _operation(
    "BASTIDE_OPERATOR", "TEXT", "Who runs this server, for visitors: an address or a text.", parser=types.parse_sentence
)
MAIL = _mail(
    "BASTIDE_MAIL", "URL", "Mail server, as smtp://USER@HOST:587 or smtps://USER@HOST:465.", parser=MailServer.of
)
MAIL_FROM = _mail("BASTIDE_MAIL_FROM", "ADDRESS", "Sender of the mails.", parser=normalize_mail_address)
MAIL_PASSWORD = _mail(
    "BASTIDE_MAIL_PASSWORD_FILE",
    "FILE",
    f"File with the password for the mail server. {types.PASSWORD} may hold the password instead.",
    "--mail-password-file",
    parser=types.read_mail_password,
)
FORMAT = _operation("BASTIDE_LOG_FORMAT", None, "Format of the log.")
LEVEL = _operation("BASTIDE_LOG_LEVEL", None, "Lowest level that is logged.")
METRICS = _operation(
    "BASTIDE_METRICS_ADDRESS", "ADDRESS", "Address of the metrics, as 127.0.0.1:9100.", parser=types.parse_address
)
PERIODS = _operation(
    "BASTIDE_PERIODS", "NAME=DAYS", "Days that unused tables stay, as game=60.", "--period", callback=types.read_periods
)
LIMITS = _operation(
    "BASTIDE_LIMITS", "NAME=VALUE", "A limit, such as open_tables=500.", "--limit", callback=types.read_limits
)
JOBS = _operation(
    "BASTIDE_KINDS", "KIND", f"Kind of job: {', '.join(KINDS)}.", "--kind", callback=repeatable(types.parse_job_kind)
)
PROCESSES = _operation("BASTIDE_PROCESSES", "NUMBER", "Jobs at a time. 0 is one for each core.", min=0)


@dataclass(frozen=True)
class Settings:
    """The settings of one server. Raises typer.BadParameter if settings for mail are missing."""

    data: Annotated[Path, DATA] = field(default_factory=data_folder)
    store: Annotated[str, STORE] = ""
    bus: Annotated[str, BUS] = ""
    internal_address: Annotated[tuple[str, int], INTERNAL] = (LOOPBACK, 0)
    house_address: Annotated[str, FORMER_INTERNAL] = ""  # always empty: older versions had this name
    host: Annotated[str, HOST] = LOOPBACK
    port: Annotated[int, PORT] = 8000
    lan: Annotated[bool, LAN] = False
    public_url: Annotated[PublicUrl | None, PUBLIC] = None
    trust_proxy: Annotated[tuple[Network, ...], PROXY] = ()
    allow_host: Annotated[tuple[str, ...], ALLOW] = ()
    bot_delay: Annotated[float, DELAY] = 0.6
    bots: Annotated[tuple[ExternalBot, ...], BOTS] = ()
    bot_time: Annotated[float, TIME] = 5.0
    bot_memory: Annotated[int, MEMORY] = 0
    operator: Annotated[str, OPERATOR] = ""
    mail: Annotated[MailServer | None, MAIL] = None
    mail_from: Annotated[str, MAIL_FROM] = ""
    mail_password: Annotated[str, MAIL_PASSWORD] = field(
        default_factory=lambda: os.environ.get(types.PASSWORD, "").strip(), repr=False
    )
    log_format: Annotated[Format, FORMAT] = "text"
    log_level: Annotated[Level, LEVEL] = "warning"
    metrics_address: Annotated[tuple[str, int] | None, METRICS] = None
    periods: Annotated[RetentionPeriods, PERIODS] = field(default_factory=RetentionPeriods)
    limits: Annotated[Limits, LIMITS] = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.mailing()

    @property
    def listens_on(self) -> str:
        """The address to listen on."""
        return EVERYWHERE if self.lan else self.host

    def mailing(self) -> MailSettings | None:
        """Return how mail is sent, or None if it is not. Raises typer.BadParameter if a setting is missing."""
        missing = ""
        if self.mail is None:
            if not self.mail_from and not self.mail_password:
                return None
            missing = "there is no mail server; write --mail smtp://USER@HOST, or no setting for mail"
        elif not self.mail_from:
            missing = "the sender is missing; write --mail-from ADDRESS"
        elif self.public_url is None:
            missing = "the address for links in mails is missing; write --public-url URL"
        elif self.mail.user and not self.mail_password:
            missing = f"the password is missing; give it with --mail-password-file or {types.PASSWORD}"
        elif self.mail_password and not self.mail.user:
            missing = "there is a password but no user; write --mail smtp://USER@HOST"
        else:
            return MailSettings(self.mail, self.mail_from, self.public_url, self.mail_password)
        raise typer.BadParameter(missing, param_hint="'--mail'")


@dataclass(frozen=True)
class WorkerSettings:
    """The settings of a worker of a cluster."""

    store: Annotated[str, STORE] = ""
    bus: Annotated[str, BUS] = ""
    kinds: Annotated[tuple[str, ...], JOBS] = tuple(KINDS)
    processes: Annotated[int, PROCESSES] = 0
    log_format: Annotated[Format, FORMAT] = "text"
    log_level: Annotated[Level, LEVEL] = "warning"
    metrics_address: Annotated[tuple[str, int] | None, METRICS] = None
