"""Writing SVG: short numbers, elements, paths, and a canvas that collects each shared drawing once."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from bastide.art.geometry import Point
from bastide.art.palette import Theme

Sprite = Callable[[Theme, int], str]


def num(value: float) -> str:
    """A number with at most one decimal and no spare characters."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _pairs(values: Sequence[float]) -> str:
    out = ""
    for value in values:
        text = num(value)
        out += text if not out or text.startswith("-") else " " + text
    return out


def polyline(points: Sequence[Point], close: bool = False) -> str:
    """Path data of straight pieces; relative steps of the rounded points, so rounding never adds up."""
    tenth = [(round(x * 10), round(y * 10)) for x, y in points]
    steps: list[float] = []
    for (x0, y0), (x1, y1) in pairwise(tenth):
        steps += [(x1 - x0) / 10, (y1 - y0) / 10]
    start = _pairs((tenth[0][0] / 10, tenth[0][1] / 10))
    return f"M{start}l{_pairs(steps)}" + ("Z" if close else "")


def smooth(points: Sequence[Point], close: bool = True) -> str:
    """Path data of a Catmull-Rom curve through the points."""
    n = len(points)
    out = f"M{_pairs(points[0])}"

    def pick(i: int) -> Point:
        return points[i % n] if close else points[max(0, min(n - 1, i))]

    for i in range(n if close else n - 1):
        a, b, c, d = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out += "C" + _pairs((*first, *second, *c))
    return out + ("Z" if close else "")


def element(tag: str, **attributes: str | float | None) -> str:
    """One empty element; ``None`` leaves an attribute out, ``_`` in names becomes ``-``."""
    out = f"<{tag}"
    for name, value in attributes.items():
        if value is None:
            continue
        text = value if isinstance(value, str) else num(value)
        out += f' {name.rstrip("_").replace("_", "-")}="{text}"'
    return out + "/>"


def path(
    data: str, fill: str = "none", stroke: str | None = None, width: float | None = None,
    **more: str | float | None,
) -> str:  # fmt: skip
    """A path; without a stroke colour no stroke is drawn."""
    return element("path", d=data, fill=fill, stroke=stroke, stroke_width=width, **more) if data else ""


def fraction(value: float) -> str:
    """A number with two decimals, for opacities and scales."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text


class Canvas:
    """Collects shared drawings (sprites) in one theme and level of detail while a picture is written."""

    def __init__(self, theme: Theme, lod: int, sprites: dict[str, Sprite]) -> None:
        self.theme = theme
        self.lod = lod
        self._sprites = sprites
        self._defs: dict[str, str] = {}

    def use(
        self, name: str, at: Point, scale: float = 1.0, flip: bool = False, colour: str | None = None,
    ) -> str:  # fmt: skip
        """A copy of the sprite with its origin at a point; ``colour`` becomes the sprite's currentColor."""
        key = f"{name}-{self.theme.name[0]}{self.lod}"
        if key not in self._defs:
            self._defs[key] = ""
            self._defs[key] = self._sprites[name](self.theme, self.lod)
        place = f"translate({_pairs(at)})"
        if flip:
            place += f"scale(-{fraction(scale)} {fraction(scale)})"
        elif abs(scale - 1) > 0.004:
            place += f"scale({fraction(scale)})"
        tint = f' color="{colour}"' if colour else ""
        return f'<use href="#{key}" transform="{place}"{tint}/>'

    def defs(self) -> str:
        """The definitions of everything used so far."""
        if not self._defs:
            return ""
        return "<defs>" + "".join(f'<g id="{k}">{v}</g>' for k, v in self._defs.items()) + "</defs>"


def window(
    x: float, y: float, inner: str, bleed: tuple[float, float, float, float] = (0, 0, 0, 0), reach: float = 0
) -> str:
    """A tile's picture placed and clipped in a larger one; it bleeds over its north, east, south and west side.

    ``reach`` draws it that much larger on every side.
    """
    north, east, south, west = bleed
    width, height = 100 + west + east, 100 + north + south
    at = f'x="{num(x - west - reach)}" y="{num(y - north - reach)}"'
    size = f'width="{num(width + 2 * reach)}" height="{num(height + 2 * reach)}"'
    free = ' preserveAspectRatio="none"' if reach else ""
    box = f"{num(-west)} {num(-north)} {num(width)} {num(height)}"
    return f'<svg {at} {size} viewBox="{box}"{free} overflow="hidden">{inner}</svg>'


def document(width: float, height: float, body: str, defs: str = "", origin: Point = (0, 0)) -> str:
    """A standalone SVG with that viewBox."""
    box = f"{num(origin[0])} {num(origin[1])} {num(width)} {num(height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{defs}{body}</svg>'
