"""Builds the browser client into the Python package (src/bastide/client), when anything it is made from changed;
with `format` it writes the client's sources in their form instead."""

import json
import sys
from pathlib import Path

from scripts.console import ROOT, Failure, captured, say
from scripts.node import CLIENT, node_folder, npm_command, version_of
from scripts.stamps import Stamp, digest, files_under

BUILT = ROOT / "src" / "bastide" / "client"
LINT = CLIENT / "lint"
"""The linter with its own locked packages: who only plays installs none of them."""
NOT_SOURCES = frozenset({"node_modules", "dist", "coverage", ".svelte-kit", "lint"})


def sources() -> list[Path]:
    """Everything the built client is made from."""
    package = ROOT / "src/bastide"
    shared = [*package.glob("locale/**/*.ftl"), *package.glob("data/tiles/**/*.json")]
    return files_under(CLIENT, skip=NOT_SOURCES) + sorted(shared)


def npm(*arguments: str, folder: Path = CLIENT) -> str:
    """Run npm in client/ or another folder and give back what it printed."""
    command, env = npm_command(*arguments)
    status, text = captured(command, cwd=folder, env=env)
    if status != 0:
        raise Failure(f"npm {' '.join(arguments)} failed:\n{text}")
    return text


def has_script(name: str) -> bool:
    """Whether client/package.json defines this script."""
    return name in json.loads((CLIENT / "package.json").read_text(encoding="utf-8")).get("scripts", {})


def modules_stamp(folder: Path = CLIENT) -> Stamp:
    """What a folder's node_modules were installed from, wherever the checkout lies: several may share the modules."""
    files = [(folder / name).read_text(encoding="utf-8") for name in ("package.json", "package-lock.json", ".npmrc")]
    node = ".".join(map(str, version_of(node_folder() / "node")))
    return Stamp("", digest((), *files, node), folder / "node_modules" / ".bastide.stamp")


def ensure_modules(folder: Path = CLIENT) -> None:
    """Install the locked Node packages, unless they are there."""
    stamp = modules_stamp(folder)
    if stamp.fresh():
        return
    say(f"installing the locked Node packages of {folder.relative_to(ROOT)}")
    stamp.remove()
    npm("ci", folder=folder)
    stamp.write()


def lint() -> None:
    """Raises Failure with what the linter finds in the client's sources, or the files that are not in their form."""
    ensure_modules(LINT)
    npm("run", "lint", folder=LINT)
    npm("run", "formed", folder=LINT)


def format_sources() -> None:
    """Bring the client's sources into their form."""
    ensure_modules(LINT)
    npm("run", "format", folder=LINT)


def build() -> None:
    """Build the client, unless the one in the package was made from the same files."""
    stamp = Stamp("client", digest(sources()))
    if stamp.fresh() and (BUILT / "index.html").is_file():
        return
    ensure_modules()
    say("building the browser client")
    stamp.remove()
    npm("run", "build")
    if not (BUILT / "index.html").is_file():
        raise Failure(f"The client's build left no {BUILT.relative_to(ROOT)}/index.html.")
    stamp.write()


def unpacked() -> bool:
    """Whether this folder is a source distribution with the page in it, which is taken as it is."""
    return (ROOT / "PKG-INFO").is_file() and (BUILT / "index.html").is_file()


def needs_node() -> bool:
    """Whether a build would have to make the page."""
    if unpacked() or not (CLIENT / "package.json").is_file():
        return False
    return not (Stamp("client", digest(sources())).fresh() and (BUILT / "index.html").is_file())


def missing_page() -> str:
    """Have the page in the package; why that cannot be, in one line, or nothing."""
    if unpacked():
        return ""
    if not (CLIENT / "package.json").is_file():
        return "" if (BUILT / "index.html").is_file() else "neither the page nor its sources are here"
    try:
        build()
    except Failure as problem:
        lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
        print(problem, file=sys.stderr)
        return next((line for line in lines if "error" in line.lower()), lines[0])
    return ""


if __name__ == "__main__":
    try:
        (format_sources if sys.argv[1:] == ["format"] else build)()
    except Failure as problem:
        sys.exit(str(problem))
