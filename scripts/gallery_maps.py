"""Whole maps of every system at three sizes, beside pictures of them before the second round of art (decision 42)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide.art import THEMES, render_board, to_png
from scripts.console import ROOT

FOLDER = ROOT / "docs" / "pictures" / "before"
SIZES = (48, 96, 160)
"""Pixels of a tile."""
FINE = 64
"""From so many pixels on all details are drawn."""


def maps() -> list[Path]:
    """The positions, one for each system."""
    return sorted(FOLDER.glob("*.json"))


def drawn(view: dict[str, Any], theme: str, size: int) -> bytes:
    """A whole map at that many pixels a tile."""
    svg = render_board(view, theme, lod=1 if size >= FINE else 0)
    return to_png(svg, round(float(svg.split('viewBox="')[1].split()[2]) * size / 100))


def before_and_now() -> Iterator[tuple[str, str, list[tuple[str, bytes]]]]:
    """By system and theme the pictures with their captions: as it was, then as it is at three sizes."""
    for file in maps():
        view = json.loads(file.read_text(encoding="utf-8"))
        for theme in THEMES:
            was = (FOLDER / f"{file.stem}-{theme}.webp").read_bytes()
            now = [(f"now, {size} pixels a tile", drawn(view, theme, size)) for size in SIZES]
            yield file.stem, theme, [("before, 48 pixels a tile", was), *now]
