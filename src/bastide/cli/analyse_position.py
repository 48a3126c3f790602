"""`bastide analyse --position`: the best turns at one position."""

import sys
from typing import Any

from bastide.analysis import UnknownDepth, analyse_position
from bastide.cli.output import CliError, plain_console
from bastide.cli.reason_text import ReasonText
from bastide.game import Game
from bastide.records.position import PositionError


def read_position_text(text: str) -> Game:
    """Return a game at a position, which `-` reads from standard input. Raises CliError."""
    if text == "-":
        text = sys.stdin.read()
    try:
        return Game.from_position(text.strip(), chance="manual")
    except PositionError as error:
        where = f"--position: {error.field}" if error.field else "--position"
        raise CliError(error.code or "bad-position", f"{where}: {error.text}", error.rule) from None


def examine_position(text: str, depth: int, seed: int, most: int) -> dict[str, Any]:
    """Return the analysis of a position. Raises CliError."""
    game = read_position_text(text)
    try:
        return analyse_position(game, depth, seed, most)
    except UnknownDepth as error:
        raise CliError(error.code, f"--depth: {error}") from None


def print_position(found: dict[str, Any]) -> None:
    """Print who decides, what each seat may expect, and the best turns with their reasons."""
    console = plain_console(soft_wrap=True)
    names = [f"Player {seat + 1}" for seat in range(len(found["scores"]))]
    points = ", ".join(f"{name} {score}" for name, score in zip(names, found["scores"]))
    console.print(f"{found['rules']}. {points}. {_who_decides(found, names)}")
    if found["expected"] is not None and not found["over"]:
        expected = ", ".join(f"{name} {value:.1f}" for name, value in zip(names, found["expected"]))
        console.print(f"Expected at the end: {expected}.")
    if not found["turns"] and found["value"] is not None:
        console.print(f"Mean lead over all draws: {found['value']:+.1f}.")
    unit, reasoner = " %" if found["together"] else "", ReasonText(names)
    for turn in found["turns"]:
        value = f"{turn['value']:.1f}" if unit else f"{turn['value']:+.1f}"
        console.print(f"{value}{unit}  {', '.join(turn['actions'])}")
        for reason in turn["reasons"]:
            console.print(f"    {reasoner.sentence(reason, found['seat'])}")


def _who_decides(found: dict[str, Any], names: list[str]) -> str:
    if found["over"]:
        return "The game is over."
    if found["seat"] is None:
        return "A tile is to be drawn."
    tile = f" with {found['tile']}" if found["tile"] else ""
    return f"{names[found['seat']]} decides: {found['step']}{tile}."
