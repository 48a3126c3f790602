"""Filing reports about a player at a table, a tile set, or a name.

Invariant: the evidence comes from the server's state, never from the reporter. No one at the table is notified.
"""

import time
from typing import Final

from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_text
from bastide.server.features.moderation import reports
from bastide.server.features.moderation.reports import CUP, DAY_MS, SET, TITLE, Reason, Report, ReportEvidence
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.storage.db import Db
from bastide.server.tables.access import get_seat

REMARKS: Final = 30
"""The number of latest chat remarks that are attached to a report."""


async def report_player(hub: Hub, live: LiveTable, device: str, seat: int, reason: Reason, words: str) -> None:
    """File a report about the player on a seat. Raises RequestError, StoreError."""
    words, now = _words(reason, words)
    async with live.lock:
        made = _report(live, device, seat, reason, words, now)
    await hub.tables.store.do(lambda db: _file(hub, db, made, now))


def _words(reason: Reason, words: str) -> tuple[str, int]:
    """Return the cleaned text of a report and the time in ms. Raises RequestError."""
    words = clean_text(words)
    if reason == "other" and not words:
        raise RequestError("no-words", "Say in a sentence what is wrong.")
    return words, int(time.time() * 1000)


async def report_table_name(hub: Hub, live: LiveTable, device: str, reason: Reason, words: str) -> None:
    """Report the name of a table, or of its tournament if it belongs to one. Raises RequestError, StoreError."""
    room = live.room
    if room.made.tournament:
        return await report_tournament_name(hub, room.made.tournament, device, reason, words)
    words, now = _words(reason, words)
    if not room.host:
        raise RequestError("nobody-to-report", "No player chose the name of this table.")
    made = _of_thing(device, room.host, f"{TITLE}{room.table}", room.name, reason, words, now)
    await hub.tables.store.do(lambda db: _file(hub, db, made, now))


async def report_tournament_name(
    hub: Hub, one: str, device: str, reason: Reason, words: str, team: int | None = None
) -> None:
    """Report the name of a tournament, or of its team with index `team`. Raises RequestError, StoreError."""
    words, now = _words(reason, words)

    def work(db: Db) -> None:
        kept = tournament_store.load_tournament(db, one)
        if kept is None or (team is not None and not 0 <= team < len(kept.teams)):
            raise RequestError("no-such-tournament", "There is no tournament of this name.", status=404)
        owner, where, name = kept.host, f"{CUP}{kept.id}", kept.name
        if team is not None:
            own = kept.teams[team]
            owner, where, name = own.captain, f"{where}/{own.n}", own.name
        _file(hub, db, _of_thing(device, owner, where, name, reason, words, now), now)

    await hub.tables.store.do(work)


def _of_thing(device: str, owner: str, where: str, name: str, reason: Reason, words: str, now: int) -> Report:
    """Build a report about a thing. `owner` is "" if its owner was erased. Raises RequestError."""
    if owner == device:
        raise RequestError("nobody-to-report", "That is yourself.")
    return Report(device, owner, where, reason, words, ReportEvidence(name, [name], 0), now)


async def report_tileset(hub: Hub, name: str, device: str, reason: Reason, words: str) -> None:
    """File a report about a shared tile set. Raises RequestError, StoreError."""
    words, now = _words(reason, words)

    def work(db: Db) -> None:
        found, sharers = tileset_store.load_tileset(db, name, device, None), tileset_store.list_sharers(db, name)
        if found is None or not sharers:
            raise RequestError("no-such-set", "There is no set of that name.", status=404)
        owner, title = device if found.mine else sharers[0], str(found.file["name"])
        where = f"{SET}{found.file['catalogue']}?shared={name}"
        _file(hub, db, _of_thing(device, owner, where, title, reason, words, now), now)

    await hub.tables.store.do(work)


def _file(hub: Hub, db: Db, made: Report, now: int) -> None:
    """Store a report within the reporter's daily limit. Raises RequestError."""
    if reports.count_reports(db, made.reporter, now - DAY_MS) >= hub.limits.reports_per_day:
        text = "You have reported a lot today; a moderator will look at it. Write to the operator if it cannot wait."
        raise RequestError("many-reports", text, status=429)
    reports.file_report(db, made)


def _report(live: LiveTable, device: str, number: int, reason: Reason, words: str, now: int) -> Report:
    room = live.room
    seat = get_seat(room, number)
    if not seat.device:
        raise RequestError("nobody-to-report", "No player sits here whom you could report.")
    if seat.device == device:
        raise RequestError("nobody-to-report", "That is yourself.")
    names = [one.name for one in room.seats]
    said = [dict(remark) for remark in list(live.spectators.remarks)[-REMARKS:]]
    return Report(device, seat.device, room.table, reason, words, ReportEvidence(room.name, names, number, said), now)
