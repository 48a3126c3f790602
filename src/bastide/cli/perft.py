"""`bastide perft`: counts all sequences of actions for fixed draws, to check the rules and the speed."""

import time
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from bastide.bots.perft import perft
from bastide.bots.playout import Rng
from bastide.cli.options import Options, Rules, read_options
from bastide.cli.output import CliError, Json, print_json, read_errors_as_cli, read_input
from bastide.cli.replay import read_record
from bastide.core.engine import Engine
from bastide.rules import new_engine


def perft_command(
    draws: Annotated[
        str, typer.Option(help="Tiles in order: a file (ids by blanks, or a record), - for stdin, or a seed.")
    ],
    depth: Annotated[int, typer.Option(min=0, max=60, help="How many decisions of players.")] = 1,
    turns: Annotated[bool, typer.Option("--turns", help="Let --depth count whole turns, not decisions.")] = False,
    rules: Rules = "base",
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    option: Options = None,
    json: Json = False,
) -> None:
    """Count the complete sequences of the players' decisions, with the draws fixed.

    A sequence also ends where the draws are used up or the game is over.
    """
    options = read_options(option)
    engine = new_engine(rules, players, options=options)
    tiles = read_draws(engine, draws)
    began = time.process_time()
    try:
        nodes = perft(engine, depth, [engine.rules.tile_index[tile] for tile in tiles], turns)
    except LookupError as error:
        raise CliError("bad-draws", f"--draws {draws}: {error.args[0]}") from None
    seconds = time.process_time() - began
    unit = "turns" if turns else "decisions"
    if json:
        given = {"rules": rules, "options": options, "players": players, "depth": depth, "unit": unit}
        print_json({**given, "draws": tiles[: depth + 8], "nodes": nodes, "cpu_seconds": round(seconds, 3)})
    else:
        print(f"{nodes} sequences of {depth} {unit} ({seconds:.2f} s)")


def read_draws(engine: Engine, draws: str) -> list[str]:
    """Return tile ids in the order of the draws: from a record, a text file, or a seed. Raises CliError."""
    path = Path(draws)
    if draws.lstrip("-").isdigit() and not path.exists():
        return shuffle_bag(engine, int(draws))
    if path.name.endswith(".jsonl"):
        entries = read_record(path).entries
        tiles = [entry.action.removeprefix("draw ") for entry in entries if entry.seat is None]
    else:
        try:
            with read_errors_as_cli(path):
                text = read_input(path).decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise CliError("bad-draws", f"{path} is not UTF-8 text (byte {error.start + 1})") from None
        tiles = [word for line in text.splitlines() for word in line.split("#")[0].split()]
    for number, tile in enumerate(tiles, 1):
        if tile not in engine.rules.tile_index:
            raise CliError("bad-draws", f"{path}: draw {number}, {tile!r}, is no tile of these rules")
    return tiles


def shuffle_bag(engine: Engine, seed: int) -> list[str]:
    """Return the whole bag, shuffled by a seed, one stage of the supply after the other (COM-03)."""
    rng = Rng(seed)
    drawn: list[str] = []
    for first, end in pairwise((0, *map(int, engine.rules.stage_end))):
        bag = [engine.rules.tiles[i].id for i in range(first, end) for _ in range(int(engine.state.left(i)))]
        drawn += [bag.pop(int(rng.below(len(bag)))) for _ in range(len(bag))]
    return drawn
