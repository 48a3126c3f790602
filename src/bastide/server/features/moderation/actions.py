"""Decisions of moderators and the operator about reports, for `bastide reports` and the moderators' page.

Invariant: a decision, its effects and its row in the audit log are one transaction. Only names in table logs and the
connections of a banned device follow.
"""

import random
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final, get_args

from bastide.server.accounts import accounts, restrictions
from bastide.server.common.errors import RequestError
from bastide.server.common.times import format_time
from bastide.server.features.account import personal_data
from bastide.server.features.moderation import reports
from bastide.server.features.moderation.messages import AuditPage, ReportAct, ReportDecision, ReportInfo, ReportPage
from bastide.server.features.moderation.reports import CUP, DAY_MS, SET, SUBJECTS, TITLE, Report
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.features.tournaments import team_store
from bastide.server.live.preconditions import load_restrictions
from bastide.server.live.site import AdminContext
from bastide.server.storage.db import Db

ACTS: Final[tuple[ReportAct, ...]] = get_args(ReportAct)
OPERATOR: Final = "operator"
LONGEST_DAYS: Final = 3650
NO_CUP_NAME: Final = "Tournament"
MOST_DIGITS: Final = 9_999


async def decide_report(
    site: AdminContext, report: str, act: ReportAct, days: int = 0, note: str = "", by: str = OPERATOR, device: str = ""
) -> ReportDecision:
    """Decide about a report and return what was done. `days` 0 means forever.

    `device` is the moderator's own: moderators decide neither about themselves nor about their own reports. Raises
    RequestError, StoreError.
    """
    if act not in ACTS:
        raise RequestError("bad-act", f"The possible acts are: {', '.join(ACTS)}.")
    if not 0 <= days <= LONGEST_DAYS:
        raise RequestError("bad-act", f"0 to {LONGEST_DAYS} days; 0 is for good.")
    now = int(time.time() * 1000)
    until = now + days * DAY_MS if days and act in ("mute", "bar", "ban") else 0
    note = " ".join(note.split())[:200]

    def work(db: Db) -> Report:
        stored = reports.get_report(db, report)
        if stored is None:
            raise RequestError("no-such-report", "There is no such report.", status=404)
        if device and device in (stored.reported, stored.reporter):
            raise RequestError("own-report", "You are part of this report, so another moderator decides.", status=403)
        _carry_out(db, stored, act, until, now)
        reports.close_reports(db, stored, now)
        reports.add_audit_entry(db, by, act, stored.id, until, note, now)
        return stored

    stored = await site.hub.tables.store.do(work)
    await _update_memory(site, stored, act, until, note)
    return {"report": stored.id, "act": act, "until": format_time(until) if until else ""}


def _carry_out(db: Db, report: Report, act: ReportAct, until: int, now: int) -> None:
    if not report.reported and act not in ("nothing", "title"):
        raise RequestError("bad-act", "The reported device was erased: only a name can be changed.")
    match act:
        case "mute" | "bar":
            restrictions.add_restriction(db, report.reported, act, until, now)
        case "remove" if report.table.startswith(SET):
            tileset_store.delete_tileset(db, report.table.partition("=")[2])
        case "remove":
            raise RequestError("bad-act", "Only a shared tile set can be removed.")
        case "title":
            _reset_title(db, report.table)
        case "lift":
            restrictions.lift_restrictions(db, report.reported)
        case "name" if accounts.get_account(db, report.reported) is not None:
            _rename(db, report.reported)


def _reset_title(db: Db, subject: str) -> None:
    """Give a tournament or a team a neutral name. `_reset_table_names` renames tables. Raises RequestError."""
    if not subject.startswith((CUP, TITLE)):
        raise RequestError("bad-act", "Only names of tournaments, teams and tables are changed like this.")
    if subject.startswith(CUP):
        cup, _, team = subject.removeprefix(CUP).partition("/")
        if team:
            team_store.rename_team(db, cup, int(team), f"Team {int(team) + 1}")
        else:
            tournament_store.rename_tournament(db, cup, NO_CUP_NAME)


async def _reset_table_names(site: AdminContext, subject: str) -> None:
    """Give the table, or all tables of the tournament, a neutral name."""
    tables, name = [subject.removeprefix(TITLE)], personal_data.NO_TABLE_NAME
    if subject.startswith(CUP):
        cup, _, team = subject.removeprefix(CUP).partition("/")
        tables, name = [], NO_CUP_NAME
        if not team:
            tables = await site.hub.tables.store.do(tournament_store.list_tournament_tables, cup)
    for table in tables:
        await site.hub.tables.rewrite(table, personal_data.reset_table_name(table, name))


def _rename(db: Db, device: str) -> None:
    """Give the account a neutral name."""
    for _ in range(100):
        with suppress(RequestError):
            name = f"{personal_data.NO_NAME} {random.randint(1000, MOST_DIGITS)}"
            return accounts.rename_account(db, device, name, by_moderator=True)
    raise RequestError("no-name", "No neutral name is free; try again.")


async def _update_memory(site: AdminContext, report: Report, act: ReportAct, until: int, note: str) -> None:
    """Update the state in memory after the transaction."""
    from bastide.server.features.moderation.ban_commands import add_ban

    hub = site.hub
    if act == "title":
        await _reset_table_names(site, report.table)
    elif act == "name" and not report.table.startswith(SUBJECTS):
        await hub.tables.rewrite(report.table, personal_data.hide_names(report.table, report.reported))
    elif act == "ban":
        end = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%dT%H:%M") if until else ""
        await add_ban(site, device=report.reported, until=end, note=note or f"report {report.id}")
    if act in ("mute", "bar", "lift"):
        await load_restrictions(hub)
        hub.bus.say(restrictions.TOPIC)


async def list_reports(site: AdminContext, done: bool = False, begin: int = 0, device: str = "") -> ReportPage:
    """A page of reports with their evidence, what is known of the reported players, and the acts so far.

    `begin` is the offset. `device` is the moderator's own: reports about it are left out.
    """
    now = int(time.time() * 1000)

    def work(db: Db) -> ReportPage:
        page, count = reports.list_report_page(db, done, begin, device)
        names = accounts.account_names(db, {person for report in page for person in (report.reported, report.reporter)})
        described = [_describe_report(db, report, names, now, device) for report in page]
        return {"reports": described, "count": count, "size": reports.PAGE}

    return await site.hub.tables.store.do(work)


def _describe_report(db: Db, report: Report, names: dict[str, str], now: int, device: str) -> ReportInfo:
    evidence = report.attached
    return {
        "id": report.id,
        "at_ms": report.at_ms,
        "done_ms": report.done_ms,
        "reason": report.reason,
        "words": report.words,
        "table": report.table,
        "called": evidence.table,
        "seats": evidence.seats,
        "seat": evidence.seat,
        "remarks": evidence.said,
        "account": names.get(report.reported, ""),
        "by": names.get(report.reporter, ""),
        "own": bool(device) and report.reporter == device,
        "standing": reports.report_counts(db, report.reported, now),
        "restraints": restrictions.export_personal_data(db, report.reported),
        "acts": reports.list_report_entries(db, report.id),
    }


async def list_audit_log(site: AdminContext, begin: int = 0) -> AuditPage:
    """A page of the audit log, the latest first. `broken` is the number of the first altered row, or 0."""

    def work(db: Db) -> AuditPage:
        rows, count = reports.list_audit_page(db, begin)
        return {"rows": rows, "count": count, "size": reports.AUDIT_PAGE, "broken": reports.find_broken_entry(db)}

    return await site.hub.tables.store.do(work)
