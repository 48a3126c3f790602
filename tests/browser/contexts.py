"""Browser contexts (each with its own cookies and storage), used again by later visitors with the same wishes.

A fresh context has to fetch and compile the whole page. A used one has that in its caches; cookies and everything that
a page can store are taken away, so that its next visitor is somebody new.
"""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

PATIENCE = 90_000
"""Milliseconds that a page may take for anything. Tests wait for facts; this is for a machine that is very slow."""
STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers"

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""As in a browser that cannot keep pages."""


@dataclass(frozen=True)
class Wishes:
    """What a context cannot change later. Who wants it `still` has asked the system for less motion; `language` is the
    browser's own. A `worker` keeps pages for times without a network: it fetches much, and only some want that. Without
    `pictures` a page needs a third of the work: tiles and figures are not drawn, everything else is as always."""

    url: str
    size: tuple[int, int]
    touch: bool
    theme: str
    still: bool
    language: str = "en-GB"
    worker: bool = False
    pictures: bool = True


class Contexts:
    """The contexts of a browser that draws pictures and of one that does not."""

    def __init__(self, browser: Callable[[bool], Browser]) -> None:
        """`browser(pictures)` is always the same one."""
        self.browser = browser
        self.free: dict[Wishes, list[BrowserContext]] = {}

    def lend(self, wishes: Wishes) -> BrowserContext:
        """One that nobody uses now."""
        if free := self.free.get(wishes):
            return free.pop()
        width, height = wishes.size
        context = self.browser(wishes.pictures).new_context(
            base_url=wishes.url,
            viewport={"width": width, "height": height},
            has_touch=wishes.touch,
            color_scheme="dark" if wishes.theme == "dusk" else "light",
            reduced_motion="reduce" if wishes.still else "no-preference",
            locale=wishes.language,
        )
        if not wishes.worker:
            context.add_init_script(NO_WORKER)
        return context

    def give_back(self, wishes: Wishes, page: Page) -> None:
        """Its visitor leaves nothing behind."""
        context = page.context
        cleaner = context.new_cdp_session(page)
        page.goto("about:blank")
        cleaner.send("Storage.clearDataForOrigin", {"origin": wishes.url, "storageTypes": STORED})
        for one in context.pages:
            one.close()
        context.clear_cookies()  # last: an answer to a page that is still open could bring one more
        assert not context.cookies(), "the next visitor is somebody new"
        self.free.setdefault(wishes, []).append(context)
