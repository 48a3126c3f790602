"""`bastide verify`: recomputes every draw of a finished table from the secret revealed at its end."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.options import Json
from bastide.cli.output import CliError, print_json, read_error


def verify_command(
    log: Annotated[Path, typer.Argument(help="The table's log, from /api/tables/TABLE/log on its server.")],
    secret: Annotated[
        str,
        typer.Option(
            help="The secret of draws shared by several boards of a tournament, as the tournament reveals it."
        ),
    ] = "",
    json: Json = False,
) -> None:
    """Check that no tile of a finished game was chosen.

    Every draw must follow from the secret to which the table committed before the game.
    """
    from bastide.server.tables.history.verify import VerificationError, verify_log

    try:
        proof = verify_log(log.read_text(encoding="utf-8"), secret)
    except VerificationError as problem:
        raise CliError("not-proven", f"{log}: {problem}") from None
    except UnicodeDecodeError:
        raise CliError("not-proven", f"{log} is no text in UTF-8, so it is no log of a table") from None
    except OSError as error:
        raise read_error(log, error) from None
    if json:
        told = {"table": proof.table, "draws": proof.draws, "commitment": proof.commitment, "proven": True}
        print_json({**told, "origin": proof.origin} if proof.origin else told)
    else:
        print(
            f"Proven: all {proof.draws} draws of {proof.table} follow from the secret promised as {proof.commitment}."
        )
        if proof.origin:
            print(f"The turns before them were played at {proof.origin}, whose own log proves its draws.")
