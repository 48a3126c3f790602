"""`make gallery`: every page and state of the client in both themes and sizes, and all art, on one HTML sheet.

The sheet is the file artefacts/gallery.html. `python -m scripts.gallery --only place,home` takes pictures of these
states only, `--art` of tiles and figures only.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from playwright.sync_api import Browser

from scripts.browsers import chromium
from scripts.console import ROOT, options, say
from scripts.gallery.art import art, figure, maps
from scripts.gallery.browser import serve, take_picture
from scripts.gallery.states import State, chapters
from scripts.gallery.tables import tables
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme

SHEET = ROOT / "artefacts" / "gallery.html"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LIGHTS: tuple[Theme, ...] = ("light", "dusk")
DEFICIENCIES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""The simulations of Chromium."""
STYLE = """
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; background: #efe9dc; color: #2a211a }
section { margin: 2rem 0 } figure { margin: 0; display: inline-block; vertical-align: top }
figcaption { font-size: .8rem; opacity: .8 } .shots { display: flex; flex-wrap: wrap; gap: .8rem; align-items: start }
img { display: block; border: 1px solid #8886; cursor: zoom-in } .desktop { width: 26rem } .phone { width: 9rem }
.art { width: 30rem } .large { width: auto; max-width: 96vw; cursor: zoom-out }
.noise { color: #a11; white-space: pre-wrap } h3 { margin: 1.4rem 0 .4rem } nav a { margin-right: .8rem }
"""
SCRIPT = "addEventListener('click',e=>{if(e.target.matches('img'))e.target.classList.toggle('large')})"


def shots(browser: Browser, server: ServerProcess, state: State) -> str:
    """A state as HTML: its pictures, and the complaints of its page."""
    looks = [(size, theme, "none") for size in SIZES for theme in LIGHTS]
    looks += [("desktop", "light", eye) for eye in DEFICIENCIES if state.eyes]
    pictures, noise = "", set[str]()
    for size, theme, eye in looks:
        png, complaints = take_picture(browser, server, state, SIZES[size], theme, eye)
        pictures += figure(png, size, f"{size}, {theme}" if eye == "none" else eye)
        noise |= set(complaints)
    text = f'<h3 id="{state.name}">{escape(state.title)}</h3><div class="shots">{pictures}</div>'
    return text + "".join(f'<p class="noise">{escape(one)}</p>' for one in sorted(noise))


def pages(only: set[str]) -> Iterator[str]:
    """The states as HTML, chapter by chapter."""
    wanted = {name: [one for one in listed if not only or one.name in only] for name, listed in chapters().items()}
    say("playing the tables")
    shown = tables([state for listed in wanted.values() for state in listed])
    with serve(shown, tournaments=True) as server, chromium() as browser:
        for chapter, listed in wanted.items():
            yield f'<section id="{chapter}"><h2>{chapter}</h2>' if listed else ""
            for state in listed:
                say(f"{chapter}: {state.title}")
                yield shots(browser, server, state)
            yield "</section>" if listed else ""


def write(parts: Iterator[str]) -> None:
    """Write the sheet."""
    SHEET.parent.mkdir(parents=True, exist_ok=True)
    links = "".join(f'<a href="#{name}">{name}</a>' for name in (*chapters(), "Art", "Maps"))
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>{STYLE}</style>'
    with SHEET.open("w", encoding="utf-8") as file:
        file.write(f"{head}<h1>Gallery</h1><nav>{links}</nav>")
        file.writelines(parts)
        file.write(f"<script>{SCRIPT}</script></html>")


def main() -> None:
    """Entry point."""
    chosen = options(__doc__, only="", art=False)
    only = {name for name in chosen.only.split(",") if name}

    def parts() -> Iterator[str]:
        if not chosen.art:
            yield from pages(only)
        if not only:
            yield from art()
            yield from maps()

    write(parts())
    say(f"the gallery is in {SHEET.relative_to(ROOT)}, {SHEET.stat().st_size // 1_000_000} MB")


if __name__ == "__main__":
    main()
