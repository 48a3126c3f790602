"""Writes the pages of reference, or (--check) reports those that are not current: `python -m scripts.reference`.

Do not edit the pages. Edit the help, docstrings and comments of the code that each one names.
"""

import sys
from collections.abc import Callable

from scripts.console import ROOT
from scripts.reference import client_hooks, command_pages, metric_page, refusal_page, rule_hooks, settings_page

PAGES: dict[str, Callable[[], str]] = {
    "docs/library/commands.md": command_pages.generate,
    "docs/host/settings.md": settings_page.generate,
    "docs/host/metrics.md": metric_page.generate,
    "docs/host/refusals.md": refusal_page.generate,
    "docs/extend/rule-hooks.md": rule_hooks.generate,
    "docs/extend/client-hooks.md": client_hooks.generate,
}
"""The pages and what makes each."""


def outdated() -> list[str]:
    """The pages that are not current."""
    found = {name: ROOT / name for name in PAGES}
    return [name for name, file in found.items() if not file.is_file() or file.read_text("utf-8") != PAGES[name]()]


def main() -> int:
    """Write the pages, or (--check) report whether they are current."""
    if "--check" in sys.argv[1:]:
        old = outdated()
        print("\n".join(f"{name} is out of date: run python -m scripts.reference" for name in old))
        return 1 if old else 0
    for name, generate in PAGES.items():
        (ROOT / name).write_text(generate(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
