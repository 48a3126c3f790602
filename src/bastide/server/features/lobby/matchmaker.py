"""Pairing of seeks: opens tables for groups, and puts players back whose opponents do not come.

Invariant: a table is stored in one transaction with the claim on its players, so no player sits at two. Such a table
has no host, so no player at it can remove others. Strangers play without custom tiles or levels, physical tiles, or
free text. No player waits forever for one who has left.
"""

import logging
import secrets
from collections import defaultdict, deque
from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from itertools import product

import msgspec

from bastide.core.refusal import RulesetError
from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.common.names import TakenNames, fit_name
from bastide.server.features.lobby import messages, seek_store
from bastide.server.features.lobby.seek_store import SeekLost, StoredSeek
from bastide.server.features.notifications import store
from bastide.server.features.social import blocks
from bastide.server.http.limits import SlidingWindow
from bastide.server.live import closing
from bastide.server.live.create_table import UNNAMED
from bastide.server.live.hub import Hub
from bastide.server.live.quota import QuotaExceeded
from bastide.server.protocol.events import LogError, SeatPlan
from bastide.server.protocol.terms import Terms, make_terms
from bastide.server.storage.db import Db
from bastide.server.storage.table_quota import TableOpening
from bastide.server.tables.seating import check_bot

log = logging.getLogger("bastide.lobby")
MINUTES_AWAY = 2
COMING_MS = 2000
"""A paired player who has not come after this time gets an alert."""
ABANDONED = 3
"""After this many times `match_seconds`, any process may end a table at which no one is present."""
TWICE = 2
PAIR_SECONDS = 900.0
"""How long a failed pair is not made again."""


def seek_terms(seek: messages.Seek) -> Terms:
    """Return the terms of a table for a seek. Raises RulesetError, RequestError."""
    terms = make_terms(seek.rules, seek.options)
    if terms.by_hand or terms.chat or any(not isinstance(value, int) for value in terms.house.values()):
        text = "Open tables have no custom tiles or levels, no companion mode and no free chat."
        raise RequestError("own-things", text)
    terms.check_seat_count(seek.seats)
    if terms.substitute:
        check_bot(terms.rules, terms.substitute)
    if terms.absent == "wait" and not terms.rated and terms.clock is None:
        terms = msgspec.structs.replace(terms, absent="bot", patience=MINUTES_AWAY)
    return terms


class NoShows:
    """Players who were paired and did not come, by device and by address: they are paired last for a while, and not
    with the same opponents. Counts are kept in memory and shared over the bus with all processes."""

    def __init__(self, hub: Hub) -> None:
        self._often = SlidingWindow(TWICE, hub.clock).over(hub.bus, "limit no-shows")
        self._pairs = SlidingWindow(1, hub.clock, PAIR_SECONDS).over(hub.bus, "limit failed pairs")

    def note(self, absent: Iterable[StoredSeek], present: Iterable[StoredSeek]) -> None:
        """Count no-shows: the absent players were paired with the present ones."""
        missing = list(absent)
        for key in sorted({key for seek in missing for key in _keys(seek)}):
            self._often.note(key)
        for seek, other in product(missing, present):
            self._pairs.note(_pair(seek.device, other.device))

    def last(self, waiting: Iterable[StoredSeek]) -> list[StoredSeek]:
        """The seeks in the same order, but those with two no-shows within an hour last."""
        return sorted(waiting, key=lambda seek: any(self._often.wait(key) > 0 for key in _keys(seek)))

    def failed(self, pair: frozenset[str]) -> bool:
        """Whether these two devices were paired recently and one did not come."""
        return self._pairs.wait(_pair(*pair)) > 0


class SeparatedPairs(Container[frozenset[str]]):
    """Pairs of devices that must not be paired: blocks and failed pairs."""

    def __init__(self, blocked: Container[frozenset[str]], no_shows: NoShows) -> None:
        self._blocked, self._no_shows = blocked, no_shows

    def __contains__(self, pair: object) -> bool:
        return isinstance(pair, frozenset) and (pair in self._blocked or self._no_shows.failed(pair))


def _keys(seek: StoredSeek) -> list[str]:
    return [f"device {seek.device}", *([f"address {seek.address}"] if seek.address else [])]


def _pair(device: str, other: str) -> str:
    return " ".join(sorted((device, other)))


def group_seeks(waiting: Iterable[StoredSeek], apart: Container[frozenset[str]]) -> list[list[StoredSeek]]:
    """Group seeks with equal wishes into full tables, each in the order of `waiting`.

    `apart` contains pairs of devices that must not meet. Costs about n operations per player at a table of n, more only
    where many are kept apart.
    """
    by_wish: defaultdict[tuple[str, int], list[tuple[int, StoredSeek]]] = defaultdict(list)
    for place, seek in enumerate(waiting):
        by_wish[seek.wish].append((place, seek))
    return [group for (_, seats), seeks in by_wish.items() for group in _groups(deque(seeks), seats, apart)]


