"""A tournament in the browser: made, joined, begun, played to its end, and looked at by everybody."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.member_server import MemberServer, decide, start_member_server, undecided
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Visitor

SMALL = (360, 640)
NAMES = ("Anna", "Beata", "Cyril", "Dora")


@pytest.fixture
def members(tmp_path: Path, visit: Visit) -> Iterator[MemberServer]:
    """Four accounts."""
    with start_member_server(NAMES, tmp_path, visit) as made:
        yield made


def make(anna: Visitor) -> None:
    """A new tournament, which Anna joins."""
    page = anna.go("/tournaments")
    expect(page.get_by_role("heading", name="No open tournaments")).to_be_visible()
    anna.shot("tournaments-none")
    page.get_by_role("button", name="New tournament").first.click()
    page.get_by_label("Name", exact=True).fill("Winter cup")
    page.get_by_text("Round robin", exact=True).click()
    page.get_by_text("no limit", exact=True).click()
    anna.quiet.wait()
    anna.shot("tournament-make")
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", name="Winter cup")).to_be_visible()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()


def test_a_tournament_from_its_making_to_its_end(visit: Visit, members: MemberServer) -> None:
    anna = members.visitor("Anna", size=DESKTOP)
    make(anna)
    page, address = anna.page, anna.page.url
    others = [members.visitor(name, size=size) for name, size in zip(NAMES[1:3], (PHONE, SMALL), strict=True)]
    for other in others:
        other.go(address.removeprefix(members.house.url)).get_by_role("button", name="Join", exact=True).click()
        expect(other.page.get_by_role("button", name="Withdraw")).to_be_visible()
    others[1].shot("tournament-open-small")
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Round 1 of 3")).to_be_visible()
    anna.shot("tournament-running")
    others[0].page.reload()
    others[0].page.get_by_role("link", name="Go to your game").click()
    expect(others[0].page.locator('[data-ask="place"]').first).to_be_visible()
    for round_number in (1, 2, 3):
        expect(page.get_by_role("heading", name=f"Round {round_number}", exact=True)).to_be_visible()
        decide(page, undecided(page), re.compile("wins$"))
    expect(page.locator("p.state").filter(has_text=re.compile("won$"))).to_be_visible()
    anna.shot("tournament-over")
    stranger = visit(members.house, size=PHONE, theme="dusk")
    stranger.go("/tournaments").get_by_text("Finished", exact=True).click()
    stranger.page.get_by_role("link", name=re.compile("Winter cup")).click()
    expect(stranger.page.get_by_role("table")).to_be_visible()
    stranger.page.get_by_text("Results table").click()
    expect(stranger.page.get_by_role("row", name=re.compile("Anna")).last).to_be_visible()
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stranger.shot("tournament-over-dusk")
    stranger.axe()


@pytest.mark.long
def test_choices_that_do_not_fit_stand_in_even_rows(visit: Visit, members: MemberServer) -> None:
    page = visit(members.house, size=(320, 640)).go("/tournaments")
    choices = page.get_by_role("group", name="Show").locator("label")
    expect(choices).to_have_count(4)
    tops = choices.evaluate_all("all => all.map((one) => one.offsetTop)")
    assert tops[0] == tops[1] < tops[2] == tops[3], tops
    page.set_viewport_size({"width": 700, "height": 640})
    expect(choices.last).to_be_in_viewport()
    page.wait_for_function(
        "new Set([...document.querySelectorAll('fieldset label')].map((o) => o.offsetTop)).size === 1"
    )


def test_a_guest_is_led_to_an_account(visit: Visit, members: MemberServer) -> None:
    guest = visit(members.house, size=PHONE)
    page = guest.go("/tournaments")
    page.get_by_role("button", name="New tournament").first.click()
    page.get_by_label("Name", exact=True).fill("Cup")
    guest.quiet.wait()
    guest.shot("tournament-make-phone")
    guest.forgiven = ("403",)
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("alert").first).to_have_text("You need an account for this: sign in or create one.")
    expect(page.get_by_role("link", name="Sign in or create an account")).to_be_visible()


@pytest.mark.long
def test_a_table_of_three_is_made_on_a_phone_and_led_to_its_end(members: MemberServer) -> None:
    anna = members.visitor("Anna", size=SMALL)
    page = anna.go("/tournaments")
    page.get_by_role("button", name="New tournament").first.click()
    page.get_by_label("Name", exact=True).fill("Long table")
    page.get_by_text("Multiplayer", exact=True).click()
    page.get_by_text("Mixed tables", exact=True).click()
    page.get_by_text("More options", exact=True).click()
    anna.quiet.wait()
    anna.shot("tournament-make-three")
    page.get_by_role("button", name="Create tournament").click()
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    for name in NAMES[1:3]:
        other = members.visitor(name, size=PHONE, theme="dusk")
        other.go(members.path(page)).get_by_role("button", name="Join", exact=True).click()
        expect(other.page.get_by_role("button", name="Withdraw")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("link", name="Go to your game")).to_be_visible()
    anna.shot("tournament-three-running")
    page.get_by_role("button", name="Set result").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Set these places")).to_be_disabled()
    dialog.get_by_label("Reason, for everyone to read").fill("played at the club")
    anna.shot("tournament-three-decide")
    for name, place in (("Anna", "2"), ("Beata", "1"), ("Cyril", "2")):
        dialog.get_by_label(name).select_option(f"place {place}")
    dialog.get_by_role("button", name="Set these places").click()
    expect(page.locator("p.state").filter(has_text="Beata won")).to_be_visible()
    expect(page.get_by_text(re.compile("^Result at .*: played at the club$"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than a small phone"
    anna.shot("tournament-three-over")
    anna.axe()


@pytest.mark.long
def test_two_teams_sign_up_and_play_a_match(members: MemberServer) -> None:
    anna = members.visitor("Anna", size=DESKTOP)
    page = anna.go("/tournaments")
    page.get_by_role("button", name="New tournament").first.click()
    page.get_by_label("Name", exact=True).fill("Match of the towns")
    page.get_by_text("Teams", exact=True).click()
    page.get_by_text("Round robin", exact=True).click()
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", name="Match of the towns")).to_be_visible()
    address = members.path(page)
    cyril = members.visitor("Cyril", size=PHONE, theme="dusk")
    cyril.go(address)
    for captain, team, member in ((anna, "Owls", "Beata"), (cyril, "Larks", "Dora")):
        captain.page.get_by_label("Team name").fill(team)
        captain.page.get_by_label("Other players").fill(member)
        captain.page.get_by_role("button", name="Enter a team").click()
        expect(captain.page.get_by_text("players missing").first).to_be_visible()
        other = members.visitor(member, size=SMALL)
        other.go(address).get_by_role("button", name="Accept and play").click()
        expect(other.page.get_by_role("button", name="Accept and play")).to_be_hidden()
    cyril.page.reload()
    expect(cyril.page.get_by_text("Larks")).to_be_visible()
    cyril.shot("tournament-teams-open-dusk")
    cyril.axe()
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("link", name="Go to your game")).to_be_visible()
    anna.shot("tournament-teams-running")
    for _ in range(2):
        decide(page, undecided(page).first, re.compile("(Anna|Beata) wins"))
    expect(page.locator("p.state").filter(has_text="Owls won")).to_be_visible()
    anna.shot("tournament-teams-over")
    cyril.page.reload()
    expect(cyril.page.get_by_role("table").first).to_be_visible()
    cyril.shot("tournament-teams-over-dusk")
