"""The three ways to use the page. Each hand uses nothing but its own: the page notes what reaches it."""

from abc import ABC, abstractmethod
from contextlib import suppress

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

from tests.browser.fixtures.settled import touch_at
from tests.browser.journeys.words import word
from tests.browser.pages.table_page import TablePage
from tests.browser.pages.visitor_page import Visitor

WAY = """(it) => {
  const now = document.activeElement;
  if (it === now) return 'here';
  return now && it.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
}"""
"""Which key leads to an element."""
STEPS = 160
"""More presses of Tab than any page needs."""
OPEN = """() => {
  const taken = new Set([...document.querySelectorAll('[data-list=places] input')].map((it) => it.value));
  return [...taken];
}"""
"""Cells on which the tile may lie."""
TAPS = 6
SOON = 1000
"""Milliseconds in which a page shows what a tap has chosen; on a slower machine the next tap finds it chosen."""
DECLINED = 4
"""Every so many questions nothing is chosen, where that is offered."""


class InputMethod(ABC):
    """Somebody's way to press, choose and answer."""

    kind = ""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self.language = language
        self.page = visitor.page
        self.player = TablePage(visitor)

    @abstractmethod
    def press(self, thing: Locator) -> None:
        """Press a button or follow a link."""

    @abstractmethod
    def choose(self, radio: Locator) -> None:
        """Choose one of several radio buttons."""

    @abstractmethod
    def place(self, turn: int) -> None:
        """Place the tile."""

    def type(self, field: Locator, text: str) -> None:
        """Write into a field."""
        field.fill(text)

    def pick(self, turn: int) -> None:
        """Answer a question that has a list, each turn otherwise."""
        page = self.page
        rows = page.locator(".options [name=offer]")
        none = page.locator(".hands .none")
        if none.count() and (turn % DECLINED == DECLINED - 1 or not rows.count()):
            self.press(none.first)
        elif page.locator(".hands .primary:disabled").count():  # what is alone is chosen already
            self.choose(rows.nth(turn % rows.count()))
            variants = page.locator(".variants input")
            if turn % 2 and variants.count():
                self.choose(variants.last)
        self.press(page.locator(".hands .primary"))

    def panel(self, name: str) -> None:
        """Open a panel of the table's menu: tiles, scores, log. A small screen has some behind “More”."""
        self.press(self.page.locator("header [aria-haspopup=menu]"))
        said = word(self.language, f"table-menu-{name}")
        items = self.page.get_by_role("menuitem")
        items.first.wait_for()
        wanted = self.page.get_by_role("menuitem", name=said, exact=True)
        if not wanted.count():
            self.press(self.page.get_by_role("menuitem", name=word(self.language, "table-menu-more"), exact=True))
        self.press(wanted)

    def shut(self) -> None:
        """Close what is open."""
        self.press(self.page.locator(".panel header button"))

    @abstractmethod
    def wonder(self) -> bool:
        """Ask why the tile does not fit on some cell beside the others; False where it fits on all of them."""

    def dismiss(self) -> None:
        """Have done with a reason."""
        self.press(self.page.locator("section.why button").first)

    def answer(self, turn: int) -> None:
        """One decision."""
        before = self.player.settled()
        if self.player.asked() == "place":
            self.place(turn)
        else:
            self.pick(turn)
        self.player.moves_on(before)

    def spot(self, cells: list[str]) -> tuple[float, float]:
        """The middle of one of these cells that lies open to a pointer; the map is brought there with the tools."""
        for tool in ("table-fit", "table-zoom-out", "table-zoom-out", ""):
            self.player.calm()
            for cell in cells:
                middle = self.player.middle_of(self.page.locator(f"[data-cell='{cell}']"))
                if middle is not None:
                    return middle
            if tool:
                button = self.page.get_by_role("button", name=word(self.language, tool))
                if not button.is_visible():  # a small phone has its tools in a menu
                    self.press(self.page.get_by_role("button", name=word(self.language, "table-tools")))
                    button = self.page.get_by_role("menuitem", name=word(self.language, tool))
                self.press(button)
        raise AssertionError(f"none of {cells} can be reached with the pointer")

    def places(self) -> list[str]:
        """Cells where the tile fits."""
        return list(self.page.evaluate(OPEN))


class Pointer(InputMethod):
    """Hands that point at places of the map."""

    @abstractmethod
    def point(self, at: tuple[float, float]) -> None:
        """Point at the map."""

    def wonder(self) -> bool:
        """Ask why the tile does not fit on some cell beside the others; False where it fits on all of them."""
        empty = word(self.language, "table-empty")
        cells = [str(one.get_attribute("data-cell")) for one in self.page.get_by_role("gridcell", name=empty).all()]
        if not cells:
            return False
        self.point(self.spot(cells))
        self.page.locator("section.why").wait_for()
        return True


