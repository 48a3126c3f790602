"""`bastide import` and `bastide export`: games of JCloisterZone."""

import json as json_format
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from bastide.cli.output import (
    STANDARD,
    CliError,
    Force,
    Json,
    check_overwrite,
    print_json,
    printable,
    read_errors_as_cli,
    read_input,
    write_error,
    write_file,
)
from bastide.cli.replay import RecordFile, read_record
from bastide.jcz import Replay, Saved, export, file_of, list_failed_assertions, read, record_of, replay
from bastide.jcz.reader import MAX_BYTES
from bastide.records import Record

FAILED = 1
"""Exit status if the file is valid but an assertion fails."""


def import_command(
    file: Annotated[Path, typer.Argument(help="A game of JCloisterZone, *.jcz; - reads stdin.", show_default=False)],
    check: Annotated[
        bool, typer.Option("--check", help="Check the file's assertions about its last position.")
    ] = False,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="Write the game as a record.")] = None,
    force: Force = False,
    json: Json = False,
) -> int:
    """Replay a game saved by JCloisterZone 5.7 or FanCloisterZone 6.

    It may hold the base game, fields, the river, the abbot, Inns & Cathedrals, and Traders & Builders. Anything else is
    refused, and the error names it. docs/library/jcz.md lists the tile sets and elements.
    """
    if output is not None:
        check_overwrite(output, force, json)
        if output == STANDARD and check:
            raise CliError("bad-output", "--check prints to standard output too; name a file")
    saved, game = read_jcz(file)
    if output is not None:
        _write_record(record_of(saved, game), output)
        if output == STANDARD:
            return 0
    summary = import_summary(file, saved, game) | (check_assertions(saved, game) if check else {})
    if json:
        print_json(summary)
    else:
        print(import_sentences(summary))
    return FAILED if summary.get("failed") else 0


def read_jcz(file: Path) -> tuple[Saved, Replay]:
    """Return the contents of a file, and the replayed game. Raises CliError."""
    with read_errors_as_cli(file):
        saved = read(read_input(file, MAX_BYTES + 1))
        return saved, replay(saved)


def _write_record(record: Record, output: Path) -> None:
    """Write a record to a file or to standard output. Raises CliError."""
    if output == STANDARD:
        write_file(output, record.dumps().encode())
        return
    try:
        record.write(output)
    except OSError as error:
        raise write_error(output, error) from None


def export_command(
    file: RecordFile,
    output: Annotated[
        Path, typer.Option("-o", "--output", help="Where to write, *.jcz; - is stdout.", show_default=False)
    ],
    assertions: Annotated[bool, typer.Option("--assertions", help="Add assertions of the scores to the file.")] = False,
    force: Force = False,
    json: Json = False,
) -> None:
    """Write a record as a JCloisterZone 6 game."""
    check_overwrite(output, force, json)
    record = read_record(file)
    with read_errors_as_cli(file):
        exported = export(record)
    text = json_format.dumps(file_of(exported, assertions), ensure_ascii=False, indent=2) + "\n"
    if json and output == STANDARD:
        raise CliError("bad-output", "--json prints to standard output too; name a file")
    write_file(output, text.encode())
    if json:
        print_json({"output": str(output), "messages": len(exported.messages), "warnings": exported.warnings})
    elif output == STANDARD:
        for warning in exported.warnings:
            print(warning, file=sys.stderr)
    else:
        print(output, *exported.warnings, sep="\n")


def import_summary(file: Path, saved: Saved, game: Replay) -> dict[str, Any]:
    """Return the replayed game as one JSON object."""
    return {
        "file": str(file),
        "rules": game.rules.text,
        "options": game.rules.options,
        "players": saved.names,
        "actions": len(saved.replay or []),
        "turns": sum(action.kind == "place" for action in game.game.actions),
        "phase": game.phase,
        "over": game.over,
        "scores": game.scores(),
    }


def check_assertions(saved: Saved, game: Replay) -> dict[str, Any]:
    """Return how many assertions there are, how many hold, and which fail."""
    failed = list_failed_assertions(game, saved)
    return {
        "assertions": len(saved.assertions),
        "passed": len(saved.assertions) - len(failed),
        "failed": [{"assertion": failure.assertion, "why": failure.why} for failure in failed],
    }


def import_sentences(summary: dict[str, Any]) -> str:
    """Return the summary as text."""
    points = ", ".join(f"{printable(name)} {score}" for name, score in zip(summary["players"], summary["scores"]))
    state = "the game is over" if summary["over"] else "the game goes on"
    lines = [f"{summary['file']}: {summary['rules']}, {summary['turns']} turns, {state}. {points}."]
    if "assertions" in summary:
        lines.append(f"{summary['passed']} of {summary['assertions']} assertions hold.")
        for failure in summary["failed"]:
            lines.append(f"  not true: {printable(failure['assertion'])} ({printable(failure['why'])})")
    return "\n".join(lines)
