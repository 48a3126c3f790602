"""`bastide bots`: which there are, ours as a program for others, and programs of others tried."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from bastide.bots import BOTS, MATES, YARDSTICKS
from bastide.bots.api import Bot
from bastide.bots.outside import Roster
from bastide.bots.outside.classes import brought
from bastide.bots.outside.roster import is_command
from bastide.bots.outside.speaking import Speaker, lines_of
from bastide.cli.options import Json
from bastide.cli.report import CliError, print_json

app = typer.Typer(name="bots", help="Which bots there are, and those of others.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="A bot of ours, which may have a budget, or package:Class.")]


@app.command("list")
def list_bots(json: Json = False) -> None:
    """Name the bots, strongest first, then team mates, those that others are measured by, those of other packages."""
    told = {name: (bot.__doc__ or "").strip().splitlines()[0] for name, bot in {**BOTS, **MATES, **YARDSTICKS}.items()}
    told |= {name: f"from another package: {value}" for name, value in brought().items() if name not in told}
    if json:
        print_json({"bots": [{"name": name, "text": text} for name, text in told.items()]})
        return
    for name, text in told.items():
        print(f"{name:<10} {text}")


@app.command("serve")
def serve_bot(name: Name) -> None:
    """Be a program for others: speak the lines of docs/bot-protocol.md on stdin and stdout, until the input ends."""
    if is_command(name):
        raise CliError("unknown-bot", f"{name} is a program already: it speaks for itself")
    roster = Roster()
    roster.bot(name)  # what is wrong with it is told before the first line

    def made(seed: int, seat: int) -> Bot:
        return roster.bot(name, seed, 0, seat)

    try:
        Speaker(name, made, lines_of(sys.stdin.fileno()), sys.stdout.buffer).run()
    except ValueError as error:
        raise CliError("bad-line", f"a line cannot be answered: {error}") from None
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the host has gone, and there is nobody to tell
