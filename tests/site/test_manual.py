"""The manual of the page has the keys of the client and the words on its buttons."""

import re
from itertools import chain

from scripts.console import ROOT

MANUAL = (ROOT / "docs/play/manual.md").read_text("utf-8")
KEY_MAP = (ROOT / "client/src/table/key-commands.ts").read_text("utf-8")
PLUGINS = [path.read_text("utf-8") for path in (ROOT / "client/src/plugins").glob("*/index.ts")]
PAGES = [ROOT / "docs" / name for name in ("play/manual.md", "play/quickstart.md", "play/accessibility.md")]


def keys_of_the_client() -> list[list[str]]:
    """The keys of each row of the two lists of help, and those of modules."""
    rows = re.findall(r"\{ keys: \[(.*?)\], word:", KEY_MAP)
    own = [[letter.upper()] for text in PLUGINS for letter in re.findall(r"^ *letter: '(\w)'", text, re.M)]
    return [re.findall(r"'([^']+)'", row) for row in rows if "'" in row] + own


def keys_of_the_manual() -> list[str]:
    tables = MANUAL.partition("\n## Keys\n")[2].partition("\n## ")[0]
    return [row.replace(", ", " ") for row in re.findall(r"^\| ([^|]+) \| [^|]+ \|$", tables, re.M) if row != "keys"]


def test_the_manual_lists_the_keys_of_the_client() -> None:
    assert sorted(keys_of_the_manual()) == sorted(" ".join(keys) for keys in keys_of_the_client())


def test_words_in_italics_are_on_the_page() -> None:
    messages = [path.read_text("utf-8") for path in (ROOT / "src/bastide/locale").rglob("en.ftl")]
    values = set(chain.from_iterable(re.findall(r"(?:= |\] )(.+)$", text, re.M) for text in messages))
    values |= {value.partition(":")[0] for value in values}
    for page in PAGES:
        named = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", re.sub(r"^\* ", "", page.read_text("utf-8"), flags=re.M))
        assert [word for word in named if word not in values] == [], page.name


def test_the_manual_has_the_clocks_of_the_page() -> None:
    presets = (
        (ROOT / "src/bastide/locale/en.ftl")
        .read_text("utf-8")
        .partition("clock-preset =")[2]
        .partition("clock-kind")[0]
    )
    for name, numbers in re.findall(r"\] (Fast|Normal|Slow|Correspondence): (.+)$", presets, re.M):
        [row] = re.findall(rf"^\| \*{name}\* \| (.+) \|$", MANUAL, re.M)
        assert re.findall(r"\d+", row) == re.findall(r"\d+", numbers)


def test_troubleshooting_quotes_messages_of_the_program() -> None:
    text = (ROOT / "docs/play/troubleshooting.md").read_text("utf-8")
    quoted = [
        *re.findall(r"^\| `([^`]+)` \|", text, re.M),
        *re.findall(r"^\* \*\*`([^`]+)`\*\*", text, re.M),
    ]
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src/bastide").rglob("*.py"))
    parts = [part.strip(" ,") for message in quoted for part in re.split(r"…|Port 8000", message)]
    assert len(quoted) == 5
    assert [part for part in parts if part not in sources] == []
