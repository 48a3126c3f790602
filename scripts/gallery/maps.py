"""Whole maps of every system at three sizes, next to the pictures of the code before the second round of art."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, zip_longest
from pathlib import Path

from bastide.art import THEMES, render_board, to_png
from scripts.console import ROOT, say

FOLDER = Path(__file__).parent / "before"
SIZES = (48, 96, 160)
"""Pixels of a tile."""
FINE = 64
"""At this size and above, all details are drawn."""
BEFORE = "4cc319ba6bd6e78de05019c36a986a32511ac94d"
"""The commit before that round."""
DRAW = """
import json, sys
from bastide.art import render_board
view = json.load(open(sys.argv[1], encoding="utf-8"))
sys.stdout.write(render_board(view, sys.argv[2], lod=int(sys.argv[3])))
"""
Picture = tuple[bytes, str]


def _png(svg: str, size: int) -> bytes:
    """A whole map at this many pixels a tile."""
    return to_png(svg, round(float(svg.split('viewBox="')[1].split()[2]) * size / 100))


@contextmanager
def _old_code() -> Iterator[Path | None]:
    """A worktree of that commit, or None where this checkout lacks it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "before"
        made = subprocess.run(["git", "worktree", "add", "--detach", str(place), BEFORE], cwd=ROOT, capture_output=True)
        if made.returncode:
            say("this checkout lacks the commit before the second round: the sheet shows the stored pictures")
            yield None
            return
        try:
            yield place
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(place)], cwd=ROOT, check=True)


def _before(place: Path | None, file: Path, theme: str) -> Iterator[Picture]:
    """The map as that code draws it, with captions."""
    if place is None:
        yield (FOLDER / f"{file.stem}-{theme}.webp").read_bytes(), "before, 48 pixels a tile"
        return
    drawn = []
    for lod in (0, 1):
        command = [sys.executable, "-c", DRAW, str(file), theme, str(lod)]
        env = {"PYTHONPATH": str(place / "src")}
        drawn.append(subprocess.run(command, env=env, cwd=place, stdout=subprocess.PIPE, check=True, text=True).stdout)
    for size in SIZES:
        yield _png(drawn[size >= FINE], size), f"before, {size} pixels a tile"


def before_and_now() -> Iterator[tuple[str, str, list[Picture]]]:
    """System, theme and pictures (PNG or WebP) with captions: in pairs of the same size, before and now."""
    with _old_code() as place:
        for file in sorted(FOLDER.glob("*.json")):
            view = json.loads(file.read_text(encoding="utf-8"))
            for theme in THEMES:
                drawn = [render_board(view, theme, lod=lod) for lod in (0, 1)]
                now = [(_png(drawn[size >= FINE], size), f"now, {size} pixels a tile") for size in SIZES]
                pairs = zip_longest(_before(place, file, theme), now)
                yield file.stem, theme, [one for one in chain.from_iterable(pairs) if one is not None]
