"""Draw the pictures of docs/tiles again: `python -m scripts.art_docs` after a change of the art."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from bastide.art import SETS, render_sheet, to_png
from bastide.art.sheet import render_figures

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "tiles"


def with_palette(image: Image.Image) -> Image.Image:
    """The picture in its 256 most frequent colours: flat colours stay exact, what is lost are mixtures at edges."""
    counted = image.getcolors(image.width * image.height) or []
    ordered = sorted(counted, key=lambda entry: entry[0], reverse=True)
    frequent = [colour for _, colour in ordered[:256] if isinstance(colour, tuple)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes(part for colour in frequent for part in colour))
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def main() -> None:
    """Write the pictures, small ones."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = [(f"{box}.png", render_sheet(box=box), 1200) for box in SETS]
    for name, svg, width in (*pictures, ("figures.png", render_figures(), 800)):
        image = Image.open(io.BytesIO(to_png(svg, width))).convert("RGB")
        with_palette(image).save(FOLDER / name, optimize=True)
        print(f"{FOLDER / name}: {(FOLDER / name).stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
