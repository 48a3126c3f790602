"""What people share: a set by its link says what one may do with it, is reported, and is taken away."""

import json

from playwright.sync_api import expect

from bastide.cli.operate import ask
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_ratings import ASK, signed_up
from tests.browser.visitor import PHONE


def test_a_shared_set_says_its_licence_and_goes_when_a_moderator_says_so(own_house: House, visit: Visit) -> None:
    anna, ben, judge = visit(own_house), visit(own_house, PHONE), visit(own_house)
    page, bench = signed_up(anna, "Anna"), signed_up(judge, "Judge")
    ask("role", own_house.data, who="Judge", role="moderator")
    file = page.evaluate("() => fetch('/api/tilesets/river').then((answer) => answer.json())")
    for entry in file["tiles"]:
        del entry["picture"]
    _, text = page.evaluate(ASK, ["/api/tilesets", json.dumps({**file, "name": "Somebody is a fool"})])
    link = json.loads(text)["url"]
    page.goto(link)
    expect(page.get_by_role("button", name="Take the link back")).to_be_visible()
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
    expect(bench.get_by_role("heading", name="The set of tiles")).to_be_visible()
    bench.get_by_label("Decide", exact=True).select_option("remove")
    judge.shot("set-order")
    judge.axe()
    bench.get_by_role("button", name="Do it").click()
    expect(bench.get_by_role("heading", name="No reports")).to_be_visible()
    ben.forgiven += ("404",)
    other.reload()
    expect(other.get_by_role("button", name="Report")).to_have_count(0)
    expect(other.get_by_text("kept no rights in it (CC0 1.0)")).to_have_count(0)
