"""The client address, as a key for limits.

Invariant: IPv4 counts whole, IPv6 by its /64, which is what one household or one rented machine has. Forwarding headers
count only from a proxy that the operator named. The visitor is then the rightmost hop that is no trusted proxy.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import HTTPConnection

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MOST_HOPS = 32
_FOR = re.compile(r"(?:^|;)\s*for\s*=\s*(\"[^\"]*\"|[^;,\s]+)", re.IGNORECASE)


def parse_network(text: str) -> Network:
    """Parse a network such as 10.0.0.0/8, or a single address. Raises ValueError."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise ValueError(f"a network is written as 10.0.0.0/8 or 192.168.1.7, not {text}") from None


def parse_address(text: str) -> Address | None:
    """Parse an address as peers and proxies write it, with or without port and zone. A mapped IPv4 address becomes
    IPv4."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def limit_key(address: str) -> str:
    """The key of an address for limits. A text that is no address is its own key."""
    found = parse_address(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def client_key(connection: HTTPConnection) -> str:
    """The key of the visitor for limits. Behind a trusted proxy, security.py has set the visitor's address."""
    return limit_key(connection.client.host) if connection.client else ""


class TrustedProxies:
    """The proxies whose forwarding headers are trusted."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self.networks = tuple(networks)

    def trusts(self, address: str) -> bool:
        """Whether a peer is a trusted proxy."""
        found = parse_address(address)
        return found is not None and any(found.version == one.version and found in one for one in self.networks)

    def visitor(self, peer: str, headers: Headers) -> str:
        """The address of the visitor behind a peer."""
        if not self.trusts(peer):
            return peer
        seen = peer
        for hop in reversed(_hops(headers)[-MOST_HOPS:]):
            found = parse_address(hop)
            if found is None:
                return seen  # no address: count it as the last trusted proxy
            seen = str(found)
            if not self.trusts(seen):
                return seen
        return seen

    def scheme(self, peer: str, headers: Headers) -> str:
        """The scheme that the visitor used, "" unless a trusted proxy reports it."""
        if not self.trusts(peer):
            return ""
        scheme = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip().lower()
        return scheme if scheme in ("http", "https") else ""


def _hops(headers: Headers) -> Sequence[str]:
    """The hops from the visitor to the nearest proxy."""
    if listed := headers.getlist("x-forwarded-for"):
        return ",".join(listed).split(",")
    forwarded = ",".join(headers.getlist("forwarded"))
    found = map(_FOR.search, forwarded.split(",") if forwarded else ())
    return [match[1].strip('"') if match else "" for match in found]
