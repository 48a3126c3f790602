"""Backups of a server: `bastide backup`, `bastide restore`, `bastide check` and `bastide transfer`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bastide._extras import require_extra
from bastide.cli.output import CliError, Json, count_text
from bastide.cli.server_admin import Data, print_result, run_on_server, server_errors_as_cli
from bastide.server.app.settings import data_folder


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write; only its owner will be able to read it.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write a backup of all tables to a file, while the server runs on."""
    result = run_on_server("backup", data, file=str(file.absolute()), force=force)
    print_result(
        result, json, f"Stored {count_text(result['events'], 'event')} in {file} ({result['bytes'] / 1e6:.1f} MB)."
    )


def restore_command(
    file: Annotated[Path, typer.Argument(help="The backup.")],
    force: Annotated[bool, typer.Option("--force", help="Restore it even if some of its tables are damaged.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Replace the database by a backup. The server must be stopped. The old database is kept beside the new one."""
    from bastide.server.storage.backups.restore import restore_backup

    with require_stopped_server(data) as folder:
        restored = restore_backup(folder, file.absolute(), force)
    tables, events, replaced = restored.tables, restored.events, restored.replaced
    previous = f" The former database is {replaced}." if replaced else ""
    result = {"tables": tables, "events": events, "replaced": replaced}
    counts = f"{count_text(tables, 'table')} with {count_text(events, 'event')}"
    print_result(result, json, f"Restored {counts} to {folder}.{previous}")


def check_command(
    file: Annotated[Path | None, typer.Argument(help="A backup; otherwise the stopped server's own database.")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Check a database: every page, the hash chain of every table, every game to its end.

    The exit status is 1 if something is wrong.
    """
    import msgspec

    from bastide.server.admin.check_database import check_file, check_folder

    if file is not None:
        with server_errors_as_cli():
            found = check_file(file.absolute())
    else:
        with require_stopped_server(data) as folder:
            found = check_folder(folder)
    faults = found.faults
    verdict = "All is well" if found.ok else count_text(len(faults), "fault")
    tables, events = count_text(len(found.tables), "table"), count_text(found.events, "event")
    sentence = f"{verdict}: {tables} with {events} in {found.file}."
    print_result({"ok": found.ok, **msgspec.to_builtins(found)}, json, *faults, sentence)
    if not found.ok:
        raise typer.Exit(1)


def transfer_command(
    store: Annotated[str, typer.Argument(envvar="BASTIDE_STORE", help="Address of an empty PostgreSQL database.")],
    force: Annotated[bool, typer.Option("--force", help="Copy tables even if some of them are damaged.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Copy everything that a stopped server has stored into PostgreSQL, for a cluster of several processes.

    It copies all or nothing. The folder stays as it is.
    """
    from bastide.server.app.setting_types import parse_database_url

    require_extra("cluster")
    # of the extra `cluster`
    from bastide.server.storage.backups.sqlite_to_postgres import transfer_database

    try:
        address = parse_database_url(store)
    except ValueError as error:
        raise CliError("bad-address", f"the address of the database is not understood: {error}") from None
    with require_stopped_server(data) as folder:
        copy = transfer_database(folder, address, force, lambda text: None if json else print(f"{text} ..."))
    result = {"tables": copy.tables, "events": copy.events, "accounts": copy.accounts, "rows": copy.rows}
    count = f"{copy.tables} tables with {copy.events} events, {copy.accounts} accounts"
    print_result(result, json, f"{count}: all {copy.rows} rows are in {copy.address} and the same as in {folder}.")


@contextmanager
def require_stopped_server(data: Path | None) -> Iterator[Path]:
    """Yield the data folder. Raises CliError if a server runs on it."""
    from bastide.server.admin.control_client import is_running

    folder = (data or data_folder()).absolute()
    with server_errors_as_cli():
        if is_running(folder):
            raise CliError("running", f"a server is using {folder}; stop it first")
        yield folder
