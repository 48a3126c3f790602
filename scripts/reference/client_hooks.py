"""The page of hooks of a client module, from the types of the client."""

import re
from collections.abc import Iterator

from scripts.console import ROOT
from scripts.reference.markdown import head, table, words

PLUGINS = ROOT / "client" / "src" / "plugins"
INTRODUCTION = """\
`index.ts` of a module's folder exports a `ClientModule`, and `lazy.ts` a `ClientModuleLazy`. Both are optional.
[Writing a module of rules](rule-modules.md#hooks-of-the-client) says when a module needs them."""
LAW = re.compile(r"/\*\*(?:(?!\*/).)*?law of composition[^:]*:(.*?)\*/", re.S)
INTERFACE = re.compile(r"^export interface (\w+)(?: extends \w+)? \{\n(.*?)^\}", re.M | re.S)
FIELD = re.compile(
    r"^  (?:/\*\* ?(?P<words>.*?) ?\*/\n  )?(?:readonly )?(?P<name>\w+)(?P<optional>\??)(?P<type>[:(].*);?$", re.M
)
SLOTS = re.compile(r"^/\*\*(?P<words>(?:(?!\*/).)*)\*/\ntype \w+Slot =", re.M | re.S)
SHAPES = {
    "api.ts": ("TableContext", "MoveContext", "SlotProps", "Slot", "FoldInfo", "PanelInfo", "Badge", "TableInfo",
               "OfferArgs", "OfferInfo", "BeforeDrawButton", "Piece", "EventInfo", "Printed", "Target"),
    "lazy-api.ts": ("SymbolInfo", "SymbolTarget", "BoardStop", "TeamOutcome"),
}  # fmt: skip
"""What hooks get and return, in the order of the page."""


def fields(body: str) -> Iterator[tuple[str, str]]:
    """The fields of an interface with their comments."""
    for found in FIELD.finditer(body):
        yield f"`{found['name']}{found['optional']}`", words(found["words"])


def typed_fields(body: str) -> Iterator[tuple[str, str]]:
    """The fields of an interface with their types and comments."""
    for found in FIELD.finditer(body):
        kind = found["type"].rstrip(";").removesuffix(" {")
        yield f"`{found['name']}{found['optional']}{kind}`", words(found["words"])


def interfaces(name: str) -> dict[str, str]:
    """The bodies of the interfaces of a file."""
    return dict(INTERFACE.findall((PLUGINS / name).read_text("utf-8")))


def law() -> str:
    """How the answers of several modules are combined."""
    found = LAW.search((PLUGINS / "api.ts").read_text("utf-8"))
    assert found, "api.ts tells the law of composition"
    lines = re.split(r"^ \*\s+- ", found[1], flags=re.M)
    return "\n".join("* " + words(line.replace(" *  ", " ")) for line in lines[1:])


def slots() -> str:
    """The places for components: a list in the comment of each type of slots."""
    text = (PLUGINS / "api.ts").read_text("utf-8")
    rows = [row for found in SLOTS.finditer(text) for row in re.findall(r"- (`[^:]+): (.*\S)", found["words"])]
    return table(("place", "what is shown there"), rows)


def generate() -> str:
    """The whole page."""
    source = "`client/src/plugins/api.ts` and `lazy-api.ts`"
    eager, lazy = interfaces("api.ts"), interfaces("lazy-api.ts")
    parts = [
        head("Hooks of client modules", source, INTRODUCTION),
        f"## The law of composition\n\n{law()}\n",
        "## `ClientModule`\n\n"
        + table(("hook", "when it is read, and how answers combine"), fields(eager["ClientModule"])),
        "## `ClientModuleLazy`\n\n"
        + table(("hook", "when it is read, and how answers combine"), fields(lazy["ClientModuleLazy"])),
        "## Places for components\n\n" + slots(),
        "## What hooks get and return\n",
    ]
    for name in (*SHAPES["api.ts"], *SHAPES["lazy-api.ts"]):
        parts.append(f"### `{name}`\n\n" + table(("field", "meaning"), typed_fields({**eager, **lazy}[name])))
    return "\n".join(parts)
