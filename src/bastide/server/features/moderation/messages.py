"""Responses of the moderation API. Times are milliseconds since 1970."""

from typing import Literal, TypedDict

from bastide.server.accounts.restrictions import RestrictionInfo
from bastide.server.protocol.server_messages import Remark

Reason = Literal["insult", "name", "cheating", "stalling", "leaving", "spam", "other"]
ReportAct = Literal["nothing", "mute", "bar", "name", "ban", "lift", "remove", "title"]


class ReportFiled(TypedDict):
    """The report is stored."""

    reported: bool


class ReportCounts(TypedDict):
    """Counts about a reported player: recent `reports` and the `people` who made them, all `rated` games and those
    `left` early, and recent games `near` another account of one network."""

    reports: int
    people: int
    rated: int
    left: int
    near: int


class AuditEntry(TypedDict):
    """A row of the audit log. `until_ms` is the end of a restriction, 0 for none."""

    n: int
    at_ms: int
    moderator: str
    act: ReportAct
    report: str
    until_ms: int
    note: str


class ReportInfo(TypedDict):
    """A report with its evidence. `called` is the name of the table, `account` that of the reported account ("" for a
    guest), `by` that of the reporter. `own`: the moderator reported it."""

    id: str
    at_ms: int
    done_ms: int
    reason: Reason
    words: str
    table: str
    called: str
    seats: list[str]
    seat: int
    remarks: list[Remark]
    account: str
    by: str
    own: bool
    standing: ReportCounts
    restraints: list[RestrictionInfo]
    acts: list[AuditEntry]


class ReportPage(TypedDict):
    """A page of `size` reports out of `count`."""

    reports: list[ReportInfo]
    count: int
    size: int


class ReportDecision(TypedDict):
    """What was decided about a report. `until` is the end of a restriction in words, "" for none."""

    report: str
    act: ReportAct
    until: str


class AuditPage(TypedDict):
    """A page of `size` rows out of `count`. `broken` is the number of the first altered row, 0 for none."""

    rows: list[AuditEntry]
    count: int
    size: int
    broken: int
