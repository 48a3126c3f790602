"""Which addresses that visitors name this server writes to: https, the usual port, and machines of the public net.

Law: a name is looked up once for each message, and the message goes to the very address that was looked at. So nobody
makes this server knock at doors of its own house.
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
"""Set to 1 in the environment, messages go anywhere, also without https: for tests, whose push service is their own."""
GIVEN: Final = ipaddress.IPv6Network("2000::/3")
"""All that is given to machines of the public net so far."""
THROUGH: Final = tuple(ipaddress.IPv6Network(one) for one in ("2002::/16", "2001::/32"))
"""Networks of it whose addresses stand for others, which may be private ones."""
THREADS: Final = 4
"""Names that are looked up at once: a slow one keeps nobody else's work waiting."""


_THREADS: Final = ThreadPoolExecutor(THREADS, "bastide-names")


class Unreachable(Exception):
    """Nothing is sent there, in half a sentence; `for_good`: nor will it be."""

    def __init__(self, why: str, for_good: bool = True) -> None:
        super().__init__(why)
        self.for_good = for_good


@dataclass(frozen=True)
class OutboundHost:
    """A machine: its name, its address in digits, and the rest of what was named."""

    host: str
    digits: str
    parts: SplitResult

    @property
    def url(self) -> str:
        """With the address in digits instead of the name."""
        parts, digits = self.parts, f"[{self.digits}]" if ":" in self.digits else self.digits
        where = digits if parts.port is None else f"{digits}:{parts.port}"
        return parts._replace(netloc=where, fragment="").geturl()


def is_public_address(digits: str) -> bool:
    """Whether an address in digits is one of the public net."""
    found = ipaddress.ip_address(digits)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public_address(str(found.ipv4_mapped))
        if found not in GIVEN or any(found in one for one in THROUGH):
            return False
    return found.is_global and not found.is_multicast


@dataclass(frozen=True)
class OutboundPolicy:
    """`anywhere`: tests have their push service beside them."""

    anywhere: bool = False

    @classmethod
    def usual(cls) -> "OutboundPolicy":
        """As the environment says."""
        return cls(os.environ.get(ANYWHERE) == "1")

    def named(self, endpoint: str) -> SplitResult:
        """What was named, taken apart. Raises Unreachable."""
        if len(endpoint) > LONGEST:
            raise Unreachable(f"it has more than {LONGEST} signs")
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

    async def find(self, endpoint: str) -> OutboundHost:
        """The machine that an address names. Raises Unreachable."""
        parts = self.named(endpoint)
        host = str(parts.hostname)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            asked = asyncio.get_running_loop().run_in_executor(_THREADS, look_up)
            async with asyncio.timeout(LOOK_UP_SECONDS):
                found = [str(one[4][0]) for one in await asked]
        except (OSError, UnicodeError, TimeoutError):
            raise Unreachable(f"there is no machine of the name {host[:100]}", for_good=False) from None
        if not found or not (self.anywhere or all(is_public_address(one.partition("%")[0]) for one in found)):
            raise Unreachable(f"{host[:100]} is no machine of the public net")
        return OutboundHost(host, found[0], parts)
