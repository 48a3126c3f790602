"""How smoothly a board of 150 tiles pans and zooms, in Chromium with its processor slowed down four times.

The page, the table and its pictures come from a server. The board of the snapshot is widened on the way to 150 tiles,
which no single game has. No server takes part while frames are counted. The limits are a median frame of 17 ms and 95 %
under 33 ms, on a desktop and on the screen of a phone.
"""

import json
import statistics
import time
from typing import Any

from playwright.sync_api import CDPSession, Page, WebSocketRoute

from bastide.game import Game
from bastide.server.http.identity import COOKIE
from scripts import browsers
from scripts.gallery.browser import serve
from tests.browser.fixtures.scenes import TOKEN, offered, scene

TILES = 150
LEFT = 3
SLOWER = 4
REST = 0.5
FRAME, TAIL = 17.0, 33.0
TABLE = "crowded"
SCREENS = {"desktop 1366x768": ((1366, 768), 1.0), "phone 390x844": ((390, 844), 2.0)}

Message = dict[str, Any]


def near_the_end(game: Game) -> bool:
    """Whether the board is full and a player still has to move."""
    return sum(game.left().values()) <= LEFT


def widened(message: Message) -> Message:
    """The snapshot with its board repeated side by side up to 150 tiles, with its figures."""
    view = message.get("view")
    if message["t"] != "snapshot" or view is None:
        return message
    tiles, figures, points = list(view["tiles"]), list(view["figures"]), dict(message["figureAt"])
    columns = [tile["x"] for tile in tiles]
    width, number = max(columns) - min(columns) + 1, 0
    while len(view["tiles"]) < TILES:
        number += 1
        view["tiles"] += [{**tile, "x": tile["x"] + number * width} for tile in tiles][: TILES - len(view["tiles"])]
        for figure in figures:
            name = f"{number}.{figure['id']}"
            view["figures"].append({**figure, "id": name, "x": figure["x"] + number * width})
            if figure["id"] in points:
                message["figureAt"][name] = points[figure["id"]]
    there = {(tile["x"], tile["y"]) for tile in view["tiles"]}
    view["figures"] = [figure for figure in view["figures"] if (figure["x"], figure["y"]) in there]
    return message


def widen(ws: WebSocketRoute) -> None:
    """Widen the snapshots between the page and the server."""
    server = ws.connect_to_server()
    server.on_message(lambda text: ws.send(json.dumps(widened(json.loads(text)))))


def frames(page: Page, line: CDPSession, act: Any) -> list[float]:
    """Times between the frames of the page while `act` runs, in ms."""
    page.evaluate(
        """() => { window.frames_ = []; let last = performance.now(); window.on_ = true;
        requestAnimationFrame(function tick(now) { window.frames_.push(now - last); last = now;
        if (window.on_) requestAnimationFrame(tick); }); }"""
    )
    act(line)
    told: list[float] = page.evaluate("() => { window.on_ = false; return window.frames_.slice(2); }")
    return told


def mouse(line: CDPSession, kind: str, x: float, y: float, **more: Any) -> None:
    line.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})


def pan(line: CDPSession) -> None:
    """Drag back and forth over 180 pixels."""
    mouse(line, "mousePressed", 200, 400, button="left", buttons=1, clickCount=1)
    for step in range(150):
        away = 90 - abs(step % 60 - 30) * 6
        mouse(line, "mouseMoved", 200 + away, 400 + away / 2, button="left", buttons=1)
    mouse(line, "mouseReleased", 200, 400, button="left", buttons=0, clickCount=1)


def wheel(line: CDPSession, at: tuple[float, float], turn: int) -> None:
    """Turn the wheel 30 notches in one direction, over one point of the screen."""
    for _ in range(30):
        mouse(line, "mouseWheel", *at, deltaX=0, deltaY=40 * turn)


def zoom(page: Page, line: CDPSession, at: tuple[float, float]) -> tuple[list[float], list[float]]:
    """Frames while the wheel turns in and out twice over one point, and frames of the pauses, in which pictures are
    drawn sharp again."""
    moving: list[float] = []
    resting: list[float] = []
    for turn in (-1, 1, -1, 1):
        moving += frames(page, line, lambda line, turn=turn: wheel(line, at, turn))
        resting += frames(page, line, lambda _: time.sleep(REST))
    return moving, resting


def report(name: str, deltas: list[float]) -> None:
    ordered = sorted(deltas)
    median = statistics.median(ordered)
    tail = ordered[int(len(ordered) * 0.95)]
    under = sum(delta < TAIL for delta in ordered) / len(ordered)
    print(
        f"= {name}: median frame {median:.1f} ms (limit {FRAME:.0f}), 95th {tail:.1f} ms,"
        f" {under:.1%} under {TAIL:.0f} ms (limit 95 %), worst {ordered[-1]:.0f} ms, {len(ordered)} frames"
    )


def fitted(page: Page) -> tuple[float, float]:
    """Show the whole board. Returns its centre on the screen. The dock and the players move it, so the centre of the
    screen may lie outside."""
    page.keyboard.press("0")
    page.wait_for_timeout(1000)
    boxes = [box for tile in page.locator(".world image").all() if (box := tile.bounding_box()) is not None]
    columns = [box["x"] + box["width"] / 2 for box in boxes]
    rows = [box["y"] + box["height"] / 2 for box in boxes]
    return (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2


def measure(page: Page, name: str) -> None:
    """Open the table, drag, then zoom at the centre of the board."""
    page.route_web_socket("**/ws/**", widen)
    page.goto(f"/t/{TABLE}")
    page.get_by_role("grid").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    shown = page.locator(".world image").count()
    assert shown >= TILES, f"the page shows {shown} pictures instead of {TILES} tiles and the figures on them"
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    report(f"{name}, {TILES} tiles, pan", frames(page, line, pan))
    moving, resting = zoom(page, line, fitted(page))
    report(f"{name}, {TILES} tiles, zoom", moving)
    print(f"  at rest the pictures are drawn sharp again: longest frame {max(resting):.0f} ms")


def main() -> None:
    """Print the figures. Without Chromium nothing is measured."""
    if browsers.program() is None:
        print("No Chromium on this machine: nothing is measured.")
        return
    table = scene(TABLE, "base+fields", offered("place"), ("Anna", "Ben", "Cid"), near_the_end)
    with serve([table]) as server, browsers.chromium() as browser:
        for name, ((width, height), ratio) in SCREENS.items():
            context = browser.new_context(
                base_url=server.url, viewport={"width": width, "height": height}, device_scale_factor=ratio
            )
            context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": server.url}])
            measure(context.new_page(), name)
            context.close()


if __name__ == "__main__":
    main()
