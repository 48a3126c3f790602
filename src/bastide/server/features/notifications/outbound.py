"""Outbound requests to addresses given by users: https only, port 443, and public hosts only.

Invariant: a name is resolved once per message, and the message goes to the very address that was checked. So no user
can make this server connect to hosts on its internal network.
"""

import asyncio
import ipaddress
import os
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1024
LOOK_UP_SECONDS: Final = 4.0
ANYWHERE: Final = "BASTIDE_PUSH_ANYWHERE"
"""If 1 in the environment, any host is allowed, also without https. For tests with a local push service."""
GIVEN: Final = ipaddress.IPv6Network("2000::/3")
"""The global unicast range: all IPv6 addresses assigned to public hosts so far."""
THROUGH: Final = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))
"""Ranges in it that embed other addresses, which may be private (6to4, Teredo)."""
THREADS: Final = 4
"""Names resolved at once. They have their own threads, so that a slow lookup delays no other work."""


_THREADS: Final = ThreadPoolExecutor(THREADS, "bastide-names")


class Unreachable(Exception):
    """Nothing can be sent there. The text is half a sentence. `for_good`: a retry is useless."""

    def __init__(self, why: str, for_good: bool = True) -> None:
        super().__init__(why)
        self.for_good = for_good


@dataclass(frozen=True)
class OutboundHost:
    """A checked host: its name, its numeric address, and the parsed URL."""

    host: str
    digits: str
    parts: SplitResult

    @property
    def url(self) -> str:
        """The URL with the numeric address instead of the name."""
        parts, digits = self.parts, f"[{self.digits}]" if ":" in self.digits else self.digits
        netloc = digits if parts.port is None else f"{digits}:{parts.port}"
        return parts._replace(netloc=netloc, fragment="").geturl()


def is_public_address(digits: str) -> bool:
    """Whether a numeric address is public."""
    address = ipaddress.ip_address(digits)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public_address(str(address.ipv4_mapped))
        if address not in GIVEN or any(address in network for network in THROUGH):
            return False
    return address.is_global and not address.is_multicast


@dataclass(frozen=True)
class OutboundPolicy:
    """Decides which addresses are allowed. `anywhere` allows all, for tests with a local push service."""

    anywhere: bool = False

    @classmethod
    def from_environment(cls) -> "OutboundPolicy":
        """Return the policy set by the environment."""
        return cls(os.environ.get(ANYWHERE) == "1")

    def parse(self, endpoint: str) -> SplitResult:
        """Parse and check a URL. Raises Unreachable."""
        if len(endpoint) > LONGEST:
            raise Unreachable(f"it has more than {LONGEST} characters")
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise Unreachable("it is no address") from None
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or not parts.hostname:
            raise Unreachable("it is no address")
        if parts.username is not None or parts.password is not None:
            raise Unreachable("it holds a name or a password")
        if not self.anywhere and (parts.scheme != "https" or port not in (None, 443)):
            raise Unreachable("messages go by https and to port 443 only")
        if parts.scheme not in ("http", "https"):
            raise Unreachable("messages go by https")
        return parts

    async def resolve(self, endpoint: str) -> OutboundHost:
        """Check a URL and resolve its host. Raises Unreachable."""
        parts = self.parse(endpoint)
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            async with asyncio.timeout(LOOK_UP_SECONDS):
                answers = await asyncio.get_running_loop().run_in_executor(_THREADS, look_up)
            addresses = [str(address[0]) for *_, address in answers]
        except (OSError, UnicodeError, TimeoutError):
            raise Unreachable(f"there is no host named {host[:100]}", for_good=False) from None
        if not addresses or not (
            self.anywhere or all(is_public_address(digits.partition("%")[0]) for digits in addresses)
        ):
            raise Unreachable(f"{host[:100]} is not a public address")
        return OutboundHost(host, addresses[0], parts)
