"""What the gallery shows of the page: every address, and tables at every question, with the keys that open a panel."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from bastide.game import Game
from bastide.puzzles import PUZZLES
from bastide.rules import USUAL
from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.http.identity import device_from_token
from bastide.server.live.registry import new_table
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Table
from scripts.gallery_account import ACCOUNT
from scripts.gallery_analysis import ANALYSES, judged_rooms
from scripts.gallery_box import BOX, box_rooms
from scripts.gallery_clocks import CLOCKS
from scripts.gallery_games import MINE
from scripts.gallery_own_puzzles import OWN_PUZZLES
from scripts.gallery_people import PEOPLE
from scripts.gallery_position import POSITION
from scripts.gallery_state import Act, State, named
from scripts.gallery_tournaments import CUPS
from scripts.gallery_trouble import SETTINGS, TROUBLE
from scripts.gallery_workshop import WORKSHOP
from tests.browser.camera.most_choices import MOST
from tests.browser.fixtures.scenes import TOKEN, Wanted, many, offered, scene
from tests.browser.pages.lesson_page import LessonPage

MOST_LINES = 40
PUZZLE = next(name for name, puzzle in PUZZLES.items() if puzzle.rules == USUAL)
SECRET = hashlib.sha256(b"gallery").digest()
THREE = ("Anna", "Ben", "Jana")
SIX = ("Anna", "Ben", "Jana", "Karel", "Lucia", "Petra")


def press(*keys: str) -> Act:
    """Press keys, with time for what they open."""

    def act(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(250)

    return act


def click(key: str) -> Act:
    """Click a button that is called by this message."""
    return lambda page: named(page, "button", key).click()


def _look_for(page: Page) -> None:
    """Something that is called the same in every language: the beginning of an id."""
    page.get_by_role("searchbox").fill("base-2")


def _rules_of(page: Page) -> None:
    named(page, "button", "ui-what-changes", module="module-fields").click()
    named(page, "button", "table-read-rule-do").click()


def _lobby_rules(page: Page) -> None:
    named(page, "button", "ui-rules-in-play").click()
    page.locator("details").first.wait_for()


def _menu_rules(page: Page) -> None:
    named(page, "button", "table-menu").click()
    named(page, "button", "table-menu-rules").click()
    page.locator("details summary").first.click()


def _signs(page: Page) -> None:
    page.keyboard.press("?")
    named(page, "button", "table-signs-do").click()
    page.locator("[data-sign-line]").first.wait_for()


def _sign(page: Page) -> None:
    """The tile that was laid last, asked about with the second button."""
    box = page.locator(".port path.news").last.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
    page.locator("[data-sign-line]").first.wait_for()


PAGES = (
    State("home", "Home", "/"),
    State("new", "New table", "/new"),
    State("friends", "New table with friends", "/new?friends"),
    State("device", "New table at one device", "/new?device"),
    State("missing", "No such page", "/no/such/page", forgiven=("404",)),
    State("no-table", "No such table", "/t/never-was-here-0000", forgiven=("404", "WebSocket")),
    State("lobby", "Waiting for others", "/t/gallery-lobby"),
    State("lobby-players", "Who shall play there", "/t/gallery-lobby", click("ui-add-bot")),
    State("lobby-rules", "The rules of a table that waits", "/t/gallery-lobby", _lobby_rules),
    State("abandoned", "A game with which nobody went on", "/t/gallery-abandoned"),
    State("abandoned-lobby", "A table that never began", "/t/gallery-abandoned-lobby"),
    State("abandoned-replay", "Looking back at such a game", "/t/gallery-abandoned?turn=9999"),
    State("rules", "The book of rules", "/rules"),
    State("rules-chapter", "A chapter of rules", "/rules/base"),
    State("rules-one", "One rule", "/rules/BASE-22"),
    State("rules-found", "Rules that were looked for", "/rules", _look_for),
    State("rules-missing", "No such rule", "/rules/never-was"),
    State("rules-setup", "Rules of a module, while a table is set up", "/new", _rules_of),
)


def _lesson(page: Page, steps: int = 0) -> None:
    """A lesson at one of its first steps, which are only read."""
    page.locator(".coach").wait_for()
    for _ in range(steps):
        named(page, "button", "learn-next-do").click()
        page.locator(".wanted").first.wait_for(state="attached")


def _learnt(page: Page) -> None:
    """A lesson at its end."""
    page.locator(".coach").wait_for()
    LessonPage(page).to_the_end(by_keys=True)


def _puzzle(page: Page) -> None:
    """A puzzle that waits for its turn."""
    page.locator(".coach").wait_for()
    page.locator("[data-ask=place]").wait_for()


def _missed(page: Page) -> None:
    """A turn that is not the best."""
    _puzzle(page)
    press("n", "n", "n", "Enter")(page)
    page.locator("[data-ask=pick], section.end").first.wait_for()
    if not page.locator("section.end").count():
        page.locator(".hands .none").click()
        page.locator("[data-part=commit]").click()
    page.locator("section.end").wait_for()


def _shown(page: Page) -> None:
    _missed(page)
    page.locator("section.end .primary").click()
    page.locator("section.end h3").wait_for()


def _left(page: Page) -> None:
    """The ways out of a lesson."""
    page.locator(".coach").wait_for()
    named(page, "button", "learn-leave").click()


LESSONS = (
    State("learn", "Lessons", "/learn"),
    State("puzzle", "Puzzles", "/puzzle"),
    State("puzzle-do", "A puzzle", f"/puzzle/{PUZZLE}", _puzzle),
    State("puzzle-missed", "A puzzle that was not solved", f"/puzzle/{PUZZLE}", _missed),
    State("puzzle-shown", "The best turn of a puzzle", f"/puzzle/{PUZZLE}", _shown),
    State("lesson-read", "A lesson: something to read", "/learn/base", _lesson),
    State("lesson-do", "A lesson: something to do", "/learn/base", lambda page: _lesson(page, 1)),
    State("lesson-leave", "Leaving a lesson", "/learn/base", _left),
    State("lesson-mists", "A lesson of the mists", "/learn/mists-1", _lesson),
    State("lesson-fortress", "A lesson of the fortress", "/learn/fortress", _lesson),
    State("lesson-end", "The end of a lesson", "/learn/fields", _learnt),
)


def _hint(page: Page) -> None:
    """What a good player would do."""
    page.keyboard.press("q")
    page.locator(".coach ol").wait_for()


def _to_zero(page: Page) -> None:
    """The first line of the count that gives nothing."""
    named(page, "button", "table-see-how-do").click()
    for _ in range(MOST_LINES):
        if re.search(r"= 0\b", page.locator(".caption").first.inner_text()):
            break
        named(page, "button", "score-next").click()
        page.wait_for_timeout(100)


PANELS = (
    State("tiles", "Tiles left", "/t/gallery-place", press("t")),
    State("scores", "Points", "/t/gallery-place", press("s")),
    State("log", "What happened", "/t/gallery-place", press("l")),
    State("keys", "Keys", "/t/gallery-place", press("?")),
    State("signs", "What the signs mean", "/t/gallery-ghosts", _signs),
    State("meaning", "What is this?", "/t/gallery-mist", _sign),
    State("typed", "Typed commands", "/t/gallery-place", press("/")),
    State("chosen", "A place is chosen", "/t/gallery-place", press("n")),
    State("why", "Why not here?", "/t/gallery-place", press("ArrowUp", "ArrowUp", "w")),
    State("why-others", "Why nothing else?", "/t/gallery-figure", click("table-why-others-do")),
    State("may-do", "What may I do here?", "/t/gallery-figure", click("table-may-do")),
    State("rule", "A rule at the table", "/t/gallery-over", press("s", "Tab", "Tab", "Tab", "Enter")),
    State("rules-table", "The rules of a table", "/t/gallery-ghosts", _menu_rules),
    State("aids", "Aids on the map", "/t/gallery-place", press("c", "o", "v", "a")),
    State("forecast", "How it may end", "/t/gallery-place", press("f", "a")),
    State("hint", "A hint", "/t/gallery-advised", _hint),
    State("menu", "Menu", "/t/gallery-place", click("table-menu")),
    State("first-log", "Nothing has happened yet", "/t/gallery-first", press("l")),
    State("first-scores", "No points yet", "/t/gallery-first", press("s")),
    State("walk", "The count, line by line", "/t/gallery-over", click("table-see-how-do")),
    State("large-chosen", "The large one is chosen", "/t/gallery-large", press("1", "ArrowRight")),
    State("walk-zero", "The count, a line of 0", "/t/gallery-over-inns", _to_zero),
    State("replay", "Looking back", "/t/gallery-over?turn=40"),
    State("replay-end", "Looking back at the end", "/t/gallery-over-fortress?turn=9999"),
    State("replay-now", "Looking back while it is played", "/t/gallery-place?turn=9999"),
    State("replay-table", "Points turn by turn", "/t/gallery-over?turn=40", click("replay-as-table")),
    State("replay-share", "Share a turn", "/t/gallery-over?turn=40", click("replay-share-do")),
    State("replay-save", "Save the game", "/t/gallery-over?turn=40", click("replay-save-do")),
    State("replay-on", "Play on from a turn", "/t/gallery-over?turn=40", click("replay-play-on-do")),
)


COLOURS = (
    State("six-owners", "Six players, who owns what", "/t/gallery-fortress", press("o"), eyes=True),
    State("six-aids", "Six players, all layers", "/t/gallery-fortress", press("c", "o", "v", "a"), eyes=True),
)


def after(least: int) -> Callable[[Game], bool]:
    """True when so many actions have been taken: a table that is well begun."""
    return lambda game: len(game.actions) >= least


@dataclass(frozen=True)
class Asked:
    """A table at a question: its rules, who plays, what must be on offer, after how many actions."""

    name: str
    title: str
    rules: str
    wanted: Wanted
    names: tuple[str, ...] = ("Anna", "Ben")
    least: int = 0
    more: tuple[tuple[str, Any], ...] = ()

    def room(self) -> Table:
        """The table, played until then."""
        return scene(f"gallery-{self.name}", self.rules, self.wanted, self.names, after(self.least), **dict(self.more))

    @property
    def state(self) -> State:
        """Where it is looked at."""
        return State(self.name, self.title, f"/t/gallery-{self.name}")


ALL = "base+fields+abbot+anniversary"
SIEGE = "base+fields+abbot+conquest"
EVERYTHING = "base+fields+abbot+inns+ghosts+conquest"
ASKED = (
    Asked("first", "The first tile", "base+fields", offered("place")),
    Asked("place", "Place a tile", "base+fields+river+abbot", offered("place"), THREE, 110),
    Asked("figure", "Place a figure", "base+fields+abbot", offered("meeple", "pass"), THREE, 90),
    Asked("recall", "The abbot may come home", "base+fields+abbot", offered("recall", "meeple"), least=60),
    Asked("hand", "A hand of two tiles", "base+fields", offered("play"), least=60, more=(("house", {"hand": 2}),)),
    Asked("blind", "Tournament: no aids", "tournament", offered("place"), least=60,
          more=(("takeback", False), ("aids", False))),
    Asked("sign", "A sign of an arrow tile", "base+arrows", offered("activate"), least=40),
    Asked("portal", "Through the portal", ALL, many("portal", 8), THREE),
    Asked("reinforce", "One figure more", ALL, many("reinforce", 2)),
    Asked("extra", "Once more?", ALL, offered("again")),
    Asked("large", "Small or large", "base+fields+abbot+inns", offered("large", "meeple", "pass"), THREE, 60),
    Asked("double-turn", "A second tile?", "base+fields+traders", offered("second-tile", "pass"), THREE),
    Asked("every-figure", "Every figure, six players", EVERYTHING, offered("large", "meeple", "guard"), SIX, 100),
    Asked("guard", "Guard or follower", "base+fields+ghosts", offered("meeple cemetery", "guard cemetery", "pass")),
    Asked("ghosts", "Among ghosts", "base+fields+ghosts", offered("place"), THREE, 110),
    Asked("mist", "Mists: place", "mists", offered("place"), THREE, 24, (("house", {"level": 1}),)),
    Asked("reward", "Mists: a reward", "mists", offered("take", "banish"), THREE, more=(("house", {"level": 3}),)),
    Asked("fortress", "The fortress", SIEGE, offered("place"), SIX, 150),
    Asked("besiege", "Besiege a wall of one's choice", SIEGE, offered("besiege"), THREE, 60),
    Asked("flee", "Somebody must flee", SIEGE, many("flee", 2), THREE, 40),
    Asked("man", "Man the wall", SIEGE, offered("man ", "pass"), THREE, 60),
    Asked("farm", "Before which wall", SIEGE, offered("farm", "pass"), THREE, 60),
    Asked("advised", "A table that gives advice", "base+fields+abbot", offered("place"), THREE, 60,
          more=(("advice", ["hint", "notes"]),)),
)  # fmt: skip


def abandoned(name: str, least: int) -> Table:
    """A table with which nobody went on after so many actions."""
    room = Asked(name, "", "base+fields", offered("place"), least=least).room() if least else lobby(f"gallery-{name}")
    room.abandon("time")
    return room


GONE = {"abandoned": 40, "abandoned-lobby": 0}


def lobby(table: str = "gallery-lobby") -> Table:
    """A table that waits for two more."""
    plans = [
        SeatPlan("person", "Anna", device_from_token(TOKEN)),
        SeatPlan("open"),
        SeatPlan("bot", "Miller", bot="greedy"),
    ]
    return new_table(
        Terms(ALL), "Friday evening", device_from_token(TOKEN), plans, table, SECRET, extension=LessonExtension
    )


def over(table: str, rules: str, **more: Any) -> Table:
    """A game that has been played to its end, at random."""
    plans = [SeatPlan("person", name, device_from_token(TOKEN)) for name in THREE]
    room = new_table(
        Terms(rules, starter=0, **more),
        "A game",
        device_from_token(TOKEN),
        plans,
        table,
        SECRET,
        extension=LessonExtension,
    )
    room.start("gallery", device_from_token(TOKEN))
    rng = random.Random(7)
    while room.phase == "playing":
        assert room.match is not None
        assert room.match.seat is not None
        room._play(rng.choice([action.text for action in room.match.game.legal_actions()]), room.match.seat, 0)
    return room


ENDS: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("over", "Game over", "base+fields+abbot", {}),
    ("over-inns", "Game over with open inns", "base+inns", {}),
    ("over-goods", "Game over with goods", "base+fields+traders", {}),
    ("over-fortress", "Game over with the fortress", SIEGE, {}),
    ("over-mist", "Mists: the end", "mists", {"house": {"level": 2}}),
)


def rooms(states: Iterable[State]) -> Iterator[Table]:
    """The tables that these states are looked at on."""
    paths = {state.path.partition("?")[0].removeprefix("/t/gallery-") for state in states}
    if "lobby" in paths:
        yield lobby()
    yield from (abandoned(name, least) for name, least in GONE.items() if name in paths)
    yield from (asked.room() for asked in ASKED if asked.name in paths)
    yield from (over(f"gallery-{name}", rules, **more) for name, _, rules, more in ENDS if name in paths)
    yield from judged_rooms(paths)
    yield from box_rooms(paths)
    yield from (most.game(f"gallery-most-{most.name}").room for most in MOST if f"most-{most.name}" in paths)


def chapters() -> dict[str, list[State]]:
    """What is shown, under its headings."""
    return {
        "Pages": [*PAGES, *MINE, *ACCOUNT],
        "Strangers": list(PEOPLE),
        "Tournaments": list(CUPS),
        "Clocks": list(CLOCKS),
        "Questions": [asked.state for asked in ASKED],
        "Most": [State(f"most-{most.name}", most.title, f"/t/gallery-most-{most.name}") for most in MOST],
        "Ends": [State(name, title, f"/t/gallery-{name}") for name, title, _, _ in ENDS],
        "Analysis": list(ANALYSES),
        "Own puzzles": list(OWN_PUZZLES),
        "Beside a box": list(BOX),
        "Workshop": list(WORKSHOP),
        "A position": list(POSITION),
        "Lessons": list(LESSONS),
        "Panels": list(PANELS),
        "Colours": list(COLOURS),
        "Settings": list(SETTINGS),
        "Trouble": list(TROUBLE),
    }
