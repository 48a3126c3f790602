"""Games played to their end in every system, on two screens, in four languages: the final scoring is watched."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bastide.server.http.identity import COOKIE, device_from_token
from bastide.server.protocol.events import Acted
from bastide.server.storage.append import EventBatch
from tests.browser.camera.most_choices import EVERYTHING, SYSTEMS, Chance
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import TOKEN, keep
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.journeys.input_methods import HANDS
from tests.browser.journeys.pairs import covering
from tests.browser.journeys.rows import TAGS
from tests.browser.journeys.watch import Watch
from tests.browser.journeys.words import foreign, word
from tests.browser.pages.table_page import ASKED, me, new_table
from tests.browser.pages.visitor_page import Visitor

SIZES = {"laptop": (1366, 768), "small": (360, 640)}
LEVEL = "mists-3"
PLAYED = {name: spec for name, spec in (SYSTEMS | EVERYTHING).items() if name == LEVEL or not name.startswith("mists")}
"""The systems of the reach tests, with one level of Mists."""
LAST = 8
"""Decisions before the end at which a page takes a game over."""
MOST = 400
"""More decisions than any game has."""
STEPS = """(() => {
  window.scoringSteps = [];
  new MutationObserver(() => {
    const step = document.querySelector('[data-ask=count]')?.dataset.step;
    if (step !== undefined && window.scoringSteps.at(-1) !== Number(step)) window.scoringSteps.push(Number(step));
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Notes the lines that the final scoring shows."""


@dataclass(frozen=True)
class Ending:
    """A game near its end: which, in which language, on which screen."""

    system: str
    language: str
    size: str

    @property
    def name(self) -> str:
        """The case as a word, which is also its table."""
        return f"ending-{self.system}-{self.language}-{self.size}"


ENDINGS = [Ending(**row) for row in covering({"system": tuple(PLAYED), "language": tuple(TAGS), "size": tuple(SIZES)})]
WHOLE = [
    Ending(system, tuple(TAGS)[(at + 2 * (at // len(TAGS)) + n) % len(TAGS)], size)
    for at, system in enumerate(PLAYED)
    for n, size in enumerate(SIZES)
]
"""Every system on both screens. The languages take turns."""


@cache
def near_the_end(system: str) -> EventBatch:
    """A game by chance, up to a decision near its end."""
    game = Chance(system, 1, "ending", 2)
    while game.texts:
        game.step()
    events = game.room.fresh
    decisions = [at for at, event in enumerate(events) if isinstance(event, Acted) and event.seat is not None]
    sitting = frozenset({device_from_token(TOKEN)})
    secret = game.room.secret
    return EventBatch("", 1, events[: decisions[-LAST]], "playing", sitting, None, secret, bots=False)


def prepare(data: Path) -> None:
    """Store the games."""
    for one in ENDINGS:
        end = near_the_end(one.system)
        keep(data, EventBatch(one.name, 1, end.events, end.phase, end.sitting, None, end.secret, bots=False))


class Game:
    """A game that one person plays to its end, by touch on the small screen and by keyboard on the other."""

    def __init__(self, ending: Ending, visitor: Visitor) -> None:
        self.ending = ending
        self.page = visitor.page
        self.hand = HANDS["touch" if ending.size == "small" else "keys"](visitor, ending.language)
        self.watch = Watch(self.page)
        self.page.add_init_script(STEPS)
        self.faults: list[str] = []

    def play(self) -> None:
        """Every decision until the game is over."""
        for turn in range(MOST):
            self.page.locator(ASKED).first.wait_for()
            if self.page.locator("[data-ask=count], [data-ask=over]").count():
                return
            self.hand.answer(turn)
        raise AssertionError(f"no end within {MOST} decisions")

    def watch_the_scoring(self) -> list[str]:
        """The scoring runs to its end without a touch or a key. Returns what is wrong in it and in the result."""
        page, team = self.page, self.ending.system == LEVEL
        if not team:
            expect(page.locator("[data-ask=count] h2")).to_have_text(word(self.ending.language, "score-counting"))
            self.look("scoring")
        page.locator("[data-ask=over] .end h2").wait_for()
        steps = page.evaluate("window.scoringSteps")
        if not team and (len(steps) < 2 or steps != list(range(len(steps)))):
            self.faults.append(f"the scoring has shown the lines {steps}")
        if not team:
            scores = json.loads(self.hand.player.record()[-1])["scores"]
            expect(page.locator(".end")).to_contain_text(str(max(scores)))
        self.look("result")
        self.faults += [f"said: {fault}" for text in self.watch.said if (fault := self.foreign(text))]
        return self.faults

    def foreign(self, text: str) -> str:
        """What of a text is not in the language of the page."""
        return foreign(text, self.ending.language)

    def look(self, where: str) -> None:
        """Everything is in one language, and the page is not wider than its window."""
        texts, language, wide = self.watch.shown()
        self.faults += [f"{where}: {fault}" for text in texts if (fault := self.foreign(text))]
        if language != self.ending.language or wide > 0:
            self.faults.append(f"{where}: the page is in {language} and {wide} pixels too wide")


def visitor_of(ending: Ending, server: ServerProcess, visit: Visit) -> Visitor:
    """A person with this screen and language. With less motion, the scoring would not run by itself."""
    touch, language = ending.size == "small", TAGS[ending.language]
    return visit(server, SIZES[ending.size], language=language, touch=touch, pictures=False)


@pytest.mark.long
@pytest.mark.parametrize("ending", [pytest.param(one, id=one.name) for one in ENDINGS])
def test_the_last_turns_and_the_final_scoring(ending: Ending, stage: ServerProcess, visit: Visit) -> None:
    visitor = visitor_of(ending, stage, visit)
    visitor.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": visitor.url}])
    game = Game(ending, visitor)
    visitor.go(f"/t/{ending.name}")
    game.play()
    assert game.watch_the_scoring() == []


@pytest.mark.long
@pytest.mark.parametrize("ending", [pytest.param(one, id=one.name) for one in WHOLE])
def test_a_whole_game_and_its_final_scoring(ending: Ending, quick: ServerProcess, visit: Visit) -> None:
    """From the first tile."""
    visitor = visitor_of(ending, quick, visit)
    game = Game(ending, visitor)
    rules, more = PLAYED[ending.system]
    bot = {"kind": "bot", "bot": "random", "name": "Otto"}
    new_table(visitor, me(), bot, rules=rules, house=dict(more).get("house"))
    game.play()
    assert game.watch_the_scoring() == []
