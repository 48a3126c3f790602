"""Matches that are stopped and go on: a file with what they are in its first line, and every set of games in a line of
its own, in the order of playing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from bastide.bots.matches import GameSet


class BadMatchFile(Exception):
    """This file holds other matches, or none, or somebody else writes into it."""


class MatchFile:
    """The sets that a file holds, and a place for more. A line that was being written when the machine stopped counts
    for nothing. Raises BadMatchFile and OSError."""

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
        """Keep one more. Raises BadMatchFile and OSError."""
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        try:
            with open(self.path, "ab") as file:
                if file.tell() != self.size:  # the order of the sets is all that tells whose they are
                    raise BadMatchFile(f"{self.path} has changed: another command writes into it, which may go on")
                self.size += file.write(line + b"\n")
        except OSError as error:  # of a full disk it does not say which file
            raise OSError(error.errno, error.strerror, str(self.path)) from None


def _check(path: Path, line: bytes, matches: Mapping[str, object]) -> None:
    """The first line tells the same matches."""
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict) or told.keys() != matches.keys():
        raise BadMatchFile(f"{path} is no file of matches: its first line does not tell who plays what")
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
    """msgspec reads a Counter as a dictionary."""
    return Counter(value) if getattr(kind, "__origin__", kind) is Counter else value
