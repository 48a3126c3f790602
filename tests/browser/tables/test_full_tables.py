"""Full tables in low windows: the tile in hand stays whole and large, choices stay in view, the rest folds."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bastide.rules import BROUGHT, MODULES, module_names, seat_range
from bastide.server.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.fixtures.every_box import BOXES, EVERY_BOX
from tests.browser.fixtures.scenes import many, offered, scene, sit
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.fixtures.settled import wait_until_settled

SIX = ("Anna", "Ben", "Jana", "Karel", "Lucia", "Petra")
LAPTOP = (1366, 768)
WINDOWS = (LAPTOP, (1280, 720))
FORK = "base+fields+river20"
"""The first version of this river begins with a tile of two cells."""
LEAST = 96
ROWS = 4
"""Choices that are in view at once."""
FOLDING = ("traders", "ghosts", "conquest")
"""Boxes with a line in the sidebar that folds."""
STRIPS = [
    "+".join(word for word, there in zip(FOLDING, chosen, strict=True) if there)
    for chosen in product((False, True), repeat=len(FOLDING))
]
KINDS = ("base+fields", "+".join(["base+fields", *(box for box in BOXES if box not in FOLDING)]))
"""No other box, and all others."""
SEATS = range(2, 7)
RULES = ["+".join(word for word in parts if word) for parts in product(KINDS, STRIPS)]
TABLES = [(seats, rules) for seats, rules in product(SEATS, RULES) if seats <= seat_range(rules)[1]]
ALWAYS = {(2, RULES[0]), (5, RULES[0]), (4, RULES[7]), (3, RULES[13]), (5, RULES[10]), (6, RULES[15]), (2, RULES[15])}

HAND = """() => {
  const tile = document.querySelector('.hands .hand [role=img]');
  const { left, top, right, bottom, width, height } = tile.getBoundingClientRect();
  const points = [[left, top], [right, top], [left, bottom], [right, bottom]].map(([x, y]) =>
    [x + (x === left ? 3 : -3), y + (y === top ? 3 : -3)]);
  const hidden = points.filter((at) => !tile.contains(document.elementFromPoint(...at))).length;
  return { size: Math.min(width, height), hidden };
}"""
"""The size of the tile in hand, and how many of its corners are out of sight."""
SPILLED = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText)"
WHOLE_ROWS = """() => {
  const list = document.querySelector('.hands .scroll').getBoundingClientRect();
  return [...document.querySelectorAll('.hands [data-row]')].map((row) => row.getBoundingClientRect())
    .filter((row) => row.top >= list.top - 1 && row.bottom <= list.bottom + 1).length;
}"""


def name_of(seats: int, rules: str) -> str:
    """A table of these seats and rules."""
    return f"full-{seats}-{RULES.index(rules)}"


def figures_only(texts: list[str]) -> bool:
    """Six spots or more for a meeple, and nothing else to do."""
    kinds = {"meeple", "large", "guard", "abbot", "builder", "pig", "phantom", "pass"}
    return many("meeple", 6)(texts) and {text.split()[0] for text in texts} <= kinds


def scenes() -> list[Table]:
    """Six players with every box: a figure among many spots. A tile in hand for all seats and rules."""
    figure = scene("scene-full-figure", EVERY_BOX, figures_only, SIX, leads=lambda game: len(game.actions) > 60)
    hands = [scene(f"scene-{name_of(*pair)}", pair[1], offered("place"), SIX[: pair[0]]) for pair in TABLES]
    two_cells = scene("scene-full-fork", FORK, offered("place"), SIX[:5], house={"river20_version": 1})
    return [figure, two_cells, *hands]


def tiered() -> list[Any]:
    """Seats and rules: some always, the rest in test-full."""
    return [
        pytest.param(*pair, marks=() if pair in ALWAYS else pytest.mark.long, id="-".join(map(str, pair)))
        for pair in TABLES
    ]


def hand_problems(page: Page, when: str) -> list[str]:
    """What is wrong with the tile in hand in each window."""
    wrong = []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        wait_until_settled(page)
        found = page.evaluate(HAND)
        if found["size"] < LEAST:
            wrong.append(f"{when}, {height} pixels high: the tile is {found['size']} pixels wide")
        if found["hidden"]:
            wrong.append(f"{when}, {height} pixels high: {found['hidden']} corners of the tile are out of sight")
        wrong += page.locator("[data-part=strips] button, [data-part=commit]").evaluate_all(SPILLED)
    return wrong


def test_every_box_is_at_the_full_table() -> None:
    """Not the rivers: one of them is in the anniversary, and there is one at most (COM-02)."""
    assert set(MODULES) - set(BROUGHT) - set(module_names(EVERY_BOX)) == {"river", "mists-rules"}


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "rules"), tiered())
def test_the_tile_in_hand_is_whole_and_large(seats: int, rules: str, stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, name_of(seats, rules), LAPTOP, still=True, pictures=False).page
    wrong = hand_problems(page, "at first")
    for line in page.locator("[data-part=strips] button").all():
        line.click()
    wrong += hand_problems(page, "with everything open")
    page.locator("[data-list=places] input").first.focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-part=commit]")).to_be_enabled()
    wrong += hand_problems(page, "with a place")
    assert not wrong


def test_a_tile_of_two_cells_in_hand_is_whole_and_large_in_both_directions(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "full-fork", LAPTOP, still=True, pictures=False).page
    wrong = hand_problems(page, "at first")
    page.keyboard.press("r")
    assert not wrong + hand_problems(page, "turned")


@pytest.mark.parametrize("size", WINDOWS)
def test_choices_stay_in_view_and_what_folds_opens(size: tuple[int, int], stage: ServerProcess, visit: Visit) -> None:
    visitor = sit(stage, visit, "full-figure", size, still=True)
    page = visitor.page
    wait_until_settled(page)
    assert page.evaluate(WHOLE_ROWS) >= ROWS
    lines = page.locator("[data-part=strips] button")
    expect(lines).to_have_count(3)
    expect(page.locator("[data-part=walls], [data-part=goods]")).to_have_count(0)
    visitor.axe()
    walls = page.get_by_role("button", name="Walls of the fortress")
    expect(walls).to_have_attribute("aria-expanded", "false")
    walls.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=walls]")).to_be_visible()
    expect(page.locator(".hands .primary")).to_be_in_viewport()
    visitor.axe()
    page.reload()
    expect(walls).to_have_attribute("aria-expanded", "true")
    expect(page.locator("[data-part=walls]")).to_be_visible()


def test_a_spot_lights_its_feature_and_says_its_worth(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "full-figure", still=True).page
    wait_until_settled(page)
    assert page.locator("[data-spot]:not(.pin) image").count() >= 6, "figures in discs"
    offer = page.locator("[data-row]:has(.worth b) input[name=offer]").first.get_attribute("value")
    box = page.locator(f"[data-spot='{offer}'] .disc").bounding_box()
    assert box is not None
    assert box["width"] >= 36
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f"[data-worth='{offer}']")).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(1)
    expect(page.locator("[data-row].lit")).to_have_count(1)


def test_tiles_and_type_grow_with_the_screen(stage: ServerProcess, visit: Visit) -> None:
    page = sit(stage, visit, "full-figure", LAPTOP, still=True).page
    for size, least in ((LAPTOP, 16), ((2560, 1440), 18), ((3840, 2160), 20)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == least
    page.reload()
    page.locator('[data-ask="pick"]').wait_for()
    page.keyboard.press("0")
    wait_until_settled(page)
    assert page.locator(".port [data-cell]").first.evaluate("it => it.getBoundingClientRect().width") > 92
