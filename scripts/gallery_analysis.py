"""States of the gallery that show the analysis of a finished game: of two, of three, of a team, without a loss, with
long names; while it is made, and where it cannot be."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import Page, Route

from bastide.bots.registry import make_bot
from bastide.core.notation import to_action
from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.http.identity import device_from_token
from bastide.server.live.registry import new_table
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from scripts.gallery_state import Act, State, named
from tests.browser.fixtures.scenes import TOKEN
from tests.browser.journeys.words import word

CLEAN: Final = "greedy"
"""It judges turns itself: to the analysis it loses nothing."""
JUDGED: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...], dict[str, Any]], ...] = (
    ("judged", "base+fields", ("Anna", "Jana"), ("gaspard", "pauline"), {}),
    ("judged-three", "base+fields+river+abbot", ("Anna", "Ben", "Jana"), ("pauline", "gaspard", "odile"), {}),
    ("judged-mist", "mists", ("Anna", "Jana"), ("random", "mate"), {"house": {"level": 1}}),
    ("judged-clean", "base", ("Anna", "Jana"), (CLEAN, CLEAN), {}),
    ("judged-long", "base+fields+inns+traders", ("Maximilian-Alexander III", "Wilhelmina von Bastide"),
     ("pauline", "pauline"), {}),
)  # fmt: skip
"""Name, rules, who sits there, which bots play for them, terms."""


def judged_rooms(paths: set[str]) -> Iterator[Table]:
    """The tables of these states: games to their end, always the same."""
    for name, rules, people, bots, more in JUDGED:
        if name in paths:
            yield played(f"gallery-{name}", rules, people, bots, **more)


def played(
    table: str,
    rules: str,
    people: tuple[str, ...],
    bots: tuple[str, ...],
    devices: Sequence[str] = (),
    **more: Any,
) -> Table:
    """A whole game of people who play like these bots, the first of them at the gallery's device, if nothing else is
    said."""
    held = devices or [device_from_token(TOKEN), *(f"d{seat}" for seat in range(1, len(people)))]
    me, plans = held[0], [SeatPlan("person", who, device) for who, device in zip(people, held, strict=True)]
    secret = hashlib.sha256(table.encode()).digest()
    room = new_table(
        Terms(rules, starter=0, **more), "Friday evening", me, plans, table, secret, extension=LessonExtension
    )
    room.start("gallery", me)
    minds = [make_bot(bot, 1, 0, seat) for seat, bot in enumerate(bots)]
    while room.phase == "playing":
        assert room.match is not None
        assert room.match.seat is not None
        engine, seat = room.match.game.engine, room.match.seat
        room._play(to_action(engine, minds[seat].choose_packed(engine)).text, seat, 0)
    return room


def answers(status: int, told: dict[str, Any], deep: bool = False) -> Act:
    """What is said instead of the analysis; where it is `deep`, of closer looks only."""

    def answer(route: Route) -> None:
        if deep and "depth=0" in route.request.url:
            route.fallback()
        else:
            route.fulfill(status=status, json=told)

    def before(page: Page) -> None:
        page.route("**/analysis?**", answer)

    return before


def report(page: Page) -> None:
    """The whole game, once it has been judged."""
    page.locator(".verdict").wait_for(timeout=240_000)  # where the computer is busy, a game is judged for minutes


def lower(page: Page) -> None:
    """The turns that cost most, and the closer look."""
    report(page)
    page.locator(".beside > :last-child").scroll_into_view_if_needed()


def pointed(page: Page) -> None:
    """A reason, and what it speaks of on the map."""
    better(page)
    page.locator("h3 + ul button").last.click()


def turn(page: Page) -> None:
    """The turn that cost most, as it was played."""
    report(page)
    page.locator("ol button").first.click()
    page.locator(".turn .gold").wait_for()
    page.wait_for_function("() => !document.querySelector('.turn .gold')?.disabled")


def better(page: Page) -> None:
    """And as it would have been better."""
    turn(page)
    page.locator(".turn .gold").click()
    page.locator(".turn .flip button:last-child[aria-pressed=true]").wait_for()


def well(page: Page) -> None:
    """A turn than which there was nothing better."""
    page.locator(".turn h2").wait_for()


def deeper(page: Page) -> None:
    """A closer look is on its way."""
    report(page)
    named(page, "button", "analysis-deeper-2-do").click()
    page.locator("progress").wait_for()
    page.locator("progress").scroll_into_view_if_needed()


def making(page: Page) -> None:
    """It is being made."""
    page.locator("progress").wait_for()


def waiting(page: Page) -> None:
    """It has not begun for some seconds."""
    said = word(page.evaluate("document.documentElement.lang"), "analysis-waiting")
    page.locator("#making", has_text=said).wait_for()


def problem(page: Page) -> None:
    """It cannot be made."""
    page.locator(".making .problem").wait_for()


BUSY = {"code": "analysis-busy", "text": "Many games are being judged; try again in a minute."}
FAILED = {"code": "analysis-failed", "text": "This game could not be judged."}
HALF = {"state": "making", "done": 61, "of": 143}
QUEUED = {"state": "waiting", "done": 0, "of": 0}
NOISE = ("Failed to load resource",)


def _of(name: str, title: str, act: Callable[[Page], None], table: str = "judged", **more: Any) -> State:
    return State(f"analysis{name}", title, f"/t/gallery-{table}?analysis", act, **more)


ANALYSES = (
    _of("", "An analysis", report),
    _of("-lower", "An analysis: what cost most", lower),
    _of("-turn", "A turn that cost much", turn),
    _of("-better", "What was better", better),
    _of("-pointed", "What a reason speaks of", pointed),
    State("analysis-well", "A turn that cost nothing", "/t/gallery-judged-clean?analysis=9", well),
    State("analysis-start", "Before the first turn", "/t/gallery-judged?analysis=0", well),
    _of("-three", "An analysis of three", report, "judged-three"),
    _of("-three-better", "What was better, of three", better, "judged-three"),
    _of("-team", "An analysis of a team", report, "judged-mist"),
    _of("-team-better", "What was better for the team", better, "judged-mist"),
    _of("-clean", "Nobody lost anything", lower, "judged-clean"),
    _of("-long", "Long names", report, "judged-long"),
    _of("-long-better", "Long reasons", better, "judged-long"),
    _of("-making", "An analysis is made", making, before=answers(202, HALF)),
    _of("-waiting", "An analysis waits for others", waiting, before=answers(202, QUEUED)),
    _of("-deeper", "A closer look is taken", deeper, before=answers(202, HALF, deep=True)),
    _of("-busy", "Too many are made", problem, forgiven=NOISE, before=answers(503, BUSY)),
    _of("-failed", "It cannot be made", problem, forgiven=NOISE, before=answers(500, FAILED)),
    State("analysis-early", "An analysis of a game that goes on", "/t/gallery-place?analysis"),
    State("analysis-gone", "An analysis of no table", "/t/never-was-here-0000?analysis", forgiven=("404", "WebSocket")),
)
