"""Pairing of seeks: opens tables for groups, and puts players back whose opponents do not come.

Invariant: a table is stored in one transaction with the claim on its players, so no player sits at two. Such a table
has no host, so no player at it can remove others.
"""

import logging
import secrets
from collections import defaultdict
from collections.abc import Collection, Sequence

import msgspec

from bastide.core.refusal import RulesetError
from bastide.server.accounts import accounts
from bastide.server.common.errors import RequestError
from bastide.server.common.names import TakenNames, fit_name
from bastide.server.features.lobby import seek_store
from bastide.server.features.lobby.no_shows import NoShows, SeparatedPairs
from bastide.server.features.lobby.seek_groups import group_seeks
from bastide.server.features.lobby.seek_store import SeekLost, StoredSeek
from bastide.server.features.notifications import store
from bastide.server.features.social import blocks
from bastide.server.live import closing
from bastide.server.live.hub import Hub
from bastide.server.live.quota import QuotaExceeded
from bastide.server.protocol.events import LogError, SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.db import Db
from bastide.server.storage.table_quota import TableOpening
from bastide.server.tables.table import Table

log = logging.getLogger("bastide.lobby")
COMING_MS = 2000
"""A paired player who has not come after this time gets an alert."""
NOBODY_CAME = 3
"""After this many times `match_seconds`, any process may end a table at which no one is present."""


async def pair_seeks(
    hub: Hub, now: int, no_shows: NoShows, here: Collection[str] = ()
) -> tuple[int, list[tuple[StoredSeek, RequestError]]]:
    """Open all tables that can be opened and return their number and the seeks that had to end, with the reasons.

    `here` are the devices with pages at this process: each process ends only seeks of its own. Raises StoreError.
    """
    since = now - int(hub.limits.seek_seconds * 1000)

    def look(db: Db) -> list[list[StoredSeek]]:
        waiting = no_shows.last(seek_store.list_waiting_seeks(db, since))
        return (
            group_seeks(waiting, SeparatedPairs(blocks.list_blocks_among_seeks(db), no_shows))
            if len(waiting) > 1
            else []
        )

    made = 0
    ended: list[tuple[StoredSeek, RequestError]] = []
    for people in await hub.tables.store.do(look):
        try:
            await _open(hub, people, since)
            made += 1
        except SeekLost:
            continue
        except QuotaExceeded as no:
            if people[0].device not in here:
                continue
            await hub.tables.store.do(seek_store.drop_seek, device=people[0].device)
            ended.append((people[0], no))
        except (RequestError, RulesetError) as no:  # maintenance, or rules that no longer exist: the seeks stay
            log.info("no table opened: %s", no)
    return made, ended


async def _open(hub: Hub, people: Sequence[StoredSeek], since: int) -> None:
    terms = msgspec.json.decode(people[0].terms, type=Terms)
    order = list(people)
    secrets.SystemRandom().shuffle(order)
    names = await hub.tables.store.do(_names, people=order)
    seats = [SeatPlan("person", names[seek.device], seek.device) for seek in order]
    opener = TableOpening(people[0].device, people[0].address)

    def claim(table: str, db: Db) -> None:
        seek_store.claim_seeks(db, table, people, since)
        for seek in people:
            store.add_alert(db, seek.device, table, "paired", hub.now_ms() + COMING_MS)

    name = fit_name(" · ".join(seat.name for seat in seats))
    live = await hub.create(terms, name, "", seats, opener=opener, public=True, also=claim)
    hub.presence.invite(live.room)


def _names(db: Db, people: Sequence[StoredSeek]) -> dict[str, str]:
    """The names of a group: account names unchanged, guests with a number if their name is taken."""
    named = accounts.account_names(db, [seek.device for seek in people])
    taken = TakenNames(named.values())
    for seek in people:
        if seek.device not in named:
            if accounts.is_name_of_another(db, seek.device, seek.name):
                taken.add(seek.name)  # an account has taken the name since the seek was stored
            named[seek.device] = taken.numbered(seek.name)
    return named


async def settle_matches(hub: Hub, now: int, no_shows: NoShows) -> None:
    """Settle matches that have ended: the game has begun, or a player did not come or has left.

    Players who are present seek again. Raises StoreError.
    """
    finds: defaultdict[str, list[tuple[StoredSeek, str, int]]] = defaultdict(list)
    for row in await hub.tables.store.do(seek_store.list_matched_seeks):
        finds[row[0].table].append(row)
    for table, rows in finds.items():
        _, phase, made = rows[0]
        people = [seek.device for seek, _, _ in rows]
        stay = _stay(hub, table, people, (now - made) / 1000) if phase == "lobby" else []
        if stay is None:
            continue
        if phase == "lobby" and not await _end(hub, table):
            continue  # the game has just begun
        if phase == "lobby" and hub.tables.peek(table) is not None:
            came = [seek for seek, _, _ in rows if seek.device in stay]
            no_shows.note([seek for seek, _, _ in rows if seek.device not in stay], came)
        await hub.tables.store.do(seek_store.settle_seeks, table=table, again=stay, now=now)


def _stay(hub: Hub, table: str, people: list[str], age: float) -> list[str] | None:
    """The devices that seek again after `age` seconds in the lobby phase, or None while the game may still begin."""
    live = hub.tables.peek(table)
    if live is None:
        return [] if age > NOBODY_CAME * hub.limits.match_seconds else None
    left = any(seat.kind == "open" for seat in live.room.seats)
    if not left and age <= hub.limits.match_seconds:
        return None
    away = hub.presence.at(table)
    return [device for device in people if away(device) == 0 and _sits(live.room, device)]


def _sits(room: Table, device: str) -> bool:
    return any(seat.device == device for seat in room.seats)


async def _end(hub: Hub, table: str) -> bool:
    try:
        live = hub.tables.peek(table)
        if live is not None and live.room.phase != "lobby":
            return False
        return await closing.abandon_table(hub, table, "absent")
    except LogError as error:
        log.error("table %s: %s", table, error)
        return True
