"""What people share: a set by its link says what one may do with it, is reported, and is taken away."""

import json

import pytest
from playwright.sync_api import Locator, expect

from bastide.cli.server_admin import run_on_server
from tests.browser.conftest import Visit
from tests.browser.features.ratings.test_ratings import ASK, signed_up
from tests.browser.features.tournaments.test_tournaments import SMALL
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE


def test_a_shared_set_says_its_licence_and_goes_when_a_moderator_says_so(
    own_house: ServerProcess, visit: Visit
) -> None:
    anna, ben, judge = visit(own_house), visit(own_house, PHONE), visit(own_house)
    page, bench = signed_up(anna, "Anna"), signed_up(judge, "Judge")
    run_on_server("role", own_house.data, who="Judge", role="moderator")
    file = page.evaluate("() => fetch('/api/tilesets/river').then((answer) => answer.json())")
    for entry in file["tiles"]:
        del entry["picture"]
    _, text = page.evaluate(ASK, ["/api/tilesets", json.dumps({**file, "name": "Somebody is a fool"})])
    link = json.loads(text)["url"]
    page.goto(link)
    expect(page.get_by_role("button", name="Stop sharing")).to_be_visible()
    expect(page.get_by_role("button", name="Report")).to_have_count(0)
    other = ben.go("/meet")
    ben.set_name("Ben")
    other.goto(link)
    expect(other.get_by_text("kept no rights in it (CC0 1.0)")).to_be_visible()
    other.get_by_role("button", name="Report").click()
    form = other.get_by_role("form", name="Report Somebody is a fool")
    form.get_by_label("What is wrong?").select_option("name")
    ben.shot("set-report")
    ben.axe()
    form.get_by_role("button", name="Send the report").click()
    expect(other.get_by_text("Thank you. A moderator will look at it.")).to_be_visible()
    bench.goto("/order")
    expect(bench.get_by_role("heading", name="The tile set")).to_be_visible()
    bench.get_by_label("Decide", exact=True).select_option("remove")
    judge.shot("set-order")
    judge.axe()
    bench.get_by_role("button", name="Confirm the decision").click()
    expect(bench.get_by_role("heading", name="No reports")).to_be_visible()
    ben.forgiven += ("404",)
    other.reload()
    expect(other.get_by_role("button", name="Report")).to_have_count(0)
    expect(other.get_by_text("kept no rights in it (CC0 1.0)")).to_have_count(0)


@pytest.mark.long
def test_names_of_tables_and_tournaments_are_reported_and_made_neutral(own_house: ServerProcess, visit: Visit) -> None:
    anna, ben, judge = visit(own_house), visit(own_house, SMALL), visit(own_house)
    page, other, bench = signed_up(anna, "Anna"), signed_up(ben, "Ben"), signed_up(judge, "Judge")
    run_on_server("role", own_house.data, who="Judge", role="moderator")
    cup = {"name": "Fools only", "kind": "robin", "rules": "base"}
    _, text = page.evaluate(ASK, ["/api/tournaments", json.dumps(cup)])
    address = json.loads(text)["url"]
    page.goto(address)
    expect(page.get_by_role("button", name="Join", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Report a name")).to_have_count(0)
    other.goto(address)
    other.get_by_role("button", name="Report a name").click()
    form = other.get_by_role("form", name="Report Fools only")
    expect(form.get_by_label("What is wrong?")).to_have_value("name")
    ben.shot("tournament-report-small")
    ben.axe()
    send(form)
    table = {"name": "More fools", "rules": "base", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
    _, text = page.evaluate(ASK, ["/api/tables", json.dumps({**table, "public": True})])
    other.goto(json.loads(text)["url"])
    other.get_by_role("button", name="Players and spectators").click()
    other.get_by_role("button", name="Report the table name").click()
    send(other.get_by_role("form", name="Report More fools"))
    bench.goto("/order")
    for heading in ("The name of the tournament", "The name of the table"):
        expect(bench.get_by_role("heading", name=heading)).to_be_visible()
        judge.shot(f"moderation-{heading[-5:]}")
        bench.get_by_label("Decide", exact=True).first.select_option("title")
        bench.get_by_role("button", name="Confirm the decision").first.click()
        expect(bench.get_by_role("heading", name=heading)).to_be_hidden()
    other.reload()
    expect(other.get_by_role("heading", name="Table", exact=True)).to_be_visible()
    other.goto(address)
    expect(other.get_by_role("heading", name="Tournament", exact=True)).to_be_visible()


def send(form: Locator) -> None:
    """Send a report."""
    form.get_by_role("button", name="Send the report").click()
    expect(form.page.get_by_text("Thank you. A moderator will look at it.")).to_be_visible()
