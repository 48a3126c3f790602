"""The addresses of pictures: what each names, and which function draws it.

Invariant: an address names everything that its picture depends on. `theme` is `light` or `dusk`.

| address | what |
|---|---|
| `{theme}/tile/{id}-{degrees}-{variant}.svg` | a tile, with its mist as a suffix (`-c` closed, `-l` lost) |
| `{theme}/small/{id}-{degrees}-{variant}.webp` | the same with less detail, 160 pixels |
| `{theme}/ground.webp` | the ground of the map, 32 by 32 cells |
| `{theme}/hero.svg`, `{theme}/back.svg` | the front page, the back of a tile |
| `{theme}/figure/{role}-{colour}.svg` | a meeple by its role, or `meeple`, with `guard-` and the like before it |
| `{theme}/kind/{name}.svg`, `{theme}/symbol/{name}.svg` | symbols of points and of arrow tiles |
| `{theme}/landmark/{name}.svg`, `{theme}/piece/{name}.svg` | buildings and pieces |
| `{theme}/ghost/{number}.svg`, `{theme}/mist/{state}.svg` | ghosts and mists |
| `area/{id}-{degrees}-{variant}.json` | the area of each segment as SVG path data, in hundredths of the cell |
| `emblem/{colour}.svg` | the pattern of a player |
| `{theme}/puzzle/{puzzle}.webp` | the board of a puzzle that comes with Bastide |
| `{theme}/rule/{rule}.svg` | the drawn example of a rule |

For tiles of a custom set, write `table.pictures` before `{id}`.
"""

import json
import re
from collections.abc import Callable

from bastide.art.banks import LETTERS, STATES, render_fringe, render_state
from bastide.art.bitmaps import to_webp
from bastide.art.civic import LANDMARKS, render_landmark
from bastide.art.drift import render_drift
from bastide.art.emblems import emblem
from bastide.art.figures import ROLES, render_figure
from bastide.art.fortress.drawing import render_spaces
from bastide.art.fortress.site import FORTRESS
from bastide.art.hero import render_hero
from bastide.art.icon import render_back, render_icon
from bastide.art.kinds import KINDS, render_kind
from bastide.art.outlines import outlines
from bastide.art.own import of_the_box
from bastide.art.palette import PLAYERS, THEMES
from bastide.art.pieces import MOST, PIECES, render_ghosts, render_piece
from bastide.art.rule_examples import EXAMPLES, render_example
from bastide.art.seeds import VARIANTS
from bastide.art.symbols import SIEGES, SYMBOLS, render_siege, render_symbol
from bastide.art.tile import render_tile

Painter = Callable[[], str | bytes]
_NAME = r"((?:[0-9a-f]{12}\.[^/]{1,40}|[A-Za-z0-9-]{1,40})(?:~[0-9]{1,2})?)"
_LAID = rf"{_NAME}-(0|90|180|270)-([0-{VARIANTS - 1}])"
_STATES = rf"(?:-([{''.join(LETTERS)}]{{1,4}}))?"
_TILE = re.compile(rf"{_LAID}{_STATES}\.svg")
_FAR = re.compile(rf"{_LAID}{_STATES}\.webp")
_AREA = re.compile(rf"{_LAID}\.json")
_GHOSTS = re.compile(r"([1-9][0-9]?)\.svg")
_PIECE = re.compile(r"([a-z0-9-]{1,16})\.svg")
_SPACES = re.compile(r"([0-9a-f]{12}\.)?(0|90|180|270)-([1-9])(?:-([1-9]|10))?\.svg")
_FRINGE = re.compile(r"torn-([NESW]{1,4})\.svg")
_RULE = re.compile(r"([A-Z]+-[0-9]{1,3})\.svg")
_SYMBOL = re.compile(r"([a-z-]{1,16})\.svg")
_FIGURE = re.compile(r"([a-z]{1,16}(?:-[a-z]{1,16})?)-([a-z]{1,10})\.svg")
WHOLE: dict[str, Callable[[str], str | bytes]] = {
    "back.svg": render_back, "ground.webp": render_drift, "hero.svg": render_hero
}  # fmt: skip
"""Pictures that depend on the theme alone."""
UNPLACED = "meeple"
"""A figure that stands nowhere yet."""


