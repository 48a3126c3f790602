"""Told of one's turn while the page is closed: the switch, the quiet question at a table of days, and the worker."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bastide.server.features.notifications.outbound import ANYWHERE
from tests.browser.conftest import Visit, open_house
from tests.browser.fixtures.api_requests import get, post
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until
from tests.browser.pages.table_page import me
from tests.browser.pages.visitor_page import PHONE, Theme, Visitor
from tests.browser.tables.test_access import settings

SWITCH = "Notify me when it is my turn"
SUBSCRIBED = """({ keys, denied }) => {
  const made = () => {
    const endpoint = localStorage.getItem('its-push');
    const unsubscribe = async () => (localStorage.removeItem('its-push'), true);
    return endpoint && { endpoint, options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe };
  };
  class Manager {
    async getSubscription() { return made(); }
    async subscribe({ userVisibleOnly, applicationServerKey }) {
      if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('a wrong wish');
      localStorage.setItem('its-push', 'http://127.0.0.1:9/push/' + Math.random());
      return made();
    }
  }
  const manager = new Manager();
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { get: () => manager });
  Notification.requestPermission = async () => (denied ? 'denied' : 'granted');
  Object.defineProperty(Notification, 'permission', { get: () => (denied ? 'denied' : 'granted') });
}"""
"""A browser of tests has no push service: this one has, with keys that are good."""
KEYS = {
    "p256dh": "BG1C-BEpNG0IVPZ7TCCne3gvcSuSJ1YLN1OVGG4g0TydxjdzRRXmUnedtUCtBIIfV1FYFLdlaiQs-Q6-XSrQyic",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
SHOWS = """() => {
  self.shown = [];
  self.led = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, icon, renotify }) =>
    void shown.push({ title, body, tag, icon, renotify });
  Clients.prototype.openWindow = async (url) => void led.push(url);
  WindowClient.prototype.focus = async function () { led.push('focus'); return this; };
  self.done = 0;
  const wait = ExtendableEvent.prototype.waitUntil;
  ExtendableEvent.prototype.waitUntil = function (work) {
    const end = () => { self.done += 1; };
    work.then(end, end);
    return wait.call(this, work);
  };
}"""
"""The browser of tests shows no notices and has no windows to bring to the front: it keeps what it was told to show."""
CLICK = """(tag) => {
  const notification = { tag, close: () => shown.splice(0) };
  dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
}"""


@pytest.fixture
def told_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that writes to push services beside it."""
    (tmp_path / "data").mkdir()
    server = ServerProcess(tmp_path / "data")
    server.settings = {ANYWHERE: "1"}
    yield from open_house(server)


def able(visitor: Visitor, denied: bool = False) -> None:
    """Its browser has a push service."""
    visitor.page.add_init_script(f"({SUBSCRIBED})({{ keys: {KEYS}, denied: {str(denied).lower()} }})")


def at_table_of_days(visitor: Visitor) -> Page:
    """At a table that waits for others, with days for each move."""
    page = visitor.go("/")
    wish = {"rules": "base", "seats": [me(), {"kind": "open"}], "options": {"clock": {"days": 3}}, "name": "Friday"}
    made = post(page.request, "/api/tables", data=wish)
    assert made.ok, made.text()
    visitor.go(f"/t/{made.json()['table']}")
    return page


def subscriptions(page: Page) -> list[Any]:
    """Those that the server knows."""
    found: list[Any] = get(page.request, "/api/push").json()["subscriptions"]
    return found


