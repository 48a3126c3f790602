"""`bastide arena`: measures the strength of bots, in matches on the same draws with swapped seats."""

from collections.abc import Sequence
from dataclasses import asdict
from math import comb
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import bastide
from bastide.bots.arena import ArenaSettings, play_tournament
from bastide.bots.external import split_names
from bastide.bots.fingerprint import program_fingerprint
from bastide.bots.intervals import elo_from_share
from bastide.bots.matches import BadMatchFile, MatchFile, MatchResult, MatchSide
from bastide.bots.ratings import Rating, Sprt, rate_bots, set_shares
from bastide.cli.options import Mix, Options, Rules, read_options
from bastide.cli.output import (
    INTERRUPTED,
    CliError,
    Json,
    SlowWarning,
    plain_console,
    print_json,
    print_table,
    write_error,
)
from bastide.cli.shell_completion import complete_bots
from bastide.cli.sim import Level, describe_failures, make_folder, make_table, progress_bar
from bastide.rules import USUAL

MOST_FAILURES = 100
"""Failures listed in the JSON output at most."""
Competitors = Annotated[
    str,
    typer.Option(
        help="Bots joined by commas: ours, package:Class, a command; with a budget name:0.2s, name:2000.",
        autocompletion=complete_bots,
    ),
]


def arena_command(
    bots: Competitors,
    rules: Rules = USUAL,
    option: Options = None,
    level: Level = None,
    players: Annotated[int, typer.Option(min=1, help="Seats of a game: one bot in one, the other in all others.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games of each two bots, in whole rounds of the seats.")] = 100,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes that play; the games stay the same.")] = 1,
    records: Annotated[Path | None, typer.Option(help="Keep a record of every game in this folder.")] = None,
    sprt: Annotated[
        str | None, typer.Option(metavar="LOW,HIGH", help="Test whether the first is HIGH Elo points stronger, or LOW.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every set of games in this file; go on where it ends.")
    ] = None,
    mix: Mix = False,
    json: Json = False,
) -> None:
    """Measure bots: each two play games on the same draws with swapped seats. More than two get ratings."""
    names, options = parse_bots(bots), read_options(option, level)
    test = None if sprt is None else parse_sprt(sprt, names)
    folder = "" if records is None else str(make_folder(records))
    setting = ArenaSettings(rules, players, tuple(options.items()), seed, folder)
    file = None if resume is None else open_match_file(resume, names, setting, mix)
    results, complete = _play(names, games, setting, jobs, json, test, file)
    played = [result for result in results if result.games]
    ratings = rate_bots(played) if len(names) > 2 and played else []
    if json:
        given: dict[str, object] = {"rules": rules, "options": options, "players": players, "seed": seed, "bots": names}
        print_json(given | {"compiled": bastide.compiled, "complete": complete} | _results(results, ratings, test))
    else:
        print_rounding(games, setting.sets(games) * setting.games)
        _print_results(played, ratings)
        if test is not None and played:
            print(_describe_test(test, played[0]))
    if not complete:
        raise typer.Exit(INTERRUPTED)


def _results(results: Sequence[MatchResult], ratings: Sequence[Rating], test: Sprt | None) -> dict[str, object]:
    """The results for JSON."""
    facts: dict[str, object] = {"matches": [result.as_dict() for result in results]}
    facts |= {"ratings": [rating.as_dict() for rating in ratings]} if ratings else {}
    facts |= {"sprt": test.as_dict(results[0])} if test is not None and results else {}
    failures = [asdict(failure) for result in results for failure in result.failures]
    return facts | ({"failures": failures[:MOST_FAILURES]} if failures else {})


def parse_bots(text: str) -> list[str]:
    """Return the names of the bots. Raises CliError if there are too few.

    With more than two, it also raises CliError for a name given twice.
    """
    names = split_names(text)
    if len(names) < 2:
        raise CliError("too-few-bots", f"--bots {text}: name two bots or more, joined by commas")
    if len(names) > 2:
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise CliError("bot-twice", f"--bots names {twice[0]} twice; of more than two bots each plays once")
    return names


def print_rounding(asked: int, played: int) -> None:
    """Say that more games are played than were asked for."""
    if played > asked:
        print(f"{played} games of each two bots make whole rounds of the seats ({asked} were asked for).")


def parse_sprt(text: str, names: list[str]) -> Sprt:
    """Return the SPRT for two Elo differences, and perhaps two error probabilities. Raises CliError."""
    if len(names) != 2:
        raise CliError("bad-sprt", f"--sprt tests two bots, and --bots names {len(names)}")
    try:
        numbers = [float(number) for number in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 4):
        raise CliError("bad-sprt", f"--sprt {text}: write two differences in Elo points, such as 0,20")
    try:
        return Sprt(*numbers)
    except ValueError as error:
        raise CliError("bad-sprt", f"--sprt {text}: {error}") from None


