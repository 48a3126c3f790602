"""Backups of a server: `bastide backup`, `bastide restore`, `bastide check` and `bastide transfer`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from bastide._extras import require_extra
from bastide.cli.options import Json
from bastide.cli.output import CliError
from bastide.cli.server_admin import Data, print_result, run_on_server
from bastide.server.app.settings import data_folder


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write; only its owner will be able to read it.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Write a backup of all tables to a file, while the server runs on."""
    result = run_on_server("backup", data, file=str(file.absolute()), force=force)
    size = result["bytes"] / 1e6
    print_result(result, json, f"{result['events']} events are kept in {file} ({size:.1f} MB).")


def restore_command(
    file: Annotated[Path, typer.Argument(help="The backup.")],
    force: Annotated[bool, typer.Option("--force", help="Restore it even if some of its tables are damaged.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Replace the database by a backup. The server must be stopped. The old database is kept beside the new one."""
    from bastide.server.storage.backups.restore import restore_backup as put_back

    with require_stopped_server(data) as folder:
        told = put_back(folder, file.absolute(), force)
    kept = f" What was there is kept as {told.replaced}." if told.replaced else ""
    result = {"tables": told.tables, "events": told.events, "replaced": told.replaced}
    print_result(result, json, f"{told.tables} tables with {told.events} events are back in {folder}.{kept}")


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
        with store_errors_as_cli():
            found = check_file(file.absolute())
    else:
        with require_stopped_server(data) as folder:
            found = check_folder(folder)
    faults = found.faults
    verdict = "All is well" if found.ok else f"{len(faults)} fault{'s' if len(faults) > 1 else ''}"
    told = f"{verdict}: {len(found.tables)} tables with {found.events} events in {found.file}."
    print_result({"ok": found.ok, **msgspec.to_builtins(found)}, json, *faults, told)
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
    from bastide.server.storage.backups.sqlite_to_postgres import transfer_database as take_over

    try:
        address = parse_database_url(store)
    except ValueError as error:
        raise CliError("bad-address", f"the address of the database is not understood: {error}") from None
    with require_stopped_server(data) as folder:
        told = take_over(folder, address, force, lambda text: None if json else print(f"{text} ..."))
    result = {"tables": told.tables, "events": told.events, "accounts": told.accounts, "rows": told.rows}
    count = f"{told.tables} tables with {told.events} events, {told.accounts} accounts"
    print_result(result, json, f"{count}: all {told.rows} rows are in {told.address} and the same as in {folder}.")


@contextmanager
def store_errors_as_cli() -> Iterator[None]:
    """Turn errors of the store into errors of the command. Raises CliError."""
    from bastide.server.storage.data_folder import StoreError

    try:
        yield
    except StoreError as error:
        raise CliError("store", str(error)) from None


@contextmanager
def require_stopped_server(data: Path | None) -> Iterator[Path]:
    """Yield the data folder. Raises CliError if a server runs on it."""
    from bastide.server.admin.control_client import is_running
    from bastide.server.common.errors import RequestError

    folder = (data or data_folder()).absolute()
    try:
        if is_running(folder):
            raise CliError("running", f"a server is using {folder}; stop it first")
    except RequestError as no:
        raise CliError(no.code, no.text) from None
    with store_errors_as_cli():
        yield folder
