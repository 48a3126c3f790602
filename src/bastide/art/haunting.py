"""What modules add to the picture of a table.

The mists add what became of banks, fringes, ghosts, hounds and the buried. The fortress adds spaces, meeples on walls
and camps, and catapults.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bastide.art.banks import fringe_body, torn_sides
from bastide.art.catalogue import FACE_DOWN, Tile, picture_name, tile_at
from bastide.art.figures import figure_body, shift
from bastide.art.fortress.drawing import spaces_body
from bastide.art.fortress.site import camp_place, catapult_place, site, wall_spaces
from bastide.art.geometry import INWARD, Point
from bastide.art.landmarks import buildings
from bastide.art.palette import Theme
from bastide.art.pieces import beside_body, catapult_body, ghost_body
from bastide.art.svg import group

Lying = Mapping[tuple[int, int], Mapping[str, Any]]


def colour_number(view: Mapping[str, Any], seat: int, kind: str) -> int:
    """Which colour a figure has: that of its seat, or one of its seat's, where each seat plays several (guard-2)."""
    several = int(view.get("team", {}).get("colours", 1))
    _, _, number = kind.rpartition("-")
    return seat * several + (int(number) - 1 if several > 1 and number.isdigit() else 0)


def _tile(entry: Mapping[str, Any]) -> Tile | None:
    """The turned tile of an entry; None for one that lies face down."""
    return None if entry["tile"] == FACE_DOWN else tile_at(picture_name(entry), int(entry["rotation"]))


def states(view: Mapping[str, Any]) -> dict[tuple[int, int], str]:
    """What has become of the mists of each cell, a letter for each mist; only where it matters: all play together.

    Where a cell lies in several banks each of its mists has the state of the bank that it goes on into.
    """
    if "team" not in view:
        return {}
    found: dict[tuple[int, int], list[Mapping[str, Any]]] = {}
    for bank in view.get("mist", {}).get("banks", ()):
        for x, y in bank["cells"]:
            found.setdefault((int(x), int(y)), []).append(bank)
    out: dict[tuple[int, int], str] = {}
    for entry in view["tiles"]:
        cell, tile = (int(entry["x"]), int(entry["y"])), _tile(entry)
        if tile and cell in found:
            mists = [s for s in tile.segments if s.kind == "mist"]
            out[cell] = "".join(_state(cell, mist.sides, found[cell]) for mist in mists)
    return {cell: letters for cell, letters in out.items() if letters.strip("o")}


def _state(cell: tuple[int, int], sides: tuple[int, ...], banks: list[Mapping[str, Any]]) -> str:
    around = [[cell[0] - INWARD[side][0], cell[1] - INWARD[side][1]] for side in sides]
    joined = [bank for bank in banks if any(list(other) in around for other in bank["cells"])]
    return str((joined or banks)[0]["state"])[0]


def fringes(view: Mapping[str, Any], c: Theme) -> str:
    """Fringes where mist meets clear land."""
    lying = {(int(t["x"]), int(t["y"])): _tile(t) for t in view["tiles"]}
    out = ""
    for (x, y), tile in lying.items():
        if tile and tile.has("mist"):
            around = {s: (x - nx, y - ny) for s, (nx, ny) in enumerate(INWARD)}
            torn = torn_sides(tile, {s: lying[cell] for s, cell in around.items() if cell in lying})
            out += group(fringe_body(torn, c), (x * 100, y * 100)) if torn else ""
    return out


def pieces(view: Mapping[str, Any], lying: Lying, colours: Sequence[str]) -> Iterator[tuple[int, int, int, str]]:
    """Cell, segment and drawing of every ghost, of hounds beside their figures, and of the buried."""
    shown: Mapping[str, Any] = view.get("mist", {})
    for ghost in shown.get("ghosts", ()):
        yield int(ghost["x"]), int(ghost["y"]), int(ghost["segment"]), ghost_body(int(ghost["n"]))
    for grave in shown.get("cemeteries", ()):
        if grave.get("buried"):
            x, y = int(grave["x"]), int(grave["y"])
            seat, kind, _ = str(grave["buried"]).split(".")
            tile = _tile(lying[x, y])
            segment = buildings(tile)[0] if tile else 0
            colour = colours[colour_number(view, int(seat), kind) % len(colours)]
            yield x, y, segment, figure_body("buried", colour)
    for number, hound in enumerate(view.get("team", {}).get("hounds", ()), 1):
        for figure in view.get("figures", ()):
            if hound["state"] == "on" and hound["figure"] == figure.get("id"):
                yield int(figure["x"]), int(figure["y"]), int(figure["segment"]), beside_body(f"hound-{number}")


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
    spaces = spaces_body(found, int(view["players"]), c, int(view["fortress"]["spaces"]))
    return group(spaces, (x * 100 - left, y * 100 - top))


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
        camp, farmers = camp_place(name, rotation), _seats(wall["camp"])
        for k, seat in enumerate(farmers):
            step = min(1.0, 5 / max(1, len(farmers) - 1))
            at = (camp[0] + shift(k, len(farmers)) * step, camp[1])
            yield x, y, at, figure_body("farmer", colours[seat % len(colours)])
        if wall["catapult"]:
            yield x, y, catapult_place(name, rotation), catapult_body()
