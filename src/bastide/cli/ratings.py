"""`bastide ratings`: recomputes and measures the ratings of a server (docs/play/ratings.md)."""

from typing import Annotated

import typer

from bastide._extras import require_extra
from bastide.cli.output import Json
from bastide.cli.server_admin import Data, print_result, run_on_server

DIFFERENT = 1
"""Exit status if stored ratings differ from those that follow from the log."""
app = typer.Typer(name="ratings", no_args_is_help=True)


@app.callback()
def root() -> None:
    """Recompute and measure the ratings of a server."""
    require_extra("server")


@app.command("replay")
def recompute_command(
    write: Annotated[bool, typer.Option("--write", help="Fix what differs.")] = False,
    data: Data = None,
    json: Json = False,
) -> int:
    """Recompute all ratings from the log of results and compare them bit for bit with the stored ones."""
    result = run_on_server("ratings", data, write=write)
    verdict = "are fixed" if result["written"] else "differ"
    games, different = result["games"], result["different"]
    print_result(result, json, *result["told"], f"{games} rated games; {different} numbers {verdict}.")
    return DIFFERENT if different and not write else 0


@app.command("first-seat")
def first_seat_command(data: Data = None, json: Json = False) -> None:
    """Measure the first-move advantage in rated games for two, in rating points."""
    result, rows = run_on_server("first-seat", data), []
    for row in result["families"]:
        worth = "{share:.1%} of the points, worth {worth:+.1f} ± {error:.1f}"
        measured = "too few to tell" if row["worth"] is None else worth.format(**row)
        rows.append(f"{row['family']:<10} {row['games']:>7} games: {measured}; reckoned with {row['used']:g}")
    print_result(result, json, *rows)
