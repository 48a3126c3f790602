"""The lists that every lobby page shows: seeks, open tables, and games to watch.

Invariant: the lists are read from the store once for all pages. A page receives them in full at first and then only
changes. No list is longer than its limit.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, cast

import msgspec

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.features.lobby import messages, public_tables, seek_store
from bastide.server.features.lobby.messages import Known, ListedSeat, ListedTable, SeekLine
from bastide.server.features.lobby.public_tables import TableRow
from bastide.server.features.lobby.seek_store import StoredSeek
from bastide.server.features.ratings import leaderboards
from bastide.server.features.ratings.messages import Rating
from bastide.server.features.ratings.pools import get_family, rating_kind
from bastide.server.http.limits import Limits
from bastide.server.live import summary
from bastide.server.protocol.clock import speed_of
from bastide.server.protocol.table_shapes import TableOptions
from bastide.server.protocol.terms import Terms, modules_in_play
from bastide.server.storage.db import Db

MINUTE: Final = 60_000
OPEN_MINUTES: Final = 30
"""A table with no one present for longer is not listed. Its address still works."""
GAME_MINUTES: Final = 2
HERE_MS: Final = 20_000
NAMES: Final = ("seeks", "tables", "games")
AGAIN_MS: Final = 10_000
"""A player is queried again only after this time. One query serves all pages."""
RatingGroup = tuple[str, str, str]
"""Rule family, speed and kind."""


@dataclass(frozen=True)
class ListedGame:
    """A listed table at event `head` of its log: its row, the devices on its seats, and its rating group."""

    head: int
    line: ListedTable
    devices: list[str]
    group: RatingGroup


@dataclass(frozen=True)
class ListSource:
    """The current lists in the store. `fresh` are the tables that have changed."""

    waiting: Sequence[StoredSeek]
    tables: Sequence[TableRow]
    games: Sequence[TableRow]
    fresh: Mapping[str, ListedGame]
    now: int


@lru_cache(maxsize=1024)
def describe_terms(terms: str) -> tuple[str, list[str], TableOptions, str]:
    """Return the rules of a seek, their modules, the public options, and the speed."""
    decoded = msgspec.json.decode(terms, type=Terms)
    return decoded.rules, modules_in_play(decoded.rules), decoded.options(), speed_of(decoded.clock)


@dataclass(frozen=True)
class _PlayerInfo:
    account: Account | None
    numbers: Mapping[tuple[str, str, str], Rating]
    at_ms: int


class PlayerCache:
    """Accounts and ratings of the listed devices, a few seconds old."""

    def __init__(self) -> None:
        self._players: dict[str, _PlayerInfo] = {}

    def load(self, db: Db, devices: Iterable[str], now: int) -> None:
        """Load the given devices and drop all others. `now` is in ms."""
        listed = {device for device in devices if device}
        cached = {device: self._players[device] for device in listed if device in self._players}
        stale = [device for device in listed if device not in cached or cached[device].at_ms < now - AGAIN_MS]
        found = accounts.get_accounts(db, stale) if stale else {}
        numbers = leaderboards.ratings_by_device(db, found, now) if found else {}
        fresh = {device: _PlayerInfo(found.get(device), numbers.get(device, {}), now) for device in stale}
        self._players = cached | fresh

    def of(self, device: str, name: str, group: RatingGroup) -> dict[str, Known]:
        """The field `known` of a player with this name, or {} for guests."""
        player = self._players.get(device)
        if player is None or player.account is None or not player.account.at(name):
            return {}
        known: Known = {"bot": True} if player.account.role == "bot" else {}
        number = player.numbers.get(group)
        if number and "rating" in number:
            known["rating"] = number["rating"]
        if number and number.get("provisional"):
            known["provisional"] = True
        return {"known": known}


class LobbyLists:
    """The three lists as they were last sent to pages."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: dict[str, dict[str, Any]] = {name: {} for name in NAMES}
        self._tables: dict[str, ListedGame] = {}
        self._players = PlayerCache()

    def read(self, db: Db, now: int) -> ListSource:
        """Read the lists from the store, with the summaries that are not cached yet. `now` is in ms."""
        limits = self._limits
        waiting = seek_store.list_shown_seeks(db, now - int(limits.seek_seconds * 1000), limits.seeks_listed)
        tables = public_tables.list_open_tables(db, now - OPEN_MINUTES * MINUTE, limits.tables_listed)
        games = public_tables.list_running_games(db, now - GAME_MINUTES * MINUTE, limits.games_shown)
        heads = {row.table: row.head for row in (*tables, *games)}
        due = [table for table, head in heads.items() if table not in self._tables or self._tables[table].head != head]
        texts = public_tables.list_summaries(db, due) if due else {}
        fresh = {table: _make_listed(table, heads[table], text) for table, text in texts.items() if text}
        listed = [game for table, game in (self._tables | fresh).items() if table in heads]
        sitting = [device for game in listed for device in game.devices]
        self._players.load(db, [*(seek.device for seek in waiting), *sitting], now)
        return ListSource(waiting, tables, games, fresh, now)

    def change(self, found: ListSource) -> messages.Changes | None:
        """Update the lists and return the message with the changes, or None if there are none."""
        listed = {row.table for row in (*found.tables, *found.games)}
        self._tables = {table: game for table, game in (self._tables | dict(found.fresh)).items() if table in listed}
        here = found.now - HERE_MS
        fresh: dict[str, dict[str, Any]] = {
            "seeks": {seek.id: self._describe_seek(seek) for seek in found.waiting},
            "tables": dict(self._describe(found.tables, lambda row: {"here": True} if row.seen_ms > here else {})),
            "games": dict(self._describe(found.games, lambda row: {"watchers": row.watchers})),
        }
        before, self._lines = self._lines, fresh
        put = {n: [line for id, line in fresh[n].items() if before[n].get(id) != line] for n in NAMES}
        order = {n: list(fresh[n]) for n in NAMES if list(fresh[n]) != list(before[n])}
        if not order and not any(put.values()):
            return None
        return messages.Changes(seeks=put["seeks"], tables=put["tables"], games=put["games"], order=order)

    def _describe(self, rows: Iterable[TableRow], more: Any) -> Iterable[tuple[str, ListedTable]]:
        for row in rows:
            if (table := self._tables.get(row.table)) is not None:
                seats = [
                    cast(ListedSeat, {**seat, **self._players.of(device, seat["name"], table.group)})
                    for seat, device in zip(table.line["seats"], table.devices, strict=True)
                ]
                yield row.table, cast(ListedTable, {**table.line, "seats": seats, **more(row)})

    def _describe_seek(self, seek: StoredSeek) -> SeekLine:
        rules, modules, options, speed = describe_terms(seek.terms)
        group = get_family(modules).id, speed, rating_kind(seek.seats)
        line: SeekLine = {
            "id": seek.id,
            "name": seek.name,
            "rules": rules,
            "modules": modules,
            "options": options,
            "seats": seek.seats,
            "language": seek.language,
            "since": seek.since_ms,
        }
        return cast(SeekLine, {**line, **self._players.of(seek.device, seek.name, group)})

    def whole(self) -> messages.Lists:
        """The message with all lists, for a new page."""
        seeking, tables, games = (list(self._lines[name].values()) for name in NAMES)
        return messages.Lists(seeks=seeking, tables=tables, games=games)


def _make_listed(table: str, head: int, text: str) -> ListedGame:
    decoded = summary.decode_summary(text)
    modules = modules_in_play(decoded.rules)
    group = get_family(modules).id, decoded.speed, rating_kind(len(decoded.seats))
    line: ListedTable = {
        "id": table,
        "name": decoded.name,
        "rules": decoded.rules,
        "modules": modules,
        "house": dict(decoded.house),
        "seats": [{"name": seat.name, "colour": seat.colour, "kind": seat.kind} for seat in decoded.seats],
    }
    if decoded.phase == "playing":
        line["scores"], line["left"] = decoded.scores, decoded.left
    if decoded.rated:
        line["rated"] = True
    return ListedGame(head, line, [seat.device for seat in decoded.seats], group)
