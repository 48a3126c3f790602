"""A board as text: a drawing, and sentences for players who use a screen reader.

Both are made from a view (the result of `Game.view_for`), so they show nothing that a player may not know.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bastide.core.geometry import SIDE_NAMES, turn_sides
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.attributes import BY_SIDES, INSIDE
from bastide.core.tiles.catalogue import load_all_versions
from bastide.core.tiles.specs import CellSpec, TileSpec
from bastide.rules import BROUGHT, CATALOGUES, MODULES, PRINTED, module_names

INNER = 11
"""Characters between the walls of a drawn tile."""

LETTERS = {"city": "C", "road": "R", "river": "~", "field": "."}
MISTY = {".": "m", "R": "r"}
"""A field or road side under mist."""

HIDDEN = "?"
"""A side of a tile that lies face down."""

POINTERS = {"N": "^", "E": ">", "S": "v", "W": "<"}
SIDE_WORDS = {"N": "north", "E": "east", "S": "south", "W": "west"}

View = Mapping[str, Any]
Tiles = Mapping[str, TileSpec]


@cache
def all_tiles() -> dict[str, TileSpec]:
    """Every tile of every module by id, and the back of a tile that lies face down."""
    back = TileSpec("face-down", 1, (CellSpec(0, 0, ()),))
    read = [*(load_all_versions(file, PRINTED) for file in CATALOGUES), *(plugin.tiles for plugin in BROUGHT.values())]
    known = {tile.id: tile for specs in read for tile in specs}
    return {**known, back.id: back}


def terrain_at_sides(tile: TileSpec, degrees: int, cell: int = 0) -> list[str]:
    """What a tile rotated by `degrees` shows at its sides N, E, S, W: C city, R road, ~ river, . field. Under mist r
    road, m field. ? face down. `cell` is the number of the cell in a tile of several."""
    segments = tile.cells[cell].segments
    letters = [LETTERS["field"] if segments else HIDDEN] * 4
    for part in segments:
        if part.form.shape == BY_SIDES:
            for side in turn_sides(list(part.sides), degrees // 90):
                letters[side] = LETTERS[part.kind]
    for part in segments:
        if part.kind == "mist":
            for side in turn_sides(list(part.sides), degrees // 90):
                letters[side] = MISTY[letters[side]]
    return letters


def tile_arrow(tile: TileSpec, degrees: int, cell: int = 0) -> tuple[str, str] | None:
    """The side to which the arrow of a rotated tile points, and its symbol. None if it has no arrow."""
    mark = tile.marks.get("arrow")
    if not isinstance(mark, dict) or cell:
        return None
    side = turn_sides([SIDE_NAMES.index(mark["side"])], degrees // 90)[0]
    return SIDE_NAMES[side], str(mark["symbol"]).replace("_", " ")


def tile_name(tile: View) -> str:
    """The id of a tile. Further cells of a tile have their number after it."""
    return f"{tile['tile']}~{tile['cell']}" if tile.get("cell") else str(tile["tile"])


def draw_board(view: View, own: Tiles | None = None) -> str:
    """The board as a grid of boxes, north at the top. `own` are tiles that are in no catalogue of the package.

    A box shows the tile's id and where its arrow points (^ > v <). At its four sides it shows the terrain: C city, R
    road, ~ river, . field, r road and m field under mist, ? face down. Figures are shown as seat and first letter of
    the role (0k = knight of seat 0), tokens as letter and number (g2, two ghosts). Columns are labelled with x, rows
    with y."""
    tiles = {**all_tiles(), **(own or {})}
    tokens = _tokens(view)
    boxes = {(tile["x"], tile["y"]): _box(tile, view, tiles, tokens) for tile in view["tiles"]}
    if not boxes:
        return "(no tile lies on the table)\n"
    west, east = min(x for x, _ in boxes), max(x for x, _ in boxes)
    rows = []
    head = "".join(f"{f'x={x}':^{INNER + 1}}" for x in range(west, east + 1))
    rows.append(" " * 7 + head)
    for y in range(min(y for _, y in boxes), max(y for _, y in boxes) + 1):
        rows.append(_rule(boxes, west, east, y))
        for line in range(3):
            label = f"y={y}" if line == 1 else ""
            rows.append(f"{label:>5} " + _row(boxes, west, east, y, line))
    rows.append(_rule(boxes, west, east, max(y for _, y in boxes) + 1))
    return "\n".join(row.rstrip() for row in rows) + "\n"


def _box(tile: View, view: View, tiles: Tiles, tokens: list[View]) -> list[str]:
    spec, turned = tiles[tile["tile"]], (tile["rotation"], tile.get("cell", 0))
    north, east, south, west = terrain_at_sides(spec, *turned)
    arrow = tile_arrow(spec, *turned)
    marks = " ".join(
        [f"{f['seat']}{f['role'][0]}" for f in _things_on(tile, view["figures"])]
        + [f"{there['word'][0]}{there['n']}" for there in _things_on(tile, tokens)]
    )
    name = (tile_name(tile) + (f" {POINTERS[arrow[0]]}" if arrow else ""))[: INNER - 2]
    return [f"{north:^{INNER}}", f"{west}{name:^{INNER - 2}}{east}", _around(south, marks)]


def _things_on(tile: View, things: Iterable[View]) -> list[View]:
    return [thing for thing in things if (thing["x"], thing["y"]) == (tile["x"], tile["y"])]


def _modules(view: View) -> list[RuleModule]:
    return [MODULES[name]() for name in module_names(str(view["rules"]))] if "rules" in view else []


def _tokens(view: View) -> list[View]:
    """The tokens on the board, with their word."""
    words = {module.tokens for module in _modules(view) if module.tokens}
    shown = [part for part in view.values() if isinstance(part, dict)]
    return [{**there, "word": word} for word in words for part in shown for there in part.get(word, ())]


def _around(sign: str, marks: str) -> str:
    """The lower line of a box: the figures from the left. The character of the south side stays in the middle if
    possible."""
    middle = INNER // 2
    if len(marks) <= middle:
        return f"{marks:<{middle}}{sign}" + " " * middle
    return f"{marks[: INNER - 2]:<{INNER - 2}} {sign}"


def _row(boxes: Mapping[tuple[int, int], list[str]], west: int, east: int, y: int, line: int) -> str:
    out = ""
    for x in range(west, east + 2):
        out += "|" if (x, y) in boxes or (x - 1, y) in boxes else " "
        if x <= east:
            out += boxes[x, y][line] if (x, y) in boxes else " " * INNER
    return out


def _rule(boxes: Mapping[tuple[int, int], list[str]], west: int, east: int, y: int) -> str:
    """The line above row y: walls where a tile lies above or below."""
    out = " " * 6
    for x in range(west, east + 2):
        corner = any((x + dx, y + dy) in boxes for dx in (-1, 0) for dy in (-1, 0))
        out += "+" if corner else " "
        if x <= east:
            out += ("-" if (x, y) in boxes or (x, y - 1) in boxes else " ") * INNER
    return out


def describe_board(view: View, own: Tiles | None = None) -> list[str]:
    """The board in sentences, one per tile in reading order, then scores, supplies and the bag. `own` as in draw_board.

    For screen readers and logs: nothing is conveyed by the position on the screen alone."""
    lines = []
    tiles, tokens = {**all_tiles(), **(own or {})}, _tokens(view)
    for tile in sorted(view["tiles"], key=lambda t: (t["y"], t["x"])):
        text = _tile_sentence(tile, _things_on(tile, view["figures"]), tiles[tile["tile"]])
        here = _things_on(tile, tokens)
        lines.append(text + "".join(f" {token['word'].capitalize()}: {token['n']}." for token in here))
    for seat, score in enumerate(view["scores"]):
        held = ", ".join(f"{count} {kind}" for kind, count in view["supply"][seat].items())
        kept = (view.get("kept") or {seat: None})[seat]
        lines.append(f"Seat {seat}: {score} points, in supply {held}{f', keeps {kept}' if kept else ''}.")
    if "team" not in view:
        lines.append(f"Tiles left in the bag: {view['left']['total']}.")
    lines += [line for module in _modules(view) for line in module.says(dict(view))]
    if view["discarded"]:
        lines.append(f"Laid aside because they fitted nowhere: {', '.join(view['discarded'])}.")
    return lines


def _tile_sentence(tile: View, figures: Iterable[View], spec: TileSpec) -> str:
    names = {sign: kind for kind, sign in LETTERS.items()} | {"m": "misty field", "r": "misty road", "?": "unknown"}
    cell = tile.get("cell", 0)
    if not spec.cells[cell].segments:
        return f"{tile['x']},{tile['y']}: a tile lies face down."
    terrain = terrain_at_sides(spec, tile["rotation"], cell)
    sides = ", ".join(f"{SIDE_WORDS[side]} {names[sign]}" for side, sign in zip(SIDE_NAMES, terrain))
    turned = f" turned {tile['rotation']} degrees" if tile["rotation"] else ""
    inside = "".join(f", a {part.kind}" for part in spec.cells[cell].segments if part.form.shape == INSIDE)
    text = f"{tile['x']},{tile['y']}: {tile_name(tile)}{turned}: {sides}{inside}."
    if arrow := tile_arrow(spec, tile["rotation"], cell):
        text += f" Its arrow points {SIDE_WORDS[arrow[0]]}: {arrow[1]}."
    for figure in figures:
        article = "an" if figure["role"][0] in "aeiou" else "a"
        text += f" Seat {figure['seat']} has {article} {figure['role']} here ({figure['feature']} {figure['at']})."
    return text
