"""Who asks for work that takes long."""

from dataclasses import dataclass

from starlette.requests import Request

from bastide.server.http import client_address, identity


@dataclass(frozen=True)
class Requester:
    """His device ("" where he has none) and his address."""

    device: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        """Whose wish it is."""
        return self.device or self.address

    def shares(self, other: "Requester") -> tuple[bool, bool]:
        """Whether it is the same device, and whether it is the same address."""
        return bool(self.device) and self.device == other.device, self.address == other.address


def get_requester(request: Request) -> Requester:
    """Who sent it."""
    return Requester(identity.identify_device(request), client_address.client_key(request))
