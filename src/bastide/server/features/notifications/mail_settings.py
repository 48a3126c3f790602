"""Mail settings, and the check of mail addresses.

Invariant: an address contains no character with a meaning in headers or SMTP commands, or it is refused.
"""

import ipaddress
import re
from dataclasses import dataclass, field
from typing import Final, Literal

from bastide.server.http.hosts import PublicUrl

Tls = Literal["starttls", "tls", "none"]
SCHEMES: Final[dict[str, tuple[Tls, int]]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp+plain": ("none", 25),
}
LONGEST: Final = 254
LONGEST_LOCAL: Final = 64
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN: Final = re.compile(
    r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])"
)
_SERVER: Final = re.compile(
    r"(?P<scheme>smtp|smtps|smtp\+plain)://(?:(?P<user>[!-~]{1,200})@)?"
    r"(?P<host>[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?/?"
)


def normalize_mail_address(address: str) -> str:
    """Return the address with its domain in lower case. Raises ValueError with the end of a sentence."""
    local, at, domain = address.strip(" ").rpartition("@")
    if not at or len(local) + len(domain) >= LONGEST or len(local) > LONGEST_LOCAL:
        raise ValueError(f"an address is like anna@mail.example and has at most {LONGEST} characters")
    if not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(domain):
        raise ValueError("an address is like anna@mail.example: English letters, digits and a few other characters")
    return f"{local}@{domain.lower()}"


@dataclass(frozen=True)
class MailServer:
    """The SMTP server and the user name for it."""

    host: str
    port: int
    tls: Tls
    user: str = ""

    @classmethod
    def of(cls, text: str) -> "MailServer":
        """Parse a URL. Raises ValueError, whose text never repeats the input: it may hold a password."""
        found = _SERVER.fullmatch(text)
        if found is None:
            raise ValueError("write smtp://USER@HOST:587 or smtps://USER@HOST:465; give the password separately")
        tls, usual = SCHEMES[found["scheme"]]
        host, port, user = found["host"].strip("[]"), int(found["port"] or usual), found["user"] or ""
        if ":" in user:
            raise ValueError("give the password with --mail-password-file or BASTIDE_MAIL_PASSWORD, not here")
        if not 0 < port <= 65535:
            raise ValueError("a port is a number from 1 to 65535")
        if tls == "none" and not _is_local(host):
            raise ValueError("smtp+plain has no TLS: it goes to this machine only, as in smtp+plain://localhost:25")
        return cls(host, port, tls, user)


@dataclass(frozen=True)
class MailSettings:
    """Mail settings: the server, the sender, and the public URL for links."""

    server: MailServer
    sender: str
    public_url: PublicUrl
    password: str = field(default="", repr=False)


def _is_local(host: str) -> bool:
    try:
        return host.lower() == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
