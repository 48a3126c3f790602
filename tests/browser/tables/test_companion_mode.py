"""Scorekeeper: on a phone people say what they drew and where it lies; the page does the rest."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.companion_page import CompanionPage
from tests.browser.pages.visitor_page import PHONE

MOST_TAPS = 5


def test_turns_are_said_with_at_most_five_taps(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    boxer = CompanionPage(visitor)
    boxer.sits_down("Anna", "Ben", "Jana")
    for number, name in enumerate(("Anna", "Ben", "Jana", "Anna")):
        boxer.taps = 0
        boxer.expect_drawing(name)
        boxer.draws("UVWB"[number])
        boxer.lays(turned=1 if number == 1 else None)
        boxer.puts(0 if number == 0 else None)
        assert boxer.taps <= (4 if number == 1 else 3)
    boxer.expect_drawing("Ben")
    assert sum('"draw' in line for line in boxer.record()) == 4
    visitor.axe()


def test_a_kind_is_found_by_letters_of_its_sides_and_is_gone_when_used_up(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    boxer = CompanionPage(visitor)
    page = boxer.sits_down("Anna", "Ben")
    find = page.get_by_role("search").get_by_role("textbox")
    shown = page.locator("[data-kind]:enabled")
    find.fill("ffrr")
    expect(boxer.kind("V")).to_be_visible()
    expect(boxer.kind("C")).to_have_count(0)
    find.fill("cccc")
    expect(shown).to_have_count(1)
    find.press("Enter")
    boxer.lays()
    while boxer.asked_for_a_figure():
        boxer.puts(None)
    expect(boxer.kind("C")).to_be_disabled()


def test_slips_are_taken_back_and_an_old_turn_is_corrected(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    boxer = CompanionPage(visitor)
    page = boxer.sits_down("Anna", "Ben")
    for tile in "UVW":
        boxer.draws(tile)
        boxer.lays()
        boxer.puts(None)
    before = boxer.record()
    boxer.draws("B")
    page.get_by_role("button", name="Take back").click()
    boxer.expect_drawing("Ben")
    assert boxer.record() == before
    page.reload()
    boxer.expect_drawing("Ben")
    page.get_by_role("button", name="Correct a turn").click()
    page.locator('[data-turn-number="1"]').click()
    expect(page.get_by_role("heading", name="Turn 1, Anna: enter it again")).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="Leave everything as it was").click()
    boxer.expect_drawing("Ben")
    assert boxer.record() == before


@pytest.mark.long
def test_what_does_not_fit_any_more_is_told_and_the_people_decide(server: ServerProcess, visit: Visit) -> None:
    visitor = visit(server, PHONE, still=True)
    boxer = CompanionPage(visitor)
    page = boxer.sits_down("Anna", "Ben")
    for tile in "UUU":
        boxer.draws(tile)
        boxer.lays()
        boxer.puts(None)
    page.get_by_role("button", name="Correct a turn").click()
    page.locator('[data-turn-number="1"]').click()
    boxer.expect_drawing("Anna")
    boxer.draws("C")
    boxer.lays()
    while boxer.asked_for_a_figure():
        boxer.puts(None)
    misfit = page.get_by_role("heading", name=re.compile("Turn 2, Ben, no longer fits"))
    expect(misfit).to_be_visible()
    visitor.axe()
    page.get_by_role("button", name="2 turns are affected").click()
    expect(page.locator("section.misfit li")).to_have_count(2)
    page.get_by_role("button", name="Keep up to turn 1").click()
    expect(misfit).to_have_count(0)
    boxer.expect_drawing("Ben")
    assert sum('"place' in line for line in boxer.record()) == 1


def test_others_watch_by_the_link(server: ServerProcess, visit: Visit) -> None:
    boxer, watcher = CompanionPage(visit(server, PHONE, still=True)), visit(server)
    page = boxer.sits_down("Anna", "Ben")
    seen = watcher.go(page.url.removeprefix(server.url))
    boxer.draws("U")
    expect(seen.get_by_role("heading", name="Anna’s turn")).to_be_visible()
    expect(seen.locator("[data-kind]")).to_have_count(0)


@pytest.mark.long
def test_a_base_game_of_seventy_two_tiles_takes_at_most_five_taps_a_turn(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, PHONE, still=True)
    boxer = CompanionPage(visitor)
    page = boxer.sits_down("Anna", "Ben")
    most = turns = 0
    kinds = page.locator("[data-kind]:enabled")
    while boxer.goes_on():
        boxer.taps = 0
        tile = kinds.nth(turns * 7 % kinds.count()).get_attribute("data-kind")
        assert tile is not None
        boxer.draws(tile)
        if page.locator('[data-ask="place"]').count() == 0:
            continue  # it fits nowhere and is set aside
        boxer.lays(turned=turns if turns % 3 == 0 else None)
        if boxer.asked_for_a_figure():
            boxer.puts(turns if turns % 2 else None)
        most, turns = max(most, boxer.taps), turns + 1
    assert turns == 71, "all tiles but the first, which lay there"
    assert most <= MOST_TAPS
