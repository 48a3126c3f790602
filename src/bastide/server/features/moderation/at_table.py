"""Filing reports about a player at a table, a tile set, or a name.

Invariant: the evidence comes from the server's state, never from the reporter. No one at the table is notified.
"""

import time
from typing import Final

import msgspec

from bastide.server.common.errors import RequestError
from bastide.server.common.names import clean_text
from bastide.server.features.moderation import reports
from bastide.server.features.moderation.messages import Reason
from bastide.server.features.moderation.reports import CUP, DAY_MS, SET, TITLE, Report, ReportEvidence
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.live.hub import Hub
from bastide.server.live.registry import LiveTable
from bastide.server.storage.db import Db
from bastide.server.tables.access import get_seat

REMARKS: Final = 30
"""The number of latest chat remarks that are attached to a report."""


def start_report(device: str, reason: Reason, words: str) -> Report:
    """Return a report that is not about anything yet, with its text cleaned. Raises RequestError."""
    words = clean_text(words)
    if reason == "other" and not words:
        raise RequestError("no-words", "Say in a sentence what is wrong.")
    return Report(device, "", "", reason, words, ReportEvidence("", [], 0), int(time.time() * 1000))


async def report_player(hub: Hub, live: LiveTable, number: int, report: Report) -> None:
    """File a report about the player on a seat. Raises RequestError, StoreError."""
    async with live.lock:
        table, seat = live.room, get_seat(live.room, number)
        if not seat.device:
            raise RequestError("no-player-to-report", "There is no player at this seat to report.")
        remarks = list(live.spectators.remarks)[-REMARKS:]
        evidence = ReportEvidence(table.name, [other.name for other in table.seats], number, remarks)
        report = _complete(report, seat.device, table.table, evidence)
    await hub.tables.store.do(_file, hub, report)


async def report_table_name(hub: Hub, live: LiveTable, report: Report) -> None:
    """Report the name of a table, or of its tournament if it belongs to one. Raises RequestError, StoreError."""
    table = live.room
    if table.made.tournament:
        return await report_tournament_name(hub, table.made.tournament, report)
    if not table.host:
        raise RequestError("no-player-to-report", "No player chose the name of this table.")
    report = _complete(report, table.host, f"{TITLE}{table.table}", _name_evidence(table.name))
    await hub.tables.store.do(_file, hub, report)


async def report_tournament_name(hub: Hub, id: str, report: Report, team: int | None = None) -> None:
    """Report the name of a tournament, or of its team with index `team`. Raises RequestError, StoreError."""

    def work(db: Db) -> None:
        tournament = tournament_store.load_tournament(db, id)
        if tournament is None or (team is not None and not 0 <= team < len(tournament.teams)):
            raise RequestError("no-such-tournament", "There is no tournament of this name.", status=404)
        owner, where, name = tournament.host, f"{CUP}{tournament.id}", tournament.name
        if team is not None:
            own = tournament.teams[team]
            owner, where, name = own.captain, f"{where}/{own.n}", own.name
        _file(db, hub, _complete(report, owner, where, _name_evidence(name)))

    await hub.tables.store.do(work)


async def report_tileset(hub: Hub, id: str, report: Report) -> None:
    """File a report about a shared tile set. Raises RequestError, StoreError."""

    def work(db: Db) -> None:
        tileset = tileset_store.load_tileset(db, id, report.reporter, None)
        sharers = tileset_store.list_sharers(db, id)
        if tileset is None or not sharers:
            raise RequestError("no-such-set", "There is no set of that name.", status=404)
        owner = report.reporter if tileset.mine else sharers[0]
        where = f"{SET}{tileset.file['catalogue']}?shared={id}"
        _file(db, hub, _complete(report, owner, where, _name_evidence(str(tileset.file["name"]))))

    await hub.tables.store.do(work)


def _name_evidence(name: str) -> ReportEvidence:
    return ReportEvidence(name, [name], 0)


def _complete(report: Report, owner: str, where: str, evidence: ReportEvidence) -> Report:
    """Return the report with its subject. `owner` is "" if the device was erased. Raises RequestError."""
    if owner == report.reporter:
        raise RequestError("no-player-to-report", "You cannot report yourself.")
    return msgspec.structs.replace(report, reported=owner, table=where, attached=evidence)


def _file(db: Db, hub: Hub, report: Report) -> None:
    """Store a report within the reporter's daily limit. Raises RequestError."""
    if reports.count_reports(db, report.reporter, report.at_ms - DAY_MS) >= hub.limits.reports_per_day:
        text = "You have reported a lot today; a moderator will look at it. Write to the operator if it cannot wait."
        raise RequestError("many-reports", text, status=429)
    reports.file_report(db, report)
