"""Output of the command line: one JSON object or plain sentences, never a traceback for bad input.

With --json exactly one object goes to standard output, also for errors: {"error": {"code", "text", "rule"?}}.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

import bastide
from bastide._lacks import why_without
from bastide.jcz import JczError
from bastide.records import RecordError

BAD_INPUT = 2
"""Exit status when the user's input is at fault."""
INTERRUPTED = 130
"""Exit status after Ctrl-C, as in shells."""
STANDARD = Path("-")
"""Standard input where a file is read, standard output where one is written."""
UNLIMITED = 10_000
"""More columns than any table has."""
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it exists.")]


def count_text(number: int, noun: str) -> str:
    """A number with its noun: "1 table", "2 tables"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class CliError(Exception):
    """One sentence for the user: what is wrong, where, and how to fix it. `rule` is the id of a broken rule."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


def print_json(value: dict[str, Any]) -> None:
    """Print the one object of a --json call."""
    print(json.dumps(value, ensure_ascii=False))


def plain_console(soft_wrap: bool = False) -> Console:
    """Return a console for text and tables. Brackets and colons in untrusted text have no special meaning."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=soft_wrap)


def print_table(console: Console, table: Table) -> None:
    """Print a table. Where the terminal is too narrow for its figures, print a line for each row instead."""
    if Measurement.get(console, console.options.update_width(UNLIMITED), table).maximum <= console.width:
        console.print(table)
        return
    if table.title:
        console.print(table.title)
    headings = [str(column.header) for column in table.columns]
    for cells in zip(*(column.cells for column in table.columns)):
        console.print(", ".join(f"{heading} {cell}".strip() for heading, cell in zip(headings, cells)))


def why_interpreted() -> str:
    """Return why the engine in use is not compiled, in a few words."""
    return printable(why_without("compiled engine")) or "no compiled engine"


class SlowWarning:
    """Warns once that an interpreted engine is slow. With --json the result contains it instead.

    Call `show` when the first game is under way, because then the input was good.
    """

    def __init__(self, as_json: bool) -> None:
        self.due = not (as_json or bastide.compiled)

    def show(self) -> None:
        """Print the warning, the first time only."""
        if self.due:
            print(f"The engine runs interpreted, some 40 times slower ({why_interpreted()}).", file=sys.stderr)
            self.due = False


def report_error(error: CliError, as_json: bool) -> int:
    """Print an error and return the exit status."""
    if as_json:
        body = {"code": error.code, "text": error.text}
        if error.rule:
            body["rule"] = error.rule
        print_json({"error": body})
    else:
        rule = f" ({error.rule})" if error.rule else ""
        print(f"bastide: {printable(error.text)}{rule}", file=sys.stderr)
    return BAD_INPUT


def printable(text: str) -> str:
    """Return untrusted text for a terminal. Characters that cannot be printed become U+FFFD."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


@contextmanager
def read_errors_as_cli(path: Path) -> Iterator[None]:
    """Turn errors of a file that is read or replayed into errors of the command. Raises CliError."""
    try:
        yield
    except FileNotFoundError:
        raise CliError("no-such-file", f"there is no file {path}; check the path") from None
    except IsADirectoryError:
        raise CliError("not-a-file", f"{path} is a folder; name a file in it") from None
    except OSError as error:
        raise CliError("unreadable", f"{path} cannot be read: {error.strerror or error}") from None
    except (RecordError, JczError) as error:
        raise CliError(error.code, f"{path}: {str(error).removesuffix(f' ({error.rule})')}", error.rule) from None


def check_overwrite(path: Path, force: bool, as_json: bool) -> None:
    """Raise CliError if a file must not be overwritten, or `-` and --json both want standard output."""
    if path == STANDARD and as_json:
        raise CliError("bad-output", "--json prints to standard output too; name a file")
    if path != STANDARD and path.is_file() and not force:
        raise CliError("exists", f"{path} exists already; choose another name, or overwrite it with --force")


def read_input(path: Path, most: int = -1) -> bytes:
    """Read at most so many bytes of a file, or of standard input for `-`. Raises OSError."""
    if path == STANDARD:
        return sys.stdin.buffer.read(most)
    with path.open("rb") as file:
        return file.read(most)


def write_file(path: Path, data: bytes, as_json: bool | None = None) -> None:
    """Write a file, or standard output for `-`. Print its path afterwards, if `as_json` is given. Raises CliError."""
    if path == STANDARD:
        if as_json:
            raise CliError("bad-output", "--json prints to standard output too; name a file")
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
        return
    try:
        path.write_bytes(data)
    except OSError as error:
        raise write_error(path, error) from None
    if as_json:
        print_json({"output": str(path), "bytes": len(data)})
    elif as_json is not None:
        print(path)


def write_error(path: Path, error: OSError) -> CliError:
    """Return the error for a file that cannot be written."""
    if not path.parent.is_dir():
        return CliError("no-such-folder", f"{path} cannot be written: there is no folder {path.parent}; make it first")
    return CliError("unwritable", f"{path} cannot be written: {error.strerror or error}")