def painter(path: str) -> Painter | None:
    """What draws the picture of an address behind the art version; None if there is none."""
    match path.split("/"):
        case [theme, "tile" | "small" as size, name] if theme in THEMES:
            return tile_painter(theme, size == "small", name)
        case ["area", name] if area := _AREA.fullmatch(name):
            return lambda: json.dumps(outlines(of_the_box(area[1]), int(area[2]), int(area[3])))
        case [theme, "figure", name] if theme in THEMES and (figure := _FIGURE.fullmatch(name)):
            role = "plain" if figure[1] == UNPLACED else figure[1]
            if role not in ROLES or figure[2] not in PLAYERS:
                return None
            return lambda: render_figure(role, figure[2], theme)
        case [theme, "symbol", name] if theme in THEMES and (symbol := _SYMBOL.fullmatch(name)):
            if symbol[1] in SIEGES:
                return lambda: render_siege(symbol[1], theme)
            return (lambda: render_symbol(symbol[1], theme)) if symbol[1] in SYMBOLS else None
        case [theme, "kind", name] if theme in THEMES and (kind := _SYMBOL.fullmatch(name)):
            return (lambda: render_kind(kind[1], theme)) if kind[1] in KINDS else None
        case [theme, "fortress", name] if theme in THEMES and (walls := _SPACES.fullmatch(name)):
            fort = of_the_box((walls[1] or "") + FORTRESS)
            return lambda: render_spaces(int(walls[2]), int(walls[3]), theme, fort, int(walls[4] or 0))
        case [theme, "ghost", name] if theme in THEMES and (ghosts := _GHOSTS.fullmatch(name)):
            return (lambda: render_ghosts(int(ghosts[1]), theme)) if int(ghosts[1]) <= MOST else None
        case [theme, "piece", name] if theme in THEMES and (piece := _PIECE.fullmatch(name)):
            return (lambda: render_piece(piece[1], theme)) if piece[1] in PIECES else None
        case [theme, "landmark", name] if theme in THEMES and (mark := _PIECE.fullmatch(name)):
            return (lambda: render_landmark(mark[1], theme)) if mark[1] in LANDMARKS else None
        case [theme, "rule", name] if theme in THEMES and (rule := _RULE.fullmatch(name)):
            return (lambda: render_example(rule[1], theme)) if rule[1] in EXAMPLES else None
        case [theme, "mist", *rest] if theme in THEMES:
            return mist_painter(theme, rest)
        case [theme, "back.svg" | "ground.webp" | "hero.svg" as name] if theme in THEMES:
            return lambda: WHOLE[name](theme)
        case ["emblem", name] if name.removesuffix(".svg") in PLAYERS and name.endswith(".svg"):
            return lambda: emblem(name.removesuffix(".svg"))
        case ["icon.svg"]:
            return render_icon
    return None


def tile_painter(theme: str, small: bool, name: str) -> Painter | None:
    """What draws a tile without its ground; a small one has less detail and is a bitmap."""
    tile = (_FAR if small else _TILE).fullmatch(name)
    if tile is None:
        return None
    type_id, rotation, variant, states = of_the_box(tile[1]), int(tile[2]), int(tile[3]), tile[4] or ""
    if not states.strip("o") and states:
        return None  # the picture without letters is the same
    if small:
        return lambda: to_webp(render_tile(type_id, rotation, variant, theme, lod=0, states=states, alone=False))
    return lambda: render_tile(type_id, rotation, variant, theme, states=states, alone=False)


def mist_painter(theme: str, rest: list[str]) -> Painter | None:
    """What draws a fringe, or the sign of a state."""
    match rest:
        case [name] if fringe := _FRINGE.fullmatch(name):
            return lambda: render_fringe(fringe[1], theme)
        case [name] if name.removesuffix(".svg") in STATES and name.endswith(".svg"):
            return lambda: render_state(name.removesuffix(".svg"), theme)
    return None
