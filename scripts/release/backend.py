"""The build backend: setuptools, and Node from PyPI for machines without Node.

Invariant: only a build that has to build the page requires Node, and only where PyPI has one for the machine. Where the
page is in the package (a source distribution, a folder after `make client`), the requirements are those of
pyproject.toml.
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
    """Whether PyPI has Node for this machine. An unknown requirement would end the whole installation."""
    return sys.platform in ("linux", "darwin", "win32") and platform.machine().lower() in OFFERED


def node() -> list[str]:
    """Node as a requirement of the build, in the version of constraints.txt, or nothing."""
    if not needs_node() or system_node() is not None or packaged_node() is not None or not offered():
        return []
    file = ROOT / "constraints.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [next((line for line in lines if line.startswith(f"{PACKAGE}==")), PACKAGE)]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The requirements of setuptools, and Node."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """The requirements of setuptools, and Node."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]
