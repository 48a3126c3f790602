"""The strip under a board: each player's colour and points."""

from collections.abc import Sequence
from dataclasses import dataclass

from bastide.art.figures import figure_body
from bastide.art.lettering import length, line
from bastide.art.palette import Theme
from bastide.art.svg import fraction, num, rect

ROW = 34.0
"""Height of a row at scale 1."""
WIDTH = 620.0
"""A board so wide has a strip at scale 1."""
FIGURE = 30.0
LETTER = 1.9
GAP = 26.0


@dataclass(frozen=True)
class Score:
    """One player by `name` and `colour`, or a whole team. `points` is None if one score for all is shown once."""

    name: str
    points: int | None
    colour: str = ""


def strip(scores: Sequence[Score], c: Theme, left: float, top: float, width: float) -> tuple[str, float]:
    """The drawing of the strip below `top`, and its height; rows are centred and wrap."""
    scale = min(2.4, max(0.72, width / WIDTH))
    rows: list[list[Score]] = [[]]
    for score in scores:
        if rows[-1] and sum(map(_width, [*rows[-1], score])) * scale > width - 16:
            rows.append([])
        rows[-1].append(score)
    height = (len(rows) * ROW + 12) * scale
    body = rect(left, top - 1, width, height + 1, c.table)
    for n, row in enumerate(rows):
        x = left + (width - (sum(map(_width, row)) - GAP) * scale) / 2
        y = top + (6 + (n + 0.72) * ROW) * scale
        place = f"translate({num(x)} {num(y)})scale({fraction(scale)})"
        body += f'<g transform="{place}">{_row(row, c)}</g>'
    return body, height


def _row(row: Sequence[Score], c: Theme) -> str:
    pen, out = 0.0, ""
    for score in row:
        at = pen
        if score.colour:
            out += f'<g transform="translate({num(at + 12)} -7)scale(.86)">{figure_body("plain", score.colour)}</g>'
            at += FIGURE
        out += line(score.name, at, 0, c.text, LETTER, 0.85)
        if score.points is not None:
            out += line(str(score.points), at + length(score.name, LETTER) + 11, 0, c.text, LETTER * 1.2, 1.25)
        pen += _width(score)
    return out


def _width(score: Score) -> float:
    """With room for three digits, so that nothing moves while points grow."""
    points = 0.0 if score.points is None else 11 + length("0" * max(3, len(str(score.points))), LETTER * 1.2)
    return (FIGURE if score.colour else 0) + length(score.name, LETTER) + points + GAP
