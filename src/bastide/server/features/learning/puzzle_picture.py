"""The board of a puzzle as a picture, for the front page and the page of puzzles.

Invariant: it shows the position before the turn, so nothing of the solution.
"""

import re
from collections.abc import Callable, Mapping
from math import ceil
from typing import Any

from bastide.art import THEMES, area_of, render_board, to_webp
from bastide.puzzles import PUZZLES, Puzzle, begin
from bastide.server.tables.seats import colours_by_seat

WIDTH = 640
"""Pixels: twice the width of the picture on a phone."""
QUALITY = 66
ASPECT = 1.5
"""Width by height, at least. The page cuts what is wider."""
_PICTURE = re.compile(r"(p[0-9a-f]+)\.webp")


def puzzle_painter(path: str) -> Callable[[], bytes] | None:
    """What draws the picture of an address behind the art version. None if there is none."""
    match path.split("/"):
        case [theme, "puzzle", name] if theme in THEMES and (picture := _PICTURE.fullmatch(name)):
            puzzle = PUZZLES.get(picture[1])
            return (lambda: render_puzzle(puzzle, theme)) if puzzle else None
    return None


def render_puzzle(puzzle: Puzzle, theme: str) -> bytes:
    """The board as WebP, with room left and right of a high one."""
    view: Mapping[str, Any] = begin(puzzle).view_for(None)
    left, top, right, bottom = area_of(view)
    spare = max(0, ceil((bottom - top + 1) * ASPECT) - (right - left + 1))
    area = (left - spare // 2, top, right + spare - spare // 2, bottom)
    seats = colours_by_seat(puzzle.seats, int(view.get("team", {}).get("colours", 1)))
    svg = render_board(view, theme, colours=[colour for seat in seats for colour in seat], area=area)
    return to_webp(svg, WIDTH, QUALITY)
