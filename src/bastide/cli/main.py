"""The `bastide` command: its subcommands, one small file each, and its error handling."""

import errno
import io
import os
import platform
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from shutil import get_terminal_size
from types import ModuleType
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

import bastide
from bastide._commit import find_commit
from bastide._extras import Part, install_hint, require_extra
from bastide.bots import BadBudget, UnknownBot
from bastide.bots.external import BadSetting, BotFailed
from bastide.bots.selfplay import BadFolder
from bastide.cli import (
    analyse,
    announce,
    arena,
    backup,
    bots,
    jcz,
    moderation,
    perft,
    puzzle,
    ratings,
    render,
    replay,
    rules,
    selfplay,
    serve,
    server_admin,
    sim,
    tilesets,
    verify,
)
from bastide.cli.output import CliError, report_error, why_interpreted
from bastide.cli.usage_errors import plain_usage
from bastide.core.actions import ActionError
from bastide.core.refusal import IllegalAction, RulesetError
from bastide.records import RecordError

NARROW = 60
"""Columns below which help has no boxes, which would break its words."""
app = typer.Typer(
    name="bastide",
    help="Play and study the tile-laying game Carcassonne. Unofficial.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich" if get_terminal_size().columns >= NARROW else None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
Command = Callable[..., object]
ADMIN = (server_admin, backup, announce)
"""Modules with commands for operators of a server."""
PANELS: dict[str, tuple[ModuleType | typer.Typer, ...]] = {
    "Play": (serve, puzzle),
    "Games and rules": (replay, analyse, render, rules, jcz, tilesets.app, verify),
    "Bots": (sim, arena, selfplay, bots.app, perft),
    "Keep a server": (*ADMIN, ratings.app, moderation.app),
}
"""The panels of the help, with their commands."""
OTHER_PANEL = {"work": "Keep a server"}
"""Commands that stand in another panel than those of their module."""
UNWRITABLE = (errno.ENOSPC, errno.EIO, errno.EDQUOT, errno.EFBIG)
"""Errors of a disk or device that takes no more data."""


def with_extra(part: Part, command: Command) -> Command:
    """Wrap a command so that it first checks that its extra is installed."""

    @wraps(command)
    def checked(*words: object, **options: object) -> object:
        require_extra(part)
        return command(*words, **options)

    return checked


def add_commands(module: ModuleType, panel: str) -> None:
    """Add the functions of a module whose names end in `_command`, in the order of their definition, to a panel of
    the help."""
    for name, function in vars(module).items():
        if name.endswith("_command") and function.__module__ == module.__name__:
            command = with_extra("server", function) if module in (serve, *ADMIN) else function
            name = name.removesuffix("_command")
            app.command(name, rich_help_panel=OTHER_PANEL.get(name, panel))(command)


for panel, modules in PANELS.items():
    for module in modules:
        if isinstance(module, ModuleType):
            add_commands(module, panel)
        else:
            app.add_typer(module, rich_help_panel=panel)


def version_text() -> str:
    """Return the version and commit, how the engine runs, and the version of Python."""
    commit = find_commit(Path(bastide.__file__).parent)
    how = "compiled" if bastide.compiled else f"interpreted ({why_interpreted()}: slower, otherwise the same)"
    version = f"{bastide.__version__} ({commit})" if commit else bastide.__version__
    return f"bastide {version}, engine {how}, Python {platform.python_version()}"


def _show_version(wanted: bool) -> None:
    if wanted:
        print(version_text())
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Play and study the tile-laying game Carcassonne. Unofficial."""


def run_cli(argv: list[str]) -> int:
    """Run the command line and return the exit status. Bad input is reported in one sentence."""
    as_json = "--json" in argv
    try:
        status = app(args=argv, prog_name="bastide", standalone_mode=False)
        sys.stdout.flush()  # notice a closed pipe here, not while the interpreter exits
    except TyperException as error:
        if not error.format_message():  # a command without arguments has shown its help
            return 2
        return report_error(_usage(error), as_json)
    except Abort:
        return 130
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): leave nothing to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if isinstance(error, OSError) and error.filename is None and error.errno in UNWRITABLE:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return report_error(CliError("cannot-write", f"the output cannot be written: {error.strerror}"), False)
        known = as_cli_error(error)
        if known is None:
            raise
        return report_error(known, as_json)
    return status if isinstance(status, int) else 0


def as_cli_error(error: Exception) -> CliError | None:
    """Return an error that the user can fix as a CliError, or None for a fault of ours."""
    match error:
        case CliError():
            return error
        case RulesetError():
            return CliError("bad-rules", str(error))
        case RecordError():
            return CliError(error.code, str(error).removesuffix(f" ({error.rule})"), error.rule)
        case IllegalAction():
            return CliError(error.code, error.text, error.rule)
        case ActionError():
            return CliError("bad-action", str(error))
        case UnknownBot() | BadBudget() | BadFolder() | BadSetting():
            return CliError(error.code, str(error))
        case BotFailed():
            return CliError(f"bot-{error.code}", error.message, error.rule)
        case PermissionError():
            return CliError("no-permission", f"{error.filename or 'a file'}: {error.strerror}")
        case ImportError() if install_hint(error.name):
            return CliError("missing-part", install_hint(error.name))
    return None


def _usage(error: TyperException) -> CliError:
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "bastide"
    text = plain_usage(error.format_message())
    return CliError("usage", f"{text}{' See' if text.endswith('?') else '; see'} `{command} --help`")


def main() -> None:
    """Entry point of the installed command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal lacks becomes "?" instead of an error
    sys.exit(run_cli(sys.argv[1:]))
