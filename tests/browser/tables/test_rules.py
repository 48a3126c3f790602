"""Why not, and the rules: asked by pointer, by key and in the list, read at the table and on pages of their own."""

import re

import pytest
from playwright.sync_api import expect

from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import offered, scene, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import Visit


def scenes() -> list[Table]:
    """A figure is asked for where something else is not offered."""
    return [
        scene("rules-figure", "base+fields+abbot", offered("meeple", "pass"), leads=lambda game: bool(game.misses()))
    ]


def test_what_is_not_offered_leads_to_its_rule_and_to_a_page(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    take_seat(visitor)
    page = visitor.go("/t/rules-figure")
    why = page.locator("section.why")
    page.get_by_role("button", name="Why nothing else?").click()
    expect(why).to_be_visible()
    visitor.axe()
    why.get_by_role("button", name="Close").click()
    page.keyboard.press("w")
    expect(why).to_be_visible()
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text(re.compile("not available|Rule [A-Z]+-"))
    why.get_by_role("button", name=re.compile("^Read")).first.click()
    sheet = page.get_by_role("region", name=re.compile("^Rule "))
    expect(sheet.get_by_text("From the rules of Bastide")).to_be_visible()
    visitor.axe()
    sheet.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="What can I do here?").click()
    expect(
        page.get_by_role("region", name="What can I do here?").get_by_role("link", name="Rule BASE-20")
    ).to_be_visible()
    page.get_by_role("button", name="All rules").click()
    page.get_by_role("searchbox").fill("base22")
    page.get_by_role("link", name="Rule BASE-22").first.click()
    expect(page.get_by_role("region", name="Rule BASE-22")).to_contain_text(
        "You may not place a meeple on a part that is taken."
    )


@pytest.mark.long
def test_every_rule_has_a_page_in_every_language(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, language="cs-CZ")
    page = visitor.go("/rules/FLD-03")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pravidlo FLD-03")
    expect(page.get_by_role("main")).to_contain_text("louka se nikdy neuzavře")
    visitor.axe()
    page.get_by_role("link", name="FLD-04", exact=True).click()
    expect(page).to_have_url(re.compile("/rules/FLD-04$"))
    page.get_by_role("searchbox").fill("sedlaci zustavaji")
    expect(page.get_by_role("link", name="Pravidlo FLD-03")).to_be_visible()
    visitor.go("/rules/never-was")
    expect(page.get_by_role("heading", level=1)).to_have_text("Takové pravidlo není")
    page.get_by_role("link", name="Všechna pravidla").click()
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("^Louky"))).to_be_visible()
    visitor.axe()
