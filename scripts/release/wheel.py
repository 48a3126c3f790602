"""A source distribution, and a wheel made from it, in dist/: `make wheel`.

Both are built in isolated environments, without this folder's .venv and compiled files.
"""

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from scripts.console import ROOT, Failure, captured, run, say

DIST = ROOT / "dist"
CONSTRAINTS = ROOT / "constraints.txt"
SAYS = ("bastide: built without",)
"""Lines of a build that are always shown."""


def captured_in(folder: Path, env: Mapping[str, str], *command: str | Path) -> str:
    """The output of a command in a folder. Raises Failure with its last lines when it fails."""
    status, text = captured(command, cwd=folder, env={"PYTHONPATH": "", **env})
    if status != 0:
        raise Failure(f"{' '.join(map(str, command[:8]))} …\n{text.strip()[-3000:]}")
    return text


def pip(python: Path, *words: str | Path, env: Mapping[str, str] | None = None) -> str:
    """Run this environment's pip for another environment."""
    command = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    return captured_in(ROOT, env or {}, *command, *words)


def make_environment(folder: Path, python: str = sys.executable) -> Path:
    """Make an empty environment. Returns its Python."""
    captured_in(ROOT, {}, python, "-m", "venv", "--without-pip", folder)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, *what: str | Path, env: Mapping[str, str] | None = None) -> str:
    """Install as users do, in the tested versions."""
    return pip(python, "install", "--quiet", "-c", CONSTRAINTS, *what, env=env)


def with_server(package: Path) -> str:
    """A wheel or a folder as a requirement with the extra "server"."""
    return f"bastide[server] @ {package.resolve().as_uri()}"


def make_sdist(sources: Path, out: Path, tools: Path, env: Mapping[str, str] | None = None) -> Path:
    """The source distribution of a folder, built in isolation."""
    python = make_environment(tools)
    install(python, "build", "pip")
    text = captured_in(sources, env or {}, python, "-m", "build", "--sdist", "--outdir", out, sources)
    say_what_matters(text)
    return max(out.glob("bastide-*.tar.gz"), key=lambda path: path.stat().st_mtime)


def make_wheel(sdist: Path, out: Path, python: Path, env: Mapping[str, str] | None = None) -> Path:
    """A wheel of a source distribution for the Python of an environment."""
    say_what_matters(pip(python, "wheel", "--verbose", "--no-deps", "-w", out, sdist, env=env))
    return max(out.glob("bastide-*.whl"), key=lambda path: path.stat().st_mtime)


def say_what_matters(text: str) -> None:
    """Print the lines of a build that report missing parts."""
    for line in text.splitlines():
        if line.strip().startswith(SAYS):
            say(line.strip())


def main() -> None:
    """Entry point. Raises Failure with the last lines of what failed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say("making the source distribution")
        sdist = make_sdist(ROOT, DIST, folder / "tools")
        say("making a wheel from it, which compiles the engine (some four minutes)")
        wheel = make_wheel(sdist, DIST, make_environment(folder / "env"))
    say(f"{sdist.relative_to(ROOT)}, {wheel.relative_to(ROOT)}")


if __name__ == "__main__":
    run(main)
