"""A board of a shared deal in the browser of someone who does not sit there, while its round is under way."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.member_server import MemberServer, start_member_server
from tests.browser.journeys.words import word
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme

SMALL = (360, 640)
NAMES = ("Anna", "Beata", "Cyril", "Dora")
LOOKS: tuple[tuple[str, tuple[int, int], Theme], ...] = (
    ("en-GB", DESKTOP, "light"),
    ("de-AT", DESKTOP, "dusk"),
    ("cs-CZ", PHONE, "light"),
    ("en-GB", PHONE, "dusk"),
    ("de-AT", SMALL, "light"),
    ("sk-SK", SMALL, "dusk"),
)


@pytest.fixture
def members(tmp_path: Path, visit: Visit) -> Iterator[MemberServer]:
    """Four accounts."""
    with start_member_server(NAMES, tmp_path, visit) as made:
        yield made


def closed_board(members: MemberServer) -> str:
    """The path of a board of a shared deal whose round has begun."""
    people = {name: members.visitor(name).page.request for name in NAMES}
    asked = {"name": "Cup", "kind": "robin", "rules": "base", "deal": True}
    address = f"/api/tournaments/{people['Anna'].post('/api/tournaments', data=asked).json()['tournament']}"
    for request in people.values():
        assert request.post(f"{address}/join").ok
    assert people["Anna"].post(f"{address}/start").ok
    told: dict[str, Any] = people["Anna"].get(address).json()
    [table] = [game["table"] for duels in told["played"] for duel in duels for game in duel["games"] if "table" in game]
    return f"/t/{table}"


@pytest.mark.long
def test_a_closed_board_says_when_it_opens_and_leads_to_the_tournaments(visit: Visit, members: MemberServer) -> None:
    path = closed_board(members)
    for locale, size, theme in LOOKS:
        language = locale[:2]
        visitor = visit(members.house, size, theme, still=True, language=locale)
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(word(language, "ui-board-closed-title"))
        expect(page.get_by_role("main")).to_contain_text(word(language, "why-round-running"))
        expect(page).to_have_title(re.compile(re.escape(word(language, "ui-board-closed-title"))))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        visitor.shot(f"closed-board-{language}-{size[0]}-{theme}")
        visitor.axe()
        back = page.get_by_role("main").get_by_role("link", name=word(language, "ui-tournaments"))
        while not back.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement !== document.body"), "the keyboard reaches the way back"
        page.keyboard.press("Enter")
        page.wait_for_url("**/tournaments")
