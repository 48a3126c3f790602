"""The lobby: connected pages, seeks, and the loop that pairs players and sends list updates.

Invariant: pages receive changes at most once per `lobby_update_seconds`. The number of store queries does not depend on
the number of pages. A seek lives as long as its device has a page open.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec

from bastide.core.refusal import RulesetError
from bastide.server.accounts import accounts
from bastide.server.common import server_metrics
from bastide.server.common.bus import LISTS
from bastide.server.common.cancellation import wait_event
from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_name
from bastide.server.features.lobby import matchmaker, messages, public_tables, seek_store
from bastide.server.features.lobby.lists import LobbyLists
from bastide.server.features.lobby.messages import Refusal, Seeking
from bastide.server.features.lobby.no_shows import NoShows
from bastide.server.features.lobby.seek_store import StoredSeek
from bastide.server.features.lobby.seek_terms import seek_terms
from bastide.server.http.limits import SlidingWindow
from bastide.server.live import preconditions
from bastide.server.live.clients.announcements import maintenance_error
from bastide.server.live.clients.client import Client
from bastide.server.live.hub import Hub
from bastide.server.live.people.seat_names import assign_seat_names
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import encode_message
from bastide.server.protocol.terms import Terms
from bastide.server.storage.databases.sqlite_file import StoreError
from bastide.server.storage.db import Db
from bastide.server.tables.table import Table

log = logging.getLogger("bastide.lobby")
NOWHERE: Final = ""
"""The table id under which presence counts lobby connections."""
LOOK_SECONDS: Final = 1.0
"""The longest time between two reads of the store without a notice of changes."""
BACK_SECONDS: Final = 4.0
"""A closed page may reconnect within this time without losing its seek."""
MOST_SIGNS: Final = 400
OLD: Final = 10
"""A seek without a page is deleted after this many times `seek_seconds`."""


class Lobby:
    """The lobby of one process. `wall` returns seconds since 1970."""

    def __init__(self, hub: Hub, wall: Callable[[], float] = time.time) -> None:
        self.hub = hub
        self.clients: dict[str, set[Client]] = {}  # by device
        self._wall, self._lists = wall, LobbyLists(hub.limits)
        self._often = SlidingWindow(hub.limits.seeks_per_hour, hub.clock).over(hub.bus, "limit seeks")
        self._no_shows = NoShows(hub)
        self._bell = asyncio.Event()
        self._told: dict[str, tuple[str, str, str]] = {}  # state, seek and table, as last sent to each device
        self._beaten = float("-inf")
        self._one = asyncio.Lock()
        hub.bus.listen(LISTS, lambda data: self._bell.set())

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._wall() * 1000)

    # ---- pages

    async def join(self, client: Client) -> None:
        """Add a page and send it the lists and the state of its seek. Raises StoreError."""
        self.hub.sockets += 1
        self.hub.lobby_clients.add(client)
        self.hub.presence.came(NOWHERE, client.device)
        if not self.clients:
            await self._tell_lists()  # the lists are stale: without pages no update was sent
        seek = await self.hub.tables.store.do(lambda db: self._back(db, client.device))
        self.clients.setdefault(client.device, set()).add(client)
        client.send_bytes(encode_message(self._lists.whole()))
        if (notice := self.hub.notices.now) is not None:
            client.send(notice)
        told = self._seeking(seek)
        self._told[client.device] = told.state, told.id, told.table
        client.send_bytes(encode_message(told))

    def _back(self, db: Db, device: str) -> StoredSeek | None:
        seek_store.refresh_seeks(db, [device], self.now())
        return seek_store.get_seek(db, device)

    def leave(self, client: Client) -> None:
        """Remove a page. If it was its device's last one, the seek expires a little later."""
        self.hub.sockets -= 1
        self.hub.lobby_clients.discard(client)
        self.hub.presence.went(NOWHERE, client.device)
        mine = self.clients.get(client.device, set())
        mine.discard(client)
        if not mine and self.clients.pop(client.device, None) is not None and not self.hub.draining:
            self._told.pop(client.device, None)
            then = self.now() - int((self.hub.limits.seek_seconds - BACK_SECONDS) * 1000)
            self.hub.spawn(self._fade(client.device, then))

    async def _fade(self, device: str, then: int) -> None:
        if device not in self.clients:
            with contextlib.suppress(StoreError):
                await self.hub.tables.store.do(partial(seek_store.refresh_seeks, devices=[device], now=then))

    async def seek(self, client: Client, wish: messages.Seek | messages.Join) -> None:
        """Store a seek of the client, or send a refusal. Raises StoreError."""
        try:
            if self.hub.notices.maintenance:
                raise maintenance_error()
            (terms, seats), name = await self._wanted(wish), clean_name(wish.name)
            if not self._often.may(client.device):
                server_metrics.limited.labels("seeks_per_hour").inc()
                raise RequestError("too-often", "That was often enough for a while; wait a little.")
            seat = SeatPlan("person", name, client.device)
            await assign_seat_names(self.hub, terms, [seat], public=True)
            preconditions.check_opening(self.hub, [seat], public=True)
            opener = await self.hub.quota.opener(client.device, client.network)
            text, now = msgspec.json.encode(terms).decode(), self.now()
            fresh = StoredSeek(
                client.device, secrets.token_hex(8), name, text, seats, wish.language, opener.address, now, now
            )
            await self.hub.tables.store.do(lambda db: self._put(db, fresh))
        except RequestError as no:
            return client.send_bytes(encode_message(_refusal(no)))
        except RulesetError as no:
            against = RequestError(no.code or "bad-rules", f"{str(no)[:MOST_SIGNS]}.", no.rule, no.args_by_name)
            return client.send_bytes(encode_message(_refusal(against)))
        await self._tell_seeks()
        self.hub.bus.say(LISTS)

    async def _wanted(self, wish: messages.Seek | messages.Join) -> tuple[Terms, int]:
        """Return the terms and the number of seats. Raises RulesetError, RequestError, StoreError."""
        if isinstance(wish, messages.Seek):
            return seek_terms(wish), wish.seats
        seek = await self.hub.tables.store.do(lambda db: seek_store.find_seek(db, wish.seek))
        if seek is None:
            raise RequestError("seek-gone", "Somebody was quicker, or nobody waits there any more.")
        return msgspec.json.decode(seek.terms, type=Terms), seek.seats

    def _put(self, db: Db, seek: StoredSeek) -> None:
        if seek_store.get_seek(db, seek.device) is None and seek_store.count_seeks(db) >= self.hub.limits.seeks:
            server_metrics.limited.labels("seeks").inc()
            raise RequestError("many-seek", "Very many people wait here already; look in again later.")
        most, since = self.hub.limits.seeks_per_address, self.now() - int(self.hub.limits.seek_seconds * 1000)
        if seek.address and seek_store.count_other_seeks(db, seek.address, seek.device, since) >= most:
            server_metrics.limited.labels("seeks_per_address").inc()
            text = f"{most} people from your network are waiting already. Try again when one of them has found a game."
            raise RequestError("many-seek-here", text, args={"most": most})
        account = accounts.get_account(db, seek.device)  # strangers see the account's permanent name
        seek_store.store_seek(db, seek if account is None else replace(seek, name=account.name))

    async def stop(self, client: Client) -> None:
        """Delete the client's seek, unless it has been matched. Raises StoreError."""
        await self.hub.tables.store.do(partial(seek_store.drop_seek, device=client.device))
        await self._tell_seeks()
        self.hub.bus.say(LISTS)

    # ---- background work

    async def run(self) -> None:
        """Run rounds until cancelled."""
        while True:
            await wait_event(self._bell, LOOK_SECONDS)
            self._bell.clear()
            try:
                await self.round()
            except StoreError as error:
                log.error("pairing failed: %s", error)
            except Exception as error:
                self.hub.report_error(error)
            await asyncio.sleep(self.hub.limits.lobby_update_seconds)

    async def round(self) -> None:
        """Pair players, settle matches and send updates to pages. Raises StoreError."""
        if not self.clients and not self.hub.tables.live:
            return
        await self._beat()
        if self.clients:
            made, ended = await matchmaker.pair_seeks(self.hub, self.now(), self._no_shows, self.clients.keys())
            for seek, no in ended:
                self._send(seek.device, _refusal(no))
            if made or ended:
                self.hub.bus.say(LISTS)
        await matchmaker.settle_matches(self.hub, self.now(), self._no_shows)
        if self.clients:
            await self._tell_seeks()
            await self._tell_lists()

    async def _beat(self) -> None:
        """Every third of `seek_seconds`: refresh seeks of connected pages and store the viewers of public tables."""
        if self.hub.clock() - self._beaten < self.hub.limits.seek_seconds / 3:
            return
        self._beaten = self.hub.clock()
        now, devices, there = self.now(), list(self.clients), self._there()

        def work(db: Db) -> None:
            seek_store.refresh_seeks(db, devices, now)
            public_tables.note_viewers(db, there, now)
            seek_store.tidy_seeks(db, now - int(OLD * self.hub.limits.seek_seconds * 1000))

        await self.hub.tables.store.do(work)

    def _there(self) -> list[tuple[str, int]]:
        live = [one for one in self.hub.tables.live if one.room.access_rules.public and one.clients]
        return [
            (one.room.table, len({client.device for client in one.clients} - _list_holders(one.room))) for one in live
        ]

    async def _tell_seeks(self) -> None:
        """Send each device the state of its own seek if it has changed."""
        found = await self.hub.tables.store.do(lambda db: seek_store.get_seeks(db, list(self.clients)))
        for device in list(self.clients):
            before = self._told.get(device, ("idle", "", ""))
            seek = found.get(device)
            # A seek that waits again after it was matched: the opponent did not come.
            told = self._seeking(seek, seek is not None and before[:2] == ("matched", seek.id))
            state = told.state, told.id, told.table
            if before != state:
                self._told[device] = state
                self._send(device, told)

    async def _tell_lists(self) -> None:
        now = self.now()
        async with self._one:
            changes = self._lists.change(await self.hub.tables.store.do(lambda db: self._lists.read(db, now)))
            data = b"" if changes is None else encode_message(changes)
            for client in [client for clients in self.clients.values() for client in clients] if data else ():
                client.send_bytes(data)

    def _seeking(self, seek: StoredSeek | None, alone: bool = False) -> Seeking:
        if seek is None:
            return Seeking(state="idle")
        if seek.table:
            return Seeking(state="matched", id=seek.id, table=seek.table)
        waited = max(0, self.now() - seek.since_ms)
        offer = max(0, int(self.hub.limits.bot_offer_seconds * 1000) - waited)
        return Seeking(state="waiting", id=seek.id, waited=waited, offer=offer, alone=alone)

    def _send(self, device: str, message: messages.MeetingMessage) -> None:
        for client in self.clients.get(device, ()):
            client.send_bytes(encode_message(message))


def _refusal(no: RequestError) -> Refusal:
    return Refusal(code=no.code, text=no.text, rule=no.rule, args=no.args_by_name)


def _list_holders(room: Table) -> set[str]:
    return {seat.device for seat in room.seats}
