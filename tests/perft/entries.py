"""The perft files of this folder, read for the engine."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bastide import Game

FILES = sorted(Path(__file__).parent.glob("*.perft"))


@dataclass
class Entry:
    """One position: `counts` are (depth, complete sequences) as the reference has counted them."""

    id: str
    file: str
    rules: str = "base"
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    after: list[str] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)
    counts: list[tuple[int, int]] = field(default_factory=list)

    def start(self) -> Game:
        game = Game(self.rules, players=self.players, chance="manual", **self.options)
        for text in self.after:
            game.push(text)
        return game


def read(path: Path) -> list[Entry]:
    """The entries of a file."""
    entries: list[Entry] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            entries.append(Entry(rest, path.stem))
        elif word == "rules":
            entries[-1].rules = rest
        elif word == "players":
            entries[-1].players = int(rest)
        elif word == "options":
            named = [option.split("=") for option in rest.split()]
            entries[-1].options = {name: json.loads(value) for name, value in named}
        elif word == "after":
            entries[-1].after = rest.split("; ")
        elif word == "draws":
            entries[-1].draws = rest.split()
        elif word == "perft":
            depth, nodes = rest.split()
            entries[-1].counts.append((int(depth), int(nodes)))
        else:
            assert not word or word == "#", f"{path.name}: what is {line!r}?"
    return entries


def everything() -> list[Entry]:
    return [entry for path in FILES for entry in read(path)]
