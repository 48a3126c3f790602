"""Pictures of pages in the machine's Chromium, from a server with the tables of the gallery."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error

from bastide.server.tables.table import Table
from scripts.gallery.states import State
from scripts.gallery.steps import Steps
from scripts.gallery.tournaments import store_tournaments
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.scenes import store, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import AT_REST, PHONE, Theme, Visitor

PATIENCE = 60_000
"""Milliseconds for a page to show what a step asked for."""


@contextmanager
def serve(tables: Iterable[Table] = (), tournaments: bool = False) -> Iterator[ServerProcess]:
    """A server with these tables, and with the tournaments of the gallery, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "data")
        store(server.data, *tables)
        if tournaments:
            store_tournaments(server.data)
        server.open()
        try:
            yield server
        finally:
            server.close()


def open_state(visitor: Visitor, state: State) -> str:
    """Show a state on the visitor's page. Returns why it cannot be reached, or ""."""
    steps = Steps(visitor.page)
    if "gallery-" in state.path or "readme-" in state.path:
        take_seat(visitor)
    steps.prepare(state)
    visitor.go(state.path)
    visitor.quiet.wait()
    try:
        steps.act(state)
        visitor.quiet.wait()
    except Error as error:
        return f"not reached: {error.message}"
    return ""


def take_picture(
    browser: Browser, server: ServerProcess, state: State, size: tuple[int, int], theme: Theme, eye: str = "none"
) -> tuple[bytes, list[str]]:
    """A picture (PNG) and the complaints of the page. `eye` is a colour vision deficiency that Chromium simulates."""
    options = ContextOptions(server.url, size, size == PHONE, theme, still=True)
    visitor = Visitor(BrowserContexts(lambda _: browser), options)
    visitor.forgiven = state.forgiven
    page = visitor.page
    page.set_default_timeout(PATIENCE)
    try:
        if failure := open_state(visitor, state):
            visitor.complaints.append(failure.splitlines()[0])
        if eye != "none":
            visitor.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": eye})
        page.evaluate("document.fonts.ready")
        page.wait_for_function(AT_REST)
        return page.screenshot(), visitor.complaints
    finally:
        visitor.context.close()
