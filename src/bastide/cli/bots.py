"""`bastide bots`: which there are."""

from __future__ import annotations

import typer

from bastide.bots import BOTS, MATES, YARDSTICKS
from bastide.cli.options import Json
from bastide.cli.report import print_json

app = typer.Typer(name="bots", help="Which bots there are.", no_args_is_help=True)


@app.command("list")
def list_bots(json: Json = False) -> None:
    """Name the bots, strongest first, then team mates, then those that others are measured by."""
    told = {name: (bot.__doc__ or "").strip().splitlines()[0] for name, bot in {**BOTS, **MATES, **YARDSTICKS}.items()}
    if json:
        print_json({"bots": [{"name": name, "text": text} for name, text in told.items()]})
        return
    for name, text in told.items():
        print(f"{name:<10} {text}")
