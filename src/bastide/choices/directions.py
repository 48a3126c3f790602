"""Where the spots of a decision lie, in words that tell every spot from every other one of the same decision.

A spot is in a `part` of its tile, by the points of the compass ("" where nothing is to be told apart), and its tile
lies so many rows and columns away from the one laid last, where a decision is about more than that one. Where all of it
is not enough, as for two figures on one spot, they have a `number`.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from bastide.choices.choice_types import Offer

PARTS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
MIDDLE = (50.0, 50.0)  # compiled, a Final is no default
NEAR: Final = 10.0
"""So far from the middle a spot still lies in it, in hundredths of a cell."""
HAIR: Final = 0.5
EDGED: Final = ("road", "city", "field")
"""Features of which a tile may have several, so that it is said where they lie."""
Cell = tuple[int, int]


def direction_of(at: Sequence[float], middle: tuple[float, float] = MIDDLE, near: float = NEAR) -> str:
    """Where a point lies as seen from the middle."""
    x, y = at[0] - middle[0], at[1] - middle[1]
    if math.hypot(x, y) < near:
        return ""
    return PARTS[round(math.atan2(x, -y) / math.pi * 4) % 8]


def add_directions(slots: list[Offer], last: Cell) -> None:
    """Say of every spot where it lies; `last` is the cell that was laid last."""
    cells = {(slot["x"], slot["y"]) for slot in slots}
    alike: dict[tuple[Any, ...], dict[tuple[float, ...], list[Offer]]] = {}
    for slot in slots:
        args = slot["label"]["args"]
        feature = str(args.get("feature", ""))
        here = (slot["x"], slot["y"]) == last
        args["part"] = direction_of(slot["at"]) if here and feature in EDGED else ""
        if cells != {last}:
            args |= offset_words(slot["x"] - last[0], slot["y"] - last[1])
        points = alike.setdefault((slot["label"]["key"], feature, slot["x"], slot["y"]), {})
        points.setdefault(tuple(slot["at"]), []).append(slot)
    for points in alike.values():
        if len(points) > 1:
            _tell_apart(points)


def offset_words(columns: int, rows: int) -> dict[str, str | int]:
    """How far a tile lies from the one laid last, and which way."""
    return {
        "down": "S" if rows > 0 else "N" if rows else "",
        "rows": abs(rows),
        "along": "E" if columns > 0 else "W" if columns else "",
        "columns": abs(columns),
    }


def _tell_apart(points: dict[tuple[float, ...], list[Offer]]) -> None:
    """Several spots of one tile that are called the same: where each lies on the tile, else among the others, else
    their number."""
    parts = [direction_of(at) for at in points]
    if len(set(parts)) < len(parts):
        common = (sum(at[0] for at in points) / len(points), sum(at[1] for at in points) / len(points))
        parts = [direction_of(at, common, HAIR) for at in points]
    for number, (part, slots) in enumerate(zip(parts, points.values(), strict=True), 1):
        for slot in slots:
            slot["label"]["args"]["part"] = part
            if parts.count(part) > 1:
                slot["label"]["args"].setdefault("number", number)
