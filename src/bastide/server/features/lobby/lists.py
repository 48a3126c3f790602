"""The lists that every lobby page shows: seeks, open tables, and games to watch.

Invariant: the lists are read from the store once for all pages. A page receives them in full at first and then only
changes. No list is longer than its limit.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any, Final, cast

import msgspec

from bastide.server.features.lobby import messages, public_tables, seek_store
from bastide.server.features.lobby.messages import ListedSeat, ListedTable, SeekLine
from bastide.server.features.lobby.player_cache import PlayerCache, RatingGroup
from bastide.server.features.lobby.public_tables import TableRow
from bastide.server.features.lobby.seek_store import StoredSeek
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
    told = msgspec.json.decode(terms, type=Terms)
    return told.rules, modules_in_play(told.rules), told.options(), speed_of(told.clock)


class LobbyLists:
    """The three lists as they were last sent to pages."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: dict[str, dict[str, Any]] = {name: {} for name in NAMES}
        self._tables: dict[str, ListedGame] = {}
        self._people = PlayerCache()

    def read(self, db: Db, now: int) -> ListSource:
        """Read the lists from the store, with the summaries that are not cached yet. `now` is in ms."""
        limits = self._limits
        waiting = seek_store.list_shown_seeks(db, now - int(limits.seek_seconds * 1000), limits.seeks_listed)
        tables = public_tables.list_open_tables(db, now - OPEN_MINUTES * MINUTE, limits.tables_listed)
        games = public_tables.list_running_games(db, now - GAME_MINUTES * MINUTE, limits.games_shown)
        heads = {one.table: one.head for one in (*tables, *games)}
        due = [table for table, head in heads.items() if table not in self._tables or self._tables[table].head != head]
        texts = public_tables.list_summaries(db, due) if due else {}
        fresh = {table: _make_listed(table, heads[table], text) for table, text in texts.items() if text}
        known = {table: one for table, one in (self._tables | fresh).items() if table in heads}
        sitting = [device for one in known.values() for device in one.devices]
        self._people.ask(db, [*(seek.device for seek in waiting), *sitting], now)
        return ListSource(waiting, tables, games, fresh, now)

    def change(self, found: ListSource) -> messages.Changes | None:
        """Update the lists and return the message with the changes, or None if there are none."""
        listed = {one.table for one in (*found.tables, *found.games)}
        self._tables = {table: one for table, one in (self._tables | dict(found.fresh)).items() if table in listed}
        fresh: dict[str, dict[str, Any]] = {
            "seeks": {seek.id: self._seek(seek) for seek in found.waiting},
            "tables": dict(self._known(found.tables, partial(_here, since=found.now - HERE_MS))),
            "games": dict(self._known(found.games, lambda one: {"watchers": one.watchers})),
        }
        before, self._lines = self._lines, fresh
        put = {n: [line for id, line in fresh[n].items() if before[n].get(id) != line] for n in NAMES}
        order = {n: list(fresh[n]) for n in NAMES if list(fresh[n]) != list(before[n])}
        if not order and not any(put.values()):
            return None
        return messages.Changes(seeks=put["seeks"], tables=put["tables"], games=put["games"], order=order)

    def _known(self, lines: Iterable[TableRow], more: Any) -> Iterable[tuple[str, ListedTable]]:
        for one in lines:
            if one.table in self._tables:
                yield one.table, cast(ListedTable, {**self._line(self._tables[one.table]), **more(one)})

    def _line(self, table: ListedGame) -> ListedTable:
        seats = [
            cast(ListedSeat, {**seat, **self._people.of(device, seat["name"], table.group)})
            for seat, device in zip(table.line["seats"], table.devices, strict=True)
        ]
        return {**table.line, "seats": seats}

    def _seek(self, seek: StoredSeek) -> SeekLine:
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
        return cast(SeekLine, {**line, **self._people.of(seek.device, seek.name, group)})

    def whole(self) -> messages.Lists:
        """The message with all lists, for a new page."""
        seeking, tables, games = (list(self._lines[name].values()) for name in NAMES)
        return messages.Lists(seeks=seeking, tables=tables, games=games)


def _here(one: TableRow, since: int) -> dict[str, bool]:
    return {"here": True} if one.seen_ms > since else {}


def _make_listed(table: str, head: int, text: str) -> ListedGame:
    told = summary.decode_summary(text)
    modules = modules_in_play(told.rules)
    group = get_family(modules).id, told.speed, rating_kind(len(told.seats))
    line: ListedTable = {
        "id": table,
        "name": told.name,
        "rules": told.rules,
        "modules": modules,
        "house": dict(told.house),
        "seats": [{"name": one.name, "colour": one.colour, "kind": one.kind} for one in told.seats],
    }
    if told.phase == "playing":
        line["scores"], line["left"] = told.scores, told.left
    if told.rated:
        line["rated"] = True
    return ListedGame(head, line, [one.device for one in told.seats], group)
