"""States of the gallery with people at pages of their own: what they say, ask and do about each other."""

from __future__ import annotations

from playwright.sync_api import Page

from scripts.gallery_line import Line, Use
from scripts.gallery_state import named
from tests.browser.journeys.words import word

FRIENDS = {
    0: {"kind": "person", "mayKick": True},
    2: {"kind": "person", "name": "Maximilian-Alexandra", "online": True},
}
UNTIL_MS = 1_893_492_000_000
"""A moment in January 2030."""
SAID = [{"n": 1, "seat": 0, "name": "Anna", "key": "good-luck"}, {"n": 2, "seat": 2, "name": "Jana", "key": "heart"}]


def together(_: Page, line: Line) -> None:
    """This device has one seat, friends the others, and two look on."""
    line.snapshot["table"]["keeps"] = True
    line.snapshot["table"]["mayAsk"] = True
    line.snapshot["table"]["options"]["chat"] = True
    line.change(you=[1], offers=[], seats=FRIENDS)
    line.say("company", watchers=3, names=["Eve"])


def at(*rows: str) -> Use:
    """Through the menu to what can be done about the table, and there from row to row."""

    def use(page: Page, line: Line) -> None:
        together(page, line)
        named(page, "button", "table-menu").click()
        named(page, "button", "table-people").click()
        language = page.evaluate("document.documentElement.lang")
        for key in rows:
            page.get_by_role("dialog").get_by_role("button").filter(has_text=word(language, key)).first.click()

    return use


def removing(page: Page, line: Line) -> None:
    """The host is about to remove somebody."""
    at("friends-seats")(page, line)
    language = page.evaluate("document.documentElement.lang")
    page.get_by_role("button", name=word(language, "friends-remove-name", name="Anna")).click()


def talking(page: Page, line: Line) -> None:
    """Phrases, signs, typed words where the host allows them, and what was said."""
    together(page, line)
    line.say("said", remarks=SAID, past=True)
    named(page, "button", "table-talk").click()


def said(page: Page, line: Line) -> None:
    """Somebody says something."""
    together(page, line)
    page.wait_for_timeout(500)
    line.say("said", remarks=SAID)


def asked(_: Page, line: Line) -> None:
    """Somebody asks the others to end the game."""
    line.snapshot["table"]["asked"] = {"seat": 2, "what": "end", "of": [0, 1]}
    together(_, line)


def waits_for_days(_: Page, line: Line) -> None:
    """This device asks to end the game, and the question waits for days."""
    line.snapshot["table"]["asked"] = {"seat": 1, "what": "end", "of": [0, 2], "until": UNTIL_MS}
    together(_, line)


def asking(_: Page, line: Line) -> None:
    """This device asks them to take something back."""
    line.snapshot["table"]["asked"] = {"seat": 1, "what": "takeback", "of": [0, 2]}
    together(_, line)


def replaced(_: Page, line: Line) -> None:
    """A bot plays for this device, which asked for it."""
    together(_, line)
    line.change(seats={1: {"kind": "bot", "bot": "greedy", "standIn": True, "wished": True}})


def was_away(page: Page, line: Line) -> None:
    """This device looked at the table last six minutes ago, some turns before."""
    left = '{"gallery-place": {"n": 40, "turn": 9, "at": ' + "' + (Date.now() - 360000) + '}}"
    page.evaluate(f"localStorage.setItem('bastide.left', '{left}')")
    together(page, line)


def due(_: Page, line: Line) -> None:
    """Somebody stays away, and the rule of the table acts soon."""
    line.snapshot["table"]["options"] |= {"absent": "bot", "patience": 15}
    together(_, line)
    line.change(seats={0: {"kind": "person", "online": False, "mayBot": True}})
    line.say("company", watchers=0, names=[], absent={"seat": 0, "ms": 252_000})
