"""Building .jcz files message by message."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from bastide.jcz import Replay, Saved, list_failed_assertions, read, replay

RIVER_START = {"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}


class Script:
    """Messages in the making; the player to move goes on with each commit."""

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self.turn = 0
        self.cell = [0, 0]
        self.draws: list[str] = []
        self.messages: list[dict[str, Any]] = []

    def add(self, kind: str, payload: dict[str, Any] | None = None) -> Script:
        self.messages.append({"type": kind, "payload": payload or {}, "player": self.turn % self.players})
        return self

    def place(self, tile: str, x: int, y: int, rotation: int = 0) -> Script:
        self.cell = [x, y]
        self.draws.append(tile)
        return self.add("PLACE_TILE", {"tileId": tile, "rotation": f"R{rotation}", "position": [x, y]})

    def deploy(self, feature: str, location: str, kind: str = "small", number: int = 1) -> Script:
        pointer = {"position": self.cell, "feature": feature, "location": location}
        meeple = f"{self.turn % self.players}.{kind}.{number}"
        return self.add("DEPLOY_MEEPLE", {"pointer": pointer, "meepleId": meeple})

    def take_back(self, feature: str, x: int, y: int) -> Script:
        pointer = {"position": [x, y], "feature": feature, "location": "I"}
        meeple = f"{self.turn % self.players}.abbot.1"
        pointers = {"featurePointer": pointer, "meepleId": meeple}
        return self.add("RETURN_MEEPLE", {"source": "ABBOT_RETURN", "pointer": pointers})

    def skip(self) -> Script:
        return self.add("PASS")

    def commit(self, random: float | None = None) -> Script:
        self.add("COMMIT", {} if random is None else {"random": random})
        self.turn += 1
        return self

    def undo(self) -> Script:
        return self.add("UNDO")

    def file(self, **changes: Any) -> dict[str, Any]:
        """The file: base game with gardens and fields; the tiles laid are those drawn."""
        return jcz(self.messages, self.players, self.draws, **changes)


def jcz(
    messages: list[dict[str, Any]],
    players: int = 2,
    draws: Sequence[str] | None = None,
    *,
    sets: Sequence[str] = ("basic:2",),
    abbot: bool = False,
    farmers: bool = True,
    rules: dict[str, Any] | None = None,
    end: int | None = None,
    random: float = 0.0,
    assertions: Sequence[str] = (),
    version: str = "6.2.0",
) -> dict[str, Any]:
    """A file as JCloisterZone writes it."""
    annotations: dict[str, Any] = {} if draws is None else {"drawOrder": list(draws)}
    annotations |= {} if end is None else {"endTurn": end}
    return {
        "appVersion": version,
        "gameId": "0123456789abcdef",
        "name": "",
        "initialRandom": random,
        "created": "2026-03-04T05:06:07.089Z",
        "clock": 1000,
        "setup": set_up(sets, abbot, farmers, rules or {}),
        "players": [{"name": name, "slot": slot} for slot, name in enumerate(NAMES[:players])],
        "chat": [],
        "replay": deepcopy(messages),
        "gameAnnotations": annotations,
        "test": {"description": "", "assertions": list(assertions)},
    }


def set_up(sets: Sequence[str], abbot: bool, farmers: bool, rules: dict[str, Any]) -> dict[str, Any]:
    """The set-up; a river brings its own start."""
    river = any(name.startswith("river") for name in sets)
    elements: dict[str, Any] = {"small-follower": 7}
    elements |= {"farmers": True} if farmers else {}
    elements |= {"abbot": 1, "garden": True} if abbot else {}
    return {
        "sets": dict.fromkeys(sets, 1),
        "elements": elements,
        "rules": rules,
        "timer": None,
        "start": [RIVER_START if river else {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}],
        "options": {},
    }


NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def parsed(file: dict[str, Any]) -> Saved:
    """The file through its text."""
    return read(json.dumps(file).encode())


def played(file: dict[str, Any]) -> Replay:
    """The file replayed."""
    return replay(parsed(file))


def failures(file: dict[str, Any], *assertions: str) -> list[str]:
    """Those of the assertions that do not hold at the end of the file."""
    saved = parsed(file | {"test": {"assertions": list(assertions)}})
    return [failed.assertion for failed in list_failed_assertions(replay(saved), saved)]
