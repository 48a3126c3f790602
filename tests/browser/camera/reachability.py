"""Whether everything that is offered can be brought into view and touched, as a finger or a mouse does it: what cannot
is told as a list. Real touches and clicks; where the map ends, the buttons at its rim bring what lies beyond."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.fixtures.settled import Untouchable, click_at, middle_of, touch, touch_at, wait_until_settled

PRESSES = 12
"""Buttons at the rim that may be pressed to come to one thing. With every box a small phone needs 11 across the map."""
FEW = 12
"""So many places, rows and marks are touched one by one; of more, as many, spread evenly."""
ALL = 1000
"""More than there are."""

OPEN = """([x, y]) => !!document.elementFromPoint(x, y)?.closest('.port')"""
COVERING_EDGE = """([x, y]) => [...document.querySelectorAll('[data-edge]')].find((edge) => {
  const box = edge.getBoundingClientRect();
  return x > box.left - 4 && x < box.right + 4 && y > box.top - 4 && y < box.bottom + 4;
})?.dataset.edge ?? ''"""
"""Where there are very many choices, a button at the rim may cover some. It counts them and leads to them. Touches
beside its round corners go to it too."""
WHOLE = """(box) => {
  const [l, t, r, b] = [box.x + 2, box.y + 2, box.x + box.width - 2, box.y + box.height - 2];
  return [[l, t], [r, t], [l, b], [r, b], [(l + r) / 2, (t + b) / 2]]
    .every(([x, y]) => x >= 0 && y >= 0 && !!document.elementFromPoint(x, y)?.closest('.port'));
}"""
SPREAD = """() => {
  const found = [...document.querySelectorAll('[data-spot] .disc')].map((one) => one.getBoundingClientRect());
  const wrong = [];
  found.forEach((a, i) => found.slice(0, i).forEach((b) => {
    const far = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
    if (far < Math.min(a.width, b.width) - 1) wrong.push(`two marks lie on one another: ${Math.round(far)} px apart`);
  }));
  for (const one of found) if (one.width > 56) wrong.push(`a mark is ${Math.round(one.width)} px wide`);
  return wrong;
}"""
COVERING = """() => [...document.querySelectorAll('[data-edge]')].flatMap((edge) => {
  const a = edge.getBoundingClientRect();
  return [...document.querySelectorAll('[data-list=places] input')].flatMap(({ value }) => {
    const b = document.querySelector(`[data-cell='${value}']`).getBoundingClientRect();
    const map = document.querySelector('.port').getBoundingClientRect();
    const whole = b.left >= map.left && b.right <= map.right && b.bottom <= map.bottom;
    const meet = a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const lower = document.querySelector('.below, .tools:not(.high)')?.getBoundingClientRect().top ?? 1e9;
    const upper = document.querySelector('.prompt')?.getBoundingClientRect().bottom ?? 0;
    const counts = whole && meet && b.bottom <= lower && b.top >= upper;
    return counts ? [`a button at the rim covers the place ${value}`] : [];
  });
})"""


class Reachability:
    """A finger or a mouse at a table where something is asked."""

    def __init__(self, page: Page, few: int = FEW, mouse: bool = False) -> None:
        self.page = page
        self.few = few
        self.mouse = mouse
        self.press_at = click_at if mouse else touch_at
        self.wrong: list[str] = []

    def all(self, texts: list[str]) -> list[str]:
        """What of these actions cannot be touched, and marks that lie on one another."""
        self.page.locator('[data-ask="place"], [data-ask="pick"]').first.wait_for()
        self.rest()
        self.wrong += self.page.evaluate(COVERING)
        if self.page.locator('[data-ask="place"]').count():
            self._places(texts)
        else:
            self._rows(texts)
            self._marks()
        return self.wrong

    def rest(self) -> None:
        """Wait until nothing moves."""
        wait_until_settled(self.page)

    def _some(self, all_of_them: list[Any]) -> list[Any]:
        """As many as are touched, the first and the last among them."""
        count = len(all_of_them)
        if count <= self.few:
            return all_of_them
        return [all_of_them[round(i * (count - 1) / (self.few - 1))] for i in range(self.few)]

    # ---- places

    def _places(self, texts: list[str]) -> None:
        keys = self.page.locator("[data-list=places] input").evaluate_all("all => all.map((one) => one.value)")
        offered = {text.split()[2] for text in texts if text.startswith("place")}
        if not offered & set(keys):
            self.wrong.append("no place is shown")
        elif len(offered) > len(keys) and not any("fork" in text or "castle" in text for text in texts):
            self.wrong += [f"{cell} is not shown" for cell in sorted(offered - set(keys))]
        for key in self._some(keys):
            self.page.keyboard.press("Escape")  # an only place is chosen already
            self.rest()
            self._place(key)

    def _place(self, key: str) -> None:
        cell = self.page.locator(f"[data-cell='{key}']")
        at = self._come_to(cell)
        if at is None:
            self.wrong.append(f"the place {key} cannot be brought into view")
            return
        self.press_at(self.page, *at)
        if not self.page.locator(f"[data-list=places] input[value='{key}']").is_checked():
            self.wrong.append(f"a touch on {key} does not choose it")
        elif not self.page.evaluate(WHOLE, cell.bounding_box()):
            self.wrong.append(f"the place {key} is chosen and cannot be seen whole")
        elif not self._may_commit():
            self.wrong.append(f"the place {key} cannot be confirmed")

    def _may_commit(self) -> bool:
        button = self.page.locator(".hands [data-part=commit]")
        return button.is_enabled() and self._free(button)

    # ---- what is on a list

    def _rows(self, texts: list[str]) -> None:
        page = self.page
        page.locator(".hands [name=offer], .hands [data-offer]").first.wait_for(state="attached")
        reached = set()
        rows = page.locator(".hands input[name=offer]").all()
        for row in self._some(rows):
            value = row.get_attribute("value") or ""
            label = row.locator("xpath=..")
            label.scroll_into_view_if_needed()
            if not self._touched(label, row):
                self.wrong.append(f"the row of “{value}” cannot be touched")
                continue
            reached |= self._variants(row) | {value}
            if not self._may_commit():
                self.wrong.append(f"“{value}” cannot be confirmed")
        for button in page.locator(".hands button[data-offer]").all():
            if self._free(button):
                reached.add(button.get_attribute("data-offer") or "")
        if not page.locator("[data-dot]").count() and len(rows) <= self.few:  # otherwise one row stands for many
            self.wrong += [f"“{text}” is offered nowhere" for text in texts if text not in reached]

    def _variants(self, row: Locator) -> set[str]:
        """How many, or which one: chosen within the row."""
        found = set()
        for one in row.locator("xpath=ancestor::*[@data-row]").locator("fieldset input").all():
            value = one.get_attribute("value") or ""
            label = one.locator("xpath=..")
            label.scroll_into_view_if_needed()
            if self._touched(label, one):
                found.add(value)
            else:
                self.wrong.append(f"“{value}” within its row cannot be touched")
        return found

    def _touched(self, label: Locator, radio: Locator) -> bool:
        box = label.bounding_box()
        if box is None or box["height"] < 44:
            return False
        try:
            if self.mouse:
                click_at(self.page, *middle_of(label))
            else:
                touch(label)
        except Untouchable:
            return False
        return radio.is_checked()

    def _press(self, thing: Locator) -> None:
        if self.mouse:
            thing.click()
        else:
            thing.tap()

    def _free(self, thing: Locator) -> bool:
        """Its middle is on the screen and under nothing else."""
        within = """one => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
        return bool(thing.evaluate(within))

    # ---- marks on the map

    def _marks(self) -> None:
        page = self.page
        dots = page.locator("[data-dot]").evaluate_all("all => all.map((one) => one.dataset.dot)")
        if dots:
            for one in self._some(dots):
                self._mark(f"[data-dot='{one}']", one, twice=True)
        for one in page.locator("[data-spot]").evaluate_all("all => all.map((one) => one.dataset.spot)"):
            if not dots:
                self._mark(f"[data-spot='{one}'] .disc", one)
        self.wrong += page.evaluate(SPREAD)
        numbers = page.locator("[data-slot]").evaluate_all("all => all.map((one) => Number(one.dataset.slot))")
        if not dots and len(set(numbers)) < len(numbers):
            self.wrong.append(f"marks with the same number: {sorted(numbers)}")

    def _mark(self, query: str, offer: str, twice: bool = False) -> None:
        page = self.page
        page.keyboard.press("Escape")
        self.rest()
        if not page.locator(query).count():  # it is large already
            query, twice = f"[data-spot='{offer}'] .disc", False
        at = self._come_to(page.locator(query))
        if at is None:
            self.wrong.append(f"the mark of “{offer}” cannot be brought into view")
            return
        self.press_at(page, *at)
        if twice and not self._picked(offer):  # the tile is near now, its marks apart
            mark = page.locator(f"[data-spot='{offer}'] .disc")
            middle = self._open_middle(mark) if mark.count() else None
            if middle is not None:
                self.press_at(page, *middle)
        if not self._picked(offer):
            self.wrong.append(f"a touch on the mark of “{offer}” does not choose it")

    def _picked(self, offer: str) -> bool:
        return self.page.locator(f".picked[data-spot='{offer}']").count() > 0

    # ---- the map

    def _open_middle(self, thing: Locator) -> tuple[float, float] | None:
        box = thing.bounding_box()
        if box is None:
            return None
        at = middle(box)
        return at if self.page.evaluate(OPEN, at) else None

    def _come_to(self, thing: Locator) -> tuple[float, float] | None:
        """Its middle, once the buttons at the rim have brought it into view."""
        for _ in range(PRESSES):
            at, over = self._open_middle(thing), self._edge_over(thing)
            if at is not None and over is None:
                return at
            edge = over or self._edge_towards(thing.bounding_box())
            if edge is None or not self._free(edge):
                return None
            self._press(edge)
            self.rest()
        return None

    def _edge_over(self, thing: Locator) -> Locator | None:
        box = thing.bounding_box()
        if box is None:
            return None
        side = self.page.evaluate(COVERING_EDGE, middle(box))
        return self.page.locator(f"[data-edge={side}]") if side else None

    def _edge_towards(self, box: Any) -> Locator | None:
        port = self.page.locator(".port").bounding_box()
        edges = {one.get_attribute("data-edge"): one for one in self.page.locator("[data-edge]").all()}
        if box is None or port is None or not edges:
            return None
        dx = (box["x"] + box["width"] / 2 - port["x"]) / port["width"] - 0.5
        dy = (box["y"] + box["height"] / 2 - port["y"]) / port["height"] - 0.5
        ways = sorted([("E" if dx > 0 else "W", abs(dx)), ("S" if dy > 0 else "N", abs(dy))], key=lambda way: -way[1])
        return next((edges[side] for side, _ in ways if side in edges), next(iter(edges.values())))


def middle(box: Any) -> tuple[float, float]:
    """Return the middle of a bounding box, in pixels of the window."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def numbers(page: Page) -> list[int]:
    """How many the buttons at the rim say."""
    return [int(re.sub(r"\D", "", one.inner_text())) for one in page.locator("[data-edge]").all()]
