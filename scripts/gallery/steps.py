"""The steps of states.toml: what they do with a page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from functools import cache, reduce
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocketRoute

from scripts.gallery.page_actions import ACTIONS, named, words_of
from scripts.gallery.socket_proxy import LOST, SocketProxy, merge
from scripts.gallery.states import State, Step, load_data
from tests.browser.fixtures.settled import wait_until_settled

MOST_CLICKS = 20
SLOW = 240_000
"""Milliseconds until a game is analysed on a busy computer."""


@cache
def load_answers() -> dict[str, Any]:
    """The entries of answers.json."""
    answers: dict[str, Any] = json.loads(Path(__file__).with_name("answers.json").read_text(encoding="utf-8"))
    return answers


def value_of(given: Any) -> Any:
    """The JSON value: a string names one of answers.json, and a list merges several."""
    if isinstance(given, list):
        return reduce(merge, map(value_of, given))
    return load_answers()[given] if isinstance(given, str) else given


# Playwright calls a handler of two parameters with the request, too: what a handler needs is in its closure.
def _answering(value: Any) -> Callable[[Route], None]:
    def handle(route: Route) -> None:
        if value is False:
            route.abort()
        elif isinstance(value, dict) and "status" in value:
            route.fulfill(**value)
        else:
            route.fulfill(json=value)

    return handle


def _amending(change: Any) -> Callable[[Route], None]:
    return lambda route: route.fulfill(json=merge(route.fetch().json(), change))


def _sending(messages: Any) -> Callable[[WebSocketRoute], None]:
    def handle(route: WebSocketRoute) -> None:
        if messages is False:
            route.close(code=LOST)
            return
        route.on_message(lambda _: None)
        for message in messages:
            route.send(json.dumps(value_of(message)))

    return handle


class Steps:
    """Runs the steps of one state on its page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._proxy: SocketProxy | None = None

    @property
    def proxy(self) -> SocketProxy:
        """The proxy that the step "connect" made."""
        assert self._proxy is not None, 'the step "connect" comes first'
        return self._proxy

    def prepare(self, state: State) -> None:
        """Run the steps that come before the page opens."""
        self.run(state.before)

    def act(self, state: State) -> None:
        """Run the steps on the open page."""
        if self._proxy is not None:
            self._proxy.wait()
        self.run(state.act)

    def run(self, steps: Iterable[Step]) -> None:
        """Run steps in order, macros included."""
        for step in steps:
            verb, argument = next(iter(step.items())) if isinstance(step, dict) else step.partition(" ")[::2]
            if verb in load_data()["macros"]:
                self.run(load_data()["macros"][verb])
            elif verb in ACTIONS:
                ACTIONS[verb](self.page, *argument.split())
            else:
                VERBS[verb](self, argument)

    def connect(self) -> None:
        self._proxy = SocketProxy(self.page)

    def press(self, keys: str) -> None:
        """Leave time for what each key opens."""
        for key in keys.split():
            self.page.keyboard.press(key)
            self.page.wait_for_timeout(250)

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def fill(self, given: str) -> None:
        selector, _, text = given.rpartition(" = ")
        self.find(selector).fill(text)

    def wait_for_text(self, given: str) -> None:
        selector, _, message = given.rpartition(" = ")
        self.page.locator(selector, has_text=words_of(self.page, message)).wait_for()

    def tap_while(self, selector: str) -> None:
        while self.page.locator(selector).count():
            self.find(selector).click()

    def right_until(self, given: str) -> None:
        """Click with the right button until something is shown: a part that did not load comes with the next click."""
        selector, _, wanted = given.rpartition(" = ")
        for _ in range(MOST_CLICKS):
            if self.find(wanted).is_visible():
                return
            self.find(selector).click(button="right", force=True)
            wait_until_settled(self.page)
        self.find(wanted).wait_for()

    def tap_all(self, selector: str) -> None:
        for one in self.page.locator(selector).all():
            one.click()

    def tap_if(self, selector: str) -> None:
        if self.page.locator(selector).count():
            self.find(selector).click()

    def tap_row(self, message: str) -> None:
        rows = self.page.get_by_role("dialog").get_by_role("button")
        rows.filter(has_text=words_of(self.page, message)).first.click()

    def answer(self, answers: dict[str, Any]) -> None:
        """Answer requests by address with a JSON value, with a status and JSON, or (false) with a network error."""
        for address, given in answers.items():
            where = re.compile(address[3:]) if address.startswith("re:") else address
            self.page.route(where, _answering(value_of(given)))

    def amend(self, changes: dict[str, Any]) -> None:
        """Merge values into the server's answers."""
        for address, change in changes.items():
            self.page.route(address, _amending(change))

    def socket(self, sockets: dict[str, Any]) -> None:
        """Answer WebSockets by address with messages, or (false) close them."""
        for address, messages in sockets.items():
            self.page.route_web_socket(address, _sending(messages))

    def alter(self, changes: dict[str, Any]) -> None:
        self.proxy.changes = merge(self.proxy.changes, changes)

    def change_snapshot(self, changes: dict[str, Any]) -> None:
        """Seen by the page with the next `change`."""
        self.proxy.snapshot = merge(self.proxy.snapshot, changes)

    def end_game(self) -> None:
        """End the game of a table that "alter" shows as running, though it is over."""
        view = {key: value for key, value in self.proxy.snapshot["view"].items() if key not in ("tiles", "explain")}
        self.proxy.changes = {}  # a snapshot after a lost connection shows it as over, too
        self.change_snapshot({"table": {"phase": "over"}})
        self.proxy.change(view={**view, "over": True})

    def refuse_actions(self) -> None:
        self.proxy.stale = True


