"""Pictures as PNG and WebP: bitmaps cost a page far less than drawings where it shows a hundred of them.

resvg draws them without system fonts, so that the same SVG gives the same picture everywhere.
"""

import io
from typing import TYPE_CHECKING

from bastide._extras import require_extra

if TYPE_CHECKING:
    from PIL import Image


def to_png(svg: str, width: int) -> bytes:
    """Render an SVG ``width`` pixels wide as PNG.

    Raises ValueError for a width under 1 or a broken SVG, MissingPart without the extra `art`.
    """
    require_extra("art")
    import resvg_py

    if width < 1:
        raise ValueError(f"width {width} is not positive")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))


QUALITY = 84
ALPHA = 50
"""What is left out of a tile is its ground, whose rim is not visible at this size."""
FAR = 160
"""Pixels of a tile seen from afar: it is shown below 60 CSS pixels, so screens of 2.6 times that get all they show."""


def pixels(svg: str, width: int) -> "Image.Image":
    """An SVG as RGBA, ``width`` pixels wide. ValueError as in `to_png`."""
    png = to_png(svg, width)
    from PIL import Image

    return Image.open(io.BytesIO(png)).convert("RGBA")


def to_webp(svg: str, width: int = FAR, quality: int = QUALITY) -> bytes:
    """Render an SVG as WebP. ValueError as in `to_png`."""
    out = io.BytesIO()
    pixels(svg, width).save(out, "WEBP", quality=quality, alpha_quality=ALPHA, method=4)
    return out.getvalue()
