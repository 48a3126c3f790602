"""`bastide ratings`: recomputes and measures the ratings of a server (docs/ratings.md)."""

from typing import Annotated

import typer

from bastide._extras import require_extra
from bastide.cli.options import Json
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
    told = run_on_server("ratings", data, write=write)
    does = "are fixed" if told["written"] else "differ"
    print_result(told, json, *told["told"], f"{told['games']} rated games; {told['different']} numbers {does}.")
    return DIFFERENT if told["different"] and not write else 0


@app.command("first-seat")
def first_seat_command(data: Data = None, json: Json = False) -> None:
    """Measure the first-move advantage in rated games for two, in rating points."""
    told = run_on_server("first-seat", data)
    rows = []
    for one in told["families"]:
        if one["worth"] is None:
            rows.append(f"{one['family']:<10} {one['games']:>7} games: too few to tell; reckoned with {one['used']:g}")
        else:
            measured = f"{one['share']:.1%} of the points, worth {one['worth']:+.1f} ± {one['error']:.1f}"
            rows.append(f"{one['family']:<10} {one['games']:>7} games: {measured}; reckoned with {one['used']:g}")
    print_result(told, json, *rows)
