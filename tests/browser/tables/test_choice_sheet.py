"""The sheet of choices on a small phone (B3, B8): it leaves the map in view, and every choice can be told apart,
brought into view and touched."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from bastide.game import Game
from bastide.server.tables.table import Table
from scripts.gallery.states import load_data
from scripts.gallery.tables import table_of
from tests.browser.camera.reachability import WHOLE
from tests.browser.fixtures.page_checks import sideways
from tests.browser.fixtures.scenes import many, offered, scene, sit, take_seat
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import touch_at, wait_until_settled
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import DESKTOP, Visit

SMALL = (360, 640)
MOST = 0.45
"""Of the height of the screen."""
LEAST = 54
PLACING, WHOSE = 104, 30
"""Pixels that the decision has while a place is looked for, and whose turn it is where several sit at one device."""
NARROWEST = (320, 568)
HIGH = "it => it.getBoundingClientRect().height"
CUT = """() => {
  const list = document.querySelector('.scroll').getBoundingClientRect();
  const at = [list.left + list.width / 3, list.bottom - 7];
  const row = document.elementFromPoint(...at).closest('[data-row]');
  return [...at, row.dataset.row, row.getBoundingClientRect().bottom - list.bottom];
}"""
"""A point at the lower rim of the list, the row that lies there, and how much of that row is out of sight."""
PEOPLE = ("Anna", "Ben", "Jana")
SIX = ("Anna", "Ben", "Jana", "Karel", "Lucia", "Petra")
QUESTIONS = ("recall", "hand", "sign", "portal", "reinforce", "extra", "guard", "besiege", "flee")
"""Tables of the gallery."""
BOXES = "all => all.map((it) => { const b = it.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })"


def scenes() -> list[Table]:
    """A reward with amounts, a figure on three kinds of ground, six people and their walls."""
    siege = "base+fields+abbot+conquest"
    return [
        scene("scene-sheet-reward", "mists", offered("take", "banish 2"), PEOPLE, house={"level": 3}),
        scene("scene-sheet-figure", "base+fields", many("meeple", 6), PEOPLE),
        scene("scene-sheet-place", "base+fields", many("place", 20), PEOPLE),
        scene("scene-sheet-six", siege, offered("man "), SIX, leads=manned),
        *[table_of(f"scene-sheet-{name}", {**load_data()["tables"][name], "least": 0}) for name in QUESTIONS],
    ]


def manned(game: Game) -> bool:
    """Somebody stands on a wall already."""
    return any(wall["order"] for wall in game.shown_to(None)["fortress"]["walls"])


def fits(page: Page) -> None:
    """Less than half of the screen, one column, every row large enough, with words of its own."""
    height = page.locator(".below").evaluate("it => it.getBoundingClientRect().height")
    assert height <= MOST * SMALL[1] + 1, f"{height} pixels high"
    rows = page.locator(".options .row").evaluate_all(BOXES)
    assert len({left for left, *_ in rows}) == 1, "one column"
    assert all(bottom - top >= LEAST for _, top, _, bottom in rows)
    names = page.locator(".options [name=offer]").evaluate_all("all => all.map((it) => it.getAttribute('aria-label'))")
    plain = [re.sub(r"^\d+ of \d+: ", "", name) for name in names]
    assert len(set(plain)) == len(plain), plain


def touched(page: Page, player: TablePage, number: int) -> None:
    """One row is brought into view, touched, and then the button says what it does."""
    row = page.locator(".options .row").nth(number)
    row.scroll_into_view_if_needed()
    player.calm()
    row.locator("label").first.click(position={"x": 80, "y": 26})
    expect(row).to_have_class(re.compile(r"\bon\b"))
    expect(page.locator(".hands .primary")).to_be_enabled()
    box = row.bounding_box()
    frame = page.locator(".scroll").bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["y"] - 1 <= box["y"], "what is chosen is in view"


def check(page: Page, player: TablePage) -> None:
    """The first, one in the middle and the last row."""
    page.locator(".options .row").first.wait_for()
    fits(page)
    count = page.locator(".options .row").count()
    for number in sorted({0, count // 2, count - 1}):
        touched(page, player, number)
    page.keyboard.press("Escape")
    expect(page.locator(".options .on")).to_have_count(0)


def test_ghosts_to_send_home_are_rows_with_their_place_and_how_many(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sheet-reward", SMALL)
    page, player = visitor.page, TablePage(visitor)
    check(page, player)
    row = page.locator(".options .row:has(.variants)").first
    one = row.get_by_role("radio", name="1 ghost")
    box = one.locator("xpath=..").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    one.locator("xpath=..").click()
    expect(page.get_by_role("button", name="Send 1 ghost away")).to_be_enabled()
    visitor.shot("sheet-reward")
    visitor.axe()


def test_what_is_paid_and_what_is_promised_look_different(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sheet-figure", SMALL)
    page, player = visitor.page, TablePage(visitor)
    check(page, player)
    kinds = set(page.locator(".worth > span").all_inner_texts())
    assert kinds <= {"now", "so far", "at the end"}, kinds
    assert len(kinds) > 1, kinds
    page.locator(".options .row", has_text="Farmer").first.locator("label").click()
    expect(page.get_by_role("button", name="Place farmer")).to_be_enabled()
    expect(page.locator("[data-lit]")).to_have_count(1)
    page.get_by_role("button", name="None", exact=True).click()
    expect(page.get_by_role("button", name="No meeple")).to_be_enabled()
    visitor.shot("sheet-figure")


@pytest.mark.long
def test_six_people_and_their_walls_are_seen_at_once(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sheet-six", SMALL)
    page = visitor.page
    check(page, TablePage(visitor))
    chips = page.locator("header [data-seat]").evaluate_all(BOXES)
    assert len(chips) == len(SIX)
    assert all(right <= next_left for (_, _, right, _), (next_left, *_) in pairwise(chips))
    menu = page.locator("header [aria-haspopup=menu]").bounding_box()
    assert menu is not None
    assert chips[-1][2] <= menu["x"], "the sixth is not behind the menu"
    assert page.locator("[data-part=walls] .spaces .figure").count() > 0, (
        "who mans a space is known by a sign, not by colour"
    )
    visitor.shot("sheet-six")
    visitor.axe()
    page.locator("header [data-seat]").last.click()
    expect(page.locator(".turns")).to_contain_text("Petra")


RING = """() => {
  const one = document.activeElement, style = getComputedStyle(one), box = one.getBoundingClientRect();
  const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  const wrong = style.outlineStyle === 'none' ? ['no ring'] : [];
  for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const frame = up.getBoundingClientRect();
    for (const [side, far] of [['left', -1], ['top', -1], ['right', 1], ['bottom', 1]])
      if ((box[side] + far * out - frame[side]) * far > 0.5) wrong.push(`${side}: cut by ${up.className}`);
  }
  return wrong;
}"""


def test_the_ring_around_the_choice_is_whole_when_a_panel_has_gone(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "sheet-figure", DESKTOP, still=True).page
    page.locator(".options input").first.focus()
    page.keyboard.press("s")
    page.locator(".panel").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    page.wait_for_function("() => document.activeElement.closest('.hands')")
    assert page.evaluate(RING) == []


def test_places_are_a_list_as_well(stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "sheet-place", SMALL, still=True)
    page, player = visitor.page, TablePage(visitor)
    assert page.locator(".below").evaluate(HIGH) <= PLACING + WHOSE
    page.get_by_role("button", name="places · List").click()
    page.locator("[data-place]").first.wait_for()
    assert page.locator(".below").evaluate(HIGH) <= MOST * SMALL[1] + 1
    assert page.locator("[data-place]").count() == page.locator("[data-list=places] input").count() > 4
    visitor.axe()
    visitor.shot("sheet-places")
    page.keyboard.press("Escape")
    expect(page.locator("[data-place]")).to_have_count(0)
    page.get_by_role("button", name="places · List").click()
    last = page.locator("[data-place]").last
    key = last.get_attribute("data-place")
    last.click()
    player.calm()
    expect(page.locator(f"[data-list=places] input[value='{key}']")).to_be_checked()
    assert page.evaluate(WHOLE, page.locator(f"[data-cell='{key}']").bounding_box())
    expect(page.locator(".hands .primary")).to_be_enabled()


@pytest.mark.parametrize("name", ["place", "figure"])
def test_letters_twice_as_large_on_the_narrowest_screen_leave_the_map(
    name: str, stage: ServerProcess, visit: Visit
) -> None:
    visitor = sit(stage, visit, f"sheet-{name}", NARROWEST, still=True)
    page = visitor.page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator(".list, .options .row").first.wait_for()
    TablePage(visitor).calm()
    lower = page.locator(".below").bounding_box()
    prompt = page.locator(".prompt").bounding_box()
    assert lower is not None
    assert prompt is not None
    assert lower["y"] - prompt["y"] - prompt["height"] >= LEAST, "a strip of the map"
    assert sideways(page) == []
    cut = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"
    assert page.locator(".hands button, .hands .text, .hands h2").evaluate_all(cut) == []
    visitor.shot(f"sheet-large-{name}")


def test_nothing_is_asked_before_its_sheet_is_there(stage: ServerProcess, visit: Visit) -> None:
    visitor = visit(stage, SMALL, still=True)
    take_seat(visitor)
    page = visitor.page
    held: list[Route] = []
    page.route(re.compile(r"/assets/ChoiceList-[\w-]+\.js"), lambda route: held.append(route))
    with page.expect_request(re.compile(r"/assets/ChoiceList-[\w-]+\.js")):
        visitor.go("/t/scene-sheet-figure")
    page.get_by_role("grid", name="Board").wait_for()
    expect(page.locator("[data-ask]")).to_have_attribute("data-ask", "wait")
    for one in held:
        one.continue_()
    expect(page.locator("[data-ask]")).to_have_attribute("data-ask", "pick")
    expect(page.locator(".options .row").first).to_be_visible()


@pytest.mark.parametrize(
    "name",
    [
        "flee",
        *(
            pytest.param(name, marks=pytest.mark.long)
            for name in ("guard", "sign", "portal", "besiege", "reinforce", "recall", "hand", "extra")
        ),
    ],
)
def test_every_question_leaves_the_map_in_view(name: str, stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, f"sheet-{name}", SMALL)
    check(visitor.page, TablePage(visitor))
    visitor.axe()


def test_the_row_that_was_touched_stays_under_the_finger(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "sheet-flee", SMALL, still=True, touch=True).page
    wait_until_settled(page)
    x, y, row, hidden = page.evaluate(CUT)
    assert hidden > 0, "the row is not whole"
    touch_at(page, x, y)
    expect(page.locator(".row.on")).to_have_attribute("data-row", row)
    under = "at => document.elementFromPoint(...at).closest('[data-row]')?.dataset.row"
    assert page.evaluate(under, [x, y]) == row, "a second touch would choose another row"
