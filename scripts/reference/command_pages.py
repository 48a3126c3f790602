"""The page of commands, from Typer."""

from collections.abc import Iterator
from typing import Any

import typer

from bastide.cli.main import PANELS, app
from scripts.reference.markdown import head, table, words

INTRODUCTION = """\
`bastide COMMAND --help` prints the same. [The command line](command-line.md) explains the commands and
their output. Brackets mark arguments that you may leave out.

* `--json` of most commands prints one JSON object and nothing else.
* `--force` of commands that write a file overwrites it if it exists.
* `--data FOLDER` (`BASTIDE_DATA`) of commands under "Keep a server" names the folder of the server's games."""
SETTINGS = ("play", "serve")
"""Their options are the settings of the server."""
UNLISTED = ("help", "as_json", "json", "force", "data")
"""Options that several commands share. The introduction describes them."""


def commands(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    """A command, or those of a group, each with its full name."""
    for part, inner in getattr(command, "commands", {}).items():
        yield from commands(f"{name} {part}", inner)
    if not hasattr(command, "commands"):
        yield name, command


def usage(name: str, command: Any) -> str:
    """The command with its arguments."""
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    shown = [_label(one) + ("..." if one.nargs == -1 else "") for one in arguments]
    return " ".join(
        [name, *(word if one.required else f"[{word}]" for one, word in zip(arguments, shown, strict=True))]
    )


def _label(one: Any) -> str:
    return str(one.metavar or one.name.upper()).strip("[].")


def default(one: Any) -> str:
    """The default value, where it tells something."""
    value = one.default
    if one.required or value is None or value is False or value in ("", [], ()) or callable(value):
        return ""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def option(one: Any) -> str:
    """An option as it is typed."""
    if one.param_type_name == "argument":
        return f"`{_label(one)}`"
    metavar = "" if one.is_flag else f" {_label(one)}"
    return ", ".join(f"`{flag}{metavar}`" for flag in (*one.opts, *one.secondary_opts))


def rows(command: Any) -> Iterator[tuple[str, str, str]]:
    """The arguments and options of a command."""
    for one in command.params:
        if not one.hidden and one.name not in UNLISTED and (one.help or one.param_type_name == "option"):
            about = words(one.help) + (" Required." if one.required and one.param_type_name == "option" else "")
            if one.envvar:
                about += f" Variable: `{one.envvar}`."
            yield option(one), default(one), about.replace("  ", " ").strip()


def generate() -> str:
    """The whole page."""
    group: Any = typer.main.get_command(app)
    parts = [head("Commands", "the help of the commands", INTRODUCTION)]
    for panel in PANELS:
        parts.append(f"## {panel}\n")
        for name, top in group.commands.items():
            if top.rich_help_panel != panel:
                continue
            for full, command in commands(f"bastide {name}", top):
                parts.append(f"### `{usage(full, command)}`\n\n{words(command.help)}\n")
                if name in SETTINGS:
                    parts.append("Its options are the [settings](../host/settings.md).\n")
                elif found := list(rows(command)):
                    parts.append(table(("option", "default", "meaning"), found))
    return "\n".join(parts)
