"""Optional dependencies: the packages behind each extra of `pip install bastide[...]`, and the error for a missing one.

The engine, the records, the bots and the command line work without them.
"""

from importlib.util import find_spec
from typing import Final, Literal

Part = Literal["art", "cluster", "data", "distributed", "envs", "openspiel", "server", "train"]

NEEDED: Final[dict[Part, tuple[str, ...]]] = {
    "art": ("PIL", "resvg_py"),
    "cluster": ("psycopg", "redis"),
    "data": ("pyarrow",),
    "distributed": ("ray",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "server": (
        "apsw",
        "brotli",
        "cryptography",
        "http_ece",
        "httptools",
        "httpx",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "py_vapid",
        "segno",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "train": ("numpy",),
}
"""Import names of the packages of each extra. A test compares them with pyproject.toml."""

FORMER: Final[dict[Part, str]] = {"cluster": "house", "distributed": "cluster"}
"""Names of extras in older versions. pip only warns about an extra that it does not know."""


class MissingPart(ImportError):
    """A part of Bastide whose packages are not installed. The message names the command that installs them."""


def install_hint(module: str | None) -> str:
    """How to install the missing `module`. Returns "" if no extra brings it."""
    package = (module or "").partition(".")[0]
    return next((missing_sentence(extra, package) for extra, names in NEEDED.items() if package in names), "")


def missing_sentence(extra: Part, package: str) -> str:
    """One sentence: which package is missing and which command installs it."""
    former = f" (called '{FORMER[extra]}' before)" if extra in FORMER else ""
    return f"this needs {package}, which is not installed: run pip install 'bastide[{extra}]'{former}"


def require_extra(extra: Part) -> None:
    """Raise MissingPart unless the packages of an extra are installed."""
    for name in NEEDED[extra]:
        if find_spec(name) is None:
            raise MissingPart(missing_sentence(extra, name), name=name)
