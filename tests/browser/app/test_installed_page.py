"""At home on the device: installed, without a network, kept up to date, and passed round a table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.table_page import BOT, TablePage, me, new_table
from tests.browser.pages.visitor_page import PHONE

NOISE = ("WebSocket", "ERR_", "Failed to load resource", "Failed to fetch")
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open('bastide');
  const paths = (await cache.keys()).map((one) => new URL(one.url).pathname);
  return ['/', '/assets/', '/art/'].every((part) => paths.some((path) => path.startsWith(part)))
    && paths.some((path) => path.includes('Offline'));
}"""
"""The page is kept, with pictures and the page for times without a network."""
INCOGNITO = "in-incognito"
"""What stands in the way of installing in a browser of tests, and nothing else may."""


def test_the_page_is_kept_for_times_without_a_server(own_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(own_house, PHONE, worker=True, pictures=True)
    visitor.forgiven = NOISE
    page = new_table(visitor, me(), BOT)
    player = TablePage(visitor)
    player.asked()
    player.by_keyboard("place", 0)
    page.wait_for_function(KEPT)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/app-en.webmanifest")
    hindrances = {one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert hindrances <= {INCOGNITO}, hindrances
    own_house.kill()
    page.reload()
    expect(page.get_by_role("heading", name="The server is not responding.")).to_be_visible()
    expect(page.get_by_text("“Friday evening” is kept on the server.")).to_be_visible()
    visitor.axe()
    page.goto("/")
    expect(page.get_by_role("heading", name="The server is not responding.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Friday evening")).to_be_visible()
    visitor.shot("offline-home")
    own_house.open()
    expect(page.get_by_role("link", name=re.compile("Friday evening"))).to_be_visible()  # it tried by itself


def test_a_newer_page_waits_until_the_move_is_made(server: ServerProcess, visit: Visit) -> None:
    page = new_table(visit(server), me(), BOT)
    page.route(
        lambda url: url.endswith(":" + str(server.port) + "/"),
        lambda route: route.fulfill(body="<script src='/assets/index-newer.js'></script>", content_type="text/html"),
    )
    page.keyboard.press("n")
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    strip = page.get_by_role("region", name="A new version")
    wait_until_settled(page)
    expect(strip).to_have_count(0)
    page.keyboard.press("Escape")
    expect(strip).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Update").click()
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    expect(strip).to_have_count(0)


def test_one_device_goes_round_the_table(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick)
    page = new_table(visitor, me("Anna"), me("Jana"))
    player = TablePage(visitor)
    expect(page.locator(".hands .tag")).to_have_text("Anna")
    player.watch_for("Jana")
    while page.locator(".hands .tag").inner_text() != "Jana":
        now = player.settled()
        player.by_keyboard(player.asked(), 3)
        player.moves_on(now)
    player.has_glimpsed()
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Jana")


def test_settings_are_found_and_kept(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE)
    page = visitor.go("/")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("switch", name="Sounds")).to_have_attribute("aria-checked", "false")
    assert "synth" not in page.evaluate("performance.getEntriesByType('resource').map((it) => it.name).join()")
    with page.expect_request(re.compile("synth-")):
        dialog.get_by_role("switch", name="Sounds").click()
    expect(dialog.get_by_label("Volume")).to_be_visible()
    dialog.get_by_role("switch", name="Less motion").click()
    dialog.get_by_text("Dusk", exact=True).click()
    visitor.axe()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    page.evaluate("dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }))")
    page.get_by_role("button", name="Not now").click()
    page.reload()
    page.evaluate("dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }))")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Install")).to_have_count(1)  # here, and no longer on the page
