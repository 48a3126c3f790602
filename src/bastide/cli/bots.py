"""`bastide bots`: which there are, and matches between them."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from bastide.bots import BOTS, MATES, YARDSTICKS
from bastide.bots.arena import MatchResult, match
from bastide.cli.options import Json, Options, read_options
from bastide.cli.report import SlowWarning, print_json
from bastide.rules import USUAL

app = typer.Typer(name="bots", help="Bots and matches between them.", no_args_is_help=True)


@app.command("list")
def list_bots(json: Json = False) -> None:
    """Name the bots, strongest first, then team mates, then those that others are measured by."""
    told = {name: (bot.__doc__ or "").strip().splitlines()[0] for name, bot in {**BOTS, **MATES, **YARDSTICKS}.items()}
    if json:
        print_json({"bots": [{"name": name, "text": text} for name, text in told.items()]})
        return
    for name, text in told.items():
        print(f"{name:<10} {text}")


@app.command("match")
def match_bots(
    a: Annotated[str, typer.Argument(help="A bot.", show_default=False)],
    b: Annotated[str, typer.Argument(help="Its opponent.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help="How many games; seats are swapped every game.")] = 100,
    rules: Annotated[str, typer.Option(help="Modules joined by +.")] = USUAL,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="Same seed, same games.")] = 1,
    json: Json = False,
) -> None:
    """Let two bots play: pairs of games with the same tiles and swapped seats."""
    result, options, slow = MatchResult(a, b), read_options(option), SlowWarning(json)
    with Progress(console=Console(stderr=True), transient=True, disable=json or not sys.stderr.isatty()) as bar:
        for latest in bar.track(match(a, b, games, seed, rules, options), total=games, description="playing"):
            result = latest
            slow.tell()
    if json:
        print_json({**result.as_dict(), "rules": rules, "options": options, "seed": seed})
        return
    told = result.as_dict()
    low, high = result.interval
    for name, endings in zip((a, b), result.endings):
        if endings:
            how = ", ".join(f"{number} {ending}" for ending, number in sorted(endings.items()))
            print(f"a team of {name}: {how}")
    print(f"{a} against {b}: {result.wins_a} won, {result.draws} drawn, {result.wins_b} lost")
    print(f"mean score {told['mean_score_a']} to {told['mean_score_b']}")
    print(f"{a} takes {100 * result.share:.1f} % of the points (95 % certain: {100 * low:.1f} to {100 * high:.1f})")
