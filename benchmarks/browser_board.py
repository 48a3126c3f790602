"""How smoothly a board of 150 tiles pans and zooms, in real Chromium with its processor slowed down four times.

The page gets its messages and pictures from this script, so no server takes part in the measurement. Limits of the
project: a median frame of 17 ms or less and 95 % under 33 ms, on a desktop and on a phone's screen.
"""

import json
import mimetypes
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import CDPSession, Page, Route, WebSocketRoute, sync_playwright  # noqa: E402

from bastide import Game  # noqa: E402
from bastide.art import ART_VERSION, anchor, render_back, render_figure, render_tile, variant_of  # noqa: E402
from bastide.bots import make_bot  # noqa: E402
from bastide.core.notation import to_action  # noqa: E402

CLIENT = ROOT / "src" / "bastide" / "client"
TILES = 150
SLOWER = 4
REST = 0.5
FRAME, TAIL = 17.0, 33.0
COLOURS = ("red", "blue", "green")
SCREENS = {"desktop 1366x768": ((1366, 768), 1.0), "phone 390x844": ((390, 844), 2.0)}
ORIGIN = "http://board.test"

Position = dict[str, Any]


def played(seed: int) -> Position:
    """The end of a game between three greedy bots: 72 tiles and the figures that stayed."""
    game = Game("base+fields", players=3, seed=seed)
    bots = [make_bot("greedy", seed, 0, seat) for seat in range(3)]
    while game.decision is not None and game.decision.seat is not None:
        game.engine.legal()
        game.push(to_action(game.engine, bots[game.decision.seat].choose_packed(game.engine)))
    view: Position = game.view_for(None)
    return view


def crowded() -> Position:
    """150 tiles: three finished boards side by side, as no single game has that many."""
    views = [played(seed) for seed in (1, 2, 3)]
    board, figures, east = [], [], 0
    for number, view in enumerate(views):
        west = min(tile["x"] for tile in view["tiles"])
        shift = east - west
        for tile in view["tiles"]:
            board.append({**tile, "x": tile["x"] + shift})
        for figure in view["figures"]:
            figures.append({**figure, "id": f"{number}.{figure['id']}", "x": figure["x"] + shift})
        east = max(tile["x"] for tile in board) + 1
    board = board[:TILES]
    cells = {(tile["x"], tile["y"]) for tile in board}
    figures = [figure for figure in figures if (figure["x"], figure["y"]) in cells]
    return {**views[0], "tiles": board, "figures": figures, "over": False, "decision": None, "explain": []}


def snapshot(view: Position) -> str:
    """The one message the page gets."""
    on = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    points = {}
    for figure in view["figures"]:
        tile = on[figure["x"], figure["y"]]
        variant = variant_of(tile["x"], tile["y"])
        points[figure["id"]] = anchor(tile["tile"], tile["rotation"], variant, figure["segment"])
    seats = [
        {"seat": seat, "name": f"Bot {seat + 1}", "kind": "bot", "bot": "greedy", "colour": colour, "online": True}
        for seat, colour in enumerate(COLOURS)
    ]
    table = {
        "id": "board", "name": "Benchmark", "rules": "base+fields", "phase": "playing", "host": True,
        "mayUndo": False, "options": {"takeback": True}, "seats": seats, "commitment": "",
    }  # fmt: skip
    return json.dumps(
        {
            "t": "snapshot", "seq": 1, "table": table, "you": [], "view": view,
            "figureAt": points, "offers": [], "log": [],
        }
    )  # fmt: skip


def picture(path: str) -> str:
    """The SVG behind an address below /art/."""
    _, _, _version, theme, *rest = path.split("/")
    if rest[0] == "tile":
        tile, degrees, variant = rest[1].removesuffix(".svg").rsplit("-", 2)
        return render_tile(tile, int(degrees), int(variant), theme)
    if rest[0] == "figure":
        role, colour = rest[1].removesuffix(".svg").rsplit("-", 1)
        return render_figure(role, colour, theme)
    return render_back(theme=theme)


def answer(route: Route) -> None:
    """Pages, scripts and pictures."""
    path = route.request.url.removeprefix(ORIGIN).split("?")[0]
    if path.startswith("/art/"):
        route.fulfill(body=picture(path), content_type="image/svg+xml")
    elif path == "/api/meta":
        route.fulfill(
            json={"version": "", "compiled": False, "art": ART_VERSION, "rules": [], "bots": [], "colours": []}
        )
    else:
        file = CLIENT / path.lstrip("/")
        file = file if file.is_file() else CLIENT / "index.html"
        route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0] or "text/plain")


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
    """Drag to and fro over 180 pixels."""
    mouse(line, "mousePressed", 200, 400, button="left", buttons=1, clickCount=1)
    for step in range(150):
        away = 90 - abs(step % 60 - 30) * 6
        mouse(line, "mouseMoved", 200 + away, 400 + away / 2, button="left", buttons=1)
    mouse(line, "mouseReleased", 200, 400, button="left", buttons=0, clickCount=1)


def wheel(line: CDPSession, turn: int) -> None:
    """30 notches of the wheel in one direction."""
    for _ in range(30):
        mouse(line, "mouseWheel", 190, 380, deltaX=0, deltaY=40 * turn)


def zoom(page: Page, line: CDPSession) -> tuple[list[float], list[float]]:
    """Frames while the wheel turns in and out twice, and frames of the rests between, when pictures are drawn anew."""
    moving: list[float] = []
    resting: list[float] = []
    for turn in (-1, 1, -1, 1):
        moving += frames(page, line, lambda at, turn=turn: wheel(at, turn))
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


def main() -> int:
    """Entry point; without Chromium nothing is measured."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        print("No Chromium on this machine: nothing is measured.")
        return 0
    message = snapshot(crowded())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, ((width, height), ratio) in SCREENS.items():
            page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=ratio)
            page.route("**/*", answer)
            page.route_web_socket("**/ws/**", lambda ws: greet(ws, message))
            page.goto(f"{ORIGIN}/t/board")
            page.get_by_role("grid").wait_for()
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(1500)
            line = page.context.new_cdp_session(page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            report(f"{name}, {TILES} tiles, pan", frames(page, line, pan))
            moving, resting = zoom(page, line)
            report(f"{name}, {TILES} tiles, zoom", moving)
            print(f"  at rest the pictures are drawn sharp again: longest frame {max(resting):.0f} ms")
            page.close()
        browser.close()
    return 0


def greet(ws: WebSocketRoute, message: str) -> None:
    """The table's only message; whatever the page says is ignored."""
    ws.on_message(lambda _: None)
    ws.send(message)


if __name__ == "__main__":
    sys.exit(main())
