"""Every module through the page: set up, chosen, played, by mouse, keyboard and touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import last_action, many, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at
from tests.browser.pages.setup_page import open_more
from tests.browser.pages.table_page import TablePage, me, new_table
from tests.browser.pages.visitor_page import DESKTOP, PHONE, Theme

BOX = "base+fields+river+abbot+arrows"


def far_apart(texts: list[str]) -> bool:
    """Spots on the tile just laid and an abbot elsewhere."""
    return many("meeple", 3)(texts) and offered("recall")(texts)


def scenes() -> list[Table]:
    """A table at each decision that the tests want."""
    return [
        scene("scene-river", "base+fields+river", offered("place RV-straight 1,0 0")),
        scene("scene-recall", BOX, offered("recall", "meeple")),
        scene("scene-far-apart", "base+fields+abbot", far_apart),
        scene("scene-two-monks", BOX, offered("abbot monastery", "meeple monastery")),
        scene("scene-hand", "base+fields", offered("play"), house={"hand": 2}),
        scene("scene-blind", "tournament", offered("place"), takeback=False, aids=False),
    ]


def play_turns(player: TablePage, turns: int) -> None:
    """Go on by keyboard: the next place, the first option."""
    for _ in range(turns):
        ask, now = player.asked(), player.settled()
        player.page.keyboard.press("n" if ask == "place" else "1")
        player.page.keyboard.press("Enter")
        player.moves_on(now)


# ---- setting up


@pytest.mark.long
def test_a_table_with_everything_is_set_up_by_mouse(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    page = visitor.go("/new?device")
    page.get_by_text("The whole box", exact=True).click()
    expect(page.get_by_role("heading", name="The whole box")).to_be_visible()
    open_more(page)
    page.get_by_text("17 tiles").click()
    page.get_by_role("switch", name="Arrow tiles").click()
    page.get_by_role("switch", name="Portal").click()
    page.get_by_role("button", name="Abbot: what it changes").click()
    expect(page.get_by_text("Only an abbot can go in a garden")).to_be_visible()
    page.get_by_text("House rules").click()
    page.get_by_text("2 points").click()
    expect(page.get_by_role("radio", name="12 tiles")).not_to_be_checked()
    expect(page.get_by_text("Base game with Fields, Abbot, River of two springs, and Arrow tiles")).to_be_visible()
    expect(page.get_by_text("2 seats · 98 tiles")).to_be_visible()
    visitor.shot("setup-everything")
    visitor.axe()
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("grid", name="Board").wait_for()
    expect(page.get_by_text("small cities score 2 · without Portal")).to_be_visible()
    player = TablePage(visitor)
    play_turns(player, 4)
    header = player.record()[0]
    for part in ("river20", "arrows", "abbot", '"small_cities":2', '"portal":false'):
        assert part in header


@pytest.mark.long
def test_a_tournament_is_set_up_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, PHONE, "dusk")
    page = visitor.go("/new?device")
    page.get_by_role("radio", name=re.compile("^With fields")).focus()
    for name in (
        "The whole box",
        "Inns & Cathedrals",
        "Traders & Builders",
        "Anniversary",
        "Ghosts",
        "Siege & Defense",
        "Tournament",
    ):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=re.compile(f"^{name}"))).to_be_checked()
    open_more(page)
    for name in ("Aids", "Take-backs", "Fields"):
        expect(page.get_by_role("switch", name=name, exact=True)).to_be_disabled()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    visitor.shot("setup-tournament-phone")
    visitor.axe()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("switch", name="Aids", exact=True)).to_be_checked()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Sit down").focus()
    page.keyboard.press("Enter")
    page.get_by_role("grid", name="Board").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Rules in play").click()
    expect(page.get_by_text("Tournament: Base game with Fields")).to_be_visible()
    expect(page.get_by_text("no take-backs")).to_be_visible()
    visitor.axe()


def test_what_the_server_refuses_is_told_before_the_table_is_opened(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage)
    visitor.forgiven = ("400",)
    answer = '{"code":"bad-rules","text":"These two do not go together.","ref":""}'
    visitor.page.route("**/api/check", lambda route: route.fulfill(status=400, body=answer))
    page = visitor.go("/new")
    expect(page.get_by_role("alert").get_by_text("These two do not go together.")).to_be_visible()
    visitor.axe()


# ---- the double tile


def fork_table(stage: ServerProcess, visit: Visit, size: tuple[int, int] = DESKTOP) -> TablePage:
    """A table whose first tile is the fork, as in games recorded with the first version of that set."""
    visitor = visit(stage, size)
    new_table(visitor, me(), me("Ben"), rules="base+fields+river20", house={"river20_version": 1})
    player = TablePage(visitor)
    assert player.asked() == "place"
    return player


def forks(page: Page) -> int:
    """How many cells of the double tile lie on the board."""
    return page.locator('.world image[href*="/AR-fork"]').count()


@pytest.mark.long
def test_the_double_tile_by_mouse(stage: ServerProcess, visit: Visit) -> None:
    player = fork_table(stage, visit)
    page = player.page
    expect(page.get_by_role("button", name="Place here")).to_be_enabled()
    assert forks(page) == 2, "the only place shows both cells before they are placed"
    page.get_by_role("button", name="Rotate the tile", exact=True).click()
    player.visitor.shot("fork-turned")
    player.calm()
    middle = player.middle_of(page.get_by_role("gridcell", name=re.compile("^1 right from")))
    assert middle is not None
    page.mouse.click(*middle)
    player.page.locator('[data-ask="pick"]').wait_for()
    assert re.fullmatch(r"place AR-fork 1,-?1 (90|270)", last_action(player))
    assert forks(page) == 2
    player.visitor.axe()
    page.get_by_role("button", name="Take back").click()
    page.locator('[data-ask="place"]').wait_for()


def test_the_double_tile_by_keyboard(stage: ServerProcess, visit: Visit) -> None:
    player = fork_table(stage, visit)
    page = player.page
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.locator('[data-ask="pick"]').wait_for()
    assert last_action(player) == "place AR-fork 1,0 0"
    names = [page.get_by_role("gridcell", name=re.compile(f"^{x} right from")) for x in (1, 2)]
    expect(names[0]).to_have_accessible_name(re.compile("east river, south field, west river"))
    expect(names[1]).to_have_accessible_name(re.compile("North river, east city, south river"))


def test_the_double_tile_by_touch(stage: ServerProcess, visit: Visit) -> None:
    player = fork_table(stage, visit, PHONE)
    page = player.page
    player.calm()
    for _ in range(2):
        middle = player.middle_of(page.get_by_role("gridcell", name=re.compile("^1 right from")))
        assert middle is not None
        touch_at(page, *middle)
    player.visitor.shot("fork-phone")
    page.get_by_role("button", name="Place here").tap()
    page.locator('[data-ask="pick"]').wait_for()
    assert last_action(player).startswith("place AR-fork")
    play_turns(player, 1)
    assert player.asked() == "place"
    page.get_by_role("button", name="View").tap()
    page.get_by_role("menuitem", name=re.compile("tiles? left")).tap()
    expect(page.get_by_role("heading", name="The river comes first")).to_be_visible()
    player.visitor.shot("river-first-phone")
    player.visitor.axe()


def test_a_place_off_the_river_is_refused_with_the_rule_of_the_river(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "river")
    page, player = visitor.page, TablePage(visitor)
    player.calm()
    middle = player.middle_of(page.get_by_role("gridcell", name=re.compile("^1 down from")))
    assert middle is not None
    page.mouse.click(*middle)
    card = page.get_by_role("region", name="Doesn’t fit here in any rotation")
    expect(card.get_by_text("Rule RIV-03")).to_be_visible()
    visitor.shot("why-river")
    visitor.axe()
    card.get_by_role("button", name="Read the rule").click()
    expect(page.get_by_role("heading", name="Rule RIV-03")).to_be_visible()


# ---- abbots


def test_an_abbot_is_called_back(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "recall")
    page, player = visitor.page, TablePage(visitor)
    row = page.get_by_role("radio", name=re.compile("Call the abbot home"))
    points = re.search(r"\+(\d+) now", str(row.get_attribute("aria-label")))
    assert points is not None
    row.focus()
    page.keyboard.press(" ")
    visitor.shot("recall")
    visitor.axe()
    before = sum(player.points().values())
    now = player.settled()
    page.get_by_role("button", name="Call the abbot home").click()
    player.moves_on(now)
    assert last_action(player).startswith("recall abbot ")
    assert sum(player.points().values()) >= before + int(points[1])
    expect(page.get_by_text("abbot called home").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dusk"])
def test_spots_far_apart_lie_beside_the_buttons_of_a_phone(stage: ServerProcess, visit: Visit, theme: Theme) -> None:
    visitor = sit(stage, visit, "far-apart", PHONE, theme)
    player = TablePage(visitor)
    player.calm()
    visitor.shot(f"far-apart-{theme}")
    discs = visitor.page.locator("[data-slot] .disc").all()
    assert len(discs) >= 4
    for disc in discs:
        player.calm()
        middle = player.middle_of(disc)
        assert middle is not None, "under a button"
        touch_at(visitor.page, *middle)
        expect(visitor.page.locator("[data-slot].picked .ring")).to_have_count(1)
        visitor.page.keyboard.press("Escape")


def test_a_monastery_may_get_a_monk_or_the_abbot(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "two-monks", PHONE)
    page, player = visitor.page, TablePage(visitor)
    for role in ("Monk", "Abbot"):
        expect(page.get_by_role("radio", name=re.compile(f": {role},"))).to_be_visible()
    player.calm()
    visitor.shot("monk-or-abbot-phone")
    rows = page.get_by_role("radio").all()
    number = next(n for n, row in enumerate(rows, 1) if "Abbot" in row.locator("xpath=..").inner_text())
    middle = player.middle_of(page.locator(f"[data-slot='{number}'] .disc"))
    assert middle is not None
    touch_at(page, *middle)
    now = player.settled()
    page.get_by_role("button", name="Place abbot", exact=True).tap()
    player.moves_on(now)
    assert last_action(player).startswith("abbot monastery ")
    expect(page.locator('.world image[href*="/figure/abbot-"]').first).to_be_attached()
    visitor.axe()


# ---- house rules


def test_a_hand_of_two_tiles(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "hand")
    page, player = visitor.page, TablePage(visitor)
    rows = page.get_by_role("radio")
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_accessible_name(re.compile("Play this tile.*North|North.*Play this tile"))
    expect(page.locator("[aria-current='true']").get_by_role("img", name=re.compile("North"))).to_be_visible()
    visitor.shot("hand")
    visitor.axe()
    page.keyboard.press("2")
    now = player.settled()
    page.keyboard.press("Enter")
    player.moves_on(now)
    assert last_action(player).startswith("play ")
    page.get_by_role("button", name="Take back").click()
    expect(rows).to_have_count(2)


@pytest.mark.long
def test_a_table_without_help_shows_nothing_that_would_help(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "blind")
    page, player = visitor.page, TablePage(visitor)
    expect(page.get_by_role("gridcell", name=re.compile("the tile fits"))).to_have_count(0)
    assert page.locator(".world path[d='M50 36v28M36 50h28']").count() == 0
    page.keyboard.press("w")
    expect(page.get_by_text("Aids are off at this table.").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_text("hidden at this table")).to_be_visible()
    page.keyboard.press("Escape")
    visitor.axe()
    refused = False
    for _ in range(16):
        now = player.settled()
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        if not page.get_by_text("The tile doesn’t fit here this way round.").count():  # the page says so at once
            player.moves_on(now)
            break
        refused = True
        page.keyboard.press("r")
    visitor.shot("without-help")
    assert refused or last_action(player).startswith("place")
