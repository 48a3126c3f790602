"""Modules that compiled code imports are compiled, too, or setup.py names the reason why not.

A compiled loop that calls an interpreted module is as slow as that module, and no test of rules would notice.
"""

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path


def imported(tree: ast.AST, modules: set[str]) -> Iterator[str]:
    """The modules of the package that a file imports when it runs, without imports for the type checker only."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in modules or node.module in modules:
                    yield whole if whole in modules else node.module
        else:
            yield from imported(node, modules)


def modules_of(source: Path) -> dict[str, str]:
    """The path of every module below `source` by its dotted name."""
    found: dict[str, str] = {}
    for path in sorted(source.glob("bastide/**/*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path.relative_to(source).as_posix()
    return found


def check(root: Path) -> list[str]:
    """Interpreted modules that compiled ones import, and reasons that are no longer needed."""
    setup = runpy.run_path(str(root / "setup.py"), run_name="setup_to_ask")
    compiled, spared = set(setup["sources"]()), dict(setup["INTERPRETED"])
    modules = modules_of(root / "src")
    problems, used = set[str](), {"__init__.py"}
    for name in sorted(compiled):
        tree = ast.parse((root / name).read_text(encoding="utf-8"))
        for module in imported(tree, set(modules)):
            path = f"src/{modules[module]}"
            used |= {path, Path(path).name} & set(spared)
            if path not in compiled and path not in spared and Path(path).name not in spared:
                problems.add(f"{name} is compiled and imports {path}, which is not: see COMPILED in setup.py")
    problems |= {f"setup.py: INTERPRETED names {name}, which nothing compiled imports" for name in set(spared) - used}
    return sorted(problems)
