"""Static checks: `make check`.

    python -m scripts.check [NAME ...]

Names select single checks. `python -m scripts.check --list` shows them.
"""

import shutil
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

from scripts import client, failures
from scripts.checks import (
    banned_words,
    client_imports,
    compiled_imports,
    data,
    decision_files,
    documentation,
    drawing,
    fluent_keys,
    fluent_languages,
    layout,
    modules,
    names,
    prose,
    readability,
    readers,
    rule_ids,
    rule_texts,
    sizes,
    word_count,
    words,
)
from scripts.console import ROOT, Failure, captured

Check = Callable[[], str]
"""Runs one check and returns what is wrong, or ""."""


def tool(module: str, *arguments: str) -> Check:
    """A check by a program of the environment."""

    def run() -> str:
        status, text = captured([sys.executable, "-m", module, *arguments])
        return text.strip() or f"{module} failed" if status else ""

    return run


def own(module: ModuleType) -> Check:
    """A check of the project's own."""
    return lambda: "\n".join(module.check(ROOT))


def types() -> str:
    """Types. mypy may fail on its own cache after a change of many files. Then run it without."""
    run = tool("mypy")
    problems = run()
    if "INTERNAL ERROR" not in problems:
        return problems
    shutil.rmtree(ROOT / ".mypy_cache", ignore_errors=True)
    return run()


def svelte() -> str:
    """Types and accessibility of the client."""
    try:
        client.ensure_modules()
        client.npm("run", "check")
    except Failure as problem:
        return str(problem)
    return ""


def lint_client() -> str:
    """The linter of the client's sources."""
    try:
        client.lint()
    except Failure as problem:
        return str(problem)
    return ""


def imports() -> str:
    """The import contracts of pyproject.toml."""
    status, text = captured([sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"])
    return text.strip() if status else ""


CHECKS: dict[str, Check] = {
    "types of the client": svelte,
    "types": types,
    "lint of the client": lint_client,
    "lint": tool("ruff", "check", "--quiet", "."),
    "format": tool("ruff", "format", "--check", "--quiet", "."),
    "imports": imports,
    "compiled imports": own(compiled_imports),
    "imports of the client": own(client_imports),
    "sizes": own(sizes),
    "rule ids": own(rule_ids),
    "rule texts": own(rule_texts),
    "modules": own(modules),
    "readers": own(readers),
    "names": own(names),
    "readability": own(readability),
    "word count": own(word_count),
    "layout of the server": tool("scripts.server_layout"),
    "layout": own(layout),
    "decisions": own(decision_files),
    "words": own(words),
    "banned words": own(banned_words),
    "prose": own(prose),
    "fluent": own(fluent_keys),
    "languages": own(fluent_languages),
    "data": own(data),
    "drawing": own(drawing),
    "documentation": own(documentation),
    "reference": tool("scripts.reference", "--check"),
    "HTTP interface": tool("scripts.openapi", "--check"),
    "WebSocket messages": tool("scripts.message_docs", "--check"),
}


def timed(name: str) -> tuple[str, str, float]:
    """Run one check. Returns its name, what is wrong, and seconds."""
    started = time.monotonic()
    return name, CHECKS[name](), time.monotonic() - started


def main() -> int:
    """Entry point: 0 when every check passes."""
    chosen = sys.argv[1:] or list(CHECKS)
    unknown = [name for name in chosen if name not in CHECKS]
    if unknown:
        print("Checks: " + ", ".join(CHECKS))
        return 0 if unknown == ["--list"] else 2
    failed = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        for name, problems, seconds in pool.map(timed, chosen):
            failed += bool(problems)
            print(f"{'✗' if problems else '✓'} {name} ({seconds:.1f} s)", flush=True)
            if problems:
                failures.note(f"{name}: {problems.strip().partition(chr(10))[0]}")
                print("    " + problems.replace("\n", "\n    "), flush=True)
    print(f"{len(chosen) - failed} of {len(chosen)} checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
