"""Somebody in a lesson: does what the card says, by finger or by keys alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.fixtures.settled import touch, wait_until_settled

STATE = """() => [document.querySelector('.coach')?.innerText, document.querySelector('[data-ask]')?.dataset.turn,
  document.querySelector('[data-pointed]')?.innerText, document.querySelectorAll('.wanted').length,
  ...[...document.querySelectorAll('.world image')].map((it) => it.getAttribute('href'))].join('|')"""
"""What the lesson says and points at, and how the tiles lie."""
MIDDLES = """query => [...document.querySelectorAll(query)].map((it) => {
  const box = it.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height];
})"""
READING = """() => [document.querySelector('.coach')?.innerText,
  document.querySelector('[data-ask]')?.dataset.ask].join('|')"""
"""What is to be read. What the words point at may be shown a moment after them, and is no answer to a touch."""
WANTED = ".wanted"
PLACES = ".layer g > rect"
POINTED = "[data-pointed]"
READY = f"[data-ask=read] button, [data-ask=end], [data-ask=place] {POINTED}, [data-ask=pick] {POINTED}, {WANTED}"
MOST = 99
"""No lesson has so many touches."""


class LessonPage:
    """Reads where the lesson points from the page, as a person would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.card = self.page.locator(".coach")

    @property
    def kind(self) -> str:
        """read, end, or what is asked."""
        return self.page.locator("[data-ask]").first.get_attribute("data-ask") or ""

    def says(self, words: str) -> None:
        """Wait until the card says this."""
        expect(self.card).to_contain_text(words)

    def middles(self, query: str) -> list[list[float]]:
        """Where things lie: middle, width, height."""
        found: list[list[float]] = self.page.evaluate(MIDDLES, query)
        return found

    def uncovered(self) -> list[list[float]]:
        """The places pointed at, none of which lies under the card."""
        card, found = self.card.bounding_box(), self.middles(WANTED)
        assert card is not None
        for _, y, _, high in found:
            assert y - high / 2 + 4 >= card["y"] + card["height"], (card, found, self.page.evaluate(STATE))
        return found

    def resting(self) -> list[list[float]]:
        """The same, once the page is settled: the map pauses for a figure to be seen before it shows the next place."""
        wait_until_settled(self.page)
        return self.uncovered()

    def touch(self) -> None:
        """One touch where the lesson points."""
        self.ready()
        reads = self.kind == "read"
        state = READING if reads else STATE
        before = self.page.evaluate(state)
        if reads:
            self.page.get_by_role("button", name="Continue").tap()
        elif self.page.locator(POINTED).count():
            self.page.locator(POINTED).first.tap()
        else:
            if not self.resting():
                return  # what was pointed at belonged to the step before
            touch(self.page.locator(WANTED).first)
        self.page.wait_for_function(f"before => ({state})() !== before", arg=before)

    def ready(self) -> None:
        """Wait until there is something to read, or something is pointed at."""
        self.page.locator(READY).first.wait_for(state="attached")

    def press(self) -> None:
        """Keys until something happens: N for places, numbers or P for figures, Enter."""
        self.ready()
        before = self.page.evaluate(STATE)
        for _ in range(MOST):
            if self.kind == "read" or self.page.locator(f"[data-part=commit]{POINTED}").count():
                break
            row = self.page.locator(f"label{POINTED}")
            number = re.match(r"\d", row.inner_text()) if row.count() else None
            none = self.page.locator(f"[data-offer=pass]{POINTED}").count()
            turn = self.page.locator(f"[data-part=turn]{POINTED}").count()
            other = self.page.locator(f".variants {POINTED}").count()
            key = "ArrowRight" if other else number[0] if number else "P" if none else "R" if turn else "N"
            self.page.keyboard.press(key)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)

    def to_the_end(self, by_keys: bool = False) -> None:
        """The rest of the lesson."""
        for _ in range(MOST):
            self.ready()
            if self.kind == "end":
                return
            if by_keys:
                self.press()
            else:
                self.touch()
        raise AssertionError(f"the lesson does not end: {self.page.evaluate(STATE)}")
