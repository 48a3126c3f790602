"""States of the gallery beside a real box: what was drawn, where it lies, what is corrected."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator

from playwright.sync_api import Page

from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.http.identity import device_from_token
from bastide.server.live.registry import new_table
from bastide.server.protocol.client_messages import Correct
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.table import Caller, Table
from scripts.gallery_state import State, named
from tests.browser.fixtures.scenes import TOKEN

ME = device_from_token(TOKEN)
CID = "00000000-0000-4000-8000-000000000000"


def _turns(page: Page) -> None:
    named(page, "button", "box-turns").click()
    page.locator("[data-turn-number]").first.wait_for()


def _typed(page: Page) -> None:
    page.get_by_role("search").get_by_role("textbox").fill("CRFR")


BOX = (
    State("box", "A table beside a box", "/new?box"),
    State("box-draw", "Beside a box: which tile?", "/t/gallery-box-draw"),
    State("box-typed", "Beside a box: letters of the sides", "/t/gallery-box-draw", _typed),
    State("box-turns", "Beside a box: correct a turn", "/t/gallery-box-draw", _turns),
    State("box-place", "Beside a box: where does it lie?", "/t/gallery-box-place"),
    State("box-figure", "Beside a box: a figure on it?", "/t/gallery-box-figure"),
    State("box-mending", "Beside a box: a turn is said anew", "/t/gallery-box-mending"),
    State("box-misfit", "Beside a box: a turn does not fit any more", "/t/gallery-box-misfit"),
    State("box-mists", "Beside a box: the mists", "/t/gallery-box-mists"),
)


def _begun(name: str, rules: str, people: tuple[str, ...]) -> Table:
    plans = [SeatPlan("person", one, ME) for one in people]
    room = new_table(
        Terms(rules, starter=0, chance="manual"),
        "Beside the box",
        ME,
        plans,
        f"gallery-{name}",
        extension=LessonExtension,
    )
    room.start("", ME)
    return room


def _played(room: Table, least: int, asked: Callable[[Table], bool]) -> Table:
    """At random, for so many actions, and on to such a question."""
    rng = random.Random(3)
    while room.match is not None and (len(room.match.done) < least or not asked(room)):
        texts = [action.text for action in room.match.game.legal_actions()]
        spare = "pass" in texts and rng.random() < 0.5
        room._play("pass" if spare else rng.choice(texts), room.match.seat, 0)
    return room


def _draws(room: Table) -> bool:
    return room.match is not None and room.match.chance


def _places(room: Table) -> bool:
    return room.match is not None and room.match.game.legal_actions()[0].kind == "place"


def _may_turn(room: Table) -> bool:
    assert room.match is not None
    assert room.hand is not None
    return len(room.hand.turns(room.match)) > 1 and not room.match.chance


def _mending(name: str, actions: tuple[str, ...]) -> Table:
    """Five roads in a row; the second turn is said anew."""
    room = _begun(name, "base+fields", ("Anna", "Ben", "Jana"))
    for x in range(1, 5):
        for action in ("draw U", f"place U {x},0 0", "pass"):
            room._play(action, room.match.seat if room.match else None, 0)
    room.handle(Correct(CID, room.head, 2), Caller(ME))
    for action in actions:
        room._play(action, room.match.seat if room.match else None, 0)
    return room


def box_rooms(paths: Collection[str]) -> Iterator[Table]:
    """The tables that these states are looked at on."""
    three, big = ("Anna", "Ben", "Jana"), "base+fields+river+abbot"
    if "box-draw" in paths:
        yield _played(_begun("box-draw", "base+fields", three), 90, _draws)
    if "box-place" in paths:
        yield _played(_begun("box-place", big, three), 110, _places)
    if "box-figure" in paths:
        yield _played(_begun("box-figure", "base+fields+abbot", three), 60, _may_turn)
    if "box-mending" in paths:
        yield _mending("box-mending", ())
    if "box-misfit" in paths:
        yield _mending("box-misfit", ("draw C", "place C 0,-1 0", "pass"))
    if "box-mists" in paths:
        yield _played(_begun("box-mists", "mists", ("Anna", "Ben")), 30, _draws)
