"""When the front page is painted on a slow phone: 1.6 Mbit/s, 150 ms, a processor of a quarter of this one's speed.

It prints the first and the largest paint of several visits with an empty cache, and the layout shift.
`python -m benchmarks.first_paint --language cs --visits 9`
"""

import argparse
from statistics import median

from playwright.sync_api import Browser, ViewportSize

from scripts import browsers
from scripts.gallery.browser import serve
from tests.browser.pages.visitor_page import Quiet

SIZE: ViewportSize = {"width": 360, "height": 640}
BYTES_PER_SECOND = 1_600_000 / 8
LATENCY_MS, SLOWDOWN = 150, 4
OBSERVER = """
window.paints = {first: 0, largest: 0, shift: 0, what: ''};
const watch = (type, then) =>
  new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({type, buffered: true});
watch('paint', (one) => { if (one.name === 'first-contentful-paint') paints.first = one.startTime; });
watch('largest-contentful-paint', (one) => {
  paints.largest = one.startTime;
  paints.what = one.element?.tagName ?? one.url;
});
watch('layout-shift', (one) => { paints.shift += one.value; });
"""


def visit(browser: Browser, url: str, language: str) -> dict[str, float | str]:
    """The paints of one visit."""
    context = browser.new_context(viewport=SIZE, locale=language, service_workers="block", device_scale_factor=2)
    page = context.new_page()
    page.add_init_script(OBSERVER)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY_MS, **speed})
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    quiet = Quiet(page)
    page.goto(url)
    quiet.wait()
    paints: dict[str, float | str] = page.evaluate("paints")
    context.close()
    return paints


def main() -> None:
    """Print the paints of each visit, and their medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", default="en")
    parser.add_argument("--visits", type=int, default=5)
    wish = parser.parse_args()
    if browsers.program() is None:
        print("No Chromium on this machine: nothing is measured.")
        return
    with serve() as server, browsers.chromium() as browser:
        told = [visit(browser, server.url, wish.language) for _ in range(wish.visits)]
    for one in told:
        print(
            f"  first {one['first']:.0f} ms, largest {one['largest']:.0f} ms ({one['what']}), shift {one['shift']:.3f}"
        )
    first, largest = (median(float(one[key]) for one in told) for key in ("first", "largest"))
    print(f"= {wish.language}: first paint {first:.0f} ms, largest {largest:.0f} ms (medians of {len(told)} visits)")


if __name__ == "__main__":
    main()
