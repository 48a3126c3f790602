"""The commands that install Bastide, and the addresses of the project, as blocks of the documents.

The settings are `[project.urls]` and `[tool.bastide]` of pyproject.toml. The documents have the blocks as text, because
the files must read well on a forge too, where no site includes snippets.
"""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

CLONE = "."
"""The package of a clone, for pip."""
VENV = "../bastide-env"
"""The environment of the tutorials, outside of a clone: `make` has its own in .venv."""
FROM_INDEX = re.compile(r"pip install ['\"]?bastide\b")
HISTORY = re.compile(r"^CHANGELOG\.md$|^docs/decisions/|/(?:releasing|renames|what-is-in)[^/]*$")
"""Documents that may name the package of the index: they tell what was, or what a release does."""


@dataclass(frozen=True)
class Settings:
    """Settings of the documents. An address is "" where there is none. `package` is what pip installs."""

    repository: str
    issues: str
    documentation: str
    contact: str
    package: str


def settings(root: Path) -> Settings:
    """Read the settings of the documents from pyproject.toml."""
    data = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    urls, own = data.get("project", {}).get("urls", {}), data.get("tool", {}).get("bastide", {})
    repository, issues, documentation = (urls.get(name, "") for name in ("Repository", "Issues", "Documentation"))
    return Settings(repository, issues, documentation, own.get("contact", ""), own.get("package", CLONE))


def block(lines: list[str], before: str = "") -> str:
    """A console block, with a line of text before it if there is one."""
    return "\n".join([*([before, ""] if before else []), "```console", *lines, "```"])


def clone(root: Path) -> tuple[list[str], str]:
    """The commands that make a clone, and the text before the block where no address is known."""
    if address := settings(root).repository:
        return [f"git clone {address} bastide && cd bastide"], ""
    return [], "In your clone of this repository:"


def play(root: Path) -> str:
    """The block of commands that start a table from a clone."""
    lines, _ = clone(root)
    return block([*lines, "make play"], "" if lines else "Clone this repository with git. Then, in your clone:")


def install(extra: str) -> Callable[[Path], str]:
    """A list that installs the package with an extra ("" for none) into an environment of its own."""

    def lines(root: Path) -> str:
        name = settings(root).package
        from_clone, before = clone(root) if name == CLONE else ([], "")
        wanted = f"'{name}[{extra}]'" if extra else name
        commands = [f"python3 -m venv {VENV} && . {VENV}/bin/activate", f"pip install {wanted}"]
        return block([f"$ {command}" for command in (*from_clone, *commands)], before)

    return lines


def questions(root: Path) -> str:
    """Where questions and bugs go."""
    if issues := settings(root).issues:
        return f"Ask questions and report bugs in the [issue tracker]({issues})."
    return "Ask questions and report bugs where you got your clone."


def contact(root: Path) -> str:
    """Whom to write to in private."""
    if address := settings(root).contact:
        return f"Write to <{address}>."
    return "Write to a maintainer in private, where you got your clone."


LISTS: dict[str, Callable[[Path], str]] = {
    "install play": play,
    "install engine": install(""),
    "install server": install("server"),
    "install envs": install("envs"),
    "questions": questions,
    "contact": contact,
}
"""The blocks by the names of their markers."""


def index_lines(root: Path, texts: list[tuple[str, str]]) -> list[str]:
    """Documents that install from the package index, where the package is not there."""
    if settings(root).package != CLONE:
        return []
    return [
        f"{name}: installs from the package index, where Bastide is not: use a marker such as install engine"
        for name, text in texts
        if FROM_INDEX.search(text) and not HISTORY.search(name)
    ]
