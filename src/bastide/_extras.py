"""What `pip install bastide` leaves to extras: the packages behind the server, the pictures, the ratings, the data,
the learning environments and the training.

The engine, the records, the bots and the command line work without them; whoever asks for more is told in one sentence
what to install.
"""

from importlib.util import find_spec
from typing import Final, Literal

Part = Literal["arena", "art", "cluster", "data", "distributed", "envs", "openspiel", "server", "train"]

NEEDED: Final[dict[Part, tuple[str, ...]]] = {
    "arena": ("statsmodels",),
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
        "py_vapid",
        "segno",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "train": ("numpy",),
}
"""Packages by the extra that brings them, as they are imported; tests hold pyproject.toml to the same."""

FORMER: Final[dict[Part, str]] = {"cluster": "house", "distributed": "cluster"}
"""Names of extras in older versions. pip only warns about an extra that it does not know."""


class MissingPart(ImportError):
    """A part of Bastide whose packages are not installed; the message says what to type."""


def install_hint(module: str | None) -> str:
    """What to install where `module` could not be imported; "" where no extra brings it."""
    package = (module or "").partition(".")[0]
    return next((missing_sentence(extra, package) for extra, names in NEEDED.items() if package in names), "")


def missing_sentence(extra: Part, package: str) -> str:
    """One sentence that says what is missing and what to type."""
    former = f" (called '{FORMER[extra]}' before)" if extra in FORMER else ""
    return f"this needs {package}, which is not installed: run pip install 'bastide[{extra}]'{former}"


def require_extra(extra: Part) -> None:
    """Raise MissingPart unless the packages of an extra are installed."""
    for name in NEEDED[extra]:
        if find_spec(name) is None:
            raise MissingPart(missing_sentence(extra, name), name=name)
