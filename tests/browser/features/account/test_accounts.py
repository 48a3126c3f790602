"""Accounts in the browser: by password, by passkey, and what a person sees who forgets something."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

PASSWORD = "three hounds on a bridge"
OTHER = "four monks in the fog"
KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A device that knows its owner's finger, as Chromium simulates it."""


def doors(who: Visitor, address: str = "/account") -> Page:
    """The page of the account, where nobody is signed in."""
    page = who.page
    page.goto(address)
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    return page


def choose(page: Page, door: str) -> None:
    """Which way in."""
    page.locator("label").filter(has_text=door).click()


def fill(page: Page, **words: str) -> None:
    """Type into the fields of these names."""
    labels = {"name": "Account name", "password": "Password", "new": "New password", "old": "Current password"}
    for field, text in words.items():
        page.get_by_label(labels.get(field, field.replace("_", " ")), exact=True).fill(text)


def inside(page: Page, name: str) -> None:
    """Somebody is signed in."""
    expect(page.get_by_role("heading", name="My account")).to_be_visible()
    expect(page.locator(".who")).to_contain_text(name)


def made(anna: Visitor) -> tuple[Page, list[str]]:
    """A new account, from the settings on; its page and its recovery codes."""
    page = anna.go("/")
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Sign in").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    choose(page, "New account")
    fill(page, name="Anna Nováková", password="liverpool1")
    page.get_by_label("Password", exact=True).press("Enter")
    expect(page.get_by_role("alert").filter(has_text="easy to guess")).to_be_visible()
    anna.axe()
    fill(page, password=PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", name="Your recovery codes")).to_be_visible()
    codes = page.locator("code").all_inner_texts()
    assert len(set(codes)) == 8
    anna.shot("account-codes")
    anna.axe()
    page.get_by_role("button", name="I have saved them").click()
    inside(page, "Anna Nováková")
    anna.shot("account-mine")
    anna.axe()
    return page, codes


def test_by_password_from_making_the_account_to_erasing_it(server: ServerProcess, visit: Visit) -> None:
    anna, phone = visit(server, DESKTOP), visit(server, PHONE)
    anna.forgiven = phone.forgiven = ("status of 400", "status of 403")
    page, codes = made(anna)

    other = doors(phone)
    fill(other, name="anna nováková", password=OTHER)
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("alert").filter(has_text="do not match")).to_be_visible()
    phone.shot("account-wrong-phone")
    choose(other, "Lost access")
    fill(other, Recovery_code=codes[0], new=OTHER)
    other.get_by_role("button", name="Set the password and sign in").click()
    inside(other, "Anna Nováková")
    expect(other.get_by_text("You have 7 recovery codes left.")).to_be_visible()
    phone.axe()

    page.reload()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()  # signed out by the new password
    fill(page, name="Anna Nováková", password=OTHER)
    page.get_by_role("button", name="Sign in", exact=True).click()
    inside(page, "Anna Nováková")
    page.get_by_role("button", name="Sign out there").click()
    other.reload()
    expect(other.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("button", name="Delete permanently").click()
    page.wait_for_url(re.compile("/$"))
    fill(other, name="Anna Nováková", password=OTHER)
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_role("alert").filter(has_text="do not match")).to_be_visible()


def test_by_passkey_with_the_games_of_this_browser(server: ServerProcess, visit: Visit) -> None:
    anna = visit(server, DESKTOP)
    here = server.url.replace("127.0.0.1", "localhost")  # passkeys belong to names
    line = anna.context.new_cdp_session(anna.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    page = anna.page
    page.goto(f"{here}/privacy")
    table = {"rules": "base+fields", "seats": [{"kind": "me", "name": "Jana"}, {"kind": "open"}], "options": {}}
    ask = """(table) => fetch("/api/tables", {
        method: "POST", body: JSON.stringify(table), headers: {"content-type": "application/json"}
    }).then((answer) => answer.status)"""
    assert page.evaluate(ask, table) == 201
    doors(anna, f"{here}/account")
    choose(page, "New account")
    fill(page, name="Jana Malá")
    expect(page.get_by_text("The game in this browser moves to your account.")).to_be_visible()
    page.get_by_role("button", name="With a passkey instead").click()
    page.get_by_role("button", name="I have saved them").click()
    inside(page, "Jana Malá")
    expect(page.get_by_text("Passkey · Chrome, Linux")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="Account", exact=True)).to_be_visible()
    page.get_by_role("button", name="With a passkey").click()
    inside(page, "Jana Malá")
    page.get_by_role("button", name="Set a password").click()
    fill(page, new=PASSWORD)
    page.get_by_role("button", name="Save the password").click()
    expect(page.get_by_role("button", name="Change the password")).to_be_visible()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_text("Passkey · Chrome, Linux")).to_have_count(0)
    page.goto(f"{here}/games")
    expect(page.get_by_role("list").get_by_role("link").first).to_be_visible()