def _groups(
    seeks: deque[tuple[int, StoredSeek]], seats: int, apart: Container[frozenset[str]]
) -> Iterator[list[StoredSeek]]:
    """Groups of seeks with equal wishes. `seeks` are pairs of a place in the order and a seek."""
    while len(seeks) >= seats:
        group, passed = [seeks.popleft()], list[tuple[int, StoredSeek]]()
        while seeks and len(group) < seats:
            place, seek = seeks.popleft()
            fits = all(frozenset((seek.device, other.device)) not in apart for _, other in group)
            (group if fits else passed).append((place, seek))
        if len(group) == seats:
            seeks.extendleft(reversed(passed))
            yield [seek for _, seek in group]
        else:  # no table with the first player: try the others without them
            seeks.extend(sorted((*group[1:], *passed), key=lambda pair: pair[0]))


async def pair_seeks(
    hub: Hub, now: int, no_shows: NoShows, here: Collection[str] = ()
) -> tuple[int, list[tuple[StoredSeek, RequestError]]]:
    """Open all tables that can be opened and return their number and the seeks that had to end, with the reasons.

    `here` are the devices with pages at this process: each process ends only seeks of its own. Raises StoreError.
    """
    since = now - int(hub.limits.seek_seconds * 1000)

    def look(db: Db) -> list[list[StoredSeek]]:
        waiting = no_shows.last(seek_store.list_waiting_seeks(db, since))
        if len(waiting) < 2:
            return []
        return group_seeks(waiting, SeparatedPairs(blocks.list_blocks_among_seeks(db), no_shows))

    opened = 0
    ended: list[tuple[StoredSeek, RequestError]] = []
    for seeks in await hub.tables.store.do(look):
        try:
            await _open(hub, seeks, since)
            opened += 1
        except SeekLost:
            continue
        except QuotaExceeded as error:
            if seeks[0].device in here:
                await hub.tables.store.do(seek_store.drop_seek, device=seeks[0].device)
                ended.append((seeks[0], error))
        except (RequestError, RulesetError) as error:  # maintenance, or rules that no longer exist: the seeks stay
            log.info("no table opened: %s", error)
    return opened, ended


async def _open(hub: Hub, seeks: Sequence[StoredSeek], since: int) -> None:
    terms = msgspec.json.decode(seeks[0].terms, type=Terms)
    order = list(seeks)
    secrets.SystemRandom().shuffle(order)
    names = await hub.tables.store.do(_names, seeks=order)
    seats = [SeatPlan("person", names[seek.device], seek.device) for seek in order]
    opener = TableOpening(seeks[0].device, seeks[0].address)

    def claim(table: str, db: Db) -> None:
        seek_store.claim_seeks(db, table, seeks, since)
        for seek in seeks:
            store.add_alert(db, seek.device, table, "paired", hub.now_ms() + COMING_MS)

    given = [names[seek.device] for seek in order if seek.name]
    name = fit_name(" · ".join(given)) if given else UNNAMED
    live = await hub.create(terms, name, "", seats, opener=opener, public=True, also=claim)
    hub.presence.invite(live.room)


def _names(db: Db, seeks: Sequence[StoredSeek]) -> dict[str, str]:
    """The names of a group: account names unchanged, guests with a number if their name is taken.

    People without a name get the number of their seat.
    """
    names = accounts.account_names(db, [seek.device for seek in seeks])
    taken = TakenNames(names.values())
    for number, seek in enumerate(seeks, 1):
        if seek.device not in names:
            if seek.name and accounts.is_name_of_another(db, seek.device, seek.name):
                taken.add(seek.name)  # an account has taken the name since the seek was stored
            names[seek.device] = taken.numbered(seek.name or f"Player {number}")
    return names


async def settle_matches(hub: Hub, now: int, no_shows: NoShows) -> None:
    """Settle matches that have ended: the game has begun, or a player did not come or has left.

    Players who are present seek again. Raises StoreError.
    """
    matches: defaultdict[str, list[tuple[StoredSeek, str, int]]] = defaultdict(list)
    for row in await hub.tables.store.do(seek_store.list_matched_seeks):
        matches[row[0].table].append(row)
    for table, rows in matches.items():
        _, phase, created = rows[0]
        seeks = [seek for seek, _, _ in rows]
        stay = _stay(hub, table, seeks, (now - created) / 1000) if phase == "lobby" else []
        if stay is None:
            continue
        if phase == "lobby" and not await _end(hub, table):
            continue  # the game has just begun
        if phase == "lobby" and hub.tables.peek(table) is not None:
            came = [seek for seek in seeks if seek.device in stay]
            no_shows.note([seek for seek in seeks if seek.device not in stay], came)
        await hub.tables.store.do(seek_store.settle_seeks, table=table, again=stay, now=now)


def _stay(hub: Hub, table: str, seeks: list[StoredSeek], age: float) -> list[str] | None:
    """The devices that seek again after `age` seconds in the lobby phase, or None while the game may still begin."""
    live = hub.tables.peek(table)
    if live is None:
        return [] if age > ABANDONED * hub.limits.match_seconds else None
    if age <= hub.limits.match_seconds and all(seat.kind != "open" for seat in live.room.seats):
        return None
    away, seated = hub.presence.at(table), {seat.device for seat in live.room.seats}
    return [seek.device for seek in seeks if away(seek.device) == 0 and seek.device in seated]


async def _end(hub: Hub, table: str) -> bool:
    try:
        live = hub.tables.peek(table)
        if live is not None and live.room.phase != "lobby":
            return False
        return await closing.abandon_table(hub, table, "absent")
    except LogError as error:
        log.error("table %s: %s", table, error)
        return True
