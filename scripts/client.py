"""Builds the browser client into the package (src/bastide/client) when its sources changed. `format` formats them."""

import json
import sys
from pathlib import Path

from scripts.console import ROOT, Failure, captured, run, say
from scripts.node import CLIENT, node_folder, npm_command, version_of
from scripts.stamps import Stamp, digest, files_under

BUILT = ROOT / "src" / "bastide" / "client"
LINT = CLIENT / "lint"
"""The linter has locked packages of its own, so that players need not install them."""
NOT_SOURCES = frozenset({"node_modules", "dist", "coverage", ".svelte-kit", "lint"})


def sources() -> list[Path]:
    """The files that the built client is made from."""
    package = ROOT / "src/bastide"
    shared = [*package.glob("locale/**/*.ftl"), *package.glob("data/tiles/**/*.json")]
    shared += package.glob("data/rule_example_sizes.json")
    return files_under(CLIENT, skip=NOT_SOURCES) + sorted(shared)


def npm(*arguments: str, folder: Path = CLIENT) -> str:
    """Run npm in client/ or another folder and return what it printed. Raises Failure."""
    command, env = npm_command(*arguments)
    status, text = captured(command, cwd=folder, env=env)
    if status != 0:
        raise Failure(f"npm {' '.join(arguments)} failed:\n{text}")
    return text


def has_script(name: str) -> bool:
    """Whether client/package.json defines this script."""
    return name in json.loads((CLIENT / "package.json").read_text(encoding="utf-8")).get("scripts", {})


def modules_stamp(folder: Path = CLIENT) -> Stamp:
    """The lock file and Node version of a folder. The place of the checkout does not count, so that several can share
    node_modules."""
    files = [(folder / name).read_text(encoding="utf-8") for name in ("package.json", "package-lock.json", ".npmrc")]
    node = ".".join(map(str, version_of(node_folder() / "node")))
    return Stamp("", digest((), *files, node), folder / "node_modules" / ".bastide.stamp")


def ensure_modules(folder: Path = CLIENT) -> None:
    """Install the locked Node packages unless they are installed."""
    stamp = modules_stamp(folder)
    if stamp.fresh():
        return
    say(f"installing the locked Node packages of {folder.relative_to(ROOT)}")
    stamp.remove()
    npm("ci", folder=folder)
    stamp.write()


def lint() -> None:
    """Raises Failure with the linter's findings in the client's sources, or the files that are not formatted."""
    ensure_modules(LINT)
    npm("run", "lint", folder=LINT)
    npm("run", "styles", folder=LINT)
    npm("run", "formed", folder=LINT)


def format_sources() -> None:
    """Format the client's sources."""
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
    """Whether this is a source distribution that contains the built page, which is used as it is."""
    return (ROOT / "PKG-INFO").is_file() and (BUILT / "index.html").is_file()


def needs_node() -> bool:
    """Whether a build would have to build the page, for which it needs Node."""
    if unpacked() or not (CLIENT / "package.json").is_file():
        return False
    return not (Stamp("client", digest(sources())).fresh() and (BUILT / "index.html").is_file())


def missing_page() -> str:
    """Build the page if it is missing. Returns in one line why it could not be built, or ""."""
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
    run(format_sources if sys.argv[1:] == ["format"] else build)
