"""`make gallery`: every page and state of the client in both themes and both sizes, and all art, on one HTML sheet.

The sheet is artefacts/gallery.html and needs nothing beside it. `python -m scripts.gallery --only place,home` looks
at some states only, `--art` at tiles and figures only.
"""

from __future__ import annotations

import argparse
import base64
import io
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Error, sync_playwright

from bastide.art import SETS, THEMES, render_sheet, render_spaces, to_png
from scripts import browsers
from scripts.art_overviews import render_figures, render_pieces
from scripts.console import ROOT, Failure, say
from scripts.gallery_maps import before_and_now
from scripts.gallery_state import State
from scripts.gallery_states import chapters, rooms
from scripts.gallery_tournaments import cups
from tests.art.eyes import EYES, GREY, seen
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.scenes import store, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import AT_REST, DESKTOP, PHONE, Theme, Visitor

SHEET = ROOT / "artefacts" / "gallery.html"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS: tuple[Theme, ...] = ("light", "dusk")
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""As Chromium simulates them."""
PATIENCE = 60_000
"""Milliseconds for a page to show what was asked of it."""

STYLE = """
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #efe9dc; color: #2a211a }
section { margin: 2rem 0 } figure { margin: 0; display: inline-block; vertical-align: top }
figcaption { font-size: .8rem; opacity: .8 } .shots { display: flex; flex-wrap: wrap; gap: .8rem; align-items: start }
img { display: block; border: 1px solid #8886; cursor: zoom-in } .desktop { width: 26rem } .phone { width: 9rem }
.art { width: 30rem } .large { width: auto; max-width: 96vw; cursor: zoom-out }
.noise { color: #a11; white-space: pre-wrap } h3 { margin: 1.4rem 0 .4rem } nav a { margin-right: .8rem }
"""
SCRIPT = "addEventListener('click',e=>{if(e.target.matches('img'))e.target.classList.toggle('large')})"


def packed(png: bytes) -> str:
    """A picture as an address that holds it."""
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(out, "WEBP", quality=82, method=4)
    return "data:image/webp;base64," + base64.b64encode(out.getvalue()).decode()


def shown(png: bytes, kind: str, words: str) -> str:
    """A picture with its caption."""
    return (
        f'<figure><img class="{kind}" src="{packed(png)}" alt="{escape(words)}">'
        f"<figcaption>{escape(words)}</figcaption></figure>"
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    program = browsers.program()
    if program is None:
        raise Failure(f"the gallery needs a browser: none of {', '.join(browsers.PROGRAMS)} is on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def look(
    browser: Browser, server: ServerProcess, state: State, size: str, theme: Theme, eye: str = "none"
) -> tuple[bytes, list[str]]:
    """A picture of a state, and what the page complained about; ``eye`` is a deficiency that the browser simulates."""
    wishes = ContextOptions(server.url, SIZES[size], SIZES[size] == PHONE, theme, still=True)
    visitor = Visitor(BrowserContexts(lambda _: browser), wishes)
    visitor.forgiven = state.forgiven
    visitor.page.set_default_timeout(PATIENCE)
    try:
        if state.path.startswith("/t/gallery-"):
            take_seat(visitor)
        if state.before:
            state.before(visitor.page)
        page = visitor.go(state.path)
        visitor.quiet.wait()
        try:
            if state.act:
                state.act(page)
            visitor.quiet.wait()
        except Error as error:
            visitor.complaints.append(f"not shown: {error.message.splitlines()[0]}")
        if eye != "none":
            visitor.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": eye})
        page.evaluate("document.fonts.ready")
        page.evaluate(AT_REST)
        return page.screenshot(), visitor.complaints
    finally:
        visitor.context.close()


def states(browser: Browser, server: ServerProcess, only: set[str]) -> Iterator[str]:
    """All states as HTML, chapter by chapter."""
    for chapter, listed in chapters().items():
        wanted = [state for state in listed if not only or state.name in only]
        if wanted:
            yield f'<section id="{chapter}"><h2>{chapter}</h2>'
        for state in wanted:
            say(f"{chapter}: {state.title}")
            pictures, noise = "", set()
            for size in SIZES:
                for theme in LIGHTS:
                    png, complaints = look(browser, server, state, size, theme)
                    pictures += shown(png, size, f"{size}, {theme}")
                    noise |= set(complaints)
            for eye in DEFICIENCIES if state.eyes else ():
                png, complaints = look(browser, server, state, "desktop", "light", eye)
                pictures += shown(png, "desktop", eye)
                noise |= set(complaints)
            yield f'<h3 id="{state.name}">{escape(state.title)}</h3><div class="shots">{pictures}</div>'
            yield "".join(f'<p class="noise">{escape(one)}</p>' for one in sorted(noise))
        if wanted:
            yield "</section>"


def art() -> Iterator[str]:
    """All tiles, figures and pieces: large and small, in both themes."""
    yield '<section id="Art"><h2>Art</h2>'
    for box in SETS:
        say(f"Art: {box}")
        pictures = ""
        for theme in THEMES:
            columns = 8 if box == "mists" else 6
            full = render_sheet(box=box, theme=theme, columns=columns)
            pictures += shown(to_png(full, 1600), "art", f"{box}, {theme}")
            small = render_sheet(box=box, theme=theme, columns=12, captions=False, lod=0, rotation=90, variant=1)
            pictures += shown(to_png(small, round(48 * 13.56)), "art", f"{box}, {theme}, 48 pixels a tile, turned")
            middle = render_sheet(box=box, theme=theme, columns=12, captions=False, rotation=180, variant=2)
            pictures += shown(to_png(middle, round(96 * 13.56)), "art", f"{box}, {theme}, 96 pixels, half turned")
        yield f'<h3>{box}</h3><div class="shots">{pictures}</div>'
    pictures = ""
    for theme in THEMES:
        pictures += shown(to_png(render_figures(theme), 1600), "art", f"figures, {theme}")
        pictures += shown(to_png(render_pieces(theme), 1200), "art", f"pieces, {theme}")
        pictures += shown(to_png(render_spaces(0, 6, theme), 800), "art", f"spaces of six players, {theme}")
    yield f'<h3>Figures and pieces</h3><div class="shots">{pictures}</div>'
    yield f'<h3>Figures for every eye</h3><div class="shots">{"".join(eyes_on(1200, 480))}</div></section>'
    yield from closing()


def closing() -> Iterator[str]:
    """The closing sheet: whole maps of every system, as they were and as they are."""
    yield '<section id="Maps"><h2>Maps, before and now</h2>'
    for name, theme, pictures in before_and_now():
        say(f"Maps: {name}, {theme}")
        shots = "".join(shown(picture, "art", words) for words, picture in pictures)
        yield f'<h3>{name}, {theme}</h3><div class="shots">{shots}</div>'
    yield "</section>"


def eyes_on(*widths: int) -> Iterator[str]:
    """The figures as each eye sees them, large and as small as on a table that is seen whole."""
    for width in widths:
        sheet = Image.open(io.BytesIO(to_png(render_figures(), width)))
        for eye in (*EYES, *GREY):
            out = io.BytesIO()
            seen(sheet, eye).save(out, "PNG")
            yield shown(out.getvalue(), "art", f"figures, {eye}, {width} pixels wide")


def write(parts: Iterator[str]) -> None:
    """The sheet, as one file."""
    SHEET.parent.mkdir(parents=True, exist_ok=True)
    links = "".join(f'<a href="#{name}">{name}</a>' for name in (*chapters(), "Art", "Maps"))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>{STYLE}</style>'
    with SHEET.open("w", encoding="utf-8") as file:
        file.write(f"{head}<h1>Gallery</h1><nav>{links}</nav>")
        for part in parts:
            file.write(part)
        file.write(f"<script>{SCRIPT}</script></html>")


def of_the_page(only: set[str]) -> Iterator[str]:
    """The states of the page, from a server of its own with all tables of the gallery."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        say("playing the tables")
        wanted = [state for listed in chapters().values() for state in listed if not only or state.name in only]
        store(data, *rooms(wanted))
        cups(data)
        server = ServerProcess(data)
        server.open()
        try:
            with chromium() as browser:
                yield from states(browser, server, only)
        finally:
            server.close()


def main() -> None:
    """Entry point."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="names of states, separated by commas")
    parser.add_argument("--art", action="store_true", help="tiles and figures only")
    chosen = parser.parse_args()
    only = {name for name in chosen.only.split(",") if name}

    def parts() -> Iterator[str]:
        if not chosen.art:
            yield from of_the_page(only)
        if not only:
            yield from art()

    write(parts())
    say(f"the gallery is in {SHEET.relative_to(ROOT)}, {SHEET.stat().st_size // 1_000_000} MB")


if __name__ == "__main__":
    main()
