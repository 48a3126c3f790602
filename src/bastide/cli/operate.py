"""What the keeper of a server asks of it, whether it runs or not: `bastide tables` and its sisters."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bastide.cli.report import CliError, print_json, printable

Data = Annotated[Path | None, typer.Option(help="Folder of the stored games; by default the user's data folder.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]

Table = Annotated[str, typer.Argument(help="Name of the table, as in its address.")]
PHASES = "lobby, playing, over, abandoned, gone (an abandoned lobby), lesson, learnt"


def add_to(app: typer.Typer) -> None:
    """Add the commands."""
    for command in (tables, prune, close, delete):
        app.command()(command)


def ask(name: str, data: Path | None, **args: Any) -> dict[str, Any]:
    """The result of a command, from the server of this folder or, where none runs, from its database.
    Raises CliError."""
    from bastide.server.operation.asking import ask as ask_server
    from bastide.server.operation.options import folder_of
    from bastide.server.refused import Refused

    try:
        return ask_server(folder_of(data), name, **args)
    except Refused as no:
        raise CliError(no.code, no.text) from None


def tell(result: dict[str, Any], as_json: bool, *sentences: str) -> None:
    """Print the result: the object itself, or what it says in sentences."""
    if as_json:
        print_json(result)
        return
    for sentence in sentences:
        print(printable(sentence))


def tables(
    phase: Annotated[str, typer.Option(help=f"Only those in this phase: {PHASES}.")] = "",
    network: Annotated[str, typer.Option("--from", help="Only those opened within a day from this address.")] = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="So many at most, the latest first.")] = 100,
    data: Data = None,
    json: Json = False,
) -> None:
    """List the tables of a server, the latest changed first."""
    result = ask("tables", data, phase=phase, most=most, network=network)
    rows = [_row(one) for one in result["tables"]]
    tell(result, json, *rows, f"{len(rows)} listed, {result['open']} open.")


def _row(one: dict[str, Any]) -> str:
    told = "{table:<28} {phase:<10} {events:>6} events {devices:>3} devices {bytes:>8} bytes   {changed}"
    return told.format(**one)


def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be done.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """End, pack and delete old tables now, by the periods of the server."""
    result = ask("prune", data, dry_run=dry_run)
    does = "would be" if dry_run else "are"
    tell(result, json, "{abandon} tables {0} abandoned, {archive} packed, {delete} deleted.".format(does, **result))


def close(table: Table, data: Data = None, json: Json = False) -> None:
    """End an open table for ever; whoever is there is told."""
    tell(ask("close", data, table=table), json, f"The table {table} is closed.")


def delete(table: Table, data: Data = None, json: Json = False) -> None:
    """Delete a table with everything that belongs to it."""
    tell(ask("delete", data, table=table), json, f"The table {table} is deleted.")
