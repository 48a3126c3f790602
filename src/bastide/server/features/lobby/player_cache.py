"""Who in the lists plays with an account, and how well, as of a few seconds ago.

Law: asked once for everybody who looks; a device is asked about again only after a while.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.features.lobby.messages import Known
from bastide.server.features.ratings import leaderboards
from bastide.server.storage.db import Db

RatingGroup = tuple[str, str, str]
"""Family, speed, kind."""
AGAIN_MS: Final = 10_000


@dataclass(frozen=True)
class _PlayerInfo:
    account: Account | None
    numbers: Mapping[RatingGroup, dict[str, Any]]
    at_ms: int


class PlayerCache:
    """What is known of the devices in the lists."""

    def __init__(self) -> None:
        self._people: dict[str, _PlayerInfo] = {}

    def ask(self, db: Db, devices: Iterable[str], now: int) -> None:
        """These are in the lists now, and nobody else."""
        asked = {device for device in devices if device}
        kept = {one: self._people[one] for one in asked if one in self._people}
        stale = [one for one in asked if one not in kept or kept[one].at_ms < now - AGAIN_MS]
        found = accounts.get_accounts(db, stale) if stale else {}
        numbers = leaderboards.ratings_by_device(db, found, now) if found else {}
        self._people = kept | {one: _PlayerInfo(found.get(one), numbers.get(one, {}), now) for one in stale}

    def of(self, device: str, name: str, group: RatingGroup) -> dict[str, Known]:
        """`known` of somebody who sits or waits under this name; {} for guests."""
        person = self._people.get(device)
        if person is None or person.account is None or not person.account.at(name):
            return {}
        told: Known = {"bot": True} if person.account.role == "bot" else {}
        number = person.numbers.get(group, {})
        if "rating" in number:
            told["rating"] = number["rating"]
        if number.get("provisional"):
            told["provisional"] = True
        return {"known": told}
