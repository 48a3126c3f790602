"""Whole maps of every system at three sizes, beside what the code before the second round of art draws."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bastide.art import THEMES, render_board, to_png
from scripts.console import ROOT, say

FOLDER = ROOT / "docs" / "pictures" / "before"
SIZES = (48, 96, 160)
"""Pixels of a tile."""
FINE = 64
"""From so many pixels on all details are drawn."""
BEFORE = "4cc319ba6bd6e78de05019c36a986a32511ac94d"
"""The commit before that round."""
DRAW = """
import json, sys
from bastide.art import render_board
view = json.load(open(sys.argv[1], encoding="utf-8"))
sys.stdout.write(render_board(view, sys.argv[2], lod=int(sys.argv[3])))
"""


def maps() -> list[Path]:
    """The positions, one for each system."""
    return sorted(FOLDER.glob("*.json"))


def png(svg: str, size: int) -> bytes:
    """A whole map at that many pixels a tile."""
    return to_png(svg, round(float(svg.split('viewBox="')[1].split()[2]) * size / 100))


def fine(size: int) -> int:
    """The level of detail of that size."""
    return 1 if size >= FINE else 0


def drawn(view: dict[str, Any], theme: str, size: int) -> bytes:
    """A whole map as it is now."""
    return png(render_board(view, theme, lod=fine(size)), size)


@contextmanager
def code_before() -> Iterator[Path | None]:
    """The code of that commit in a worktree of its own; None where this checkout does not know it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "before"
        made = subprocess.run(["git", "worktree", "add", "--detach", str(place), BEFORE], cwd=ROOT, capture_output=True)
        if made.returncode:
            say("this checkout lacks the commit before the second round: its pictures are the ones kept, at one size")
            yield None
            return
        try:
            yield place
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(place)], cwd=ROOT, check=True)


def was(place: Path | None, file: Path, theme: str) -> Iterator[tuple[str, bytes]]:
    """The map as that code draws it, with captions."""
    if place is None:
        yield "before, 48 pixels a tile", (FOLDER / f"{file.stem}-{theme}.webp").read_bytes()
        return
    found: dict[int, str] = {}
    for size in SIZES:
        lod = fine(size)
        if lod not in found:
            command = [sys.executable, "-c", DRAW, str(file), theme, str(lod)]
            told = subprocess.run(command, env={"PYTHONPATH": str(place / "src")}, cwd=place, capture_output=True)
            if told.returncode:
                raise RuntimeError(told.stderr.decode())
            found[lod] = told.stdout.decode()
        yield f"before, {size} pixels a tile", png(found[lod], size)


def before_and_now() -> Iterator[tuple[str, str, list[tuple[str, bytes]]]]:
    """By system and theme the pictures with their captions: of each size as it was, then as it is."""
    with code_before() as place:
        for file in maps():
            view = json.loads(file.read_text(encoding="utf-8"))
            for theme in THEMES:
                now = [(f"now, {size} pixels a tile", drawn(view, theme, size)) for size in SIZES]
                past = list(was(place, file, theme))
                pairs = [one for pair in zip(past, now, strict=False) for one in pair] + now[len(past) :]
                yield file.stem, theme, pairs