@pytest.mark.parametrize("theme", ["light", pytest.param("dusk", marks=pytest.mark.long)])
def test_somebody_is_asked_at_a_table_of_days_and_changes_his_mind(
    told_house: ServerProcess, visit: Visit, theme: Theme
) -> None:
    visitor = visit(told_house, PHONE, theme=theme, worker=True)
    able(visitor)
    page = at_table_of_days(visitor)
    row = page.get_by_role("region", name=SWITCH)
    row.scroll_into_view_if_needed()
    visitor.shot(f"alerts-ask-{theme}")
    visitor.axe()
    row.get_by_role("button", name=SWITCH).click()
    expect(row).to_have_count(0)
    assert [one["language"] for one in subscriptions(page)] == ["en"]
    settings(visitor)
    switch = page.get_by_role("switch", name=SWITCH)
    expect(switch).to_be_checked()
    expect(page.get_by_text("This browser notifies you, even when the page is closed.")).to_be_visible()
    switch.scroll_into_view_if_needed()
    visitor.shot(f"alerts-on-{theme}")
    visitor.axe()
    switch.click()
    expect(switch).not_to_be_checked()
    assert subscriptions(page) == []
    at_table_of_days(visitor)
    expect(page.get_by_role("button", name="Start with bots")).to_be_visible()
    expect(row).to_have_count(0)


def test_who_does_not_want_to_is_not_asked_again(told_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(told_house, PHONE, worker=True)
    able(visitor)
    page = at_table_of_days(visitor)
    row = page.get_by_role("region", name=SWITCH)
    row.get_by_role("button", name="Not now").click()
    expect(row).to_have_count(0)
    at_table_of_days(visitor)
    expect(page.get_by_role("button", name="Start with bots")).to_be_visible()
    expect(row).to_have_count(0)


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("delete window.PushManager; delete window.Notification", "This browser cannot do this."),
        (
            "delete window.PushManager; delete window.Notification; navigator.standalone = false",
            "add this page to your home screen first",
        ),
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "a secure connection (https)"),
        ("", "Your browser blocks it."),
    ],
)
def test_the_switch_says_why_it_cannot_be_used(told_house: ServerProcess, visit: Visit, before: str, said: str) -> None:
    visitor = visit(told_house, PHONE, worker=True)
    if before:
        visitor.page.add_init_script(before)
    else:
        able(visitor, denied=True)
    settings(visitor)
    switch = visitor.page.get_by_role("switch", name=SWITCH)
    expect(switch).to_be_disabled()
    expect(visitor.page.get_by_text(re.compile(re.escape(said)))).to_be_visible()
    switch.scroll_into_view_if_needed()
    visitor.shot(f"alerts-{said[:12]}")
    visitor.axe()


def test_a_browser_without_push_tells_while_the_page_is_open(told_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(told_house, PHONE)
    able(visitor)
    settings(visitor)
    switch = visitor.page.get_by_role("switch", name=SWITCH)
    switch.click()
    expect(switch).to_be_checked()
    expect(visitor.page.get_by_text("While this page is open in another tab.")).to_be_visible()
    switch.click()
    expect(switch).not_to_be_checked()


def test_the_worker_shows_what_comes_and_leads_to_the_table(told_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(told_house, worker=True)
    page = visitor.go("/privacy")
    devtools = page.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    [worker] = page.context.service_workers
    worker.evaluate(SHOWS)

    def push(data: str) -> list[Any]:
        told = {"origin": told_house.url, "registrationId": known[-1], "data": data}
        before = worker.evaluate("done")
        devtools.send("ServiceWorker.deliverPushMessage", told)
        wait_until(page, lambda: worker.evaluate("done") > before, "the worker handles no message")
        shown: list[Any] = worker.evaluate("shown")
        return shown

    assert push("no json") == []
    assert push('{"title": "It is your turn", "body": "Friday", "table": "../api/me"}') == []
    notice = '{"title": "It is your turn", "body": "Friday", "table": "amber-gate"}'
    told = {"title": "It is your turn", "body": "Friday", "tag": "amber-gate", "renotify": True}
    assert push(notice) == [{**told, "icon": "/icons/app-192.png"}]
    worker.evaluate(CLICK, "amber-gate")
    page.wait_for_url(re.compile("/t/amber-gate$"))
    expect(page.get_by_role("main")).to_be_visible()
    assert worker.evaluate("[shown, led]") == [[], ["focus"]]
    assert push(notice) == [], "the table is looked at"
    worker.evaluate(CLICK, "other-gate")
    wait_until(page, lambda: worker.evaluate("led.length") > 1, "the worker opens no page")
    assert worker.evaluate("led") == ["focus", "/t/other-gate"], "who plays is not taken from his table"
