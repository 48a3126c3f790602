"""Decisions of moderators and the operator about reports, for `bastide reports` and the moderators' page.

Invariant: a decision, its effects and its row in the audit log are one transaction. Only names in table logs and the
connections of a banned device follow after it.
"""

import random
import time
from datetime import UTC, datetime
from typing import Any, Final, Literal, get_args

from bastide.server.accounts import accounts, restrictions
from bastide.server.common.errors import RequestError
from bastide.server.common.times import format_time
from bastide.server.features.account import personal_data
from bastide.server.features.moderation import audit_log, reports
from bastide.server.features.moderation.reports import CUP, DAY_MS, SET, THINGS, TITLE, Report
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.features.tournaments import team_store
from bastide.server.live.preconditions import load_restrictions
from bastide.server.live.site import AdminContext
from bastide.server.storage.db import Db

ReportAct = Literal["nothing", "mute", "bar", "name", "ban", "lift", "remove", "title"]
ACTS: Final[tuple[ReportAct, ...]] = get_args(ReportAct)
OPERATOR: Final = "operator"
LONGEST_DAYS: Final = 3650
NO_CUP_NAME: Final = "Tournament"
MOST_DIGITS: Final = 9_999


async def decide_report(
    site: AdminContext,
    report: str,
    act: ReportAct,
    days: int = 0,
    note: str = "",
    by: str = OPERATOR,
    device: str = "",
) -> dict[str, Any]:
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
        found = reports.get_report(db, report)
        if found is None:
            raise RequestError("no-such-report", "There is no such report.", status=404)
        if device and device in (found.reported, found.reporter):
            raise RequestError("own-report", "Somebody else decides about this one: you are part of it.", status=403)
        _carry_out(db, found, act, until, now)
        reports.close_reports(db, found, now)
        audit_log.add_audit_entry(db, by, act, found.id, until, note, now)
        return found

    found = await site.hub.tables.store.do(work)
    await _after(site, found, act, until, note)
    return {"report": found.id, "act": act, "until": format_time(until) if until else ""}


def _carry_out(db: Db, found: Report, act: ReportAct, until: int, now: int) -> None:
    if not found.reported and act not in ("nothing", "title"):
        raise RequestError("bad-act", "The reported device was erased: only a name can be changed.")
    match act:
        case "mute" | "bar":
            restrictions.add_restriction(db, found.reported, act, until, now)
        case "remove" if found.table.startswith(SET):
            tileset_store.delete_tileset(db, found.table.partition("=")[2])
        case "remove":
            raise RequestError("bad-act", "Only a shared tile set can be removed.")
        case "title":
            _untitle(db, found.table)
        case "lift":
            restrictions.lift_restrictions(db, found.reported)
        case "name" if accounts.get_account(db, found.reported) is not None:
            _rename(db, found.reported)


def _untitle(db: Db, thing: str) -> None:
    """Give a tournament or a team a neutral name. `_name_tables` renames tables. Raises RequestError."""
    if not thing.startswith((CUP, TITLE)):
        raise RequestError("bad-act", "Only a tournament, a team or a table has a name that is changed like this.")
    if thing.startswith(CUP):
        cup, _, team = thing.removeprefix(CUP).partition("/")
        if team:
            team_store.rename_team(db, cup, int(team), f"Team {int(team) + 1}")
        else:
            tournament_store.rename_tournament(db, cup, NO_CUP_NAME)


async def _name_tables(site: AdminContext, thing: str) -> None:
    """Give the table, or all tables of the tournament, a neutral name."""
    tables, name = [thing.removeprefix(TITLE)], personal_data.NO_TABLE_NAME
    if thing.startswith(CUP):
        cup, _, team = thing.removeprefix(CUP).partition("/")
        tables, name = [], NO_CUP_NAME
        if not team:
            tables = await site.hub.tables.store.do(tournament_store.list_tournament_tables, cup)
    for table in tables:
        await site.hub.tables.rewrite(table, personal_data.reset_table_name(table, name))


def _rename(db: Db, device: str) -> None:
    """Give the account a neutral name."""
    for _ in range(100):
        try:
            name = f"{personal_data.NO_NAME} {random.randint(1000, MOST_DIGITS)}"
            return accounts.rename_account(db, device, name, by_moderator=True)
        except RequestError:
            continue
    raise RequestError("no-name", "No neutral name is free; try again.")


async def _after(site: AdminContext, found: Report, act: ReportAct, until: int, note: str) -> None:
    """Update the state in memory after the transaction."""
    from bastide.server.features.moderation.ban_commands import add_ban

    hub = site.hub
    if act == "title":
        await _name_tables(site, found.table)
    elif act == "name" and not found.table.startswith(THINGS):
        await hub.tables.rewrite(found.table, personal_data.hide_names(found.table, found.reported))
    elif act == "ban":
        end = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%dT%H:%M") if until else ""
        await add_ban(site, device=found.reported, until=end, note=note or f"report {found.id}")
    if act in ("mute", "bar", "lift"):
        await load_restrictions(hub)
        hub.bus.say(restrictions.TOPIC)


async def list_reports(site: AdminContext, done: bool = False, begin: int = 0, device: str = "") -> dict[str, Any]:
    """A page of reports with their evidence, what is known of the reported players, and the acts so far.

    `begin` is the offset. `device` is the moderator's own: reports about it are left out.
    """
    now = int(time.time() * 1000)

    def work(db: Db) -> dict[str, Any]:
        found, count = reports.list_report_page(db, done, begin, device)
        names = accounts.account_names(db, [one.reported for one in found] + [one.reporter for one in found])
        return {
            "reports": [_describe_report(db, one, names, now, device) for one in found],
            "count": count,
            "size": reports.PAGE,
        }

    return await site.hub.tables.store.do(work)


def _describe_report(db: Db, one: Report, names: dict[str, str], now: int, device: str) -> dict[str, Any]:
    attached = one.attached
    return {
        "id": one.id,
        "at_ms": one.at_ms,
        "done_ms": one.done_ms,
        "reason": one.reason,
        "words": one.words,
        "table": one.table,
        "called": attached.table,
        "seats": attached.seats,
        "seat": attached.seat,
        "said": attached.said,
        "account": names.get(one.reported, ""),
        "by": names.get(one.reporter, ""),
        "own": bool(device) and one.reporter == device,
        "standing": reports.report_counts(db, one.reported, now),
        "restraints": restrictions.export_personal_data(db, one.reported),
        "acts": audit_log.list_report_entries(db, one.id),
    }


async def list_audit_log(site: AdminContext, begin: int = 0) -> dict[str, Any]:
    """A page of the audit log, the latest first. `broken` is the number of the first altered row, or 0."""

    def work(db: Db) -> dict[str, Any]:
        rows, count = audit_log.list_audit_page(db, begin)
        return {"rows": rows, "count": count, "size": audit_log.PAGE, "broken": audit_log.find_broken_entry(db)}

    return await site.hub.tables.store.do(work)
