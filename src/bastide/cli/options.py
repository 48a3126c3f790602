"""Options that several commands have, such as those of rule modules: `--option hand=2 --option gardens=false`."""

from __future__ import annotations

from typing import Annotated

import typer

from bastide.cli.report import CliError

Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of a module, such as hand=2; may be repeated."),
]

WORDS = {"true": True, "yes": True, "false": False, "no": False}


def read_options(said: list[str] | None) -> dict[str, bool | int]:
    """Names and values; whether there is such an option the rules say. Raises CliError."""
    options: dict[str, bool | int] = {}
    for text in said or []:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise CliError("bad-option", f"--option {text}: write NAME=VALUE, such as hand=2")
        if name in options:
            raise CliError("bad-option", f"--option {name} is said twice")
        if value in WORDS:
            options[name] = WORDS[value]
        elif value.isascii() and value.isdigit() and len(value) < 10:
            options[name] = int(value)
        else:
            raise CliError("bad-option", f"--option {text}: the value is a whole number, true or false")
    return options
