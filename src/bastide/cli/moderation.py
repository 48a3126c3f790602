"""`bastide reports`: reports of players about others at a table, and decisions about them."""

from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from bastide._extras import require_extra
from bastide.cli.output import Json
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
    result = run_on_server("reports", data, done=done)
    lines = [line for report in result["reports"] for line in _lines(report)]
    print_result(result, json, *lines, f"{result['count']} {'decided' if done else 'open'}.")


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
    result = run_on_server("report", data, report=report, act=does, days=days, note=note)
    until = f" until {result['until']}" if result["until"] else ""
    print_result(result, json, f"Report {result['report']}: {result['act']}{until}.")


@app.command("log")
def log_command(data: Data = None, json: Json = False) -> int:
    """List the decisions of moderators, latest first."""
    result = run_on_server("reports-log", data)
    line = "{n:>6}  {at}  {moderator:<24} {act:<8} {report}  {note}"
    rows = [line.format(at=_moment(row["at_ms"]), **row).rstrip() for row in result["rows"]]
    verdict = f"Row {result['broken']} was changed." if result["broken"] else "The log is whole."
    print_result(result, json, *rows, verdict)
    return 1 if result["broken"] else 0


def _lines(report: dict[str, Any]) -> list[str]:
    player, standing = report["seats"][report["seat"]], report["standing"]
    chat = [f"    {message['name']}: {message.get('text') or message.get('key')}" for message in report["said"]]
    return [
        f"{report['id']}  {_moment(report['at_ms'])}  {player} at {report['table']}: {report['reason']}",
        f"    {report['words'] or '-'}  ({standing['reports']} reports by {standing['people']} people, "
        f"{standing['left']} of {standing['rated']} rated games left)",
        *chat,
    ]


def _moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
