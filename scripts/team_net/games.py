"""Games of the mate with itself, and the features that the net learns from."""

import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.bots.coop.mate import TeamJudge
from bastide.bots.coop.team_net import INPUTS, TELLS, TeamNet
from bastide.bots.coop.team_value import team_ending
from bastide.bots.matches import WON
from bastide.bots.playout import Rng, draw, rewind
from bastide.core.engine import Engine
from bastide.rules import new_engine
from bastide.rules.mists.levels import book_levels

LEVELS = (1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6)
SEATS = (1, 1, 2, 2, 3, 4, 4, 5)
WANDERS = 0.1
PROMISING = 6
"""A random turn is one of so many best turns."""
SAME = 5
"""Games with one set of numbers."""

Floats = NDArray[np.float32]
Net = dict[str, Any]
"""`hidden`, `out` and `line` as in the JSON file (bots/coop/team_net.py)."""


@dataclass
class Games:
    """Positions at the ends of turns: their features, whether the game was won, and its number. How the games ended,
    by level, and the CPU seconds that they took."""

    told: Floats
    won: NDArray[np.bool_]
    game: NDArray[np.int32]
    endings: Counter[tuple[int, str]]
    seconds: float = 0.0

    def write(self, file: Path) -> None:
        """Write to a file atomically."""
        part = file.with_suffix(".part")
        ends = json.dumps([[level, end, n] for (level, end), n in self.endings.items()])
        with part.open("wb") as out:
            np.savez_compressed(
                out, told=self.told, won=self.won, game=self.game, ends=np.array(ends), seconds=np.array(self.seconds)
            )
        part.replace(file)

    @classmethod
    def read(cls, file: Path) -> "Games":
        """Read a file of `write`."""
        with np.load(file) as kept:
            ends = {(level, end): n for level, end, n in json.loads(str(kept["ends"]))}
            return cls(kept["told"], kept["won"], kept["game"], Counter(ends), float(kept["seconds"]))


def put_together(parts: Sequence[Games]) -> Games:
    """All games of the parts, in their order."""
    firsts = np.cumsum([0, *(part.endings.total() for part in parts)])
    return Games(
        np.concatenate([part.told for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.game + np.int32(first) for part, first in zip(parts, firsts)]),
        sum((part.endings for part in parts), Counter()),
        sum(part.seconds for part in parts),
    )


class Table:
    """Plays the shards of a round, one after the other. A shard depends on the net, the seed, the round and its number
    alone, so the games are the same in any process."""

    def __init__(self, net: Net, seed: int, number: int) -> None:
        self.net, self.seed, self.number = net, seed, number

    def work(self, asked: tuple[int, int]) -> Games:
        """The shard of this number, with so many games."""
        shard, n = asked
        return play(n, self.net, random.Random(f"{self.seed}, round {self.number}, shard {shard}"))

    def close(self) -> None:
        """Nothing to close."""


def play(n: int, net: Net, rng: random.Random) -> Games:
    """So many games of the mate with a net."""
    began = time.process_time()
    told: list[list[float]] = []
    lengths: list[int] = []
    endings: list[tuple[int, str]] = []
    while len(endings) < n:
        level = rng.choice(LEVELS)
        engine = new_engine("mists", rng.choice(SEATS), options={"own_level": row_of(level, rng)})
        engine.state.listening = False
        judge = TeamJudge(engine)
        judge.net = net_of(net)
        for _ in range(min(SAME, n - len(endings))):
            positions, end = _one_game(engine, judge, rng)
            told += positions
            lengths.append(len(positions))
            endings.append((level, end))
    return Games(
        np.array(told, np.float32).reshape(-1, INPUTS),
        np.repeat([end == WON for _, end in endings], lengths),
        np.repeat(np.arange(n, dtype=np.int32), lengths),
        Counter(endings),
        time.process_time() - began,
    )


def row_of(level: int, rng: random.Random) -> dict[str, Any]:
    """The row of a level, or one with numbers near its own. For level 6, which no team wins, far below them."""
    row = {key: value for key, value in book_levels()[level].items() if key not in ("level", "tamed")}
    if level == len(book_levels()) or rng.random() < 0.5:
        share = rng.uniform(0.3, 0.8) if row["per_colour"] else rng.uniform(0.6, 1.1)
        row["target"] = int(row["target"] * share)
        row["ghosts"] = max(11, min(15, row["ghosts"] + rng.randint(0, 3) - 1))
        if row["hounds"]:
            first = max(1, int(row["hounds"][0] * share * rng.uniform(0.6, 1.2)))
            row["hounds"] = [first, max(first + 1, int(row["hounds"][1] * share * rng.uniform(0.7, 1.1)))]
    return row


def _one_game(engine: Engine, judge: TeamJudge, rng: random.Random) -> tuple[list[list[float]], str]:
    """The features of its positions, and how it ended."""
    told: list[list[float]] = []
    chance = Rng(rng.getrandbits(40))
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        judge.choose()
        turn = judge.best
        if rng.random() < WANDERS:
            judged = sorted(judge.judge(), key=lambda one: -one[1])
            turn = judge.chains[rng.choice(judged[:PROMISING])[0]]
        for act in turn:
            engine.push(act)
        judge.standing()
        if not engine.over:
            told.append([float(number) for number in judge.net.x])
    end = team_ending(engine)
    rewind(engine)
    return told, end


def net_of(net: Net) -> TeamNet:
    """The net as the judge uses it."""
    return TeamNet(net["hidden"], net["out"], net["line"])


def outlook_alone() -> Net:
    """The net that gives the value of a position in points."""
    return {"hidden": [], "out": [], "line": [float(name == "worth in points") for name in TELLS] + [0.0]}