class Mouse(Pointer):
    """Click, wheel and right click."""

    kind = "mouse"

    def press(self, thing: Locator) -> None:
        thing.click()

    def choose(self, radio: Locator) -> None:
        radio.locator("xpath=ancestor::label").click()

    def point(self, at: tuple[float, float]) -> None:
        self.page.mouse.click(*at)

    def place(self, turn: int) -> None:
        commit = self.page.locator(".hands .primary")
        if commit.count() == 0 or not commit.is_enabled():
            at = self.spot(self.places())
            self.page.mouse.move(*at)
            self.page.mouse.click(*at)
            if turn % 3 == 0:
                self.page.mouse.wheel(0, 100)
            if turn % 3 == 1:
                self.page.mouse.click(*at, button="right")
            self.player.calm()
            if commit.inner_text() == word(self.language, "table-show-place"):  # the wheel has taken it out of sight
                commit.click()
                self.player.calm()
        commit.click()


class Touch(Pointer):
    """Taps only."""

    kind = "touch"

    def press(self, thing: Locator) -> None:
        thing.tap()

    def choose(self, radio: Locator) -> None:
        radio.locator("xpath=ancestor::label").tap()

    def point(self, at: tuple[float, float]) -> None:
        touch_at(self.page, *at)

    def place(self, turn: int) -> None:
        commit = self.page.locator(".hands .primary:enabled")
        for _ in range(TAPS):
            if commit.count():
                break
            if self.page.locator(".panel").count():  # a finger came down beside the place
                self.shut()
            touch_at(self.page, *self.spot(self.places()))
            with suppress(Late):  # a tap on small cells only comes closer
                commit.wait_for(timeout=SOON)
        around = self.page.locator(".hands").get_by_role("button", name=word(self.language, "table-turn"), exact=True)
        if turn % 3 == 1 and around.count() and around.is_enabled():
            around.tap()
        commit.tap()


class Keys(InputMethod):
    """The keyboard alone: Tab, arrows, Enter, and the table's letters."""

    kind = "keys"

    def press(self, thing: Locator) -> None:
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Go there with Tab, inside a menu with the arrow: Tab closes a menu."""
        thing.wait_for()
        in_menu = thing.get_attribute("role") == "menuitem"
        for _ in range(STEPS):
            way = thing.evaluate(WAY)
            if way == "here":
                return
            self.page.keyboard.press("ArrowDown" if in_menu else way)
        raise AssertionError(f"Tab does not lead to {thing}")

    def choose(self, radio: Locator) -> None:
        radio.wait_for(state="attached")
        name = radio.get_attribute("name")
        group = self.page.locator(f"input[type=radio][name='{name}']")
        for _ in range(STEPS):  # of a group Tab finds one only
            if group.evaluate_all("all => all.includes(document.activeElement)"):
                break
            self.page.keyboard.press(group.first.evaluate(WAY))
        for _ in range(STEPS):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {radio}")

    def type(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def place(self, turn: int) -> None:
        for _ in range(1 + turn % 3):
            self.page.keyboard.press("n")
        self.page.keyboard.press(("r", "Shift+R", "ArrowLeft", "ArrowDown")[turn % 4])
        self.page.keyboard.press("Enter")

    def pick(self, turn: int) -> None:
        keys, none = self.page.keyboard, self.page.locator(".hands .none")
        rows = self.page.locator(".options [name=offer]").count()
        if none.count() and (turn % DECLINED == DECLINED - 1 or not rows):
            keys.press("p")
        else:
            keys.press(str(1 + turn % min(rows, 9)))
            if turn % 2:
                keys.press("ArrowRight")  # one ghost fewer, another colour: where there is a choice
        keys.press("Enter")

    def panel(self, name: str) -> None:
        self.page.keyboard.press({"tiles": "t", "scores": "s", "log": "l"}[name])

    def shut(self) -> None:
        self.page.keyboard.press("Escape")

    def wonder(self) -> bool:
        self.page.keyboard.press("w")
        with suppress(Late):  # a tile that fits everywhere has no reason
            self.page.locator("section.why").wait_for(timeout=SOON)
        return self.page.locator("section.why").count() > 0

    def dismiss(self) -> None:
        self.page.keyboard.press("Escape")


HANDS: dict[str, type[InputMethod]] = {one.kind: one for one in (Mouse, Touch, Keys)}
