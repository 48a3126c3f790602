"""The reference: one list of public modules, and not a public name without words."""

import ast
import importlib
import re
from functools import cache
from textwrap import dedent

import griffe
import pytest

from scripts.console import ROOT

API = ROOT / "docs" / "library" / "api"
LISTED = re.findall(r"^\| \[(bastide[.\w]*)\]\((\w+\.md)\)", (API / "index.md").read_text("utf-8"), re.M)
MODULES = [module for module, _ in LISTED]
GAME_PARTS = ("inspection.GameInspection", "snapshots.GameSnapshots", "game.Game")


@cache
def package() -> griffe.Module:
    """The sources, read and never run."""
    loaded = griffe.load("bastide", search_paths=[ROOT / "src"], allow_inspection=False)
    assert isinstance(loaded, griffe.Module)
    return loaded


def public(module: str) -> dict[str, griffe.Object]:
    """What a module lists as its own, by name."""
    room = package() if module == "bastide" else package()[module.removeprefix("bastide.")]
    found = {name: room[name] for name in importlib.import_module(module).__all__}
    return {name: one.final_target if isinstance(one, griffe.Alias) else one for name, one in found.items()}


def with_members(name: str, one: griffe.Object) -> list[tuple[str, griffe.Object]]:
    """A name, and the public names of its class."""
    members = one.members.items() if one.is_class else ()
    inside = [(f"{name}.{key}", part) for key, part in members if not key.startswith("_")]
    return [(name, one), *((key, part) for key, part in inside if isinstance(part, griffe.Object))]


def told(name: str, one: griffe.Object) -> bool:
    """Whether it has words: its own, or, for a field, its name in those of its class."""
    whole = one.parent.docstring if one.is_attribute and one.parent is not None else None
    about = whole.value if whole is not None else ""
    return bool(one.docstring) or f"`{name.rpartition('.')[2]}`" in about


def raises(one: griffe.Object) -> set[str]:
    """Errors that a function raises by name itself."""
    tree = ast.parse(dedent("\n".join(one.lines)) if one.is_function else "")
    thrown = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    return {call.func.id for call in thrown if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)}


def test_every_public_module_has_a_page() -> None:
    pages = {path.name: re.findall(r"^::: (\S+)$", path.read_text("utf-8"), re.M) for path in API.glob("*.md")}
    del pages["index.md"]
    assert {page: [module] for module, page in LISTED} == pages


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_has_words(module: str) -> None:
    silent = [
        key for name, one in public(module).items() for key, part in with_members(name, one) if not told(key, part)
    ]
    assert silent == []


@pytest.mark.parametrize("module", MODULES)
def test_errors_are_named(module: str) -> None:
    """What a public function raises itself stands in its words."""
    silent = []
    for name, one in public(module).items():
        for key, part in with_members(name, one):
            about = part.docstring.value if part.docstring else ""
            silent += [f"{key}: {error}" for error in raises(part) if part.is_function and error not in about]
    assert silent == []


@pytest.mark.parametrize("module", MODULES)
def test_no_name_sends_readers_to_a_file_of_the_sources(module: str) -> None:
    parts = [pair for name, one in public(module).items() for pair in with_members(name, one)]
    naming = [key for key, part in parts if part.docstring and re.search(r"\w\.py\b", part.docstring.value)]
    assert naming == []


WITHOUT_EXAMPLE = frozenset(
    {
        *(
            "ActionError",
            "GameView",
            "RulesetError",
            "ScoreLine",
            "PositionError",
            "Event",
            "CHANCE",
            "NOBODY",
            "Game.over",
        ),
        *("Game.winners", "Game.rest", "Game.sight", "Game.shown_to", "Game.hash", "Game.expected", "Game.plies"),
    }
)
"""Names whose use the example of another name shows."""


@pytest.mark.parametrize("module", ["bastide", "bastide.engine"])
def test_names_have_examples(module: str) -> None:
    named = dict(public(module))
    if "Game" in named:
        parts = [package()[f"game.{one}"] for one in GAME_PARTS]
        inside = [pair for part in parts for pair in with_members("Game", part)[1:]]
        named.update({key: part for key, part in inside if part.is_function or "property" in part.labels})
    silent = {key for key, one in named.items() if ">>>" not in (one.docstring.value if one.docstring else "")}
    assert silent - WITHOUT_EXAMPLE - {"compiled", "__version__", "Game.decision"} == set()


@pytest.mark.parametrize("module", MODULES)
def test_arrays_tell_their_shape_and_type(module: str) -> None:
    silent = []
    for name, one in public(module).items():
        for key, part in with_members(name, one):
            given = str(getattr(part, "returns", None) or getattr(part, "annotation", None) or "")
            about = part.docstring.value if part.docstring else ""
            if "ndarray" in given or "NDArray" in given:
                silent += [] if re.search(r"\(.*\).*\b(?:u?int|float|bool)\d*", about, re.S) else [key]
    assert silent == []
