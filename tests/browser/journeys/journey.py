"""One journey: from the front page through set-up to a table, some turns, a look at everything, away and back, and a
game played to its end."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from bastide.server.http.identity import COOKIE
from tests.browser.fixtures.settled import wait_until
from tests.browser.journeys.ends import table_of, token_of
from tests.browser.journeys.input_methods import HANDS, InputMethod
from tests.browser.journeys.rows import Row
from tests.browser.journeys.watch import Watch
from tests.browser.journeys.words import foreign, word
from tests.browser.pages.visitor_page import Visitor

FIRST = 2
"""Decisions at the new table for each visitor."""
HOW = ("table-see-how-do", "table-level-how-do")
"""What shows how the points came about."""
MOST = 60
"""Decisions within which the last table comes to its end."""
WAYS = {"bot": "/new", "device": "/new?device"}


@dataclass
class Person:
    """A visitor with a hand, who is watched."""

    visitor: Visitor
    hand: InputMethod
    watch: Watch


class Journey:
    """A row of the matrix, walked."""

    def __init__(self, row: Row, meet: Callable[[], Visitor]) -> None:
        self.row = row
        self.meet = meet
        self.faults: list[str] = []
        self.people: list[Person] = []
        self.host = self._person(0)

    def walk(self) -> list[str]:
        """The whole journey; what was wrong on it."""
        self._set_up()
        self._turns(FIRST * len(self.people))
        self._look_around()
        self._come_back()
        self._finish()
        for person in self.people:
            self._judge(person)
        return self.faults

    # ---- the stations

    def _set_up(self) -> None:
        """From the front page to the table."""
        row, hand, page = self.row, self.host.hand, self.host.visitor.page
        self.host.visitor.go("/")
        expect(page.locator("html")).to_have_attribute("lang", row.language)
        expect(page.locator(f"main a[href='/t/{table_of(row)}']")).to_be_visible()
        self._seen("home")
        if row.company == "friends":
            self.host.visitor.go("/new?friends")
        else:
            hand.press(page.locator(f"main a[href='{WAYS[row.company]}']"))
        ready = word(row.language, f"ui-setup-{row.rules}")
        hand.choose(page.get_by_role("radio", name=re.compile(f"^{ready}\\s")))
        hand.type(page.locator("ol input").first, "Anna")
        self._seen("set-up")
        hand.press(page.locator("aside .go button"))
        page.wait_for_url("**/t/**")
        if row.company == "friends":
            self._meet_a_friend()
        self._at_table()

    def _meet_a_friend(self) -> None:
        """Somebody follows the link, and the host starts."""
        page = self.host.visitor.page
        page.locator(".invite").wait_for()
        self._seen("lobby")
        guest = self._person(1)
        guest.visitor.go(page.url)
        guest.hand.type(guest.visitor.page.locator("form [autocomplete=nickname]"), "Otto")
        self._seen("invitation")
        guest.hand.press(guest.visitor.page.locator("form button[type=submit]"))
        start = page.locator(".start .primary")
        expect(start).to_be_visible()
        self.host.hand.press(start)

    def _turns(self, most: int) -> bool:
        """Answer so many questions, whoever is asked; True when the game is over."""
        for turn in range(most):
            person, ask = self._asked()
            if ask == "over":
                return True
            person.hand.answer(turn)
        return False

    def _look_around(self) -> None:
        """Every panel, a reason, what lies there; always back to the table."""
        hand, page = self.host.hand, self.host.visitor.page
        for name in ("tiles", "scores", "log"):
            hand.panel(name)
            page.locator(".panel h2").wait_for()
            self._seen(name)
            hand.shut()
            expect(page.locator(".panel")).to_have_count(0)
        if self._asked() == (self.host, "place") and hand.wonder():
            self._seen("reason")
            hand.dismiss()
            expect(page.locator("section.why")).to_have_count(0)

    def _come_back(self) -> None:
        """Away by a reload, and away to the front page."""
        hand, page = self.host.hand, self.host.visitor.page
        page.reload()
        self._at_table()
        self._seen("reloaded")
        hand.press(page.locator("header [aria-haspopup=menu]"))
        hand.press(page.locator("[role=menu] a[href='/']"))
        hand.press(page.locator(f"main a[href='/t/{table_of(self.row)}']"))
        if self.row.company == "friends":
            self.people[1].visitor.go(f"/t/{table_of(self.row)}")
        self._at_table()
        self._seen("late table")

    def _finish(self) -> None:
        """The last questions, the result, and the count or the points."""
        page = self.host.visitor.page
        assert self._turns(MOST), f"no end within {MOST} decisions"
        for person in self.people:
            expect(person.visitor.page.locator(".end h2")).not_to_be_empty()
        if self.row.rules != "mists":
            best = max(json.loads(self.host.hand.player.record()[-1])["scores"])
            expect(page.locator(".end")).to_contain_text(str(best))
        self._seen("result")
        how = page.get_by_role("button", name=word(self.row.language, HOW[self.row.rules == "mists"]), exact=True)
        if how.count():  # where nothing has been counted there is nothing to show
            self.host.hand.press(how)
            page.locator(".walk, .panel").first.wait_for()
            self._seen("count")

    # ---- help

    def _person(self, seat: int) -> Person:
        visitor = self.meet()
        visitor.context.add_cookies([{"name": COOKIE, "value": token_of(self.row, seat), "url": visitor.url}])
        person = Person(visitor, HANDS[self.row.hand](visitor, self.row.language), Watch(visitor.page))
        self.people.append(person)
        return person

    def _at_table(self) -> None:
        for person in self.people:
            person.visitor.page.get_by_role("grid").wait_for()

    def _asked(self) -> tuple[Person, str]:
        """Who has to decide now, and what."""
        found: list[tuple[Person, str]] = []

        def look() -> bool:
            asks = [(one, self._ask(one.visitor.page.locator("[data-ask]"))) for one in self.people]
            found[:] = [(one, ask) for one, ask in asks if ask in ("place", "pick", "over")]
            return bool(found)

        wait_until(self.people[0].visitor.page, look, "no one at the table is asked anything")
        return found[0]

    @staticmethod
    def _ask(dock: Locator) -> str:
        return dock.get_attribute("data-ask") or "" if dock.count() else ""

    def _seen(self, where: str) -> None:
        """Everything on the pages is in the language of the journey, and no page is wider than its window."""
        for person in self.people:
            texts, language, wide = person.watch.shown()
            found = [foreign(text, self.row.language) for text in texts]
            if language != self.row.language:
                found.append(f"the page says that it speaks {language}")
            if wide > 0:
                found.append(f"{wide} pixels too wide")
            self.faults += [f"{where}: {fault}" for fault in found if fault]

    def _judge(self, person: Person) -> None:
        """What was noted on the whole way."""
        watch = person.watch
        self.faults += [f"console: {line}" for line in watch.noise]
        self.faults += [f"said: {fault}" for text in watch.said if (fault := foreign(text, self.row.language))]
        if foreign_words := watch.fetched - {self.row.language}:
            self.faults.append(f"fetched the words of {sorted(foreign_words)}")
        if not watch.said:
            self.faults.append("the live region never spoke")
        if watch.inputs != {self.row.hand}:
            self.faults.append(f"used {sorted(watch.inputs)} instead of {self.row.hand} alone")
