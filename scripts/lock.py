"""Writes the versions in .venv to constraints.txt: `make lock`, after a change of pyproject.toml."""

import re
import sys

from scripts.console import ROOT, captured
from scripts.node import PACKAGE

FILE = ROOT / "constraints.txt"
OURS = re.compile(r"^(bastide|wheel)==", re.I)
ELSEWHERE = (PACKAGE, "async-timeout", "build", "cibuildwheel", "cyclonedx-bom", "pyproject_hooks", "uv")
"""Packages that are installed only where they are needed, so that .venv may lack them."""


def pins(frozen: str, before: str) -> list[str]:
    """Sorted `name==version` lines. A package of ELSEWHERE keeps its line where .venv lacks it."""
    lines = {line for line in frozen.splitlines() if "==" in line and not OURS.match(line)}
    for name in ELSEWHERE:
        if not any(line.startswith(f"{name}==") for line in lines):
            lines |= {line for line in before.splitlines() if line.startswith(f"{name}==")}
    return sorted(lines, key=str.lower)


def main() -> int:
    """Entry point."""
    status, frozen = captured([sys.executable, "-m", "pip", "list", "--format=freeze"])
    before = FILE.read_text(encoding="utf-8")
    head = [line for line in before.splitlines() if line.startswith("#")]
    FILE.write_text("\n".join([*head, *pins(frozen, before)]) + "\n", encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
