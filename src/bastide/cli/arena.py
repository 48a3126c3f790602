"""`bastide arena`: how strong bots are, in matches on the same draws with swapped seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import bastide
from bastide.bots.arena import Setting, tournament
from bastide.bots.matches import MatchResult, Side
from bastide.bots.ratings import Rating, check_ratings, rate
from bastide.cli.options import Json, Options, read_options
from bastide.cli.report import CliError, SlowWarning, print_json
from bastide.cli.sim import progress_bar, with_level
from bastide.rules import USUAL

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def arena(
    bots: Annotated[
        str,
        typer.Option(help="Bots joined by commas; those that search may have a budget, name:0.2s or name:2000."),
    ],
    rules: Annotated[str, typer.Option(help="Modules joined by +, such as base+fields+river.")] = USUAL,
    option: Options = None,
    level: Annotated[int | None, typer.Option(help="Short for --option level=N.", show_default=False)] = None,
    players: Annotated[int, typer.Option(min=1, help="Seats of a game: one bot in one, the other in all others.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games of each two bots, in whole rounds of the seats.")] = 100,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes that play; the games stay the same.")] = 1,
    json: Json = False,
) -> None:
    """Measure bots: each two play games on the same draws with swapped seats; more than two get ratings."""
    names, options = read_bots(bots), with_level(read_options(option), level)
    setting = Setting(rules, players, tuple(options.items()), seed)
    results, whole = _play(names, games, setting, jobs, json)
    played = [result for result in results if result.games]
    ratings = rate(played) if len(names) > 2 and played else []
    if json:
        told: dict[str, object] = {"rules": rules, "options": options, "players": players, "seed": seed, "bots": names}
        told |= {"compiled": bastide.compiled, "complete": whole, "matches": [result.as_dict() for result in results]}
        print_json(told | ({"ratings": [rating.as_dict() for rating in ratings]} if ratings else {}))
    else:
        _tell(played, ratings)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def read_bots(said: str) -> list[str]:
    """The bots that are to play. Raises CliError where they are too few or one of many is there twice, and
    RatingsMissing."""
    names = [name.strip() for name in said.split(",")]
    if len(names) < 2:
        raise CliError("too-few-bots", f"--bots {said}: name two bots or more, joined by commas")
    if len(names) > 2:
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise CliError("bot-twice", f"--bots names {twice[0]} twice; of more than two bots each plays once")
        check_ratings()
    return names


def _play(names: list[str], games: int, setting: Setting, jobs: int, silent: bool) -> tuple[list[MatchResult], bool]:
    """The results, and whether all games were played: after Ctrl-C they are those of the rounds that are complete."""
    results: list[MatchResult] = []
    matches = len(names) * (len(names) - 1) // 2
    slow = SlowWarning(silent)
    with progress_bar(silent) as bar:
        each = setting.games
        task = bar.add_task("games", total=setting.sets(games) * each * matches)
        try:
            for latest in tournament(names, games, setting, jobs):
                results = latest
                slow.tell()
                bar.advance(task, each)
        except KeyboardInterrupt:
            return results, False
    return results, True


def _tell(results: Sequence[MatchResult], ratings: Sequence[Rating]) -> None:
    """Everything for people."""
    console = Console(highlight=False)
    for result in results:
        for told in _match(result):
            console.print(told, soft_wrap=isinstance(told, str))
    if ratings:
        table = Table(title="ratings", title_justify="left")
        for head in ("bot", "Elo", "95 % certain"):
            table.add_column(head, justify="left" if head == "bot" else "right")
        for rating in ratings:
            low_high = "" if rating.interval is None else "{:.0f} to {:.0f}".format(*rating.interval)
            table.add_row(rating.bot, "none" if rating.elo is None else f"{rating.elo:.0f}", low_high)
        console.print(table)
        if any(rating.elo is None for rating in ratings):
            console.print("Without a path of mixed results to the fixed rating a bot has none.")


def _match(result: MatchResult) -> list[str | Table]:
    """One match: who won how often, by how much, and what for."""
    told, (low, high) = result.as_dict(), result.interval
    between = told["difference_interval_95"]
    sure = "" if not isinstance(between, list) else f" (95 % certain: {between[0]} to {between[1]})"
    told_teams = []
    for name, side in ((result.a, result.side_a), (result.b, result.side_b)):
        if side.endings:
            how = ", ".join(f"{number} {ending}" for ending, number in sorted(side.endings.items()))
            told_teams.append(f"a team of {name}: {how}")
    return [
        f"{result.a} against {result.b}: {result.wins_a} won, {result.draws} drawn, {result.wins_b} lost",
        f"{result.a} takes {100 * result.share:.1f} % of the points of the match "
        f"(95 % certain: {100 * low:.1f} to {100 * high:.1f}; even: {100 * result.even:.1f})",
        f"mean difference {told['mean_difference']}{sure}",
        *told_teams,
        _points(result),
    ]


def _points(result: MatchResult) -> Table:
    """Mean points by kind of feature, and the time to think."""
    sides: list[tuple[str, Side]] = [(result.a, result.side_a), (result.b, result.side_b)]
    kinds = list(dict.fromkeys(kind for _, side in sides for kind in side.mean_kinds()))
    table = Table()
    for head in ("bot", "mean score", *kinds, "CPU ms per turn"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for name, side in sides:
        points = [f"{side.mean_kinds().get(kind, 0.0):.2f}" for kind in kinds]
        table.add_row(name, f"{side.mean:.2f}", *points, f"{1000 * side.turn_seconds:.3f}")
    return table
