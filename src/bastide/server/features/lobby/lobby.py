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
from bastide.server.features.lobby.seek_store import StoredSeek
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
        self._no_shows = matchmaker.NoShows(hub)
        self._changed = asyncio.Event()
        self._sent: dict[str, tuple[str, str, str]] = {}  # state, seek and table, as last sent to each device
        self._refreshed_at = float("-inf")
        self._lists_lock = asyncio.Lock()
        hub.bus.listen(LISTS, lambda data: self._changed.set())

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
            await self._send_lists()  # the lists are stale: without pages no update was sent
        seek = await self.hub.tables.store.do(self._refresh, client.device)
        self.clients.setdefault(client.device, set()).add(client)
        client.send_bytes(encode_message(self._lists.whole()))
        if (notice := self.hub.notices.now) is not None:
            client.send(notice)
        message = self._seeking(seek)
        self._sent[client.device] = message.state, message.id, message.table
        client.send_bytes(encode_message(message))

    def _refresh(self, db: Db, device: str) -> StoredSeek | None:
        seek_store.refresh_seeks(db, [device], self.now())
        return seek_store.get_seek(db, device)

    def leave(self, client: Client) -> None:
        """Remove a page. If it was its device's last one, the seek expires a little later."""
        self.hub.sockets -= 1
        self.hub.lobby_clients.discard(client)
        self.hub.presence.went(NOWHERE, client.device)
        pages = self.clients.get(client.device, set())
        pages.discard(client)
        if not pages and self.clients.pop(client.device, None) is not None and not self.hub.draining:
            self._sent.pop(client.device, None)
            then = self.now() - int((self.hub.limits.seek_seconds - BACK_SECONDS) * 1000)
            self.hub.spawn(self._expire_soon(client.device, then))

    async def _expire_soon(self, device: str, then: int) -> None:
        if device not in self.clients:
            with contextlib.suppress(StoreError):
                await self.hub.tables.store.do(seek_store.refresh_seeks, devices=[device], now=then)

    async def seek(self, client: Client, command: messages.Seek | messages.Join) -> None:
        """Store a seek of the client, or send a refusal. Raises StoreError."""
        try:
            if self.hub.notices.maintenance:
                raise maintenance_error()
            terms, seats = await self._read_terms(command)
            name = clean_name(command.name) if command.name.strip() else ""
            if not self._often.may(client.device):
                server_metrics.limited.labels("seeks_per_hour").inc()
                raise RequestError("too-often", "Too many tries. Please wait a moment.")
            seat = SeatPlan("person", name, client.device)
            await assign_seat_names(self.hub, terms, [seat], public=True)
            preconditions.check_opening(self.hub, [seat], public=True)
            opener = await self.hub.quota.opener(client.device, client.network)
            text, now = msgspec.json.encode(terms).decode(), self.now()
            id, language = secrets.token_hex(8), command.language
            seek = StoredSeek(client.device, id, name, text, seats, language, opener.address, now, now)
            await self.hub.tables.store.do(self._store_seek, seek)
        except (RequestError, RulesetError) as error:
            return client.send_bytes(encode_message(_refusal(error)))
        await self._send_seeks()
        self.hub.bus.say(LISTS)

    async def _read_terms(self, command: messages.Seek | messages.Join) -> tuple[Terms, int]:
        """Return the terms and the number of seats. Raises RulesetError, RequestError, StoreError."""
        if isinstance(command, messages.Seek):
            return matchmaker.seek_terms(command), command.seats
        seek = await self.hub.tables.store.do(seek_store.find_seek, command.seek)
        if seek is None:
            raise RequestError("seek-gone", "Another player was quicker, or no one is waiting there any more.")
        return msgspec.json.decode(seek.terms, type=Terms), seek.seats

    def _store_seek(self, db: Db, seek: StoredSeek) -> None:
        if seek_store.get_seek(db, seek.device) is None and seek_store.count_seeks(db) >= self.hub.limits.seeks:
            server_metrics.limited.labels("seeks").inc()
            raise RequestError("many-seek", "Too many people are already waiting. Try again later.")
        most, since = self.hub.limits.seeks_per_address, self.now() - int(self.hub.limits.seek_seconds * 1000)
        if seek.address and seek_store.count_other_seeks(db, seek.address, seek.device, since) >= most:
            server_metrics.limited.labels("seeks_per_address").inc()
            text = f"{most} people from your network are waiting already. Try again when one of them has found a game."
            raise RequestError("many-seek-here", text, args={"most": most})
        account = accounts.get_account(db, seek.device)  # strangers see the account's permanent name
        seek_store.store_seek(db, seek if account is None else replace(seek, name=account.name))

    async def stop(self, client: Client) -> None:
        """Delete the client's seek, unless it has been matched. Raises StoreError."""
        await self.hub.tables.store.do(seek_store.drop_seek, device=client.device)
        await self._send_seeks()
        self.hub.bus.say(LISTS)

    # ---- background work

    async def run(self) -> None:
        """Run rounds until cancelled."""
        while True:
            await wait_event(self._changed, LOOK_SECONDS)
            self._changed.clear()
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
        await self._refresh_all()
        if self.clients:
            opened, ended = await matchmaker.pair_seeks(self.hub, self.now(), self._no_shows, self.clients.keys())
            for seek, error in ended:
                self._send(seek.device, _refusal(error))
            if opened or ended:
                self.hub.bus.say(LISTS)
        await matchmaker.settle_matches(self.hub, self.now(), self._no_shows)
        if self.clients:
            await self._send_seeks()
            await self._send_lists()

    async def _refresh_all(self) -> None:
        """Every third of `seek_seconds`: refresh seeks of connected pages and store the viewers of public tables."""
        if self.hub.clock() - self._refreshed_at < self.hub.limits.seek_seconds / 3:
            return
        self._refreshed_at = self.hub.clock()
        now, devices, viewers = self.now(), list(self.clients), self._count_viewers()

        def work(db: Db) -> None:
            seek_store.refresh_seeks(db, devices, now)
            public_tables.note_viewers(db, viewers, now)
            seek_store.tidy_seeks(db, now - int(OLD * self.hub.limits.seek_seconds * 1000))

        await self.hub.tables.store.do(work)

    def _count_viewers(self) -> list[tuple[str, int]]:
        """The public tables with clients, and the number of spectators at each."""
        return [
            (
                live.room.table,
                len({client.device for client in live.clients} - {seat.device for seat in live.room.seats}),
            )
            for live in self.hub.tables.live
            if live.room.access_rules.public and live.clients
        ]

    async def _send_seeks(self) -> None:
        """Send each device the state of its own seek if it has changed."""
        found = await self.hub.tables.store.do(seek_store.get_seeks, list(self.clients))
        for device in list(self.clients):
            before = self._sent.get(device, ("idle", "", ""))
            seek = found.get(device)
            # A seek that waits again after it was matched: the opponent did not come.
            message = self._seeking(seek, seek is not None and before[:2] == ("matched", seek.id))
            state = message.state, message.id, message.table
            if before != state:
                self._sent[device] = state
                self._send(device, message)

    async def _send_lists(self) -> None:
        now = self.now()
        async with self._lists_lock:
            changes = self._lists.change(await self.hub.tables.store.do(self._lists.read, now))
            if changes is not None:
                data = encode_message(changes)
                for client in [client for clients in self.clients.values() for client in clients]:
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


def _refusal(error: RequestError | RulesetError) -> Refusal:
    code, text = error.code, error.text if isinstance(error, RequestError) else f"{str(error)[:MOST_SIGNS]}."
    return Refusal(code=code or "bad-rules", text=text, rule=error.rule, args=error.args_by_name)
