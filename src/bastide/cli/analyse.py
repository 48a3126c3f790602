"""`bastide analyse`: how much each turn of a game lost against the best one, and how lucky the draws were."""

import re
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bastide.analysis import DEEPEST, UnknownDepth, analyse
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
from bastide.cli.replay import read_record, replay_record
from bastide.jcz import record_of
from bastide.locale import format_message, load_bundle
from bastide.records import Record

GameFile = Annotated[Path, typer.Argument(help="A record, *.bastide.jsonl, or a game *.jcz.", show_default=False)]
NEEDED: Final = re.compile("analysis-|table-feature|score-points")
OWN: Final = ("grows", "spoils")
"""Reasons that concern a feature of the player who decided."""
NAMED: Final = 3
"""With more types of tile than this, only their number is printed."""


class ReasonText:
    """Renders reasons with the names of the players."""

    def __init__(self, names: list[str]) -> None:
        self._names, self._bundle = names, load_bundle("en", NEEDED)

    def mark(self, name: str) -> str:
        """Return the name of a class of turns."""
        return format_message(self._bundle, f"analysis-class-{name}")

    def sentence(self, reason: dict[str, Any], seat: int) -> str:
        """Return one reason for a turn of that seat, with the chance that its feature is completed."""
        key = f"analysis-reason-{reason['kind']}"
        key += "-alone" if reason["kind"] == "scores" and not reason["feature"] else ""
        feature, seats = self._feature(reason["feature"]), reason.get("seats", [])
        owners = [seat] if reason["kind"] in OWN else seats
        args: dict[str, str | int] = {
            "feature": feature,
            "whose": format_message(self._bundle, "analysis-feature-of", feature=feature, names=self._called(owners)),
            "mine": self._names[seat],
            "names": self._called(seats),
            "points": _number(reason.get("points", 0)),
            "count": reason.get("figures", 0),
            "left": reason.get("left", 0),
        }
        text, closes = format_message(self._bundle, key, **args), self._closes(reason.get("closes"))
        return "; ".join(filter(None, (text, closes, self._waits(reason.get("waits")))))

    def _called(self, seats: list[int]) -> str:
        return " and ".join(self._names[seat] for seat in seats)

    def _feature(self, kind: str) -> str:
        own = format_message(self._bundle, f"table-feature-{kind}") if kind else ""
        return own or format_message(self._bundle, "table-feature", feature=kind)

    def _closes(self, closes: float | list[float] | None) -> str:
        """The chance that the feature is completed, and the chance before. "" if both are zero."""
        before, after = closes if isinstance(closes, list) else (closes, closes)
        if not before and not after:
            return ""
        if before == after:
            return format_message(self._bundle, "analysis-closes", chance=_percent(after))
        return format_message(self._bundle, "analysis-closes-now", before=_percent(before), chance=_percent(after))

    def _waits(self, waits: dict[str, Any] | None) -> str:
        if waits is None:
            return ""
        tiles, cell = waits["tiles"], "{},{}".format(*waits["at"])
        message = format_message(self._bundle, "analysis-waits", left=sum(tiles.values()))
        which = f"{' or '.join(tiles)} " if 0 < len(tiles) <= NAMED else ""
        return f"{message} ({which}at {cell})"


def analyse_command(
    file: GameFile,
    depth: Annotated[int, typer.Option(help=f"How many draws to play on after each turn, at most {DEEPEST}.")] = 0,
    seed: Annotated[int, typer.Option(help="Seed for playing on.")] = 1,
    json: Json = False,
) -> None:
    """Analyse a played game: the loss of every turn, the luck of every draw, the accuracy of every seat."""
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


def _number(points: float) -> str | int:
    return int(points) if points == int(points) else str(points)


def _percent(share: float | None) -> str:
    return f"{100 * (share or 0.0):.0f} %"
