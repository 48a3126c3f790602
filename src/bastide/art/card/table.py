"""The table under the map of a card: cloth with light from the upper left, a rim of wood, tiles with a thickness."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from PIL import Image

from bastide.art.bitmaps import pixels
from bastide.art.board import area_of, render_above, render_ground
from bastide.art.drift import thickness
from bastide.art.haunting import states
from bastide.art.own import with_own_set
from bastide.art.palette import theme_named
from bastide.art.seeds import Chance
from bastide.art.svg import document, element, num, path

CLOTH: Final = {"light": ("#efe3c6", "#dcc9a0", "#b79c6c"), "dusk": ("#353a5c", "#262a44", "#14162a")}
"""In the light, on the whole, and in the corners."""
WEAVE: Final = {"light": "#8c6f42", "dusk": "#0e1020"}
WOOD: Final = {
    "light": ("#9a6a3c", "#7c5029", "#5a381c", "#c08a55"),
    "dusk": ("#4c3a3a", "#3a2b30", "#241a22", "#6d5450"),
}
"""Board, grain, edge, bevel."""
LARGER: Final = 1.5
"""Figures, where a whole map is one small picture."""
PAD: Final = 20.0
MOST: Final = 160
"""Pixels of a tile at most."""

Size = tuple[int, int]


def cloth(size: Size, theme: str) -> Image.Image:
    """What the tiles lie on."""
    w, h = size
    light, middle, dark = CLOTH[theme]
    colours = ("0", light), (".5", middle), ("1", dark)
    stops = "".join(element("stop", offset=at, stop_color=colour) for at, colour in colours)
    weave = path("M0 0L4 4M4 0L0 4", stroke=WEAVE[theme], width=0.5, opacity=".1")
    defs = f'<radialGradient id="lamp" cx=".36" cy=".3" r=".85">{stops}</radialGradient>'
    defs += f'<pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse">{weave}</pattern>'
    body = "".join(element("rect", width=w, height=h, fill=f"url(#{name})") for name in ("lamp", "weave"))
    return pixels(document(w, h, body, f"<defs>{defs}</defs>"), w)


def rim(size: Size, theme: str, deep: int) -> Image.Image:
    """Wood around the cloth, mitred at the corners, with its shade on the cloth."""
    (w, h), r = size, deep
    board, grain, edge, bevel = WOOD[theme]
    shades = (6, ".14"), (14, ".08"), (24, ".05")
    out = "".join(path(f"M{r} {h - r}V{r}H{w - r}", stroke="#000", width=2 * k, opacity=o) for k, o in shades)
    out += path(f"M0 0H{w}V{h}H0ZM{r} {r}V{h - r}H{w - r}V{r}Z", board, fill_rule="evenodd")
    out += path(_grain(w, h, r), stroke=grain, width=1, opacity=".75")
    out += path(f"M0 0L{r} {r}M{w} 0L{w - r} {r}M0 {h}L{r} {h - r}M{w} {h}L{w - r} {h - r}", stroke=edge, width=1.2)
    out += path(f"M{r} {r}H{w - r}V{h - r}H{r}Z", stroke=edge, width=2)
    out += path(f"M{r - 2} {h - r + 2}H{w - r + 2}V{r - 2}", stroke=bevel, width=1.6, opacity=".8")
    return pixels(document(w, h, out), w)


def _grain(w: int, h: int, deep: int) -> str:
    chance, out = Chance("grain"), ""
    for level in range(3, deep - 1, 4):
        for line in (level, h - level):
            for at, long, bend in _strokes(chance, level, w - level):
                out += f"M{num(at)} {line}q{num(long / 2)} {num(bend)} {num(long)} 0"
        for line in (level, w - level):
            for at, long, bend in _strokes(chance, level, h - level):
                out += f"M{line} {num(at)}q{num(bend)} {num(long / 2)} 0 {num(long)}"
    return out


def _strokes(chance: Chance, start: float, end: float) -> Iterable[tuple[float, float, float]]:
    at = start
    while at < end:
        long = min(chance.between(30, 120), end - at)
        yield at, long, chance.between(-1.6, 1.6)
        at += long + chance.between(4, 26)


def the_map(view: Mapping[str, Any], theme: str, colours: Sequence[str], own: str, room: Size) -> Image.Image:
    """The tiles of a view with their figures on nothing, as large as there is room."""
    view = with_own_set(view, own)
    left, top, right, bottom = area = area_of(view)
    wide, high = (right - left + 1) * 100 + 2 * PAD, (bottom - top + 1) * 100 + 2 * PAD
    scale = min(room[0] / wide, room[1] / high, MOST / 100)
    width = round(wide * scale)
    tiles = thickness(((int(t["x"]), int(t["y"])) for t in view["tiles"]), theme_named(theme))
    out = pixels(document(wide, high, tiles, "", (left * 100 - PAD, top * 100 - PAD)), width)
    drawn, _ = render_ground(view["tiles"], theme, states(view))
    ground = pixels(drawn, round((right - left + 1) * 100 * scale))
    out.alpha_composite(ground, (round(PAD * scale), round(PAD * scale)))
    above = pixels(render_above(view, theme, colours, area, PAD, larger=LARGER), width)
    out.alpha_composite(above.crop((0, 0, out.width, out.height)))
    return out
