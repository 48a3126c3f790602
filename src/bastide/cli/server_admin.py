"""Operator commands for a server, whether it runs or not: `bastide tables` and others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bastide.cli.options import Json
from bastide.cli.output import CliError, print_json, printable
from bastide.cli.serve import read_settings
from bastide.server.app.settings import DATA, Settings, data_folder

if TYPE_CHECKING:
    from bastide.server.admin.control_client import ReadPeriods

Data = Annotated[Path | None, DATA]

Table = Annotated[str, typer.Argument(help="Name of the table, as in its address.")]
PHASES = "lobby, playing, over, abandoned, gone (an abandoned lobby), lesson, learnt"


def run_on_server(name: str, data: Path | None, periods: ReadPeriods | None = None, /, **args: Any) -> dict[str, Any]:
    """Run a command on the server of this folder or, if none runs, on its database. Raises CliError.

    `periods` is called only if no server runs.
    """
    from bastide.server.admin.control_client import run_command as ask_server
    from bastide.server.common.errors import RequestError

    try:
        return ask_server((data or data_folder()).absolute(), name, periods, **args)
    except RequestError as no:
        raise CliError(no.code, no.text) from None


def print_result(result: dict[str, Any], as_json: bool, *sentences: str) -> None:
    """Print the result: the object itself, or the sentences."""
    if as_json:
        print_json(result)
        return
    for sentence in sentences:
        print(printable(sentence))


def tables_command(
    table: Annotated[str, typer.Argument(help="Show who sits at this table instead.", show_default=False)] = "",
    phase: Annotated[str, typer.Option(help=f"Only those in this phase: {PHASES}.")] = "",
    network: Annotated[str, typer.Option("--from", help="Only those opened within a day from this address.")] = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="At most this many, the latest first.")] = 100,
    data: Data = None,
    json: Json = False,
) -> None:
    """List the tables of a server, most recently changed first, or show who sits at one."""
    if table:
        _table(run_on_server("table", data, table=table), json)
        return
    result = run_on_server("tables", data, phase=phase, most=most, network=network)
    line = "{table:<28} {phase:<10} {events:>6} events {devices:>3} devices {bytes:>8} bytes   {changed}"
    rows = [line.format(**one) for one in result["tables"]]
    print_result(result, json, *rows, f"{len(rows)} listed, {result['open']} open.")


def prune_command(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print what would be done.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Abandon, archive and delete old tables now, by the retention periods of the server."""
    result = run_on_server("prune", data, lambda: read_settings(Settings).periods, dry_run=dry_run)
    does = "would be" if dry_run else "are"
    print_result(
        result, json, "{abandon} tables {0} abandoned, {archive} packed, {delete} deleted.".format(does, **result)
    )


def close_command(table: Table, data: Data = None, json: Json = False) -> None:
    """End an open table for ever and notify its players."""
    print_result(run_on_server("close", data, table=table), json, f"The table {table} is closed.")


def delete_command(table: Table, data: Data = None, json: Json = False) -> None:
    """Delete a table with everything that belongs to it."""
    print_result(run_on_server("delete", data, table=table), json, f"The table {table} is deleted.")


def _table(told: dict[str, Any], as_json: bool) -> None:
    seats = [f"seat {one['seat']}  {one['kind']:<7} {one['device'] or '-':<12}  {one['name']}" for one in told["seats"]]
    blocked = [f"kept away {one['device']}  {one['name']}" for one in told["blocked"]]
    lines = f"looking now: {', '.join(told['lines']) or 'nobody'}"
    print_result(
        told, as_json, f"{told['table']} ({told['phase']}), made by {told['host'] or '-'}", *seats, *blocked, lines
    )


def ban_command(
    device: Annotated[str, typer.Argument(help="Device, as `bastide tables TABLE` shows it.", show_default=False)] = "",
    address: Annotated[str, typer.Option(help="A network instead, such as 192.0.2.0/24.", metavar="CIDR")] = "",
    until: Annotated[str, typer.Option(help="Until this moment in UTC, such as 2027-01-31; without it for good.")] = "",
    note: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Ban a device or a network from the whole server."""
    told = run_on_server("ban", data, device=device, address=address, until=until, note=note)
    print_result(told, json, f"{told['who']} is kept away {_until(told)}; {told['closed']} lines closed.")


def unban_command(
    who: Annotated[str, typer.Argument(help="Device or network, as `bastide bans` shows it.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Lift the ban of a device or a network."""
    told = run_on_server("unban", data, who=who)
    print_result(told, json, f"{told['who']} may come again.")


def bans_command(data: Data = None, json: Json = False) -> None:
    """List the bans of the server."""
    told = run_on_server("bans", data)
    rows = [f"{one['who']:<34} {_until(one)}  since {one['since']}  {one['note']}".rstrip() for one in told["bans"]]
    print_result(told, json, *rows, f"{len(rows)} banned.")


def _until(one: dict[str, Any]) -> str:
    return f"until {one['until']}" if one["until"] else "for good"
