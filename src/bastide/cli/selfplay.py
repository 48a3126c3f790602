"""`bastide selfplay`: games between bots as data, in Parquet."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

import bastide
from bastide.bots.selfplay import Plan, Progress, run_selfplay
from bastide.bots.selfplay.cluster import make_ray_works
from bastide.bots.selfplay.folder import RunShards
from bastide.bots.selfplay.parts import count_games
from bastide.cli.options import Mix, Options, Rules, read_options
from bastide.cli.output import INTERRUPTED, Json, SlowWarning, print_json, write_error
from bastide.cli.sim import Bots, Level, Seats, fill_seats, progress_bar
from bastide.rules import USUAL

Cluster = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, an address, or local.")
]


def selfplay_command(
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder of the files; a run that was stopped goes on.")],
    rules: Rules = USUAL,
    option: Options = None,
    level: Level = None,
    players: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Bots = "greedy",
    seed: Annotated[int, typer.Option(help="Same seed, same rows.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes that play; the rows stay the same.")] = 1,
    ray: Cluster = None,
    shard: Annotated[int, typer.Option(min=1, max=100_000, help="Games per file.")] = 1000,
    decisions: Annotated[bool, typer.Option(help="A row for every decision, beside the table of games.")] = True,
    evaluate: Annotated[bool, typer.Option("--evaluate", help="What each seat may expect, at every decision.")] = False,
    positions: Annotated[bool, typer.Option("--positions", help="The position as text, at every decision.")] = False,
    mix: Mix = False,
    json: Json = False,
) -> None:
    """Play games between bots and write them to Parquet: a table of games and one of decisions (docs/bots/data.md)."""
    names, options = tuple(fill_seats(bots, players)), tuple(read_options(option, level).items())
    tables = (decisions, decisions and evaluate, decisions and positions)
    plan = Plan(rules, names, games, seed, options, shard, *tables)
    run_shards = None if ray is None else make_ray_works(ray, jobs if jobs > 1 else 0)
    progress, complete = _run(plan, out, jobs, run_shards, mix, json)
    done, played = progress.done, progress.played
    if json:
        facts = {"folder": str(out), "games": done, "played": played, "complete": complete}
        print_json({**facts, "compiled": bastide.compiled})
    else:
        there = f"{done} of {games} games in {out}" if done <= games else f"{done} games in {out}, {games} asked for"
        print(f"{there}, {played} played now")
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _run(
    plan: Plan, out: Path, jobs: int, run_shards: RunShards | None, mix: bool, silent: bool
) -> tuple[Progress, bool]:
    """The progress, and whether all games were played. After Ctrl-C all complete games are kept."""
    progress, warning = Progress(0, plan.games, 0), SlowWarning(silent)
    with progress_bar(silent) as bar:
        task = bar.add_task("games", total=plan.games)
        try:
            for progress in run_selfplay(plan, out, jobs, run_shards, mix):
                warning.show()
                bar.update(task, completed=progress.done)
        except KeyboardInterrupt:
            stored = count_games(out)
            return replace(progress, done=stored, played=progress.played + stored - progress.done), False
        except OSError as error:
            raise write_error(Path(error.filename or out), error) from None
    return progress, True
