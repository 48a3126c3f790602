"""`bastide ratings`: what a server's ratings rest on (docs/ratings.md)."""

from __future__ import annotations

from typing import Annotated

import typer

from bastide._extras import require_extra
from bastide.cli.options import Json
from bastide.cli.server_admin import Data, print_result, run_admin_command

DIFFERENT = 1
"""Exit status when what is kept is not what follows from the log."""
app = typer.Typer(name="ratings", no_args_is_help=True)


@app.callback()
def root() -> None:
    """Ratings of a server: make them again, measure."""
    require_extra("server")


@app.command("replay")
def recompute_command(
    write: Annotated[bool, typer.Option("--write", help="Put right what differs.")] = False,
    data: Data = None,
    json: Json = False,
) -> int:
    """Make all ratings again from the log of results and compare them bit for bit with those that are kept."""
    told = run_admin_command("ratings", data, write=write)
    does = "are put right" if told["written"] else "differ"
    print_result(told, json, *told["told"], f"{told['games']} rated games; {told['different']} numbers {does}.")
    return DIFFERENT if told["different"] and not write else 0


@app.command("first-seat")
def first_seat_command(data: Data = None, json: Json = False) -> None:
    """Measure what beginning was worth in the rated games for two, in points of rating."""
    told = run_admin_command("first-seat", data)
    rows = []
    for one in told["families"]:
        if one["worth"] is None:
            rows.append(f"{one['family']:<10} {one['games']:>7} games: too few to tell; reckoned with {one['used']:g}")
        else:
            measured = f"{one['share']:.1%} of the points, worth {one['worth']:+.1f} ± {one['error']:.1f}"
            rows.append(f"{one['family']:<10} {one['games']:>7} games: {measured}; reckoned with {one['used']:g}")
    print_result(told, json, *rows)
