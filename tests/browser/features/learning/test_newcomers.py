"""A newcomer's first game: few taps, a card for each kind of feature, also for a guest who comes by link."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.server.tables.table import Table
from tests.browser.fixtures.api_requests import post
from tests.browser.fixtures.scenes import offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled
from tests.browser.pages.lesson_page import LessonPage
from tests.browser.pages.table_page import TablePage, me
from tests.browser.pages.visitor_page import DESKTOP, Theme, Visit, Visitor

SMALL = (360, 640)
FEWEST = 5
"""Taps from the first page to the end of the first turn."""
NEAR = 90
"""Pixels between a button and the sentence about it."""
KEPT = "() => JSON.parse(localStorage.getItem('bastide.settings') ?? '{}')"
COVERED = """() => {
  const card = document.querySelector('.coach').getBoundingClientRect();
  return [...document.querySelectorAll('[data-spot] .disc')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return bottom > card.top && top < card.bottom && right > card.left && left < card.right;
  }).length;
}"""


def scenes() -> list[Table]:
    """Tables with spots in a city, on a road and in a field."""
    spots = offered("meeple city", "meeple road", "meeple field")
    return [scene(f"scene-{name}", "base+fields", spots) for name in ("kinds", "kinds-dusk", "kinds-off")]


def card_of(page: Page) -> Locator:
    """The card that explains a kind of feature."""
    return page.locator("[data-explains]")


def kind_of(page: Page) -> str:
    """The kind that it explains."""
    return card_of(page).get_attribute("data-explains") or ""


def place_meeple(learner: LessonPage, player: TablePage) -> None:
    """Read what the first kind scores, and place a meeple with two taps."""
    page = player.page
    wait_until_settled(page)
    kind = kind_of(page)
    expect(learner.card).to_contain_text("scores")
    assert page.evaluate(COVERED) == 0, "a spot is under the card"
    expect(page.get_by_role("log", name="Read aloud")).to_contain_text(f"{kind} scores")
    player.visitor.axe()
    player.visitor.shot("newcomer-kind")
    page.locator(".options .row").first.tap()
    turn = player.settled()
    page.locator("[data-part=commit]").tap()
    player.moves_on(turn)
    page.wait_for_function(f"kind => ({KEPT})().explained?.includes(kind)", arg=kind)


def test_the_first_turn_takes_five_taps(quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, size=SMALL, still=True, touch=True)
    page = visitor.go("/")
    learner, player = LessonPage(page), TablePage(visitor)
    page.get_by_role("button", name=re.compile("Play now")).tap()
    commit = page.locator("[data-part=commit]")
    place = page.locator('[data-ask="place"]')
    place.wait_for()
    wait_until_settled(page)
    taps = 1
    if not page.locator("[data-list=places] input:checked").count():  # an only place is chosen already
        learner.touch()
        taps += 1
    hint = page.get_by_text("Tap the red button to confirm.")
    expect(hint).to_be_visible()
    said, button = hint.bounding_box(), commit.bounding_box()
    assert said
    assert button
    assert abs(said["y"] - button["y"]) < NEAR, "the sentence is beside its button"
    turn = player.settled()
    commit.tap()
    taps += 1
    player.moves_on(turn)
    if player.asked() == "figure":  # the bot may have begun, and no spot is free
        place_meeple(learner, player)
        taps += 2
    assert taps <= FEWEST
    assert player.asked() == "place"
    expect(learner.card).to_have_count(0)
    assert page.evaluate(KEPT)["quickRules"] == "base", "the first game has no fields"
    assert "fields" not in player.record()[0]


@pytest.mark.parametrize(("name", "size", "theme"), [("kinds", DESKTOP, "light"), ("kinds-dusk", SMALL, "dusk")])
def test_each_kind_is_explained_once(
    name: str, size: tuple[int, int], theme: Theme, stage: ServerProcess, visit: Visit
) -> None:
    visitor = sit(stage, visit, name, size=size, theme=theme, still=True)
    page = visitor.page
    assert card_of(page).count() == 0, "only newcomers need it"
    explain(visitor)
    first = kind_of(page)
    other = next(kind for kind in ("city", "road", "field") if kind != first)
    page.locator(f".options input[value*=' {other} ']").first.check(force=True)
    expect(card_of(page)).to_have_attribute("data-explains", other)
    expect(page.locator(".coach")).to_contain_text(re.compile(f"A {other} scores"))
    wait_until_settled(page)
    assert page.evaluate(COVERED) == 0
    visitor.axe()
    visitor.shot(f"newcomer-{name}")
    player = TablePage(visitor)
    turn = player.settled()
    page.locator("[data-part=commit]").click()
    player.moves_on(turn)
    expect(card_of(page)).to_have_count(0)
    kept = f"kinds => kinds.every((kind) => ({KEPT})().explained.includes(kind))"
    page.wait_for_function(kept, arg=[first, other])


def explain(visitor: Visitor) -> None:
    """The device becomes that of a newcomer."""
    page = visitor.page
    kept = {**page.evaluate(KEPT), "explain": True, "explained": []}
    page.evaluate("text => localStorage.setItem('bastide.settings', text)", json.dumps(kept))
    page.reload()
    card_of(page).wait_for()


def test_the_cards_are_closed_switched_off_and_shown_again(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "kinds-off", still=True)
    page = visitor.page
    explain(visitor)
    page.get_by_role("button", name="Close this card").click()
    expect(card_of(page)).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("button", name="Show all the cards again").click()
    expect(page.get_by_role("button", name="Show all the cards again")).to_have_count(0)
    visitor.axe()
    page.keyboard.press("Escape")
    expect(card_of(page)).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("switch", name="Explain as I play").click()
    page.keyboard.press("Escape")
    expect(card_of(page)).to_have_count(0)


def test_a_guest_who_comes_by_link_has_the_same_hints(quick: ServerProcess, visit: Visit) -> None:
    host, guest = visit(quick, still=True), visit(quick, size=SMALL, still=True, touch=True)
    seats = [me(), {"kind": "open"}]
    wish = {"rules": "base+fields", "seats": seats, "options": {"starter": 1}, "name": "Friday evening"}
    made = post(host.page.request, "/api/tables", data=wish)
    assert made.ok, made.text()
    link = f"/t/{made.json()['table']}"
    host.go(link)
    page = guest.go(link)
    guest.set_name("Ben")
    page.keyboard.press("Enter")
    expect(host.page.get_by_text("Ben").first).to_be_visible()
    host.page.get_by_role("button", name=re.compile("^Start")).click()
    page.locator('[data-ask="place"]').wait_for()
    expect(host.page.locator(".coach")).to_have_count(0)
    wait_until_settled(page)
    if page.locator("[data-list=places] input:checked").count():  # an only place is chosen already
        expect(page.get_by_text("Tap the red button to confirm.")).to_be_visible()
    else:
        expect(page.locator(".coach")).to_contain_text("Dashed: rotate it first.")
        LessonPage(page).touch()
    page.locator("[data-part=commit]").tap()
    card_of(page).wait_for()
    expect(page.locator(".coach")).to_contain_text("or none")


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_the_path_shows_what_was_reached(size: tuple[int, int], quick: ServerProcess, visit: Visit) -> None:
    visitor = visit(quick, size=size, still=True)
    visitor.go("/privacy")
    visitor.page.evaluate("localStorage.setItem('bastide.settings', JSON.stringify({ beaten: ['pauline'] }))")
    page = visitor.go("/learn")
    bots = page.locator("[data-bot]")
    expect(bots).to_have_count(6)
    expect(page.get_by_text("1 of 6 beaten")).to_be_visible()
    expect(bots.first).to_contain_text("Beaten")
    expect(page.locator("[data-bot][aria-current=step]")).to_have_attribute("data-bot", "gaspard")
    expect(page.locator("[data-shield=base]")).to_contain_text("Not yet")
    expect(page.locator("[data-level]")).to_have_count(6)
    expect(page.locator("[data-level='2']")).to_contain_text("Win level 1 first.")
    visitor.axe()
    visitor.shot(f"newcomer-path-{size[0]}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator("[data-level='1'] a").click()
    page.wait_for_url("**/new?setup=mists&level=1")
    page.go_back()
    bots.nth(1).click()
    page.wait_for_url("**/t/*")
    TablePage(visitor).asked()
    assert page.evaluate(KEPT)["climb"]["level"] == "gaspard"
