"""Ghosts as they are printed on tiles: heads that look out of the mist, quieter than the ghosts that haunt it."""

from bastide.art.palette import Theme
from bastide.art.svg import element, path

_HEAD = (
    "M-5 4.6C-5.6 2-5.2-5.4 0-5.4C5.2-5.4 5.6 2 5 4.6C3.4 3.2 2.4 5.6 .9 4.4C-.6 3.4-2 5.8-3 4.4C-3.8 3.6-4.6 4-5 4.6Z"
)


def _head(c: Theme, lod: int, eyes: str) -> str:
    """A head 10 wide and 10 high; larger where tiles are small."""
    body = path(_HEAD, c.mist_hi, c.mist_line, 1.1, stroke_linejoin="round") + eyes
    return body if lod else f'<g transform="scale(1.25)">{body}</g>'


def awake(c: Theme, lod: int) -> str:
    """Round eyes."""
    eyes = "".join(element("ellipse", cx=x, cy=-1.1, rx=1.15, ry=1.75, fill=c.mist_eye) for x in (-1.9, 1.9))
    return _head(c, lod, eyes)


def asleep(c: Theme, lod: int) -> str:
    """Closed eyes: its mist is closed."""
    return _head(c, lod, path(
        "M-3.2-1.2q1.2 1.6 2.4 0M.8-1.2q1.2 1.6 2.4 0", stroke=c.mist_eye, width=1.2, stroke_linecap="round"
    ))  # fmt: skip
