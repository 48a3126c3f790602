"""Pictures as PNG, through resvg; without system fonts, so that the same SVG gives the same picture everywhere."""

import resvg_py


def to_png(svg: str, width: int) -> bytes:
    """Render an SVG ``width`` pixels wide as PNG. ValueError for a width under 1 or a broken SVG."""
    if width < 1:
        raise ValueError(f"width {width} is not positive")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True))
