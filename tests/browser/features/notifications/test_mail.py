"""Told of one's turn by mail: the address, its link, the mail that comes, and the end of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, open_house
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until
from tests.browser.pages.table_page import me
from tests.browser.pages.visitor_page import PHONE, Theme, Visitor
from tests.server.fixtures.mail_server import MailServerFixture, ReceivedMail

SMALL = (360, 640)
PASSWORD = "four quiet herons"


@pytest.fixture
def box() -> Iterator[MailServerFixture]:
    """A mail server."""
    with MailServerFixture() as made:
        yield made


@pytest.fixture
def mail_house(tmp_path: Path, box: MailServerFixture) -> Iterator[ServerProcess]:
    """A server that sends mail, and does not wait long with it."""
    (tmp_path / "data").mkdir()
    server = ServerProcess(tmp_path / "data")
    server.settings = {
        "BASTIDE_PUBLIC_URL": server.url,
        "BASTIDE_MAIL": f"smtp+plain://127.0.0.1:{box.port}",
        "BASTIDE_MAIL_FROM": "bastide@play.example",
        "BASTIDE_LIMITS": "mail_seconds=0.5 alert_seconds=0.5",
    }
    yield from open_house(server)


def came(page: Page, box: MailServerFixture, number: int) -> ReceivedMail:
    """So many mails have come; the last of them."""
    wait_until(page, lambda: len(box.letters) >= number, f"{box.subjects} came")
    return box.letters[number - 1]


def member(visitor: Visitor, name: str) -> Page:
    """Somebody with an account, at its page."""
    page = visitor.go("/")
    made = post(page.request, "/api/account", data={"name": name, "password": PASSWORD})
    assert made.ok, made.text()
    visitor.go("/account")
    return page


@pytest.mark.parametrize("theme", ["light", pytest.param("dusk", marks=pytest.mark.long)])
def test_an_address_is_given_confirmed_and_left(
    mail_house: ServerProcess, visit: Visit, box: MailServerFixture, theme: Theme
) -> None:
    visitor = visit(mail_house, SMALL, theme=theme)
    visitor.forgiven = ("status of 400",)
    page = member(visitor, "Petra")
    heading = page.get_by_role("heading", name="Email when it is your turn")
    heading.scroll_into_view_if_needed()
    page.get_by_label("Email address").fill("petra at mail")
    page.get_by_role("button", name="Save address").click()
    expect(page.get_by_role("alert").filter(has_text="This is not a valid address")).to_be_visible()
    page.get_by_label("Email address").fill("petra@mail.example")
    visitor.shot(f"mail-give-{theme}")
    visitor.axe()
    page.get_by_role("button", name="Save address").click()
    expect(page.get_by_text("We have sent a link to petra@mail.example.")).to_be_visible()
    heading.scroll_into_view_if_needed()
    visitor.shot(f"mail-asked-{theme}")
    letter = came(page, box, 1)
    page.goto(f"/mail/confirm#{letter.link('mail/confirm#')}")
    expect(page.get_by_role("heading", name="Is this your email address?")).to_be_visible()
    visitor.shot(f"mail-confirm-{theme}")
    visitor.axe()
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_text("From now on you get an email when it is your turn.")).to_be_visible()
    assert "#" not in page.url, "the link is used, and stands nowhere any more"
    visitor.shot(f"mail-confirmed-{theme}")
    page.get_by_role("link", name="Account", exact=True).click()
    expect(page.get_by_text("We notify you at petra@mail.example.")).to_be_visible()
    heading.scroll_into_view_if_needed()
    visitor.shot(f"mail-on-{theme}")
    visitor.axe()
    page.goto(f"/mail/stop/{letter.link('mail/stop/')}")
    expect(page.get_by_role("heading", name="Stop emails")).to_be_visible()
    visitor.shot(f"mail-stop-{theme}")
    visitor.axe()
    page.get_by_role("button", name="Stop emails").click()
    expect(page.get_by_text("Done. You get no more emails.")).to_be_visible()
    visitor.go("/account")
    expect(page.get_by_label("Email address")).to_be_visible()


def test_a_link_that_was_used_says_so(mail_house: ServerProcess, visit: Visit) -> None:
    visitor = visit(mail_house, PHONE)
    visitor.forgiven = ("status of 410",)
    page = visitor.go("/mail/confirm#nothing")
    page.get_by_role("button", name="Yes, it is mine").click()
    expect(page.get_by_role("alert").filter(has_text="This link was used")).to_be_visible()


def test_whoever_is_away_is_mailed_to_his_turn(mail_house: ServerProcess, visit: Visit, box: MailServerFixture) -> None:
    petra, tom = visit(mail_house, PHONE), visit(mail_house)
    page = member(petra, "Petra")
    post(page.request, "/api/account/mail", data={"address": "petra@mail.example", "language": "en"})
    token = came(page, box, 1).link("mail/confirm#")
    assert post(page.request, "/api/mail/confirm", data={"token": token}).ok
    wish = {
        "rules": "base",
        "seats": [{**me(), "name": "Petra"}, {"kind": "open"}],
        "options": {"clock": {"days": 3}, "starter": 0},
        "name": "Friday",
    }
    table = post(page.request, "/api/tables", data=wish).json()["table"]
    petra.go(f"/t/{table}")
    other = tom.go(f"/t/{table}")
    tom.set_name("Tom")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Waiting for Petra to start.")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator('[data-ask="place"]').first).to_be_visible()
    petra.go("/account")
    letter = came(page, box, 2)
    assert letter.subject == "It is your turn"
    assert "Friday" in letter.text
    page.goto(f"{mail_house.url}/t/{letter.link('t/')}")
    expect(page.get_by_role("main")).to_be_visible()
    visitor_stop = letter.link("mail/stop/")
    assert post(page.request, f"/mail/stop/{visitor_stop}", form={"List-Unsubscribe": "One-Click"}).ok
    petra.go("/account")
    expect(page.get_by_label("Email address")).to_be_visible()
