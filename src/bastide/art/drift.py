"""The ground of the whole map, and the thickness of the tiles on it.

The grass drifts between dry and moist over many cells, so tiles cannot be distinguished by their fields. It is one
small picture that repeats, under tiles without a ground of their own.
"""

import base64
import io
import math
import struct
import zlib
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from bastide._extras import require_extra
from bastide.art.palette import Theme, theme_named
from bastide.art.seeds import Chance
from bastide.art.svg import element, num, path, shape_path

PERIOD = 32
"""Cells after which it repeats."""
FIRST = 16
"""The picture begins so many cells west and north of the first cell: few maps reach where it repeats."""
_FINE = 2
"""Pixels of a cell."""
SIDE = PERIOD * _FINE
"""Pixels of a period."""
_WAVES = ((8, 0.66), (4, 0.34))
"""Cells from one value to the next, and the share of that wave."""
_GAIN = 1.5
Colour = tuple[int, int, int]


def _wave(period: int, x: float, y: float) -> float:
    """Smooth noise, -1..1, that repeats with the picture."""
    u, v = x / period, y / period
    i, j = math.floor(u), math.floor(v)
    f, g = (t * t * (3 - 2 * t) for t in (u - i, v - j))

    many = PERIOD // period
    west, east, north, south = i % many, (i + 1) % many, j % many, (j + 1) % many
    a, b, c, d = (_value(period, x, y) for y in (north, south) for x in (west, east))
    top, low = a + (b - a) * f, c + (d - c) * f
    return top + (low - top) * g


@cache
def _value(period: int, i: int, j: int) -> float:
    return Chance(f"drift|{period}|{i}|{j}").between(-1, 1)


def dryness(x: float, y: float) -> float:
    """How dry the ground is there, in cells: 1 is dry, -1 moist, 0 as usual."""
    return max(-1.0, min(1.0, _GAIN * sum(share * _wave(period, x, y) for period, share in _WAVES)))


def _rgb(colour: str) -> Colour:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def _pixel(theme: str, px: int, py: int) -> bytes:
    """The three bytes of one pixel of the period."""
    c = theme_named(theme)
    n = dryness((px + 0.5) / _FINE - FIRST, (py + 0.5) / _FINE - FIRST)
    goal = c.field_dry if n > 0 else c.field_moist
    return bytes([round(a + (b - a) * abs(n)) for a, b in zip(_rgb(c.field), _rgb(goal), strict=True)])


def pixel_rows(theme: str, left: int = 0, top: int = 0, wide: int = SIDE, high: int = SIDE) -> list[bytes]:
    """A part of it, one period by default: the rows of pixels, three bytes each."""
    columns = [px % SIDE for px in range(left, left + wide)]
    return [b"".join([_pixel(theme, px, py % SIDE) for px in columns]) for py in range(top, top + high)]


@lru_cache(maxsize=2)
def render_drift(theme: str = "light") -> bytes:
    """One period as WebP; cell 0, 0 begins `FIRST` cells from its left and upper edge. Needs the extra `art`."""
    require_extra("art")
    from PIL import Image

    rows, out = pixel_rows(theme), io.BytesIO()
    Image.frombytes("RGB", (len(rows), len(rows)), b"".join(rows)).save(out, "WEBP", lossless=True, method=6)
    return out.getvalue()


def _around(left: int, top: int, wide: int, high: int, c: Theme) -> str:
    """The picture of a part of the ground, for the address of an image."""
    part = pixel_rows(c.name, (left + FIRST) * _FINE, (top + FIRST) * _FINE, wide * _FINE, high * _FINE)
    return "data:image/png;base64," + base64.b64encode(encode_png(part)).decode()


def encode_png(rows: Sequence[bytes]) -> bytes:
    """A PNG of rows of pixels, three bytes each. It needs no package."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def drift(cells: Iterable[tuple[int, int]], c: Theme) -> str:
    """The ground under those cells, for a larger picture. The image is no larger than they need: what is clipped away
    is drawn too, and cost most of a whole picture."""
    laid = dict.fromkeys(cells)
    if not laid:
        return ""
    spots = "".join(f"M{num(x * 100)} {num(y * 100)}h100v100h-100Z" for x, y in laid)
    left, top = min(x for x, _ in laid) - 1, min(y for _, y in laid) - 1
    wide, high = max(x for x, _ in laid) + 2 - left, max(y for _, y in laid) + 2 - top
    box = {"x": left * 100, "y": top * 100, "width": wide * 100, "height": high * 100}
    image = element("image", **box, preserveAspectRatio="none", href=_around(left, top, wide, high, c))
    return f'<clipPath id="laid"><path d="{spots}"/></clipPath><g clip-path="url(#laid)">{image}</g>'


THICK = 5
_SHADOWS = (("translate(9 12)", ".08"), ("translate(6 8)", ".13"))


def thickness(cells: Iterable[tuple[int, int]], c: Theme) -> str:
    """Under all tiles: a soft shadow, then their sides where no other tile lies."""
    lying = dict.fromkeys(cells)
    cast = south = east = ""
    for x, y in lying:
        left, top = num(x * 100), num(y * 100)
        right, low = num(x * 100 + 100), num(y * 100 + 100)
        free = ((x, y + 1) not in lying, (x + 1, y) not in lying)
        if free[0]:
            south += f"M{left} {low}h100l{THICK} {THICK}h-100z"
        if free[1]:
            east += f"M{right} {top}l{THICK} {THICK}v100l-{THICK}-{THICK}z"
        if any(free) or (x + 1, y + 1) not in lying:
            cast += f"M{left} {top}h100v100h-100z"
    out = "".join(path(cast, "#000", opacity=dim, transform=off) for off, dim in _SHADOWS)
    out += shape_path(south, c.tile_south, c.ink, 0.9)
    return out + shape_path(east, c.tile_east, c.ink, 0.9)
