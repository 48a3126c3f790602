"""The words that belong to rule modules, taken from the modules themselves, and the words a Python file uses."""

import ast
import re
from functools import cache
from pathlib import Path

import bastide
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.attributes import LAND, SegmentKind
from bastide.rules import MODULES, PRINTED

PACKAGE = Path(bastide.__file__).parent
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")
CATALOGUE = frozenset({one.name for one in LAND if isinstance(one, SegmentKind)} | {"mist"})
"""Words for what is printed on tiles of every game, and for what hides a field (core/tiles/ground.py)."""
PRINTS = frozenset(
    {one.name for one in PRINTED if isinstance(one, SegmentKind)}
    | {make().tokens for make in MODULES.values()}
    | {"castles", "cemeteries"}
)
"""Kinds and tokens that modules declare: who plays with them names them, whoever prints them; two are names of modules
as well."""

ORDINARY = frozenset(
    {
        "again",
        "circle",
        "circles",
        "cover",
        "crops",
        "die",
        "extra",
        "fields",
        "flight",
        "fly",
        "gold",
        "grow",
        "landing",
    }
    | {"level", "symbol", "take", "withdraw"}
)
"""Words of modules that every program uses in another sense, for shapes, colours or the columns of a table."""


@cache
def words_of(name: str) -> frozenset[str]:
    """A module's id, options, tokens, figures, steps, questions, actions and reasons of points, each as one lower-case
    word ("extra_turn" is extraturn)."""
    module = MODULES[name]()
    said = [module.id, *_chosen(module), module.tokens]
    used = set(module.hooks)
    if "figures" in used:
        said += [spec.name for spec in module.figures()]
    if "steps" in used:
        said += [word for _, step in module.steps() for word in (step.name, step.question) if word]
    if "actions" in used:
        said += [kind.word for kind in module.actions()]
    if "points" in used:
        said += [line.reason for line in module.points()]
    return frozenset(squeezed(word) for word in said if word)


def _chosen(module: RuleModule) -> list[str]:
    """The names of its options, which are set to what they are without a wish."""
    options = module.options() if "options" in module.hooks else []
    module.set_options({option.name: option.default for option in options})
    return [option.name for option in options]


def room_of(name: str) -> Path:
    """The file or the folder in bastide/rules that holds a module."""
    here = type(MODULES[name]()).__module__.removeprefix("bastide.rules.").split(".")[0]
    folder = PACKAGE / "rules" / here
    return folder if folder.is_dir() else folder.with_suffix(".py")


def squeezed(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "", word.lower())


def names_in(text: str, foreign: frozenset[str]) -> set[str]:
    """Those of the foreign words that a Python text names; ordinary ones only where they stand in quotes."""
    return (identifiers(text) & foreign - ORDINARY) | (identifiers(text, quoted=True) & foreign)


def identifiers(text: str, quoted: bool = False) -> set[str]:
    """Every name and every string of one word in a Python text, whole and word by word, or the strings alone. Comments,
    docstrings and sentences are left out."""
    tree = ast.parse(text)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node) if not quoted or isinstance(node, ast.Constant) else ():
            if isinstance(value, str) and " " not in value and id(node) not in docstrings:
                found |= {squeezed(value), *(part.lower() for part in WORD.findall(value))}
    return found
