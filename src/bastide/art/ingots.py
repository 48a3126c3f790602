"""Gold ingots on a tile: one, two side by side, or a pile. The number stands beside them from two on."""

from typing import Final

from bastide.art.figures import INK
from bastide.art.lettering import caption
from bastide.art.svg import circle, ellipse, group, path, shape_path

MOST: Final = 16
"""As many ingots as the box holds."""
_GOLD, _LIGHT, _SHADE = "#eab93c", "#fff0b0", "#b5821c"
_SPOTS: Final = {1: ((0.0, 0.0),), 2: ((-6.4, 0.0), (6.4, 0.0))}
_PILE: Final = ((-7.0, 0.0), (7.0, 0.0), (0.0, -5.4))


def _bar(x: float, y: float) -> str:
    out = shape_path(f"M{x - 7} {y}L{x - 5} {y - 4.6}H{x + 5}L{x + 7} {y}V{y + 1.6}H{x - 7}Z", _GOLD, INK, 1.1)
    out += path(f"M{x - 5} {y - 4.6}H{x + 5}L{x + 3.4} {y - 2}H{x - 3.6}Z", _LIGHT)
    return out + path(f"M{x + 3.4} {y - 2}L{x + 5} {y - 4.6}L{x + 7} {y}V{y + 1.6}H{x + 4}Z", _SHADE)


def ingots_body(count: int) -> str:
    """So many ingots round their place, 28 wide with the number."""
    spots = _SPOTS.get(count, _PILE)
    rim = "".join(f"M{x - 7} {y + 1.6}L{x - 5} {y - 4.6}H{x + 5}L{x + 7} {y + 1.6}Z" for x, y in spots)
    out = ellipse(0, 0.8, 8 if count == 1 else 14, 2.6, "#000", opacity=".28") + shape_path(rim, "#fff", "#fff", 3.6)
    out += "".join(_bar(x, y) for x, y in spots)
    if count > 1:
        out += circle(11.4, -8.4, 6, "#fff", stroke=INK, stroke_width=1.1)
        out += caption(str(count), 11.4, -5.2, INK, 1.15 if count < 10 else 0.9, 1.2)
    return group(out, (0, 3))
