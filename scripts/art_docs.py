"""Draw the pictures of docs/tiles again, and write the list of the mists' tiles: `python -m scripts.art_docs` after a
change of the art or of a catalogue; with `--pages` the list only, which takes no time."""

from __future__ import annotations

import io
import json
import sys
from collections import Counter
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Any

from PIL import Image

from bastide.art import SETS, render_sheet, to_png
from bastide.art.sheet import render_figures, render_pieces

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "tiles"
MISTS = "mists.md"


def with_palette(image: Image.Image) -> Image.Image:
    """The picture in its 256 most frequent colours: flat colours stay exact, what is lost are mixtures at edges."""
    counted = image.getcolors(image.width * image.height) or []
    ordered = sorted(counted, key=lambda entry: entry[0], reverse=True)
    frequent = [colour for _, colour in ordered[:256] if isinstance(colour, tuple)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes(part for colour in frequent for part in colour))
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def mist_entries() -> list[dict[str, Any]]:
    """The catalogue of the mists as it stands in the package."""
    text = (resources.files("bastide") / "data" / "tiles" / "mists.json").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = json.loads(text)
    return entries


def _segment(part: dict[str, Any]) -> str:
    """One segment in words; fields are left out, they follow from the rest."""
    kind, sides = str(part["kind"]), str(part.get("sides", ""))
    if kind == "mist":
        count = int(part.get("ghosts", 0))
        return f"mist {sides} with {count} ghost{'s' * (count != 1)}"
    if kind == "ruin":
        return f"ruin in the {part['corner']} corner"
    shield = " with a shield" if part.get("shields") else ""
    end = {"": "", "city": " to the wall", "crossing": " to the village"}.get(str(part.get("end", "")))
    return f"{kind} {sides}".strip() + shield + (f" to the {part['end']}" if end is None else end)


def printed(entry: dict[str, Any]) -> str:
    """What is printed on a tile, in words."""
    cells = entry.get("cells") or [entry]
    told = [", ".join(_segment(part) for part in cell["segments"] if part["kind"] != "field") for cell in cells]
    return "; ".join(told)


def mists_page() -> str:
    """The page about the tiles of the mists: the sheet, and what is known about each tile."""
    entries = mist_entries()
    count = Counter(str(entry["provenance"]) for entry in entries)
    ghosts = sum(p.get("ghosts", 0) for e in entries for cell in (e.get("cells") or [e]) for p in cell["segments"])
    tally = ", ".join(f"{number} {name}" for name, number in count.most_common())
    return "\n".join([*_heading(tally, ghosts), *(_line(entry) for entry in entries), ""])


def _heading(tally: str, ghosts: int) -> Iterable[str]:
    return (
        "# The tiles of the mists",
        "",
        "[Tiles and figures](README.md) · written by `python -m scripts.art_docs`, not by hand",
        "",
        "The list of the real tiles is published nowhere as text. What is known: 60 land tiles, among them 5 castles",
        "and 5 cemeteries; a start tile of 2 by 2 cells with three ghosts and two quarters in the mist; a few tiles",
        "that examples describe. The rest is reconstructed, so that the game can be played. Each tile says how well it",
        "is known, in the data, on the sheet and here; whoever owns the box can load the real tiles as an own set.",
        "",
        "They are the tiles of two games: the mists and, with the base game, Ghosts, Castles & Cemeteries. In the",
        "second no ghost stands on the start tile, and the printed ghosts mean nothing (GHO-05, GHO-11).",
        "",
        f"The start tile and the 60 land tiles: {tally}. They show {ghosts} printed ghosts.",
        "",
        "![All tiles of the mists; a disc says how well each is known](mists.png)",
        "",
        "Full disc: documented. Half: partly documented. Empty: reconstructed.",
        "",
        "| Tile | Printed on it | Known | What is known of it |",
        "|---|---|---|---|",
    )


def _line(entry: dict[str, Any]) -> str:
    notes = str(entry.get("notes", "")).replace("|", "/")
    return f"| {entry['id']} | {printed(entry)} | {entry['provenance']} | {notes} |"


def draw() -> None:
    """Write the pictures, small ones."""
    pictures = [(f"{box}.png", render_sheet(box=box, columns=8 if box == "mists" else 6), 1200) for box in SETS]
    pictures += [("figures.png", render_figures(), 1200), ("pieces.png", render_pieces(), 900)]
    for name, svg, width in pictures:
        image = Image.open(io.BytesIO(to_png(svg, width))).convert("RGB")
        with_palette(image).save(FOLDER / name, optimize=True)
        print(f"{FOLDER / name}: {(FOLDER / name).stat().st_size // 1024} kB")


def main() -> None:
    """Entry point."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / MISTS).write_text(mists_page(), encoding="utf-8")
    if "--pages" not in sys.argv:
        draw()


if __name__ == "__main__":
    main()
