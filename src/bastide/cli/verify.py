"""`bastide verify`: recomputes every draw of a finished table from the secret revealed at its end."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.output import CliError, Json, print_json, read_errors_as_cli

SECRET_HELP = "The secret of draws shared by several boards of a tournament, as the tournament reveals it."


def verify_command(
    log: Annotated[Path, typer.Argument(help="The table's log, from /api/tables/TABLE/log on its server.")],
    secret: Annotated[str, typer.Option(help=SECRET_HELP)] = "",
    json: Json = False,
) -> None:
    """Check that no tile of a finished game was chosen.

    Every draw must follow from the secret to which the table committed before the game.
    """
    from bastide.server.tables.history.verify import VerificationError, verify_log

    try:
        with read_errors_as_cli(log):
            proof = verify_log(log.read_text(encoding="utf-8-sig"), secret)
    except VerificationError as error:
        raise CliError("not-proven", f"{log}: {error}") from None
    except UnicodeDecodeError:
        raise CliError("not-proven", f"{log} is no text in UTF-8, so it is no log of a table") from None
    draws, table, commitment = proof.draws, proof.table, proof.commitment
    if json:
        origin = {"origin": proof.origin} if proof.origin else {}
        print_json({"table": table, "draws": draws, "commitment": commitment, "proven": True, **origin})
    else:
        print(f"Proven: all {draws} draws of {table} follow from the secret promised as {commitment}.")
        if proof.origin:
            print(f"The turns before them were played at {proof.origin}, whose own log proves its draws.")
