"""Operator commands for a server, whether it runs or not: `bastide tables` and others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bastide.cli.output import CliError, Json, print_json, printable
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
    from bastide.server.admin.control_client import run_command

    with server_errors_as_cli():
        return run_command((data or data_folder()).absolute(), name, periods, **args)


@contextmanager
def server_errors_as_cli() -> Iterator[None]:
    """Turn errors of the server and its store into errors of the command. Raises CliError."""
    from bastide.server.common.errors import RequestError
    from bastide.server.storage.data_folder import StoreError

    try:
        yield
    except RequestError as error:
        raise CliError(error.code, error.text) from None
    except StoreError as error:
        raise CliError("store", str(error)) from None


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
        result = run_on_server("table", data, table=table)
        print_result(result, json, *_describe_table(result))
        return
    result = run_on_server("tables", data, phase=phase, most=most, network=network)
    line = "{table:<28} {phase:<10} {events:>6} events {devices:>3} devices {bytes:>8} bytes   {changed}"
    rows = [line.format(**row) for row in result["tables"]]
    print_result(result, json, *rows, f"{len(rows)} listed, {result['open']} open.")


def prune_command(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only print what would be done.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Abandon, archive and delete old tables now, by the retention periods of the server."""
    result = run_on_server("prune", data, lambda: read_settings(Settings).periods, dry_run=dry_run)
    does = "would be" if dry_run else "are"
    sentence = "{abandon} tables {0} abandoned, {archive} packed, {delete} deleted."
    print_result(result, json, sentence.format(does, **result))


def close_command(table: Table, data: Data = None, json: Json = False) -> None:
    """End an open table permanently and notify its players."""
    print_result(run_on_server("close", data, table=table), json, f"The table {table} is closed.")


def delete_command(table: Table, data: Data = None, json: Json = False) -> None:
    """Delete a table with everything that belongs to it."""
    print_result(run_on_server("delete", data, table=table), json, f"The table {table} is deleted.")


def _describe_table(table: dict[str, Any]) -> Iterator[str]:
    yield f"{table['table']} ({table['phase']}), made by {table['host'] or '-'}"
    for seat in table["seats"]:
        yield f"seat {seat['seat']}  {seat['kind']:<7} {seat['device'] or '-':<12}  {seat['name']}"
    for player in table["blocked"]:
        yield f"kept away {player['device']}  {player['name']}"
    yield f"looking now: {', '.join(table['lines']) or 'nobody'}"


def ban_command(
    device: Annotated[str, typer.Argument(help="Device, as `bastide tables TABLE` shows it.", show_default=False)] = "",
    address: Annotated[str, typer.Option(help="A network instead, such as 192.0.2.0/24.", metavar="CIDR")] = "",
    until: Annotated[str, typer.Option(help="Until this moment in UTC, such as 2027-01-31; without it for good.")] = "",
    note: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """Ban a device or a network from the whole server."""
    ban = run_on_server("ban", data, device=device, address=address, until=until, note=note)
    print_result(ban, json, f"{ban['who']} is kept away {_until(ban)}; {ban['closed']} lines closed.")


def unban_command(
    who: Annotated[str, typer.Argument(help="Device or network, as `bastide bans` shows it.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Lift the ban of a device or a network."""
    result = run_on_server("unban", data, who=who)
    print_result(result, json, f"{result['who']} may come again.")


def bans_command(data: Data = None, json: Json = False) -> None:
    """List the bans of the server."""
    result = run_on_server("bans", data)
    rows = [f"{ban['who']:<34} {_until(ban)}  since {ban['since']}  {ban['note']}".rstrip() for ban in result["bans"]]
    print_result(result, json, *rows, f"{len(rows)} banned.")


def _until(ban: dict[str, Any]) -> str:
    return f"until {ban['until']}" if ban["until"] else "for good"


Name = Annotated[str, typer.Argument(help="Name of the account.")]


def accounts_command(
    role: Annotated[str, typer.Option(help="Only those with this role: moderator, bot or none.")] = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="At most this many.")] = 100,
    data: Data = None,
    json: Json = False,
) -> None:
    """List the accounts of a server by name."""
    result = run_on_server("accounts", data, role=role, most=most)
    line = "{name:<24} {role:<10} {device:<12}  made {made}  seen {used}"
    rows = [line.format(**{**account, "used": account["used"] or "-"}) for account in result["accounts"]]
    print_result(result, json, *rows, f"{len(rows)} listed, {result['all']} in all.")


def role_command(
    name: Name, role: Annotated[str, typer.Argument(help="moderator, or none.")], data: Data = None, json: Json = False
) -> None:
    """Make an account a moderator of a server, or remove its role."""
    result = run_on_server("role", data, who=name, role=role)
    kind = f"a {result['role']}" if result["role"] else "an ordinary user"
    print_result(result, json, f"{result['name']} is {kind} now.")


def erase_command(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Erase an account and all that is stored about its owner, permanently. Games of others stay without the name."""
    if not yes:
        typer.confirm(f"Erase the account {name} permanently?", abort=True)
    result = run_on_server("erase", data, who=name)
    print_result(result, json, f"{result['name']} is erased; that were {result['tables']} tables.")
