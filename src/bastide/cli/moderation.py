"""`bastide reports`: reports of players about others at a table, and decisions about them."""

from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from bastide._extras import require_extra
from bastide.cli.options import Json
from bastide.cli.server_admin import Data, print_result, run_on_server

app = typer.Typer(name="reports", no_args_is_help=True)
Report = Annotated[str, typer.Argument(help="Id of the report, as `bastide reports list` shows it.")]
ACTS = (
    "nothing, mute, bar (from public and rated tables), name (a neutral one), ban, lift (mute and bar), remove "
    "(a set), title (a neutral name for a table, a tournament or a team)"
)


@app.callback()
def root() -> None:
    """Reports of players about others, and decisions about them."""
    require_extra("server")


@app.command("list")
def list_command(
    done: Annotated[bool, typer.Option("--done", help="Decided reports instead of open ones.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """List reports with the chat at the table, oldest first."""
    told = run_on_server("reports", data, done=done)
    lines = [line for one in told["reports"] for line in _lines(one)]
    print_result(told, json, *lines, f"{told['count']} {'decided' if done else 'open'}.")


@app.command("act")
def act_command(
    report: Report,
    does: Annotated[str, typer.Argument(metavar="ACT", help=ACTS)],
    days: Annotated[int, typer.Option(min=0, help="For this many days; without it for good.")] = 0,
    note: Annotated[str, typer.Option(help="A note for the log.")] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Decide about a report."""
    told = run_on_server("report", data, report=report, act=does, days=days, note=note)
    until = f" until {told['until']}" if told["until"] else ""
    print_result(told, json, f"Report {told['report']}: {told['act']}{until}.")


@app.command("log")
def log_command(data: Data = None, json: Json = False) -> int:
    """List the decisions of moderators, latest first."""
    told = run_on_server("reports-log", data)
    rows = [
        f"{one['n']:>6}  {_moment(one['at_ms'])}  {one['moderator']:<24} {one['act']:<8} {one['report']}  {one['note']}"
        for one in told["rows"]
    ]
    whole = f"Row {told['broken']} was changed." if told["broken"] else "The log is whole."
    print_result(told, json, *(row.rstrip() for row in rows), whole)
    return 1 if told["broken"] else 0


def _lines(one: dict[str, Any]) -> list[str]:
    standing = one["standing"]
    said = [f"    {remark['name']}: {remark.get('text') or remark.get('key')}" for remark in one["said"]]
    return [
        f"{one['id']}  {_moment(one['at_ms'])}  {one['seats'][one['seat']]} at {one['table']}: {one['reason']}",
        f"    {one['words'] or '-'}  ({standing['reports']} reports by {standing['people']} people, "
        f"{standing['left']} of {standing['rated']} rated games left)",
        *said,
    ]


def _moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
