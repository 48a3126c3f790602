"""Who has an account at a server: `bastide accounts`, `role` and `erase`."""

from typing import Annotated

import typer

from bastide.cli.options import Json
from bastide.cli.server_admin import Data, print_result, run_on_server

Name = Annotated[str, typer.Argument(help="Name of the account.")]


def accounts_command(
    role: Annotated[str, typer.Option(help="Only those with this role: moderator, bot or none.")] = "",
    most: Annotated[int, typer.Option(min=1, max=100_000, help="At most this many.")] = 100,
    data: Data = None,
    json: Json = False,
) -> None:
    """List the accounts of a server by name."""
    told = run_on_server("accounts", data, role=role, most=most)
    line = "{name:<24} {role:<10} {device:<12}  made {made}  seen {used}"
    rows = [line.format(**{**one, "used": one["used"] or "-"}) for one in told["accounts"]]
    print_result(told, json, *rows, f"{len(rows)} listed, {told['all']} in all.")


def role_command(
    name: Name,
    role: Annotated[str, typer.Argument(help="moderator, or none.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Make an account a moderator of a server, or remove its role."""
    told = run_on_server("role", data, who=name, role=role)
    print_result(told, json, f"{told['name']} is {'a ' + told['role'] if told['role'] else 'an ordinary user'} now.")


def erase_command(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
    data: Data = None,
    json: Json = False,
) -> None:
    """Erase an account and all that is stored about its owner, for ever. Games of others stay without the name."""
    if not yes:
        typer.confirm(f"Erase the account {name} for ever?", abort=True)
    told = run_on_server("erase", data, who=name)
    print_result(told, json, f"{told['name']} is erased; that were {told['tables']} tables.")
