"""A knock-out as it is drawn: rounds beside each other, or one at a time on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.features.tournaments.test_tournaments import NAMES, SMALL, members
from tests.browser.fixtures.member_server import MemberServer, decide, undecided
from tests.browser.pages.visitor_page import DESKTOP

__all__ = ["members"]


def begun(members: MemberServer) -> Page:
    """A knock-out of four with a duel for the third place, as its host sees it."""
    anna = members.visitor("Anna", size=DESKTOP)
    page = anna.go("/tournaments")
    page.get_by_role("button", name="New tournament").first.click()
    page.get_by_label("Name", exact=True).fill("Cup of the town")
    page.get_by_text("Knockout", exact=True).click()
    page.get_by_role("switch", name="Match for third place").click()
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", name="Cup of the town")).to_be_visible()
    for name in NAMES:
        other = anna if name == "Anna" else members.visitor(name)
        if other is not anna:
            other.go(members.path(page))
        other.page.get_by_role("button", name="Join", exact=True).click()
        expect(other.page.get_by_role("button", name="Withdraw")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("heading", name="Bracket")).to_be_visible()
    return page


@pytest.mark.long
def test_a_bracket_shows_who_meets_whom_and_who_goes_on(members: MemberServer) -> None:
    page = begun(members)
    semis, final = (page.get_by_role("region", name=name, exact=True) for name in ("Semi-finals", "Final"))
    third = page.get_by_role("region", name="Match for third place")
    expect(semis.get_by_role("listitem")).to_have_count(2)
    expect(final.get_by_text("to be decided")).to_have_count(2)
    expect(semis.get_by_role("listitem").first).to_have_text(re.compile("seed 1.*Anna.*seed 4.*Dora"))
    expect(page.get_by_role("link", name=re.compile("Game 1: in progress"))).to_have_count(2)
    decide(page, undecided(semis.get_by_role("listitem").first), "Dora wins")
    expect(final.get_by_role("listitem")).to_have_text(re.compile("Dora.*to be decided"))
    expect(third).to_have_text(re.compile("Anna.*to be decided"))
    decide(page, undecided(semis.get_by_role("listitem").last), "Beata wins")
    expect(semis.get_by_text("goes through")).to_have_count(2)
    phone = members.visitor("Cyril", size=SMALL, theme="dusk")
    phone.go(members.path(page))
    looked_at_on_a_phone(phone.page)
    phone.axe()
    phone.shot("tournament-bracket-small-dusk")
    decide(page, undecided(final.get_by_role("listitem")), "Beata wins")
    decide(page, undecided(third), "Anna wins")
    expect(page.locator("p.state").filter(has_text="Beata won")).to_be_visible()
    places = page.get_by_role("table").first.get_by_role("rowheader")
    expect(places).to_have_text(["Beata", "Dora", "Anna", "Cyril"])


def looked_at_on_a_phone(page: Page) -> None:
    """The round that is played is shown, the others a step away; nothing is wider than the phone."""
    expect(page.get_by_role("region", name="Semi-finals")).to_be_hidden()
    expect(page.get_by_role("region", name="Final", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Match for third place")).to_be_visible()
    page.get_by_role("button", name="Previous round").click()
    expect(page.get_by_role("region", name="Semi-finals")).to_be_visible()
    expect(page.get_by_role("button", name="Previous round")).to_be_disabled()
    page.get_by_role("combobox", name="Round").select_option("Final")
    expect(page.get_by_role("region", name="Final", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
