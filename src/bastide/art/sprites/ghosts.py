"""Ghosts as they are printed on tiles: small, flat and dark, unlike the white ghosts that haunt them."""

from __future__ import annotations

from bastide.art.palette import Theme
from bastide.art.svg import element, path

PRINT = "M-4.6 5.4V-1.2A4.6 5 0 0 1 4.6-1.2V5.4L3 3.8L1.5 5.4L0 3.8L-1.5 5.4L-3 3.8Z"


def ghost_print(c: Theme, lod: int) -> str:
    """A symbol 9 wide and 12 high."""
    eyes = "".join(element("ellipse", cx=x, cy=-1.4, rx=1.05, ry=1.5, fill=c.mist_hi) for x in (-1.8, 1.8))
    return path(PRINT, c.print_, c.mist_hi, 1.1, stroke_linejoin="round", paint_order="stroke") + eyes
