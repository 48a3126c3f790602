"""Pictures as WebP: bitmaps cost a page far less than drawings where it shows a hundred of them."""

import io

from PIL import Image

from bastide.art.png import to_png

QUALITY = 84
ALPHA = 50
"""What is left out of a tile is its ground, whose rim is not visible at this size."""
FAR = 160
"""Pixels of a tile seen from afar: it is shown below 60 CSS pixels, so screens of 2.6 times that get all they show."""


def pixels(svg: str, width: int) -> Image.Image:
    """An SVG as RGBA, ``width`` pixels wide. ValueError as in `to_png`."""
    return Image.open(io.BytesIO(to_png(svg, width))).convert("RGBA")


def to_webp(svg: str, width: int = FAR) -> bytes:
    """Render an SVG as WebP. ValueError as in `to_png`."""
    out = io.BytesIO()
    pixels(svg, width).save(out, "WEBP", quality=QUALITY, alpha_quality=ALPHA, method=4)
    return out.getvalue()
