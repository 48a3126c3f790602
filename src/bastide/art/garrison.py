"""What stands on the fortress in the picture of a table: spaces, meeples on walls and camps, catapults."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bastide.art.catalogue import picture_name, tile_at
from bastide.art.catapults import catapult_body
from bastide.art.figures import figure_body, shift
from bastide.art.fortress.drawing import spaces_body
from bastide.art.fortress.site import camp_place, catapult_place, site, wall_spaces
from bastide.art.geometry import Point
from bastide.art.palette import Theme
from bastide.art.svg import num

Lying = Mapping[tuple[int, int], Mapping[str, Any]]
ON_WALL = {"knights": "knight", "highwaymen": "highwayman", "monks": "monk"}
"""What a meeple on a wall looks like."""


def _walls(view: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    walls: Sequence[Mapping[str, Any]] = (view.get("fortress") or {}).get("walls", ())
    return walls


def spaces_on(view: Mapping[str, Any], lying: Lying, c: Theme) -> str:
    """The spaces of the walls, where a fortress lies."""
    walls = _walls(view)
    if not walls:
        return ""
    x, y = int(walls[0]["x"]), int(walls[0]["y"])
    entry = lying[x, y]
    name, rotation = picture_name(entry), int(entry["rotation"])
    found = site(tile_at(name, rotation).piece, rotation)
    left, top = found.corners[name]
    at = f"translate({num(x * 100 - left)} {num(y * 100 - top)})"
    told = int(view["fortress"]["spaces"])
    return f'<g transform="{at}">{spaces_body(found, int(view["players"]), c, told)}</g>'


def _seats(counts: Sequence[int]) -> list[int]:
    return [seat for seat, count in enumerate(counts) for _ in range(int(count))]


def manning(view: Mapping[str, Any], lying: Lying, colours: Sequence[str]) -> Iterator[tuple[int, int, Point, str]]:
    """Cell, place in it and drawing of every figure on a wall or a camp, and of the catapults."""
    for wall in _walls(view):
        x, y = int(wall["x"]), int(wall["y"])
        entry = lying[x, y]
        name, rotation = picture_name(entry), int(entry["rotation"])
        row = wall_spaces(name, rotation, int(view["fortress"]["spaces"]))
        role = ON_WALL.get(str(wall["wall"]), "plain")
        for seat, at in zip(wall.get("order") or _seats(wall["row"]), row, strict=False):
            yield x, y, at, figure_body(role, colours[seat % len(colours)])
        camp = camp_place(name, rotation)
        farmers = _seats(wall["camp"])
        for k, seat in enumerate(farmers):
            step = min(1.0, 5 / max(1, len(farmers) - 1))
            at = (camp[0] + shift(k, len(farmers)) * step, camp[1])
            yield x, y, at, figure_body("farmer", colours[seat % len(colours)])
        if wall["catapult"]:
            yield x, y, catapult_place(name, rotation), catapult_body()
