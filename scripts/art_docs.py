"""Draw the pictures of docs/tiles again: `python -m scripts.art_docs` after a change of the art."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from bastide.art import render_sheet, to_png
from bastide.art.sheet import render_figures

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "tiles"


def main() -> None:
    """Write the pictures with a palette of 128 colours, which keeps them small."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, svg, width in (("tiles.png", render_sheet(), 1200), ("figures.png", render_figures(), 700)):
        image = Image.open(io.BytesIO(to_png(svg, width))).convert("RGB")
        image.quantize(128, dither=Image.Dither.NONE).save(FOLDER / name, optimize=True)
        print(f"{FOLDER / name}: {(FOLDER / name).stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
