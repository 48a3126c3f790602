"""Wine, grain and cloth: a jug, a sheaf and a bolt, each on a plate of its own form (round, pointed, square).

The forms distinguish them without colours and in a picture a few pixels wide. They lie round their middle: the pictures
are about 15 units wide, the plates 21.
"""

from collections.abc import Callable
from typing import Final

from bastide.art.palette import Theme
from bastide.art.svg import Sprite, ellipse, line_path, path, shape_path


def _jug(c: Theme, ink: str) -> str:
    """A jug with a wide body, a thin neck and one handle."""
    glaze, shade = c.wares[0]
    handle = "M2.6-5.6C8.8-6.2 8.4.6 5 1.8"
    out = path(handle, stroke=ink, width=3.4) + path(handle, stroke=glaze, width=1.4)
    body = "M-2.6-4.4C-7.4-2-7.6 5.2-4 7.4H3C6.6 5.2 6.4-2 1.6-4.4L2.4-7.6H-4.2L-2.6-4.4Z"
    out += shape_path(body, glaze, ink, 1.1) + path("M-.2 6.8C4 5 4.4-1.4.4-3.8C5.4-2 5.8 5 2.6 6.8Z", shade)
    return out + line_path("M-4.4 1.6Q-4.4-.8-3-2", c.rim, 1.2)


def _sheaf(c: Theme, ink: str) -> str:
    """A sheaf: five ears spread above its band, their stalks below."""
    gold, shade = c.wares[1]
    stalks = "M-1 2.4L-4.2 7.8M-.4 2.4L-1.4 8.6M.4 2.4L1.4 8.6M1 2.4L4.2 7.8M-1.6 0L-4.6-2.4M1.6 0L4.6-2.4"
    ears = "M-3.8-1.6L-7-3.6M-2.8-3.4L-5-7.2M0-3V-9M2.8-3.4L5-7.2M3.8-1.6L7-3.6M0 0V-4M-1-.4L-3.2-3.8M1-.4L3.2-3.8"
    out = line_path(stalks + ears, ink, 4) + line_path(stalks, shade, 2) + line_path(ears, gold, 2.4)
    return out + line_path("M-2 1.4H2", ink, 3)


def _bolt(c: Theme, ink: str) -> str:
    """A roll of cloth, its end hanging down before it."""
    dye, shade = c.wares[2]
    out = shape_path("M-5.4-1V6.8H4.4V-1Z", dye, ink, 1.1) + path("M-5 4.4H4", stroke=c.rim, width=1.5)
    out += shape_path("M-6.4-6.8H5.4V-.2H-6.4A3.3 3.3 0 0 1-6.4-6.8Z", shade, ink, 1.1)
    out += ellipse(5.4, -3.5, 2.6, 3.3, dye, stroke=ink, stroke_width=1.1)
    return out + ellipse(5.4, -3.5, 0.9, 1.2, ink)


WARES: Final[dict[str, Callable[[Theme, str], str]]] = {"wine": _jug, "grain": _sheaf, "cloth": _bolt}
_PLATES: Final = {
    "wine": "M0-10.4A10.4 10.4 0 0 1 0 10.4A10.4 10.4 0 0 1 0-10.4Z",
    "grain": "M0-13.6L13.2 0L0 13.6L-13.2 0Z",
    "cloth": "M-9.6-9.4H9.6V9.6H-9.6Z",
}


_FITS: Final = {"wine": 0.96, "grain": 0.86, "cloth": 1}
"""Their scale on the plates."""


def sign(name: str) -> Sprite:
    """The sign of a city where these are to be had."""

    def draw(c: Theme, lod: int) -> str:
        shade = path(_PLATES[name], c.shade, opacity=".3", transform="translate(1 1.6)")
        plate = shape_path(_PLATES[name], c.chapel, c.ink, 1.2 if lod else 1.5)
        return f'{shade}{plate}<g transform="scale({_FITS[name]})">{WARES[name](c, c.ink)}</g>'

    return draw
