"""The art of the gallery as HTML: tiles, figures, pieces and whole maps."""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator
from html import escape

from PIL import Image

from bastide.art import SETS, THEMES, render_sheet, render_spaces, to_png
from scripts.art_overviews import render_figures, render_pieces
from scripts.console import say
from scripts.gallery.maps import before_and_now
from tests.art.eyes import EYES, GREY, seen

TILE_SHEET = 13.56
"""Width of a sheet of twelve columns, in tiles."""


def to_address(png: bytes) -> str:
    """A picture as a data URL, in WebP."""
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(out, "WEBP", quality=82, method=4)
    return "data:image/webp;base64," + base64.b64encode(out.getvalue()).decode()


def figure(png: bytes, kind: str, caption: str) -> str:
    """A picture (PNG) with its caption. `kind` is its CSS class."""
    text = escape(caption)
    return f'<figure><img class="{kind}" src="{to_address(png)}" alt="{text}"><figcaption>{text}</figcaption></figure>'


def _row(title: str, pictures: Iterator[tuple[bytes, str]]) -> str:
    shots = "".join(figure(png, "art", caption) for png, caption in pictures)
    return f'<h3>{title}</h3><div class="shots">{shots}</div>'


def _tiles(box: str) -> Iterator[tuple[bytes, str]]:
    for theme in THEMES:
        full = render_sheet(box=box, theme=theme, columns=8 if box == "mists" else 6)
        yield to_png(full, 1600), f"{box}, {theme}"
        small = render_sheet(box=box, theme=theme, columns=12, captions=False, lod=0, rotation=90, variant=1)
        yield to_png(small, round(48 * TILE_SHEET)), f"{box}, {theme}, 48 pixels a tile, turned"
        middle = render_sheet(box=box, theme=theme, columns=12, captions=False, rotation=180, variant=2)
        yield to_png(middle, round(96 * TILE_SHEET)), f"{box}, {theme}, 96 pixels, half turned"


def _figures() -> Iterator[tuple[bytes, str]]:
    for theme in THEMES:
        yield to_png(render_figures(theme), 1600), f"figures, {theme}"
        yield to_png(render_pieces(theme), 1200), f"pieces, {theme}"
        yield to_png(render_spaces(0, 6, theme), 800), f"spaces of six players, {theme}"


def _eyes() -> Iterator[tuple[bytes, str]]:
    for width in (1200, 480):  # large, and the size on a table that is seen whole
        sheet = Image.open(io.BytesIO(to_png(render_figures(), width)))
        for eye in (*EYES, *GREY):
            out = io.BytesIO()
            seen(sheet, eye).save(out, "PNG")
            yield out.getvalue(), f"figures, {eye}, {width} pixels wide"


def art() -> Iterator[str]:
    """All tiles, figures and pieces, large and small, in both themes."""
    yield '<section id="Art"><h2>Art</h2>'
    for box in SETS:
        say(f"Art: {box}")
        yield _row(box, _tiles(box))
    yield _row("Figures and pieces", _figures())
    yield _row("Figures for every eye", _eyes())
    yield "</section>"


def maps() -> Iterator[str]:
    """Whole maps of every system, before the second round of art and now."""
    yield '<section id="Maps"><h2>Maps, before and now</h2>'
    for name, theme, pictures in before_and_now():
        say(f"Maps: {name}, {theme}")
        yield _row(f"{name}, {theme}", iter(pictures))
    yield "</section>"
