"""Rated games and order in the browser: what a result changes, a profile, a report and the page of moderators."""

import json

from playwright.sync_api import Page, expect

from bastide.cli.server_admin import run_on_server
from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import PHONE, Visitor

ASK = """async ([path, body]) => {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return [answer.status, await answer.text()];
}"""
PLAY = """([table, name, starts]) => {
  const line = new WebSocket(`ws://${location.host}/ws/${table}`);
  let seq = 0, sat = false, begun = false;
  const say = (what) => line.send(JSON.stringify({ cid: crypto.randomUUID(), seq, ...what }));
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === 'ping') return;
    if (message.seq !== undefined && message.t !== 'clocks') seq = message.seq;
    const info = message.table;
    if (!info) return;
    if (info.phase === 'lobby') {
      if (name && !sat) { sat = true; say({ t: 'sit', seat: 1, name, nonce: '' }); }
      else if (starts && !begun && info.seats.every((seat) => seat.kind !== 'open')) {
        begun = true;
        say({ t: 'start', nonce: '' });
      }
    } else if (info.phase === 'playing' && message.offers?.length) say({ t: 'act', offer: message.offers[0].id });
    else if (info.phase === 'over') line.close();
  };
}"""
"""A page that takes the first of what it is offered, to the end of the game."""


WAIT = """async (table) => {
  for (;;) {
    const told = await (await fetch(`/api/tables/${table}/people`)).json();
    if (told.seats[0].change !== undefined) return;
    await new Promise((go) => setTimeout(go, 2000));
  }
}"""
"""Until a game has been rated."""


def signed_up(who: Visitor, name: str) -> Page:
    """A page of somebody with a new account."""
    page = who.go("/")
    status, text = page.evaluate(
        ASK, ["/api/account", json.dumps({"name": name, "password": f"three hounds of {name}"})]
    )
    assert status in (200, 201), text
    return page


def test_a_rated_game_tells_what_it_changed_and_leads_to_profiles(own_house: ServerProcess, visit: Visit) -> None:
    anna, ben = visit(own_house), visit(own_house, PHONE)
    page, other = signed_up(anna, "Anna"), signed_up(ben, "Ben")
    page.goto("/ratings")
    expect(page.get_by_role("heading", name="No ranked players yet")).to_be_visible()
    anna.axe()
    wish = {"rules": "base", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"rated": True}}
    status, text = page.evaluate(ASK, ["/api/tables", json.dumps(wish)])
    assert status == 201, text
    table = str(json.loads(text)["table"])
    other.evaluate(PLAY, [table, "Ben", False])
    page.evaluate(PLAY, [table, "", True])
    page.evaluate(WAIT, table)
    other.goto(f"/t/{table}")
    changed = other.get_by_role("region", name="Ratings after this game")
    expect(changed.get_by_role("listitem")).to_have_count(2)
    ben.shot("rated-end")
    changed.get_by_role("link", name="Anna").click()
    expect(other.get_by_role("heading", name="Anna", exact=True)).to_be_visible()
    expect(other.get_by_text("one game")).to_be_visible()
    expect(other.get_by_text("against Ben")).to_be_visible()
    ben.axe()
    ben.shot("profile")
    ben.forgiven += ("404",)
    other.goto("/people/Nobody")
    expect(other.get_by_text("There is no account with this name.")).to_be_visible()


def test_somebody_is_reported_and_a_moderator_decides(own_house: ServerProcess, visit: Visit) -> None:
    anna, ben, judge = visit(own_house, PHONE), visit(own_house), visit(own_house)
    page, other, bench = signed_up(anna, "Anna"), signed_up(ben, "Ben"), signed_up(judge, "Judge")
    run_on_server("role", own_house.data, who="Judge", role="moderator")
    wish = {"rules": "base", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}], "options": {"chat": True}}
    _, text = page.evaluate(ASK, ["/api/tables", json.dumps(wish)])
    table = json.loads(text)["table"]
    other.goto(f"/t/{table}")
    ben.set_name("Ben")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("Waiting for Anna to start.")).to_be_visible()
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Players and table…").click()
    page.get_by_role("dialog").get_by_role("button", name="Players and spectators").click()
    page.get_by_role("button", name="Report Ben").click()
    form = page.get_by_role("form", name="Report Ben")
    form.get_by_label("What is wrong?").select_option("spam")
    form.get_by_label("In a sentence, if you like").fill("Sells tiles.")
    anna.shot("report")
    form.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Thank you. A moderator will look at it.")).to_be_visible()
    ben.forgiven += ("404",)
    other.goto("/order")
    expect(other.get_by_text("There is nothing at this address")).to_be_visible()
    bench.goto("/order")
    expect(bench.get_by_role("heading", name="Ben at")).to_be_visible()
    expect(bench.get_by_text("Sells tiles.")).to_be_visible()
    judge.axe()
    judge.shot("order")
    bench.get_by_label("Decide", exact=True).select_option("mute")
    bench.get_by_label("Days (0: permanent)").fill("3")
    bench.get_by_role("button", name="Confirm the decision").click()
    expect(bench.get_by_role("heading", name="No reports")).to_be_visible()
    bench.locator("label").filter(has_text="Log").click()
    expect(bench.get_by_text("Judge: Mute")).to_be_visible()
    expect(bench.get_by_text("The log is unchanged.")).to_be_visible()
