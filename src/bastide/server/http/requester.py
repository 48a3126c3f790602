"""The sender of a request for slow work."""

from dataclasses import dataclass

from starlette.requests import Request

from bastide.server.http import client_address, identity


@dataclass(frozen=True)
class Requester:
    """The device ("" if there is none) and the address of a sender."""

    device: str = ""
    address: str = ""

    @property
    def name(self) -> str:
        """The key of the sender: its device, or without one its address."""
        return self.device or self.address

    def shares(self, other: "Requester") -> tuple[bool, bool]:
        """Whether both have the same device, and whether they have the same address."""
        return bool(self.device) and self.device == other.device, self.address == other.address


def get_requester(request: Request) -> Requester:
    """The sender of a request."""
    return Requester(identity.identify_device(request), client_address.client_key(request))
