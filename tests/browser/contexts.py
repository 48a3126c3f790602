"""Browser contexts (each with its own cookies and storage), used again by later visitors with the same wishes.

A fresh context has to fetch and compile the whole page. A used one has that in its caches; cookies and everything that
a page can store are taken away, so that its next visitor is somebody new.
"""

from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

STORED = "cookies,local_storage,indexeddb,cache_storage,service_workers"


@dataclass(frozen=True)
class Wishes:
    """What a context cannot change later. Who wants it `still` has asked the system for less motion; `language` is the
    browser's own."""

    url: str
    size: tuple[int, int]
    touch: bool
    theme: str
    still: bool
    language: str = "en-GB"


class Contexts:
    """The contexts of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Wishes, list[BrowserContext]] = {}

    def lend(self, wishes: Wishes) -> BrowserContext:
        """One that nobody uses now."""
        if free := self.free.get(wishes):
            return free.pop()
        width, height = wishes.size
        return self.browser.new_context(
            base_url=wishes.url,
            viewport={"width": width, "height": height},
            has_touch=wishes.touch,
            color_scheme="dark" if wishes.theme == "dusk" else "light",
            reduced_motion="reduce" if wishes.still else "no-preference",
            locale=wishes.language,
        )

    def give_back(self, wishes: Wishes, page: Page) -> None:
        """Its visitor leaves nothing behind."""
        context = page.context
        cleaner = context.new_cdp_session(page)
        page.goto("about:blank")
        cleaner.send("Storage.clearDataForOrigin", {"origin": wishes.url, "storageTypes": STORED})
        context.clear_cookies()
        for one in context.pages:
            one.close()
        assert not context.cookies(), "the next visitor is somebody new"
        self.free.setdefault(wishes, []).append(context)
