"""The build backend: setuptools, and Node from PyPI for whoever builds the page and has none.

Law: only a build that has to make the page asks for Node, and only where PyPI has one for the machine; where the page
lies in the package (a source distribution, a folder after `make client`) nothing more is asked for than pyproject.toml
names.
"""

import platform
import sys
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from scripts.client import needs_node
from scripts.console import ROOT
from scripts.node import PACKAGE, packaged_node, system_node

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None
OFFERED = frozenset({"x86_64", "amd64", "aarch64", "arm64"})


def offered() -> bool:
    """Whether PyPI has Node for this machine; asking for what it has not would end the whole installation."""
    return sys.platform in ("linux", "darwin", "win32") and platform.machine().lower() in OFFERED


def node() -> list[str]:
    """Node as a requirement of the build, in the version of constraints.txt, where the build needs it to be fetched."""
    if not needs_node() or system_node() is not None or packaged_node() is not None or not offered():
        return []
    file = ROOT / "constraints.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [next((line for line in lines if line.startswith(f"{PACKAGE}==")), PACKAGE)]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, and Node."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, and Node."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]
