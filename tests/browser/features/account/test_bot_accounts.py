"""Bots of an account, in the browser: made, given a token that plays, and ended."""

import re

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.features.ratings.test_ratings import signed_up
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE


def test_a_bot_gets_a_token_that_plays_until_it_is_ended(own_house: ServerProcess, visit: Visit) -> None:
    anna = visit(own_house, PHONE)
    anna.forgiven = ("status of 400", "status of 409")
    signed_up(anna, "Anna")
    page = anna.go("/account")
    expect(page.get_by_text("You have no bot yet.")).to_be_visible()
    page.get_by_role("button", name="New bot…").click()
    name = page.get_by_label("Name of the bot")
    name.fill("Wall Builder Deluxe")
    name.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="up to 18 characters")).to_be_visible()
    name.fill("Tiler")
    name.press("Enter")
    expect(page.get_by_role("heading", name="Tiler (bot)")).to_be_visible()
    for number in range(2):
        page.get_by_role("button", name="New token…").click()
        page.get_by_label("What is the token for?").fill("at home")
        page.get_by_role("button", name="Create token").click()
        if number == 0:
            shown = page.get_by_role("region", name="Token of Tiler")
            expect(page.get_by_role("heading", name="Token of Tiler")).to_be_focused()
            token = shown.locator("code").inner_text()
            anna.shot("bot-token")
            anna.axe()
            shown.get_by_role("button", name="I have saved it").click()
            expect(shown).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text="This bot already has a token called at home")).to_be_visible()
    assert re.fullmatch(r"bastide_[\w-]{43}", token)
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=own_house.url, headers=headers) as program:
        assert program.get("/api/tables").status_code == 200
        page.reload()
        expect(page.get_by_text(token)).to_have_count(0)
        page.get_by_role("button", name="at home: Revoke this token").click()
        expect(page.get_by_text("Without a token no program can play for this bot.")).to_be_visible()
        assert program.get("/api/tables").status_code == 401
    page.get_by_role("button", name="Delete this bot…").click()
    page.get_by_role("button", name="Delete bot", exact=True).click()
    expect(page.get_by_text("You have no bot yet.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
