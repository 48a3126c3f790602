"""The reader: bytes of a file to a Saved.

Invariant: size and depth are limited before anything is parsed, and every kind of damage raises JczError.
"""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bastide._text import strip_bom
from bastide.jcz.errors import JczError, Unsupported
from bastide.jcz.model import Saved, parse_version

MAX_BYTES = 1_000_000
MAX_DEPTH = 16
OLDEST, NEWEST = (5, 7), (6, 99)
OLD_SETUP = {"expansions", "capabilities"}
"""Keys of the set-up in version 4, instead of sets and elements."""
WHAT_TO_DO = (
    "only games of JCloisterZone 5.7 and FanCloisterZone 6 can be imported, so play its turns again there and save it"
)

T = TypeVar("T")

_WHERE = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
_SIGN = re.compile(r'"(?:[^"\\]|\\.)*\\?(?:"|\Z)|[\[\]{}]', re.DOTALL)
"""A bracket, or a string up to its end or the end of the file, so that no character is scanned twice."""


def read_file(path: Path) -> Saved:
    """The game in a file. Raises JczError, and OSError if the file cannot be read."""
    with path.open("rb") as source:
        return read(source.read(MAX_BYTES + 1))


def read(data: bytes) -> Saved:
    """The game in the bytes of a file. Raises JczError."""
    if len(data) > MAX_BYTES:
        raise JczError(f"the file is larger than {MAX_BYTES} bytes")
    _check_kind(data)
    try:
        text = strip_bom(data).decode("utf-8")
    except UnicodeDecodeError as error:
        raise JczError(f"byte {error.start + 1} is not UTF-8, so this is no .jcz file") from None
    _check_depth(text)
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise JczError(f"this is no .jcz file: {_lower(str(error))}") from None
    if not isinstance(value, dict) or "setup" not in value:
        raise JczError("this is no .jcz file: it must hold one JSON object with a setup")
    _check_version(value)
    return convert(value, Saved)


def convert(value: Any, kind: type[T]) -> T:
    """A JSON value as one of the types of the model. Raises JczError with the name of the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        text = str(error)
        found = _WHERE.search(text)
        reason = _lower(text[: found.start()] if found else text)
        raise JczError(f"field '{found.group(1)}': {reason}" if found else reason) from None


def _check_depth(text: str) -> None:
    depth = 0
    for found in _SIGN.finditer(text):
        sign = found.group()
        if sign in ("[", "{"):
            depth += 1
            if depth > MAX_DEPTH:
                raise JczError(f"brackets are nested more than {MAX_DEPTH} deep")
        elif sign in ("]", "}"):
            depth -= 1


def _check_kind(data: bytes) -> None:
    """Refuse a saved game from before version 4: it was XML, compressed or not."""
    if data.startswith((b"PK\x03\x04", b"\x1f\x8b")) or data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        raise Unsupported(f"this is no JSON, as games of JCloisterZone before version 4 were: {WHAT_TO_DO}")


def _check_version(value: dict[str, Any]) -> None:
    """Refuse files before 5.7, which have another format.

    A file without a version counts as version 4 if its set-up has that form, otherwise as recent.
    """
    version, setup = value.get("appVersion"), value["setup"]
    if isinstance(version, str):
        if not OLDEST <= parse_version(version) <= NEWEST:
            raise Unsupported(f"this game was saved by JCloisterZone {version[:40]}: {WHAT_TO_DO}")
    elif isinstance(setup, dict) and "sets" not in setup and OLD_SETUP & setup.keys():
        raise Unsupported(f"this game was saved by JCloisterZone 4: {WHAT_TO_DO}")


def _lower(text: str) -> str:
    """The text for the middle of a sentence. The word JSON keeps its capitals."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
