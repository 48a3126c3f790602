"""Every state of the gallery on every screen in both themes, with languages by turns.

Clean for axe, nothing wider than the screen, targets for thumbs, nothing that moves for long. All of it in
`make test-full`, a sample before.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from scripts.gallery.browser import open_state
from scripts.gallery.states import State, chapters, states
from scripts.gallery.tournaments import store_tournaments
from tests.browser.fixtures.browser_contexts import BrowserContexts, ContextOptions
from tests.browser.fixtures.gallery_scenes import scenes as scenes
from tests.browser.fixtures.page_checks import FOLLOW, SIZES, both_themes, enlarge_text, measure_page, still
from tests.browser.fixtures.server_process import ServerProcess
from tests.browser.pages.visitor_page import Theme, Visitor

LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "de": "de-DE"}
LANGUAGES_ON: dict[str, tuple[str, ...]] = {"desktop": ("en",), "phone": (), "small": ("de",), "lying": ()}
"""The languages that every state has on a screen. Another one takes its turn: the longest words need the most room."""
STATES = {state.name: state for state in states()}


def prepare(data: Path) -> None:
    """The tournaments of the gallery."""
    store_tournaments(data)


@dataclass(frozen=True)
class Look:
    """States that are looked at one after the other, by visitors of one kind."""

    name: str
    states: tuple[State, ...]
    size: str
    language: str
    theme: Theme = "light"

    @property
    def param(self) -> object:
        """By its name."""
        return pytest.param(self, id=f"{self.name}-{self.size}-{self.language}-{self.theme}")


def whole() -> Iterator[Look]:
    """Every state on every screen, by chapter. Languages take turns from state to state, and with them the theme that a
    visitor asks for: the other one is looked at after it."""
    themes: tuple[Theme, Theme] = ("light", "dusk")
    for chapter, listed in chapters().items():
        for at, (size, always) in enumerate(LANGUAGES_ON.items()):
            others = [language for language in LANGUAGES if language not in always]
            for also, language in enumerate(LANGUAGES):
                turn = others.index(language) if language in others else None
                chosen = [one for n, one in enumerate(listed) if turn is None or (n + at) % len(others) == turn]
                if chosen:
                    yield Look(chapter, tuple(chosen), size, language, themes[(at + also) % 2])


SAMPLE: tuple[tuple[str, str, str, Theme], ...] = (
    ("home", "small", "sk", "dusk"),
    ("menu", "desktop", "cs", "dusk"),
    ("newcomer", "small", "de", "dusk"),
    ("over-newcomer", "small", "cs", "light"),
    ("replay", "phone", "de", "dusk"),
    ("abandoned", "small", "de", "light"),
    ("announced", "small", "de", "light"),
    ("most-ghosts-guard-meeple", "lying", "en", "dusk"),
    ("games-away", "phone", "cs", "light"),
    ("analysis", "small", "de", "dusk"),
    ("analysis-failed", "phone", "sk", "dusk"),
    ("workshop-inside", "phone", "sk", "light"),
    ("workshop-board", "small", "de", "dusk"),
    ("profile", "small", "sk", "dusk"),
    ("account-codes", "phone", "sk", "light"),
)
"""States whose pages are laid out differently, among which every size, language and theme appears."""


@pytest.mark.sample(0)
@pytest.mark.parametrize("row", [pytest.param(row, id="-".join(row)) for row in SAMPLE])
def test_a_state_is_clean(row: tuple[str, str, str, Theme], stage: ServerProcess, contexts: BrowserContexts) -> None:
    name, size, language, theme = row
    wrong = looked_at(Look(name, (STATES[name],), size, language, theme), stage, contexts, quick=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("look", [look.param for look in whole()])
def test_every_state_is_clean(look: Look, stage: ServerProcess, contexts: BrowserContexts) -> None:
    wrong = looked_at(look, stage, contexts)
    assert not wrong, "\n".join(wrong)


def test_the_sample_has_every_size_language_and_theme() -> None:
    _, sizes, languages, themes = map(set, zip(*SAMPLE, strict=True))
    assert (sizes, languages, themes) == (set(SIZES), set(LANGUAGES), {"light", "dusk"})


def looked_at(look: Look, stage: ServerProcess, contexts: BrowserContexts, quick: bool = False) -> list[str]:
    """What is wrong in these states; who is `quick` looks at one theme."""
    size = SIZES[look.size]
    wishes = ContextOptions(stage.url, size, look.size != "desktop", look.theme, True, LANGUAGES[look.language])
    wrong: list[str] = []
    for state in look.states:
        visitor = Visitor(contexts, wishes)
        visitor.forgiven = state.forgiven
        page = visitor.page
        page.add_init_script(f"({FOLLOW})()")
        if failure := open_state(visitor, state):
            return [*wrong, f"{state.name}: {failure}"]  # each one takes a minute and a half
        found = still(page) + measure_page(page)
        found += visitor.findings() if quick else both_themes(visitor)
        if page.evaluate("document.documentElement.lang") != look.language:
            found.append("speaks another language")
        found += enlarge_text(page, size)
        wrong += [f"{state.name}: {one}" for one in (*found, *visitor.complaints)]
        if state.before:  # it may have taken the network away, or put the clock forward
            visitor.context.close()
        else:
            contexts.give_back(wishes, page)
    return wrong
