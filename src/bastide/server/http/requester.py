"""The sender of a request for slow work."""

from collections.abc import Sequence
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

    def count(self, others: Sequence["Requester"]) -> tuple[int, int]:
        """How many of the others have the same device, and how many the same address."""
        devices = sum(other.device == self.device for other in others) if self.device else 0
        return devices, sum(other.address == self.address for other in others)


def get_requester(request: Request) -> Requester:
    """The sender of a request."""
    return Requester(identity.identify_device(request), client_address.client_key(request))
