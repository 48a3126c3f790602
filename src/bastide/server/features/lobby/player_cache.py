"""A cache of the accounts and ratings of listed players, a few seconds old.

Invariant: one query serves all pages, and a device is queried again only after AGAIN_MS.
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
"""Rule family, speed and kind."""
AGAIN_MS: Final = 10_000


@dataclass(frozen=True)
class _PlayerInfo:
    account: Account | None
    numbers: Mapping[RatingGroup, dict[str, Any]]
    at_ms: int


class PlayerCache:
    """Accounts and ratings of the listed devices."""

    def __init__(self) -> None:
        self._people: dict[str, _PlayerInfo] = {}

    def ask(self, db: Db, devices: Iterable[str], now: int) -> None:
        """Load the given devices and drop all others. `now` is in ms."""
        asked = {device for device in devices if device}
        kept = {one: self._people[one] for one in asked if one in self._people}
        stale = [one for one in asked if one not in kept or kept[one].at_ms < now - AGAIN_MS]
        found = accounts.get_accounts(db, stale) if stale else {}
        numbers = leaderboards.ratings_by_device(db, found, now) if found else {}
        self._people = kept | {one: _PlayerInfo(found.get(one), numbers.get(one, {}), now) for one in stale}

    def of(self, device: str, name: str, group: RatingGroup) -> dict[str, Known]:
        """The field `known` of a player with this name, or {} for guests."""
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
