"""The general parts of the page know no module of rules by name: what belongs to one lies in client/src/plugins."""

import re
from pathlib import Path

import pytest

from tests.conformance.test_borders import EXTENSIONS, ROOT, foreign_to
from tests.conformance.words import CATALOGUE, WORD, room_of, squeezed

CLIENT = ROOT / "client" / "src"
PLUGINS = CLIENT / "plugins"
FOREIGN = (foreign_to([]) | {squeezed(room_of(name).stem) for name in EXTENSIONS}) - CATALOGUE
"""Words of modules, and the names of their rooms."""
OTHERWISE = {"activate", "again", "arrows", "cover", "extra", "large", "symbol", "take"} | {
    *("circle", "die", "flight", "fly", "gold", "grow", "landing", "withdraw"),
}
"""Words that pages use in another sense: a button that is pressed again, keys with arrows, an element of SVG."""
QUOTED = {"fields", "level"}
"""Of these as well, but as a string by itself it is the module or the option."""
STANDING = {
    "game/lessons.ts": {"level"},  # which level a table of a lesson was played at: an option by name
    "features/setup/table-draft.ts": {"fields"},  # the choice of a new table before the server has said what there is
    "routes.ts": {"level"},  # /new?level=3
}
"""What still stands there, and why; the list only grows shorter."""

OUTSIDE = re.compile(r"<style.*?</style>|<!--.*?-->", re.DOTALL)
TOKEN = re.compile(
    r"//(?<!:/)[^\n]*|/\*.*?\*/|'(?P<one>(?:[^'\\\n]|\\.)*)'|\"(?P<two>(?:[^\"\\\n]|\\.)*)\"|(?P<name>[A-Za-z_$][\w$-]*)",
    re.DOTALL,
)
"""Comments are passed over, and how a page looks; a string in backquotes is read as what it is put together of."""


def named_in(text: str, foreign: frozenset[str]) -> set[str]:
    """Those of the foreign words that a text in TypeScript or Svelte names; some only where they alone stand in
    quotes. A name or a string counts whole and part by part: offer-besiege is offerbesiege, offer, besiege."""
    found: set[str] = set()
    for match in TOKEN.finditer(OUTSIDE.sub("", text)):
        quoted = match["one"] or match["two"] or ""
        said = match["name"] or quoted
        if " " not in said:
            parts = {*map(squeezed, [said, *said.split("/")]), *(part.lower() for part in WORD.findall(said))}
            found |= (parts & foreign - OTHERWISE - QUOTED) | ({quoted} & foreign & QUOTED)
    return found


def place_of(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


GENERAL = [
    path
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")])
    if not (path.is_relative_to(PLUGINS) and path.parent != PLUGINS)
    and not re.search(r"\.(test|fixture|gen)\.ts$", path.name)
]


@pytest.mark.parametrize("path", GENERAL, ids=place_of)
def test_no_general_part_of_the_page_names_a_module(path: Path) -> None:
    found = named_in(path.read_text(encoding="utf-8"), FOREIGN)
    assert found == STANDING.get(place_of(path), set())


def test_what_stands_there_still_stands_there() -> None:
    assert set(STANDING) <= {place_of(path) for path in GENERAL}


@pytest.mark.parametrize(
    "text",
    [
        "import Track from '../modules/mists/Track.svelte';",
        "const found = desk.fortress;",
        "{#if offer.label.key === 'offer-besiege'}<b>!</b>{/if}",
        "t(`mists-lost-${reason}`)",
        "<CastleLayer {desk} />",
        "house['level']",
    ],
)
def test_such_a_name_would_be_found(text: str) -> None:
    assert named_in(text, FOREIGN)


@pytest.mark.parametrize(
    "text",
    [
        "/** An abbot. */ const x = 1; // a ghost",
        "<!-- the fortress --><p class='level'>{t('table-again')}</p><style>.castle { top: 0 }</style>",
        "const said = 'an abbot stands here';",
        "const cover = sight.covers.take(large);",
    ],
)
def test_prose_and_ordinary_words_may_stand(text: str) -> None:
    assert not named_in(text, frozenset({"abbot", "cover", "fortress", "ghosts", "take", "castle"}))
