"""Options that several commands have, such as those of rule modules: `--option hand=2 --option gardens=false`."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from bastide._text import strip_bom
from bastide.cli.output import CliError, read_errors_as_cli, read_input
from bastide.cli.shell_completion import complete_option, complete_rules
from bastide.core.tiles.custom_tilesets import MOST_BYTES
from bastide.rules import BOXES

Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of a module, such as hand=2 or river_tiles=FILE; may be repeated.",
        autocompletion=complete_option,
    ),
]

Rules = Annotated[
    str, typer.Option(help="Modules joined by +, such as base+fields+river.", autocompletion=complete_rules)
]

Mix = Annotated[bool, typer.Option("--mix", help="Continue games of other rules, tiles or bots all the same.")]

WORDS = {"true": True, "yes": True, "false": False, "no": False}


def read_set(file: Path) -> Any:
    """Read a tile set from a file and complete its entries. Raises CliError.

    Whether the set can be played is checked by the rules.
    """
    with read_errors_as_cli(file):
        text = read_input(file, MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise CliError("too-big", f"{file} has more than {MOST_BYTES} bytes")
    try:
        raw = json.loads(strip_bom(text).decode())
    except (ValueError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise CliError("bad-set", f"{file} is no JSON: {why}") from None
    name = raw.get("catalogue") if isinstance(raw, dict) else None
    return BOXES.by_id[name].completed(raw) if isinstance(name, str) and name in BOXES.by_id else raw


def read_options(texts: list[str] | None, level: int | None = None) -> dict[str, Any]:
    """Return options by name. The value of a custom tile set is read from the named file. Raises CliError.

    Whether such an option exists is checked by the rules. `level` is the value of --level.
    """
    options: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not name or not equals:
            raise CliError("bad-option", f"--option {text}: write NAME=VALUE, such as hand=2")
        if name in options:
            raise CliError("bad-option", f"--option {name} is given twice")
        if value in WORDS:
            options[name] = WORDS[value]
        elif name in BOXES.options:
            options[name] = read_set(Path(value))
        elif value.isascii() and value.isdigit() and len(value) < 10:
            options[name] = int(value)
        else:
            raise CliError("bad-option", f"--option {text}: the value is a whole number, true or false")
    if level is not None and "level" in options:
        raise CliError("bad-option", "--level and --option level are the same; use one of them")
    return options if level is None else {**options, "level": level}
