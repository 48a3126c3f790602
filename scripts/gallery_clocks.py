"""States of the gallery with clocks at a table: live, low on time, days for a move, and somebody on vacation."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from scripts.gallery_line import Line, OnLine
from scripts.gallery_state import State

MINUTE = 60_000
HOUR = 60 * MINUTE
LIVE = {"budget": 600, "plus": 5}
DAYS = {"days": 3}


def _clocks(name: str, title: str, clock: dict[str, int], *left: int, you: int = 1, away: bool = False) -> State:
    """A table of three where each has so much left and the second is to move, unless he is away."""

    def alter(snapshot: dict[str, Any]) -> None:
        snapshot["table"]["options"]["clock"] = clock

    def use(_: Page, line: Line) -> None:
        line.change(you=[you], **({} if you == 1 else {"offers": []}))
        told: dict[str, Any] = {"left": left, "used": [MINUTE * (n + 2) for n in range(len(left))], "runs": 1}
        line.say("clocks", seq=line.snapshot["seq"], **told, **({"away": [1]} if away else {}))

    on = OnLine(use, alter=alter)
    return State(f"clocks-{name}", title, "/t/gallery-place", on.act, before=on.before)


CLOCKS = (
    _clocks("live", "With clocks", LIVE, 7 * MINUTE, 9 * MINUTE + 41_000, 10 * MINUTE),
    _clocks("other", "The clock of somebody else runs", LIVE, 7 * MINUTE, 9 * MINUTE + 41_000, 10 * MINUTE, you=0),
    _clocks("low", "Low on time", LIVE, 7 * MINUTE, 14_000, 4 * MINUTE),
    _clocks("days", "Days for a move", DAYS, 50 * HOUR, 72 * HOUR, 71 * HOUR),
    _clocks("away", "Who is to move is on vacation", DAYS, 50 * HOUR, 72 * HOUR, 71 * HOUR, you=0, away=True),
)
