"""Labels of slots: the worth of a feature to a player, and the directions that distinguish slots.

The worth of placing a figure on a feature or removing one, with unambiguous text keys:
- `offer-now`: paid by this move.
- `offer-worth`: the feature is complete, and a player is asked what happens to its points.
- `offer-so-far`: the points if the game ended now.
- `offer-at-end`: counted in the final scoring.
- `offer-risk`: lost with the figure.
- `offer-` and a kind: such a figure from the supply instead of points.
- `offer-stays-open`: no points unless the feature is completed.

Directions, which distinguish each slot from all others of the same decision:
- `part`: the compass point of the slot on its tile, or "" if there is nothing to distinguish.
- `down`, `rows`, `along`, `columns`: the offset of its tile from the last one, if a decision is about several tiles.
- `number`: only if the others are not enough, as for two slots at one point.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from bastide.choices.choice_types import Line, Offer
from bastide.choices.preview import ActionPreview
from bastide.core.features import Node
from bastide.game import Game

PARTS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
MIDDLE = (50.0, 50.0)  # not Final: mypyc does not accept a Final as a default argument
NEAR: Final = 10.0
"""Points at most this far from the centre have no direction, in hundredths of a cell."""
HAIR: Final = 0.5
EDGED: Final = ("road", "city", "field")
"""Features that a tile may have several times, so that their slots need a direction."""
Cell = tuple[int, int]


def direction_of(at: Sequence[float], middle: tuple[float, float] = MIDDLE, near: float = NEAR) -> str:
    """The compass point of `at` as seen from `middle`, or "" if they are closer than `near`."""
    x, y = at[0] - middle[0], at[1] - middle[1]
    if math.hypot(x, y) < near:
        return ""
    return PARTS[round(math.atan2(x, -y) / math.pi * 4) % 8]


def add_directions(slots: list[Offer], last: Cell) -> None:
    """Add directions to the label arguments of slots. `last` is the cell of the last placed tile."""
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
    """Label arguments for the distance and direction of a tile from the last placed one."""
    return {
        "down": "S" if rows > 0 else "N" if rows else "",
        "rows": abs(rows),
        "along": "E" if columns > 0 else "W" if columns else "",
        "columns": abs(columns),
    }


def _tell_apart(points: dict[tuple[float, ...], list[Offer]]) -> None:
    """Distinguish slots of one tile with equal labels: by direction on the tile, else in the group, else by number."""
    parts = [direction_of(at) for at in points]
    if len(set(parts)) < len(parts):
        common = (sum(at[0] for at in points) / len(points), sum(at[1] for at in points) / len(points))
        parts = [direction_of(at, common, HAIR) for at in points]
    for number, (part, slots) in enumerate(zip(parts, points.values(), strict=True), 1):
        for slot in slots:
            slot["label"]["args"]["part"] = part
            if parts.count(part) > 1:
                slot["label"]["args"].setdefault("number", number)


def feature_worth(
    game: Game, root: Node, seat: int, ahead: ActionPreview | None, risk: bool, called: bool
) -> list[Line]:
    """The worth as one line, or an empty list if the feature scores nothing.

    `risk`: the figure is removed and leaves its points behind. `called`: the figure returns with its points."""
    engine, scoring = game.engine, game.engine.rules.scoring
    items = scoring.items[root.kind]
    if not items:
        return []
    if brought := scoring.brought[root.kind]:
        return [{"key": f"offer-{brought}", "args": {}}]
    last = scoring.last[root.kind]
    key = "offer-risk" if risk else "offer-at-end" if last else _payment_time(root, seat, ahead, called)
    points = int(scoring.worth_to(engine.state, root, seat, int(root.open) > 0))
    if key == "offer-so-far" and not points and any(i.now(engine.state, root, True).tells_zero for i in items):
        key = "offer-stays-open"
    return [{"key": key, "args": {"points": points}}]


def _payment_time(root: Node, seat: int, ahead: ActionPreview | None, called: bool) -> str:
    """The key for when the points are paid."""
    if called:
        return "offer-now"
    if int(root.open) > 0:
        return "offer-so-far"
    if ahead is None or any(line["feature"] and seat in line["seats"] for line in ahead.lines):
        return "offer-now"
    return "offer-worth"
