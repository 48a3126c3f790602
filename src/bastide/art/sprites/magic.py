"""The magic sign: a star and a crescent on an eight-pointed plate."""

from typing import Final

from bastide.art.palette import Theme
from bastide.art.svg import path, shape_path

_PLATE: Final = (
    "M0-13.4L4.4-9.6L10-9.4L9.8-3.8L13.4 0L9.8 4.4L10 10L4.4 9.8L0 13.4"
    "L-4.4 9.8L-10 10L-9.8 4.4L-13.4 0L-9.8-3.8L-10-9.4L-4.4-9.6Z"
)
_STAR: Final = "M1.6-9L3.4-3.8L8.8-3.6L4.6-.2L6 5L1.6 2L-2.8 5L-1.4-.2L-5.6-3.6L-.2-3.8Z"
_CRESCENT: Final = "M-3.2-7.6A8 8 0 1 0 6.6 6.2A6.4 6.4 0 1 1-3.2-7.6Z"


def sign(c: Theme, lod: int) -> str:
    """The sign, 27 wide."""
    deep, bright = c.magic
    out = path(_PLATE, c.shade, opacity=".3", transform="translate(1 1.6)")
    out += shape_path(_PLATE, deep, c.rim, 3) + shape_path(_PLATE, deep, c.ink, 1)
    return out + path(_CRESCENT, bright, opacity=".92") + shape_path(_STAR, c.gold, c.ink, 0.9)
