"""Every legal offer can be brought into view and touched on small screens and laptops, where most is offered."""

import pytest

from bastide.server.tables.table import Table
from tests.browser.camera.most_choices import MOST, MostChoices
from tests.browser.camera.reachability import ALL, Reachability
from tests.browser.conftest import Visit
from tests.browser.fixtures.scenes import sit
from tests.browser.fixtures.server_process import ServerProcess

SMALL = (360, 640)
SIZES = {"phone": (390, 844), "low": (640, 360), "lying": (844, 390)}
LAPTOPS = {"laptop": (1366, 768), "flat": (1280, 720)}
ALWAYS = ("siege-flee", "mists-2-haunt", "ghosts-guard")
"""Those that are tried with every change, beside a twelfth of the others."""
WRONGED = next(one for one in MOST if one.name == ALWAYS[0])


def scenes() -> list[Table]:
    """The fullest decisions."""
    return [most.game().room for most in MOST]


def sat(most: MostChoices, stage: ServerProcess, visit: Visit, size: tuple[int, int] = SMALL) -> Reachability:
    """A finger at this table, or a mouse on a laptop."""
    name = most.table.removeprefix("scene-")
    mouse = size in LAPTOPS.values()
    page = sit(stage, visit, name, size, still=True, touch=not mouse, pictures=False).page
    return Reachability(page, mouse=mouse)


SAMPLE = [one for one in MOST if one.name in ALWAYS or MOST.index(one) % 12 == 0]


@pytest.mark.sample(5)
@pytest.mark.parametrize("most", [pytest.param(one, id=one.name) for one in SAMPLE])
def test_some_of_what_is_offered_can_be_touched(most: MostChoices, stage: ServerProcess, visit: Visit) -> None:
    assert not sat(most, stage, visit).all(most.game().texts)


def screens() -> list[object]:
    """Each decision on a small phone, on both laptops, and on one of the screens between."""
    between = list(SIZES.items())
    return [
        pytest.param(size, one, id=f"{name}-{one.name}")
        for at, one in enumerate(MOST)
        for name, size in (("small", SMALL), between[at % len(between)], *LAPTOPS.items())
    ]


@pytest.mark.long
@pytest.mark.parametrize(("size", "most"), screens())
def test_what_is_offered_can_be_touched_on_every_screen(
    size: tuple[int, int], most: MostChoices, stage: ServerProcess, visit: Visit
) -> None:
    """All of it on a small phone and on a laptop, and a dozen choices on the other screens."""
    finger = sat(most, stage, visit, size)
    if size in (SMALL, LAPTOPS["laptop"]):
        finger.few = ALL
    assert not finger.all(most.game().texts)


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


@pytest.mark.parametrize("what", [pytest.param(one, marks=pytest.mark.long if "row" in one else ()) for one in WRONG])
def test_what_cannot_be_touched_is_told(what: str, stage: ServerProcess, visit: Visit) -> None:
    finger = sat(WRONGED, stage, visit)
    texts = WRONGED.game().texts
    finger.page.evaluate(STYLE, WRONG[what])
    assert finger.all(texts if WRONG[what] else [*texts, "flee nobody"])
