"""`bastide selfplay`: games between bots as data, in Parquet."""

from pathlib import Path
from typing import Annotated

import typer

import bastide
from bastide.bots.selfplay import Plan, Progress, run_selfplay
from bastide.bots.selfplay.cluster import make_ray_works
from bastide.bots.selfplay.folder import RunShards
from bastide.cli.options import Json, Options, read_options
from bastide.cli.output import INTERRUPTED, SlowWarning, print_json, write_error
from bastide.cli.sim import fill_seats, progress_bar, with_level
from bastide.rules import USUAL


def selfplay_command(
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder of the files; a run that was stopped goes on.")],
    rules: Annotated[str, typer.Option(help="Modules joined by +, such as base+fields+river.")] = USUAL,
    option: Options = None,
    level: Annotated[int | None, typer.Option(help="Short for --option level=N.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="How many seats; by default as many as bots, at least 2.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option("--bots", "--bot", help="A bot per seat, joined by commas; one name fills all seats.")
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="Same seed, same rows.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes that play; the rows stay the same.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, an address, or local.")
    ] = None,
    shard: Annotated[int, typer.Option(min=1, max=100_000, help="Games per file.")] = 1000,
    decisions: Annotated[bool, typer.Option(help="A row for every decision, beside the table of games.")] = True,
    evaluate: Annotated[bool, typer.Option("--evaluate", help="What each seat may expect, at every decision.")] = False,
    positions: Annotated[bool, typer.Option("--positions", help="The position as text, at every decision.")] = False,
    json: Json = False,
) -> None:
    """Play games between bots and write them to Parquet: a table of games and one of decisions (docs/data.md)."""
    names, options = fill_seats(bots, players), with_level(read_options(option), level)
    plan = Plan(
        rules, tuple(names), games, seed, tuple(options.items()), shard, decisions, decisions and evaluate,
        decisions and positions,
    )  # fmt: skip
    works = None if ray is None else make_ray_works(ray, jobs if jobs > 1 else 0)
    done, whole = _run(plan, out, jobs, works, json)
    if json:
        told = {"folder": str(out), "games": done.done, "played": done.played, "complete": whole}
        print_json({**told, "compiled": bastide.compiled})
    else:
        print(f"{done.done} of {games} games in {out}, {done.played} played now")
    if not whole:
        raise typer.Exit(INTERRUPTED)


def _run(plan: Plan, out: Path, jobs: int, works: RunShards | None, silent: bool) -> tuple[Progress, bool]:
    """The progress, and whether all games were played. After Ctrl-C the complete files are kept."""
    done, slow = Progress(0, plan.games, 0), SlowWarning(silent)
    with progress_bar(silent) as bar:
        task = bar.add_task("games", total=plan.games)
        try:
            for done in run_selfplay(plan, out, jobs, works):
                slow.tell()
                bar.update(task, completed=done.done)
        except KeyboardInterrupt:
            return done, False
        except OSError as error:
            raise write_error(Path(error.filename or out), error) from None
    return done, True
