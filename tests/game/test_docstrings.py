"""`help()` tells what the sources tell, also in the compiled package."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

MODULES = ("", ".engine", ".bots", ".records", ".aids", ".analysis", ".puzzles", ".jcz", ".art")


def public_objects() -> Iterator[tuple[str, Any]]:
    """The classes and functions in `__all__` of the public modules."""
    for name in MODULES:
        module = importlib.import_module(f"bastide{name}")
        for word in module.__all__:
            made = getattr(module, word)
            if callable(made) and getattr(made, "__module__", "").startswith("bastide"):
                yield f"bastide{name}.{word}", made


def source_of(module: str) -> ast.Module:
    """The source of a module, beside its compiled form."""
    file = Path(importlib.import_module(module).__file__ or "")
    source = file if file.suffix == ".py" else file.with_name(f"{module.rpartition('.')[2]}.py")
    return ast.parse(source.read_text("utf-8"))


@pytest.mark.parametrize(("name", "made"), [pytest.param(*found, id=found[0]) for found in public_objects()])
def test_every_public_member_has_its_docstring_at_run_time(name: str, made: Any) -> None:
    node = next(node for node in source_of(made.__module__).body if getattr(node, "name", "") == made.__name__)
    assert isinstance(node, ast.ClassDef | ast.FunctionDef)
    assert inspect.getdoc(made) == ast.get_docstring(node), name
    assert ast.get_docstring(node), name
    for part in node.body if isinstance(node, ast.ClassDef) else []:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            doc = ast.get_docstring(part)
            assert doc, f"{name}.{part.name}"
            assert inspect.getdoc(getattr(made, part.name)) == doc, f"{name}.{part.name}"
