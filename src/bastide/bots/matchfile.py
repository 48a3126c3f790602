"""Files of matches that can be stopped and continued.

The first line describes the matches. Each further line is a set of games, in the order of play.
"""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bastide.bots.matches import GameSet


class BadMatchFile(Exception):
    """This file holds other matches or none, or another process writes to it."""


class MatchFile:
    """The sets in a file, and a way to add more. Raises BadMatchFile and OSError.

    An incomplete last line, left by a crash, is ignored.
    """

    def __init__(self, path: Path, matches: Mapping[str, object]) -> None:
        self.path = path
        self.size = 0
        self.sets: list[GameSet] = []
        known = path.read_bytes() if path.exists() else b""
        if not known:
            self._write(json.dumps(matches, ensure_ascii=False).encode())
            return
        first, *more = known.split(b"\n")
        _check(path, first if more else b"", matches)
        self.sets = [_set_of(path, number, line) for number, line in enumerate(more[:-1], 2)]
        with open(path, "ab") as file:
            self.size = file.truncate(known.rfind(b"\n") + 1)

    def add(self, played: GameSet) -> None:
        """Append a set. Raises BadMatchFile and OSError."""
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        try:
            with open(self.path, "ab") as file:
                if file.tell() != self.size:  # only the order of the sets identifies them
                    raise BadMatchFile(f"{self.path} has changed: another command writes into it, which may go on")
                self.size += file.write(line + b"\n")
        except OSError as error:  # on a full disk the error does not name the file
            raise OSError(error.errno, error.strerror, str(self.path)) from None


def _check(path: Path, line: bytes, matches: Mapping[str, object]) -> None:
    """Check that the first line describes the same matches."""
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict) or told.keys() != matches.keys():
        raise BadMatchFile(f"{path} is no file of matches: its first line does not describe the matches")
    wanted = json.loads(json.dumps(matches))
    for key, value in wanted.items():
        if told[key] != value:
            raise BadMatchFile(f"{path} holds other matches: {key} there: {_say(told[key])}, here: {_say(value)}")


def _say(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _set_of(path: Path, number: int, line: bytes) -> GameSet:
    try:
        return msgspec.json.decode(line, type=GameSet, dec_hook=_counter)
    except msgspec.MsgspecError as error:
        raise BadMatchFile(f"{path}, line {number}, is no set of games: {error}") from None


def _counter(kind: type, value: Any) -> Any:
    """Decode a Counter, which msgspec reads as a dict."""
    return Counter(value) if getattr(kind, "__origin__", kind) is Counter else value
