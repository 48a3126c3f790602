"""A server that does not lie at the top of its name: behind a proxy that takes a path away."""

import re
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.reverse_proxy import ReverseProxy, behind_proxy
from tests.browser.fixtures.server_process import ServerProcess, free_port
from tests.browser.pages.table_page import TablePage

ROOT = "/rooms/bastide"
KEPT = """async (root) => {
  const worker = await navigator.serviceWorker.ready;
  const cache = await caches.open('bastide' + root);
  const paths = (await cache.keys()).map((one) => new URL(one.url).pathname);
  return worker.scope.endsWith(root + '/') && paths.every((path) => path.startsWith(root + '/'))
    && ['/assets/', '/art/'].every((part) => paths.some((path) => path.startsWith(root + part)));
}"""
"""The page is kept, and nothing beside it."""


def test_everything_is_found_below_a_path(tmp_path: Path, visit: Visit) -> None:
    data = tmp_path / "data"
    data.mkdir()
    server = ServerProcess(data)
    proxy = ReverseProxy(ROOT, free_port(), server.port)
    server.settings = {"BASTIDE_PUBLIC_URL": proxy.url, "BASTIDE_TRUST_PROXY": "127.0.0.1"}
    server.open()
    with closing(server), behind_proxy(proxy):
        server.url = proxy.url
        visitor = visit(server, worker=True, pictures=True)
        page = visitor.go(f"{proxy.url}/")
        page.get_by_role("link", name="Rules", exact=False).last.click()
        page.get_by_role("main").get_by_role("link").first.click()
        page.wait_for_url(f"{proxy.url}/rules/*")
        visitor.go(f"{proxy.url}/")
        page.get_by_role("button", name=re.compile("Play now")).click()
        player = TablePage(visitor)
        assert player.asked() in ("place", "figure")
        assert re.fullmatch(re.escape(proxy.url) + r"/t/[a-z0-9-]+", page.url)
        before = player.settled()
        player.by_keyboard("place", 0)
        player.moves_on(before)
        page.wait_for_function(KEPT, arg=ROOT)
        assert {cookie["path"] for cookie in page.context.cookies()} == {ROOT}
        page.reload()
        player.asked()
        expect(page.locator(f"image[href^='{ROOT}/art/']").first).to_be_attached()
        table = player.table()
        visitor.go(f"{proxy.url}/")
        page.locator(f"a[href='{ROOT}/t/{table}']").first.click()
        player.asked()
    assert [path for path in proxy.stray if path != "/favicon.ico"] == []
    assert any(path.startswith(f"{ROOT}/ws/") for path in proxy.asked)