def open_match_file(path: Path, names: list[str], setting: ArenaSettings, mix: bool) -> MatchFile:
    """Open the file of these matches. Raises CliError if it belongs to others or cannot be written."""
    matches = {"arena": 1, "rules": setting.rules, "options": dict(setting.options), "players": setting.players}
    matches |= {"seed": setting.seed, "bots": names, "records": setting.records}
    try:
        return MatchFile(path, matches, program_fingerprint(), mix)
    except BadMatchFile as error:
        raise CliError("bad-resume", f"--resume: {error}") from None
    except OSError as error:
        raise write_error(path, error) from None


def _play(
    names: list[str],
    games: int,
    setting: ArenaSettings,
    jobs: int,
    silent: bool,
    test: Sprt | None,
    file: MatchFile | None,
) -> tuple[list[MatchResult], bool]:
    """The results, and whether all games were played. After Ctrl-C they are those of complete rounds."""
    results: list[MatchResult] = []
    warning = SlowWarning(silent)

    def enough(result: MatchResult) -> bool:
        return test is not None and test.decided(result) != ""

    with progress_bar(silent) as bar:
        task = bar.add_task("games", total=setting.sets(games) * setting.games * comb(len(names), 2))
        try:
            for latest in play_tournament(names, games, setting, jobs, enough, file):
                results = latest
                warning.show()
                bar.advance(task, setting.games)
        except KeyboardInterrupt:
            return results, False
        except BadMatchFile as error:
            raise CliError("bad-resume", f"--resume: {error}") from None
        except OSError as error:
            raise write_error(Path(error.filename or setting.records), error) from None
    return results, True


def _print_results(results: Sequence[MatchResult], ratings: Sequence[Rating]) -> None:
    """Print results and ratings as text."""
    console = plain_console()
    for result in results:
        console.print(*_match(result), sep="\n", soft_wrap=True)
        print_table(console, _points(result))
    if ratings:
        table = make_table("bot", "Elo", "95 % certain", title="ratings")
        for rating in ratings:
            low_high = "" if rating.interval is None else "{:.0f} to {:.0f}".format(*rating.interval)
            table.add_row(rating.bot, "none" if rating.elo is None else f"{rating.elo:.0f}", low_high)
        print_table(console, table)
        if any(rating.elo is None for rating in ratings):
            console.print("Without a path of mixed results to the fixed rating a bot has none.")


def _match(result: MatchResult) -> list[str]:
    """Lines about one match: wins, mean difference and failures."""
    facts, (low, high) = result.as_dict(), result.interval
    between = facts["difference_interval_95"]
    certain = "" if not isinstance(between, list) else f" (95 % certain: {between[0]} to {between[1]})"
    teams = []
    for name, side in ((result.a, result.side_a), (result.b, result.side_b)):
        if side.endings:
            how = ", ".join(f"{number} {ending}" for ending, number in sorted(side.endings.items()))
            teams.append(f"a team of {name}: {how}")
    return [
        f"{result.a} against {result.b}: {result.wins_a} won, {result.draws} drawn, {result.wins_b} lost",
        f"{result.a} takes {100 * result.share:.1f} % of the points of the match "
        f"(95 % certain: {100 * low:.1f} to {100 * high:.1f}; even: {100 * result.even:.1f})",
        f"mean difference {facts['mean_difference']}{certain}",
        *_elo_difference(result),
        *teams,
        *describe_failures(result.failures, "lost"),
    ]


def _elo_difference(result: MatchResult) -> list[str]:
    """The difference in Elo points, if there is one."""
    elo = elo_from_share(result.share, result.even)
    if elo is None:
        return []
    ends = [elo_from_share(end, result.even) for end in result.interval]
    low, high = ("no bound" if end is None else f"{end:+.0f}" for end in ends)
    return [f"Elo difference {elo:+.0f} (95 % certain: {low} to {high})"]


def _describe_test(test: Sprt, result: MatchResult) -> str:
    """The state of the SPRT."""
    (low, high), ratio = test.bounds, test.ratio(set_shares(result), result.even)
    decided = test.decided(result)
    how = f"{result.a} is {decided}" if decided else "nothing is decided yet"
    return (
        f"test of {test.high:g} against {test.low:g} Elo points: {how} "
        f"(logarithm of the ratio {ratio:.2f}; decided at {low:.2f} and {high:.2f})"
    )


def _points(result: MatchResult) -> Table:
    """Mean points by kind of feature, and CPU time per turn."""
    sides: list[tuple[str, MatchSide]] = [(result.a, result.side_a), (result.b, result.side_b)]
    kinds = list(dict.fromkeys(kind for _, side in sides for kind in side.mean_kinds()))
    table = make_table("bot", "mean score", *kinds, "CPU ms per turn")
    for name, side in sides:
        points = [f"{side.mean_kinds().get(kind, 0.0):.2f}" for kind in kinds]
        table.add_row(name, f"{side.mean:.2f}", *points, f"{1000 * side.turn_seconds:.3f}")
    return table
