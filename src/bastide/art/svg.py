"""Writing SVG: short numbers, elements, paths, and a canvas that collects each shared drawing once."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from bastide.art.geometry import Point, catmull_rom, simplify
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


FINE = 0.1
"""So far, in hundredths of a tile, a straight piece may pass a point that is left out."""


def polyline(points: Sequence[Point], close: bool = False, tolerance: float = FINE) -> str:
    """Path data of straight pieces; relative steps of the rounded points, so rounding never adds up."""
    tenth = [(round(x * 10), round(y * 10)) for x, y in simplify(points, tolerance)]
    steps = [(b - a) / 10 for start, end in pairwise(tenth) for a, b in zip(start, end, strict=True)]
    return f"M{_pairs([v / 10 for v in tenth[0]])}l{_pairs(steps)}" + ("Z" if close else "")


def smooth(points: Sequence[Point], per_unit: int = 10) -> str:
    """Path data of a Catmull-Rom curve through the points and back to the first.

    Every curve goes on as the one before it ends, so ``s`` needs no first control point. ``per_unit`` is the precision.
    """
    data = ""
    for curve in catmull_rom(points):
        (x, y), *steps = [(round(a * per_unit), round(b * per_unit)) for a, b in curve]
        relative = [value / per_unit for a, b in (steps[1:] if data else steps) for value in (a - x, b - y)]
        data += f"s{_pairs(relative)}" if data else f"M{_pairs((x / per_unit, y / per_unit))}c{_pairs(relative)}"
    return data + "Z"


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


def shape_path(data: str, fill: str, ink: str | None, width: float, **more: str | float | None) -> str:
    """A filled path with an outline that is rounded at its corners."""
    return path(data, fill, ink, width, stroke_linejoin="round", **more)


def line_path(data: str, colour: str, width: float, **more: str | float | None) -> str:
    """A line with round ends."""
    return path(data, "none", colour, width, stroke_linecap="round", **more)


def circle(x: float, y: float, r: float, fill: str, **more: str | float | None) -> str:
    """A circle round a point."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: str | float | None) -> str:
    """An ellipse round a point."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def rect(
    x: float, y: float, width: float, height: float, fill: str, rx: float | None = None, **more: str | float | None
) -> str:
    """A rectangle from its upper left corner, with rounded corners if ``rx`` is given."""
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, fill=fill, **more)


def group(body: str, at: Point, transform: str = "") -> str:
    """A drawing moved to a point, after another ``transform`` of it."""
    return f'<g transform="translate({num(at[0])} {num(at[1])}){transform}">{body}</g>'


def fraction(value: float) -> str:
    """A number with two decimals, for opacities and scales."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text[1:] if text.startswith("0.") else text


class Canvas:
    """Collects shared drawings (sprites) in one theme and level of detail while a picture is written."""

    def __init__(self, theme: Theme, lod: int, sprites: dict[str, Sprite], herbs: bool = True) -> None:
        """Without `herbs`, fields have no faint patches, tufts and flowers."""
        self.theme, self.lod, self._sprites, self.herbs = theme, lod, sprites, herbs
        self._defs: dict[str, str] = {}

    def use(
        self, name: str, at: Point, scale: float = 1.0, flip: bool = False, colour: str | None = None,
    ) -> str:  # fmt: skip
        """A copy of the sprite with its origin at a point; ``colour`` becomes the sprite's currentColor."""
        key = f"{name}-{self.theme.name[0]}{self.lod}"
        if key not in self._defs:
            self._defs[key] = self._sprites[name](self.theme, self.lod)
        place = f"translate({_pairs(at)})"
        if flip:
            place += f"scale(-{fraction(scale)} {fraction(scale)})"
        elif abs(scale - 1) > 0.004:
            place += f"scale({fraction(scale)})"
        tint = f' color="{colour}"' if colour else ""
        return f'<use href="#{key}" transform="{place}"{tint}/>'

    @property
    def drawings(self) -> dict[str, str]:
        """The shared drawings used so far, by key, in the order of their first use."""
        return dict(self._defs)

    def adopt(self, drawings: Mapping[str, str]) -> None:
        """Add the shared drawings that a finished part uses."""
        for key, drawing in drawings.items():
            self._defs.setdefault(key, drawing)

    def defs(self) -> str:
        """The definitions of everything used so far."""
        drawings = "".join(f'<g id="{key}">{drawing}</g>' for key, drawing in self._defs.items())
        return f"<defs>{drawings}</defs>" if drawings else ""


def window(x: float, y: float, inner: str, bleed: Sequence[float], reach: float) -> str:
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


def document(
    width: float, height: float, body: str, defs: str = "", origin: Point = (0, 0), size: int | None = None,
) -> str:  # fmt: skip
    """A standalone SVG with that viewBox. ``size`` is its longer side in pixels, without it as large as its place."""
    box = f"{num(origin[0])} {num(origin[1])} {num(width)} {num(height)}"
    unit = 0.0 if size is None else size / max(width, height)
    pixels = f' width="{num(width * unit)}" height="{num(height * unit)}"' if unit else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg"{pixels} viewBox="{box}">{defs}{body}</svg>'
