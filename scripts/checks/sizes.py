"""The most lines of a file and of a function."""

import ast
from pathlib import Path

from scripts.checks.tree import texts

FILE_LIMIT = {".py": 400, ".ts": 350, ".svelte": 350, ".css": 300}
"""Lines per file, by ending. 300 lines of 150 columns are 350 of 110."""
FUNCTION_LIMIT = 40
"""Lines of a Python function without its docstring."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def length(function: Function) -> int:
    """Lines from `def` to the end, without the docstring."""
    total = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        total -= (first.end_lineno or first.lineno) - first.lineno + 1
    return total


def long_functions(name: str, text: str) -> list[str]:
    """A sentence for each function of a Python file that is too long."""
    return [
        f"{name}:{node.lineno}: {node.name} has {length(node)} lines, at most {FUNCTION_LIMIT} are allowed"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, Function) and length(node) > FUNCTION_LIMIT
    ]


def check(root: Path) -> list[str]:
    """Files and functions that are too long."""
    problems: list[str] = []
    for name, text in texts(root, *FILE_LIMIT):
        if ".gen." in name:
            continue  # generated
        lines, limit = text.count("\n"), FILE_LIMIT[Path(name).suffix]
        if lines > limit:
            problems.append(f"{name}: {lines} lines, at most {limit} are allowed")
        if name.endswith(".py"):
            problems.extend(long_functions(name, text))
    return problems
