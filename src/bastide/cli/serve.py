"""`bastide play`, `bastide serve` and `bastide work`: the commands whose options are the settings of the server."""

from __future__ import annotations

import inspect
import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Annotated, Any, TypeVar, get_args

import typer

from bastide._extras import require_extra
from bastide.cli.output import CliError
from bastide.server.app.settings import Settings, WorkerSettings

T = TypeVar("T")


def with_settings(settings_type: type[T]) -> Callable[[Callable[[T], Any]], Callable[..., Any]]:
    """Make a Typer command of a function that takes settings: its options are their fields."""

    def make_command(run: Callable[[T], Any]) -> Callable[..., Any]:
        @wraps(run)
        def command(**given: Any) -> Any:
            values = {name: value[0] if isinstance(value, list) else value for name, value in given.items()}
            return run(settings_type(**{name: value for name, value in values.items() if value is not None}))

        fields = inspect.signature(settings_type, eval_str=True).parameters.values()
        command.__signature__ = inspect.Signature(list(map(_option_of, fields)))  # type: ignore[attr-defined]
        return command

    return make_command


def _option_of(field: inspect.Parameter) -> inspect.Parameter:
    """The parameter from which Typer makes the option. Typer passes text to a parser, and a list to a callback."""
    kind, option = get_args(field.annotation)
    default = field.default
    if option.parser or option.callback:
        kind, default = (list[str] if option.callback else str), None
    return field.replace(kind=field.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option])


@with_settings(Settings)
def play_command(settings: Settings) -> None:
    """Start the server and open the table in the browser, if there is one."""
    _run_server(settings, has_browser())


@with_settings(Settings)
def serve_command(settings: Settings) -> None:
    """Start the server without opening a browser."""
    _run_server(settings, open_browser=False)


@with_settings(WorkerSettings)
def work_command(settings: WorkerSettings) -> None:
    """Run analyses, films and other jobs for a cluster of several processes."""
    from bastide.server import ServerError
    from bastide.server.app import work

    require_extra("cluster")
    try:
        work.run_worker(settings)
    except ServerError as error:
        raise CliError("server", str(error)) from None


def read_settings(settings_type: type[T], words: Sequence[str] = ()) -> T:
    """Return the settings from these arguments and the environment. Raises TyperException."""
    parser = typer.Typer(add_completion=False)
    parser.command()(with_settings(settings_type)(lambda settings: settings))
    found: T = parser(list(words), prog_name="bastide serve", standalone_mode=False)
    return found


def _run_server(settings: Settings, open_browser: bool) -> None:
    from bastide.server import ServerError, run

    try:
        run(settings, open_browser)
    except ServerError as error:
        raise CliError("server", str(error)) from None


def has_browser() -> bool:
    """Return whether a graphical browser can be opened here: never over ssh, without a display, or in CI."""
    if any(os.environ.get(name) for name in ("CI", "BASTIDE_NO_BROWSER", "SSH_CONNECTION")):
        return False
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