NAMED = ("click", "item", "switch", "button", "heading", "to", "row", "text")
"""The verbs whose argument (or its end) is a message."""
VERBS: dict[str, Callable[[Steps, Any], object]] = {
    "press": Steps.press,
    "click": lambda on, message: named(on.page, "button", message).click(),
    "item": lambda on, message: named(on.page, "menuitem", message).click(),
    "switch": lambda on, message: named(on.page, "switch", message).click(),
    "button": lambda on, message: named(on.page, "button", message).wait_for(),
    "heading": lambda on, message: named(on.page, "heading", message).wait_for(),
    "to": lambda on, message: named(on.page, "button", message).scroll_into_view_if_needed(),
    "row": Steps.tap_row,
    "text": Steps.wait_for_text,
    "tap": lambda on, selector: on.find(selector).click(),
    "tap-all": Steps.tap_all,
    "tap-if": Steps.tap_if,
    "tap-while": Steps.tap_while,
    "right-until": Steps.right_until,
    "right": lambda on, selector: on.find(selector).click(button="right", force=True),
    "see": lambda on, selector: on.find(selector).wait_for(),
    "slow": lambda on, selector: on.find(selector).wait_for(timeout=SLOW),
    "attached": lambda on, selector: on.find(selector).wait_for(state="attached"),
    "scroll": lambda on, selector: on.find(selector).scroll_into_view_if_needed(),
    "top": lambda on, selector: on.find(selector).evaluate("one => one.scrollIntoView()"),
    "fill": Steps.fill,
    "eval": lambda on, script: on.page.evaluate(script),
    "init": lambda on, script: on.page.add_init_script(script),
    "goto": lambda on, path: on.page.goto(path),
    "url": lambda on, address: on.page.wait_for_url(address),
    "wait": lambda on, ms: on.page.wait_for_timeout(int(ms)),
    "clock": lambda on, _: on.page.clock.install(),
    "forward": lambda on, ms: on.page.clock.fast_forward(int(ms)),
    "moving": lambda on, _: on.page.emulate_media(reduced_motion="no-preference"),
    "offline": lambda on, _: on.page.context.set_offline(True),
    "answer": Steps.answer,
    "amend": Steps.amend,
    "socket": Steps.socket,
    "connect": lambda on, _: on.connect(),
    "alter": Steps.alter,
    "snapshot": Steps.change_snapshot,
    "change": lambda on, changes: on.proxy.change(**changes),
    "send": lambda on, message: on.proxy.send(value_of(message)),
    "ends": lambda on, _: on.end_game(),
    "stale": lambda on, _: on.refuse_actions(),
    "close": lambda on, code: on.proxy.close(int(code)),
    "cut": lambda on, _: on.proxy.cut(),
}
