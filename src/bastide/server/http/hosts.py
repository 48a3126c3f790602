"""Host names of a server: the parsed Host header, origins of pages, and the public URL.

Invariant: a header of a response never contains client input that was not parsed and rebuilt here.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

ROOT = "bastide.root"
"""The key of an ASGI scope for the path prefix of the public URL, "" without one."""
USUAL_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_NAME = re.compile(r"[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?")
_HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9_.-]{1,254})(?::(?P<port>[0-9]{1,5}))?")
_ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<host>[^/?#@\s]{1,270})")
_ROOT = re.compile(r"(?:/[A-Za-z0-9._~-]{1,60}){0,8}")


@dataclass(frozen=True)
class HostName:
    """A lower-case name or address (IPv6 without brackets), and the port if there is one."""

    name: str
    port: int | None = None

    @classmethod
    def of(cls, text: str) -> HostName | None:
        """Parse a Host header; None if it is invalid."""
        found = _HOST.fullmatch(text)
        if found is None:
            return None
        name, port = found["name"].lower(), int(found["port"]) if found["port"] else None
        if port is not None and port > 65535:
            return None
        if name.startswith("["):
            try:
                return cls(str(ipaddress.IPv6Address(name[1:-1])), port)
            except ValueError:
                return None
        return cls(name.rstrip("."), port) if _NAME.fullmatch(name) else None

    def __str__(self) -> str:
        name = f"[{self.name}]" if ":" in self.name else self.name
        return name if self.port is None else f"{name}:{self.port}"

    @property
    def in_digits(self) -> bool:
        """Whether it is an IP address."""
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            return False
        return True


@dataclass(frozen=True)
class WebOrigin:
    """The origin of a page: scheme, name and port, with the default port filled in."""

    scheme: str
    name: str
    port: int

    @classmethod
    def of(cls, text: str) -> WebOrigin | None:
        """Parse an Origin header, exactly scheme://name[:port]; None for anything else."""
        found = _ORIGIN.fullmatch(text.lower())
        host = HostName.of(found["host"]) if found else None
        return cls.at(found["scheme"], host) if found and host else None

    @classmethod
    def at(cls, scheme: str, host: HostName) -> WebOrigin:
        """The origin of pages under this scheme and host."""
        scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return cls(scheme, host.name, USUAL_PORTS[scheme] if host.port is None else host.port)


@dataclass(frozen=True)
class PublicUrl:
    """The URL that people use: a scheme, a host, and a path prefix ("" or "/bastide")."""

    scheme: str
    host: HostName
    root: str = ""

    @classmethod
    def of(cls, text: str) -> PublicUrl:
        """Parse a public URL. Raises ValueError."""
        parts = urlsplit(text.strip())
        host = HostName.of(parts.netloc)
        root = parts.path.rstrip("/")
        if parts.scheme not in ("http", "https") or host is None or parts.query or parts.fragment:
            raise ValueError(
                f"write an address such as https://play.example or https://play.example/bastide, not {text}"
            )
        if not _ROOT.fullmatch(root) or any(part in (".", "..") for part in root.split("/")):
            raise ValueError(
                f"the path of the address has letters, digits and . _ ~ - between its slashes; {root} has others"
            )
        return cls(parts.scheme, host, root)

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}{self.root}/"

    @property
    def secure(self) -> bool:
        """Whether people connect over TLS."""
        return self.scheme == "https"

    @property
    def origin(self) -> WebOrigin:
        """The origin of its pages."""
        return WebOrigin.at(self.scheme, self.host)
