"""Every legal offer can be brought into view and touched on the smallest phone, where most is offered."""

import pytest

from bastide.server.room import Room
from tests.browser.camera.most import MOST, Most
from tests.browser.camera.reach import Reach
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.scenes import sit

SMALL = (360, 640)
ALWAYS = Most("siege", "flee", 7, 24, 213)
"""The one that is tried with every change; the others are for continuous integration."""
TRIED = [one for one in MOST if one.system == "siege" and one.words in ("flee", "farm")]


def scenes() -> list[Room]:
    """The fullest decisions."""
    return [most.room() for most in TRIED]


def sat(most: Most, stage: House, visit: Visit, size: tuple[int, int]) -> Reach:
    """A finger at this table."""
    name = most.table.removeprefix("scene-")
    return Reach(sit(stage, visit, name, size, still=True, touch=True).page)


@pytest.mark.parametrize(
    "most", [pytest.param(one, id=one.table[11:], marks=() if one == ALWAYS else pytest.mark.wide) for one in TRIED]
)
def test_everything_that_is_offered_can_be_touched(most: Most, stage: House, visit: Visit) -> None:
    assert not sat(most, stage, visit, SMALL).all(most.game().texts)


STYLE = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
WRONG = {
    "a mark under a card": ".map::after { content: ''; position: absolute; inset: 0; z-index: 9 }",
    "a row that does not react": ".hands [data-row]:last-of-type { pointer-events: none }",
    "an offer that is not shown": "",
}


@pytest.mark.parametrize(
    "what", [pytest.param(one, marks=pytest.mark.wide if "mark" not in one else ()) for one in WRONG]
)
def test_what_cannot_be_touched_is_told(what: str, stage: House, visit: Visit) -> None:
    finger = sat(ALWAYS, stage, visit, SMALL)
    texts = ALWAYS.game().texts
    finger.page.evaluate(STYLE, WRONG[what])
    assert finger.all(texts if WRONG[what] else [*texts, "flee nobody"])
