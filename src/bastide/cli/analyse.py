"""`bastide analyse`: how much each turn of a game lost against the best one, and how lucky the draws were."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bastide.analysis import DEEPEST, UnknownDepth, analyse
from bastide.cli.analyse_position import examine_position, print_position
from bastide.cli.jcz import read_jcz
from bastide.cli.output import (
    CliError,
    Json,
    SlowWarning,
    plain_console,
    print_json,
    print_table,
    printable,
    read_errors_as_cli,
)
from bastide.cli.reason_text import ReasonText
from bastide.cli.replay import read_record, replay_record
from bastide.jcz import record_of
from bastide.records import Record

GameFile = Annotated[
    Path | None, typer.Argument(help="A record, *.bastide.jsonl, or a game *.jcz.", show_default=False)
]


def analyse_command(
    file: GameFile = None,
    position: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Find the best turns at a position in place of a game; - is stdin."),
    ] = None,
    best: Annotated[int, typer.Option(min=1, help="How many turns of a position.")] = 5,
    depth: Annotated[int, typer.Option(help=f"How many draws to play on after each turn, at most {DEEPEST}.")] = 0,
    seed: Annotated[int, typer.Option(help="Seed for playing on.")] = 1,
    json: Json = False,
) -> None:
    """Analyse a played game: the loss of every turn, the luck of every draw, the accuracy of every seat."""
    if (file is None) == (position is None):
        raise CliError("usage", "name a file of a game, or a position with --position; see `bastide analyse --help`")
    if position is not None:
        found = examine_position(position, depth, seed, best)
        SlowWarning(json).show()
        print_json(found) if json else print_position(found)
        return
    assert file is not None
    record, console = load_game_record(file), Console(stderr=True)
    SlowWarning(json).show()
    bar = Progress(console=console, transient=True, disable=json or not console.is_terminal)
    try:
        with read_errors_as_cli(file), bar:
            task = bar.add_task("turns")
            analysis = analyse(record, depth, seed, lambda done, of: bar.update(task, completed=done, total=of))
    except UnknownDepth as error:
        raise CliError(error.code, f"--depth: {error}") from None
    if json:
        print_json(analysis)
    else:
        print_analysis(analysis)


def load_game_record(file: Path) -> Record:
    """Return the game of a file as a record. A file *.jcz is a game of JCloisterZone. Raises CliError."""
    if file.suffix.lower() == ".jcz":
        return record_of(*read_jcz(file))
    record = read_record(file)
    replay_record(file, record)
    return record


def print_analysis(analysis: dict[str, Any]) -> None:
    """Print the analysis: the seats, where the difference came from, and the turns that lost most."""
    console = plain_console()
    names = [printable(player["name"]) for player in analysis["players"]]
    reasoner = ReasonText(names)
    print_table(console, _seats(analysis, names, reasoner))
    for line in [*_result(analysis, names), *_chances(analysis)]:
        console.print(line)
    if analysis["worst"]:
        console.print("\nThe turns that lost most:")
    for place in analysis["worst"]:
        for line in _turn(analysis["decisions"][place], names, reasoner):
            console.print(line)


def _seats(analysis: dict[str, Any], names: list[str], words: ReasonText) -> Table:
    table = Table("", *names)
    for column in table.columns[1:]:
        column.justify = "right"
    seats = analysis["seats"]
    table.add_row("Accuracy", *(_or_nothing(seat["accuracy"], "{:.1f} %") for seat in seats))
    table.add_row("Lost a turn", *(_or_nothing(seat["mean_loss"], "{:.2f}") for seat in seats))
    table.add_row("Luck", *("-" if seat["luck"] is None else _format_signed(seat["luck"]) for seat in seats))
    table.add_row("Turns with a choice", *(str(seat["decisions"]) for seat in seats))
    table.add_row("Best turns", *(str(seat["best"]) for seat in seats))
    for kind in seats[0]["classes"]:
        table.add_row(words.mark(kind), *(str(seat["classes"][kind]) for seat in seats))
    return table


def _or_nothing(value: float | None, form: str) -> str:
    return "-" if value is None else form.format(value)


def _format_signed(points: float) -> str:
    """Format points with a sign and one decimal. Zero is +0.0."""
    return f"{round(points, 1) + 0.0:+.1f}"


def _result(analysis: dict[str, Any], names: list[str]) -> list[str]:
    """Sentences that explain the difference of points."""
    result = analysis["result"]
    if result is None:
        return []
    ahead = f"{names[0]} is ahead by" if len(names) > 1 else f"{names[0]} has"
    parts = [f"{_format_signed(result['start'])} at the start"]
    for seat, name in enumerate(names):
        sign = -1 if seat else 1
        parts.append(f"{_format_signed(sign * result['luck'][seat])} by luck of {name}")
        parts.append(f"{_format_signed(-sign * result['loss'][seat])} by what {name} lost")
    parts.append(f"{_format_signed(result['residual'])} that nobody could foresee")
    expects = "" if analysis["over"] else " to expect"
    return [
        f"{ahead} {_format_signed(result['difference'])} points{expects}: {', '.join(parts)}.",
        f"Without luck it would have been {_format_signed(result['adjusted'])}.",
    ]


def _chances(analysis: dict[str, Any]) -> list[str]:
    """How likely a team was to win, after some of its turns."""
    looks = [(point["turn"], point["chance"]) for point in analysis["curve"] if "chance" in point]
    shown = [f"{turn}: {100 * chance['won']:.0f} % (±{100 * chance['error']:.0f})" for turn, chance in looks]
    return [f"Chance to win after turn {', '.join(shown)}."] if shown else []


def _turn(turn: dict[str, Any], names: list[str], reasoner: ReasonText) -> list[str]:
    mark = reasoner.mark(turn["class"])
    who = f"turn {turn['turn']}, {names[turn['seat']]} with {turn['tile'] or 'no tile'}"
    lines = [f"{who}: {mark}, {turn['loss']:.1f} lost"]
    for word in ("played", "best"):
        line = turn[word]
        lines.append(f"  {word}: {', '.join(line['actions'])} ({line['value']:+.1f})")
        lines += [f"    {reasoner.sentence(reason, turn['seat'])}" for reason in line["reasons"]]
    return lines
