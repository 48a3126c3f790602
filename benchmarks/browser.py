"""What a first visit costs: bytes of the built client, and bytes over the wire from the front page to the first move.

The wire is measured in Chromium, where the machine has it, against a server, with an empty cache. The limits are 200 KB
gzip before the first move and fonts of at most 120 KB on top (1 KB = 1,000 bytes).
tests/browser/app/test_first_visit.py checks them.
"""

import gzip
import re
import time
from pathlib import Path

from playwright.sync_api import Page

from scripts import browsers
from scripts.gallery.browser import serve
from tests.browser.fixtures.network_traffic import NetworkTraffic
from tests.browser.fixtures.server_process import BUILT
from tests.browser.pages.visitor_page import Quiet

CLIENT = BUILT.parent
FONT = ".woff2"


def kilobytes(size: float) -> float:
    """Thousands of bytes."""
    return size / 1000


def packed(file: Path) -> float:
    """Kilobytes of a file on the wire: gzip, except fonts, which are compressed already."""
    content = file.read_bytes()
    return kilobytes(len(content if file.suffix == FONT else gzip.compress(content, 9)))


def first_files() -> list[Path]:
    """The page and the files that it names: the script, its preloads and the styles."""
    page = CLIENT / "index.html"
    named = re.findall(r'(?:src|href)="(?:\./|/)(assets/[^"]+)"', page.read_text(encoding="utf-8"))
    return [page, *(CLIENT / name for name in named)]


def print_built() -> None:
    """Print the sizes of the built files."""
    for file in first_files():
        print(f"  {file.relative_to(CLIENT)}: {packed(file):.1f} KB gzip")
    total = sum(map(packed, first_files()))
    later = [file for file in (CLIENT / "assets").glob("*.js") if file not in first_files()]
    print(f"= client at start: {total:.1f} KB gzip, later on demand: {sum(map(packed, later)):.1f} KB gzip")
    for name, fonts in {
        "Latin": "*-latin-[0-9]*",
        "Central Europe, on demand": "*-central-*",
        "the rest, on demand": "*-latin-ext-*",
    }.items():
        files = list((CLIENT / "assets").glob(fonts + FONT))
        print(f"= fonts, {name}: {sum(map(packed, files)):.1f} KB in {len(files)} files")


def visit(page: Page, url: str) -> None:
    """Open the front page, and click once to the first tile."""
    wire, quiet = NetworkTraffic(page), Quiet(page)
    started = time.perf_counter()
    page.goto(url)
    button = page.get_by_role("button", name="Play now")
    button.wait_for()
    seen = time.perf_counter() - started
    quiet.wait()
    print(f"= front page: {wire.told()}, usable after {seen * 1000:.0f} ms on loopback")
    started = time.perf_counter()
    button.click()
    page.get_by_role("grid").wait_for()
    seen = time.perf_counter() - started
    quiet.wait()
    print(f"= front page and table before the first move: {wire.told()}, table after {seen * 1000:.0f} ms")


def main() -> None:
    """Print the figures. Without Chromium only the built files are measured."""
    print_built()
    if browsers.program() is None:
        print("No Chromium on this machine: the wire is not measured.")
        return
    with serve() as server, browsers.chromium() as browser:
        visit(browser.new_page(viewport={"width": 390, "height": 844}), server.url)


if __name__ == "__main__":
    main()
