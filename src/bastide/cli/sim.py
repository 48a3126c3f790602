"""`bastide sim`: plays many games between bots and prints statistics."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import bastide
from bastide.bots.external import split_names
from bastide.bots.intervals import wilson_interval
from bastide.bots.matches import WON, BotFailure
from bastide.bots.record_writer import make_record
from bastide.bots.simulate import Statistics, simulate
from bastide.cli.options import Options, Rules, read_options
from bastide.cli.output import (
    INTERRUPTED,
    CliError,
    Json,
    SlowWarning,
    plain_console,
    print_json,
    print_table,
    printable,
    write_error,
)
from bastide.cli.shell_completion import complete_bots
from bastide.core.engine import Engine
from bastide.records import EXTENSION
from bastide.rules import USUAL

SHOWN = 3
"""Failures of bots that are printed."""
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "--bot",
        help="A bot per seat, joined by commas; one name fills all seats.",
        autocompletion=complete_bots,
    ),
]
Level = Annotated[int | None, typer.Option(help="Short for --option level=N.", show_default=False)]
Seats = Annotated[int | None, typer.Option(help="How many seats; by default as many as bots, at least 2.")]


def sim_command(
    rules: Rules = USUAL,
    option: Options = None,
    level: Level = None,
    players: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Bots = "random",
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    records: Annotated[Path | None, typer.Option(help="Keep a record of every game in this folder.")] = None,
    branching: Annotated[
        bool, typer.Option("--branching", help="Count the actions of whole turns; much slower.")
    ] = False,
    json: Json = False,
) -> None:
    """Play many games between bots. Print scores, wins, speed and how much choice there was. Seat 0 starts."""
    names, options = fill_seats(bots, players), read_options(option, level)
    write_record, warning = None if records is None else _record_writer(records, names), SlowWarning(json)
    with progress_bar(silent=json) as bar:
        task = bar.add_task("games", total=games)

        def show(done: int) -> None:
            warning.show()
            bar.update(task, completed=done)

        result = simulate(rules, names, games, seed, show, write_record, options, branching)
    warning.show()
    if json:
        print_json(result.as_dict(bastide.compiled))
    else:
        console = plain_console()
        print_table(console, _summary(result))
        console.print(_facts(result))
        for line in describe_failures(result.failures, "ended"):
            print(line)
    if not result.complete:
        raise typer.Exit(INTERRUPTED)


def progress_bar(silent: bool) -> Progress:
    """Return a progress bar of the games, which only a terminal shows."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    silent = silent or not sys.stderr.isatty()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=silent)


def fill_seats(bots: str, players: int | None) -> list[str]:
    """Return the name of a bot for each seat. Raises CliError if names and seats do not match."""
    names = split_names(bots)
    if players is None:
        players = max(2, len(names))
    if len(names) == 1:
        names = names * max(0, min(players, 100))
    if players < 0:
        raise CliError("seats", f"--players {players}: so many seats there cannot be", "BASE-02")
    if len(names) != players:
        raise CliError("seats", f"--bots names {len(names)} bots for {players} seats; name one per seat, or just one")
    return names


def describe_failures(failures: Sequence[BotFailure], result: str) -> list[str]:
    """Return lines about games with failures of bots, the first ones in full. `result` is what happened to the game."""
    lines = [printable(f"{f.bot} failed in game {f.game} ({f.code}): {f.text}") for f in failures[:SHOWN]]
    more = len(failures) - SHOWN
    return [*lines, f"and {more} games more were {result} by failing"] if more > 0 else lines


def make_table(*headings: str, title: str | None = None) -> Table:
    """Return a table of numbers with the names of bots."""
    table = Table(title=title, title_justify="left")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    return table


def make_folder(folder: Path) -> Path:
    """Create the folder for records if it is missing. Raises CliError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError("bad-folder", f"--records {folder}: {error.strerror or error}; name a folder") from None
    return folder


def _record_writer(folder: Path, names: list[str]) -> Callable[[int, Engine], None]:
    """A function that writes each game into the folder."""
    make_folder(folder)

    def write_record(number: int, engine: Engine) -> None:
        path = folder / f"game-{number:06d}{EXTENSION}"
        try:
            make_record(engine, names, bastide.__version__).write(path)
        except OSError as error:
            raise write_error(path, error) from None

    return write_record


def _summary(result: Statistics) -> Table:
    rules = " ".join([result.rules, *(f"{name}={str(value).lower()}" for name, value in result.options.items())])
    title = f"{result.games} games of {rules}, seed {result.seed}"
    table = make_table("seat", "bot", "wins", "draws", "mean score", "sd", title=title)
    means, deviations = result.means(), result.deviations()
    for seat, name in enumerate(result.bots):
        counts = (str(result.wins[seat]), str(result.draws[seat]))
        table.add_row(str(seat), name, *counts, f"{means[seat]:.2f}", f"{deviations[seat]:.2f}")
    return table


def _facts(result: Statistics) -> str:
    facts = result.as_dict(bastide.compiled)
    how = "compiled" if bastide.compiled else "interpreted"
    actions = f" and {facts['actions_per_turn']} actions" if result.counts.branching else ""
    return (_team(result.endings) if result.endings else "") + (
        f"{facts['turns']} turns, {facts['placements_per_turn']} placements{actions} per turn, a discard in "
        f"{result.games_with_discard} games; {facts['games_per_second']} games/s ({how})"
    )


def _team(endings: Mapping[str, int]) -> str:
    games, won = sum(endings.values()), endings.get(WON, 0)
    low, high = wilson_interval(won / games, games)
    lost = ", ".join(f"{number} {reason}" for reason, number in sorted(endings.items()) if reason != WON)
    return (
        f"the team won {100 * won / games:.1f} % (95 % certain: {100 * low:.1f} to {100 * high:.1f}); "
        f"lost: {lost or 'none'}\n"
    )
