"""Draw the pictures of docs/tiles again, and write the lists of reconstructed tiles: `python -m scripts.art_docs`,
after a change of the art or of a catalogue. `--pages` writes the lists only, which is quick."""

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

from bastide.art import SETS, render_sheet, render_spaces, to_png
from bastide.art.sheet import GAP
from scripts.art_overviews import render_figures, render_pieces

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "tiles"
MISTS = "mists.md"
CONQUEST = "conquest.md"


def with_palette(image: Image.Image) -> Image.Image:
    """The picture in its 256 most frequent colours. Flat colours stay exact. Only mixtures at edges are lost."""
    counted = image.getcolors(image.width * image.height) or []
    ordered = sorted(counted, key=lambda entry: entry[0], reverse=True)
    frequent = [colour for _, colour in ordered[:256] if isinstance(colour, tuple)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes(part for colour in frequent for part in colour))
    return image.quantize(palette=palette, dither=Image.Dither.NONE)


def entries_of(box: str) -> list[dict[str, Any]]:
    """The entries of a catalogue of the package."""
    text = (resources.files("bastide") / "data" / "tiles" / f"{box}.json").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = json.loads(text)
    return entries


def _segment(part: dict[str, Any]) -> str:
    """One segment in words. Fields are left out, because they follow from the rest."""
    kind, sides = str(part["kind"]), str(part.get("sides", ""))
    if kind == "mist":
        count = int(part.get("ghosts", 0))
        return f"mist {sides} with {count} ghost{'s' * (count != 1)}"
    if kind in ("wall", "camp"):
        return {"wall": f"wall of the {part['of']}", "camp": "its farmer space and catapult"}[kind]
    if kind == "ruin":
        return f"ruin in the {part['corner']} corner"
    shield = " with a shield" if part.get("shields") else ""
    end = {"": "", "city": " to the wall", "crossing": " to the village"}.get(str(part.get("end", "")))
    return f"{kind} {sides}".strip() + shield + (f" to the {part['end']}" if end is None else end)


def printed(entry: dict[str, Any]) -> str:
    """The segments of a tile in words."""
    cells = entry.get("cells") or [entry]
    told = [", ".join(_segment(part) for part in cell["segments"] if part["kind"] != "field") for cell in cells]
    signs = entry.get("conquest", ())
    told[-1] += "".join((", signs " if k == 0 else " then ") + str(name) for k, name in enumerate(signs))
    return "; ".join(text.removeprefix(", ") or "field" for text in told)


def mists_page() -> str:
    """The page about the tiles of the mists."""
    entries = entries_of("mists")
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
        "that examples describe. The rest is reconstructed, so that the game can be played. Each tile shows how well",
        "it is known, in the data, on the sheet and here. Owners of the box can load the real tiles as an own set.",
        "",
        "They are the tiles of two games: the mists and, with the base game, Ghosts, Castles & Cemeteries. In the",
        "second no ghost stands on the start tile, and the printed ghosts mean nothing (GHO-05, GHO-11).",
        "",
        f"The start tile and the 60 land tiles: {tally}. They show {ghosts} printed ghosts.",
        "",
        "![All tiles of the mists; a disc shows how well each is known](mists.png)",
        "",
        "Full disc: documented. Half: partly documented. Empty: reconstructed.",
        "",
        "| Tile | Printed on it | Known | What is known of it |",
        "|---|---|---|---|",
    )


def conquest_page() -> str:
    """The page about the fortress and its tiles."""
    entries = entries_of("conquest")
    count = Counter(str(entry["provenance"]) for entry in entries)
    tally = ", ".join(f"{number} {name}" for name, number in count.most_common())
    return "\n".join([*_conquest_heading(tally), *(_line(entry) for entry in entries), ""])


def _conquest_heading(tally: str) -> Iterable[str]:
    rows = json.loads((resources.files("bastide") / "data" / "walls.json").read_text(encoding="utf-8"))["rows"]
    return (
        "# The fortress and the tiles of the besiegers",
        "",
        "[Tiles and figures](README.md) · written by `python -m scripts.art_docs`, not by hand",
        "",
        "What is known of the board: it counts as twelve tiles in two parts of six, has two mouths of rivers and is",
        "a completed city for fields; three walls, each with a farmer space and a catapult space. Its outline, its",
        "roads and the number of spaces are ours, and so are most of the layouts. No rule depends on them:",
        "owners of the box can load the real tiles as an own set.",
        "",
        f"The board and the {len(entries_of('conquest')) - 1} tiles: {tally}.",
        "",
        "![The fortress with the spaces of five or six players, and all tiles of the box](conquest.png)",
        "",
        "Full disc: documented. Half: partly documented. Empty: reconstructed. A sign on a tile, resolved before the",
        "tile is placed, brings a catapult before the wall of the knights (helm), of the highwaymen (hat) or of the",
        "monks (cross), or before a wall of one's choice (question mark).",
        "",
        "| Players | Spaces on each wall | Of them dark |",
        "|---|---|---|",
        *(f"| {row['players']} | {row['spaces']} | {row['dark'] or 'none'} |" for row in rows),
        "",
        "| Tile | Printed on it | Known | What is known of it |",
        "|---|---|---|---|",
    )


def _line(entry: dict[str, Any]) -> str:
    notes = str(entry.get("notes", "")).replace("|", "/")
    return f"| {entry['id']} | {printed(entry)} | {entry['provenance']} | {notes} |"


def manned(sheet: str) -> str:
    """The sheet with the spaces for six players on its fortress, which is its first piece."""
    spaces = render_spaces(0, 6).replace("<svg ", f'<svg x="{GAP}" y="{GAP}" width="400" height="300" ', 1)
    return sheet.removesuffix("</svg>") + spaces + "</svg>"


def draw() -> None:
    """Write the pictures."""
    pictures = [(f"{box}.png", render_sheet(box=box, columns=8 if box == "mists" else 6), 1200) for box in SETS]
    pictures = [(name, manned(svg) if name == "conquest.png" else svg, width) for name, svg, width in pictures]
    pictures += [("figures.png", render_figures(), 1600), ("pieces.png", render_pieces(), 900)]
    for name, svg, width in pictures:
        image = Image.open(io.BytesIO(to_png(svg, width))).convert("RGB")
        with_palette(image).save(FOLDER / name, optimize=True)
        print(f"{FOLDER / name}: {(FOLDER / name).stat().st_size // 1024} kB")


def main() -> None:
    """Entry point."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / MISTS).write_text(mists_page(), encoding="utf-8")
    (FOLDER / CONQUEST).write_text(conquest_page(), encoding="utf-8")
    if "--pages" not in sys.argv:
        draw()


if __name__ == "__main__":
    main()
