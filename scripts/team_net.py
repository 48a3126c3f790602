"""Makes the net by which a team mate judges positions (src/bastide/data/team_net.json), from its own games.

    python -m scripts.team_net [--rounds 6] [--games 3000] [--seed 1] [--to FILE] [--anew]

In every round teams of 1 to 5 play so many games, looking at one turn; of a hundred turns ten are any of the six most
promising ones. What their positions add up to (bots/team_tally.py) and whether the game was won is what the net is
fitted to, with the games of the rounds before as far as `REMEMBERED`. Half of the games of a level are played with the
numbers of its row, the others with numbers around them, so that the net knows what they mean. Without `--anew` the
first round is played by the net there is, else by the outlook in points alone. Figures are of games that were held out.
"""

import argparse
import datetime
import json
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.bots.matches import WON
from bastide.bots.mate import TeamJudge
from bastide.bots.playout import Rng, draw, rewind
from bastide.bots.team_net import INPUTS, TeamNet
from bastide.bots.team_outlook import ending
from bastide.bots.team_tally import TELLS
from bastide.core.engine import Engine
from bastide.rules import new_engine
from bastide.rules.mists.levels import rows
from scripts.console import ROOT

FILE = ROOT / "src" / "bastide" / "data" / "team_net.json"
LEVELS = (1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6)
SEATS = (1, 1, 2, 2, 3, 4, 4, 5)
WANDERS = 0.1
PROMISING = 6
"""Turns of which any is taken where the game wanders."""
SAME = 5
"""Games of one set of numbers."""
REMEMBERED = 4
"""Rounds that the net is fitted to."""
UNITS, EPOCHS, BATCH, STEP = 24, 10, 2048, 3e-3
HELD_OUT = 0.1

Floats = NDArray[np.float32]


class Games:
    """Positions at the ends of turns: what each adds up to, whether its game was won, and which game it was."""

    def __init__(self) -> None:
        self.told: list[list[float]] = []
        self.won: list[bool] = []
        self.game: list[int] = []
        self.endings: Counter[tuple[int, str]] = Counter()

    def add(self, told: list[list[float]], level: int, end: str) -> None:
        """A finished game."""
        self.told += told
        self.won += [end == WON] * len(told)
        self.game += [self.endings.total()] * len(told)
        self.endings[level, end] += 1


def row_of(level: int, rng: random.Random) -> dict[str, Any]:
    """The row of a level, or one with numbers around its own; of level 6, which nobody wins, far below them."""
    row = {key: value for key, value in rows()[level].items() if key not in ("level", "tamed")}
    if level == len(rows()) or rng.random() < 0.5:
        share = rng.uniform(0.3, 0.8) if row["per_colour"] else rng.uniform(0.6, 1.1)
        row["target"] = int(row["target"] * share)
        row["ghosts"] = max(11, min(15, row["ghosts"] + rng.randint(0, 3) - 1))
        if row["hounds"]:
            first = max(1, int(row["hounds"][0] * share * rng.uniform(0.6, 1.2)))
            row["hounds"] = [first, max(first + 1, int(row["hounds"][1] * share * rng.uniform(0.7, 1.1)))]
    return row


def play(n: int, net: dict[str, Any], rng: random.Random) -> Games:
    """So many games of the mate with a net."""
    games = Games()
    while games.endings.total() < n:
        level = rng.choice(LEVELS)
        engine = new_engine("mists", rng.choice(SEATS), options={"own_level": row_of(level, rng)})
        engine.state.listening = False
        judge = TeamJudge(engine)
        judge.net = net_of(net)
        for _ in range(SAME):
            told, end = _one_game(engine, judge, rng)
            games.add(told, level, end)
    return games


def _one_game(engine: Engine, judge: TeamJudge, rng: random.Random) -> tuple[list[list[float]], str]:
    """What its positions add up to, and how it ended."""
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
    end = ending(engine)
    rewind(engine)
    return told, end


def net_of(net: dict[str, Any]) -> TeamNet:
    """As the judge takes it."""
    return TeamNet(net["hidden"], net["out"], net["line"])


def outlook_alone() -> dict[str, Any]:
    """The net that tells what a position is worth in points."""
    return {"hidden": [], "out": [], "line": [float(name == "worth in points") for name in TELLS] + [0.0]}


class Fit:
    """A hidden layer beside a line, fitted to won and lost by Adam (Kingma and Ba 2015)."""

    def __init__(self, told: Floats, rng: np.random.Generator) -> None:
        self.mean, self.spread = told.mean(0), told.std(0) + 1e-3
        self.parts: list[Floats] = [
            (rng.standard_normal((INPUTS, UNITS)) / INPUTS**0.5).astype(np.float32), np.zeros(UNITS, np.float32),
            (rng.standard_normal(UNITS) * 0.1).astype(np.float32), np.zeros(INPUTS, np.float32),
            np.zeros(1, np.float32),
        ]  # fmt: skip
        self.firsts = [np.zeros_like(part) for part in self.parts]
        self.seconds = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def scaled(self, told: Floats) -> Floats:
        """With mean 0 and spread 1."""
        scaled: Floats = np.clip((told - self.mean) / self.spread, -6, 6).astype(np.float32)
        return scaled

    def logits(self, scaled: Floats) -> tuple[Floats, Floats]:
        """What the hidden units give, and the logits."""
        hidden, bias, out, line, level = self.parts
        units = np.maximum(scaled @ hidden + bias, 0)
        return units, units @ out + scaled @ line + level[0]

    def loss(self, scaled: Floats, won: Floats) -> float:
        """Mean loss in nats."""
        logits = self.logits(scaled)[1]
        return float(np.mean(np.logaddexp(0, logits) - won * logits))

    def step(self, scaled: Floats, won: Floats, size: float) -> None:
        """One step down."""
        units, logits = self.logits(scaled)
        off = ((1 / (1 + np.exp(-logits))) - won) / len(won)
        back = np.outer(off, self.parts[2]) * (units > 0)
        slopes = [scaled.T @ back, back.sum(0), units.T @ off, scaled.T @ off, off.sum(keepdims=True)]
        self.steps += 1
        for part, slope, first, second in zip(self.parts, slopes, self.firsts, self.seconds):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            part -= size * (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)

    def net(self) -> dict[str, Any]:
        """For inputs as they come."""
        hidden, bias, out, line, level = self.parts
        rows = np.column_stack([(hidden / self.spread[:, None]).T, bias - (self.mean / self.spread) @ hidden])
        straight = [*(line / self.spread), level[0] - (self.mean / self.spread) @ line]
        told = {"hidden": rows.tolist(), "out": out.tolist(), "line": straight}
        return json.loads(json.dumps(told, default=float), parse_float=lambda text: round(float(text), 5))  # type: ignore[no-any-return]


def fit(rounds: list[Games], seed: int) -> tuple[dict[str, Any], float]:
    """The net for these games, and its loss in those held out."""
    rng = np.random.default_rng(seed)
    out = [rng.random(games.endings.total())[games.game] < HELD_OUT for games in rounds]
    aside = np.concatenate(out)
    told = np.concatenate([np.array(games.told, np.float32) for games in rounds])
    won = np.concatenate([np.array(games.won, np.float32) for games in rounds])
    fitted = Fit(told[~aside], rng)
    scaled, right = fitted.scaled(told[~aside]), won[~aside]
    batches = len(right) // BATCH
    for epoch in range(EPOCHS):
        order = rng.permutation(len(right))
        for batch in range(batches):
            chosen = order[batch * BATCH : (batch + 1) * BATCH]
            done = (epoch + batch / batches) / EPOCHS
            fitted.step(scaled[chosen], right[chosen], STEP * 0.5 * (1 + float(np.cos(np.pi * done))) + 1e-5)
    return fitted.net(), fitted.loss(fitted.scaled(told[aside]), won[aside])


def main(arguments: list[str] | None = None) -> None:
    """Play, fit, play on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=FILE)
    parser.add_argument("--anew", action="store_true")
    chosen = parser.parse_args(arguments)
    rng = random.Random(chosen.seed)
    net = outlook_alone() if chosen.anew or not chosen.to.exists() else json.loads(chosen.to.read_text("utf-8"))
    rounds: list[Games] = []
    for number in range(1, chosen.rounds + 1):
        began = time.process_time()
        rounds.append(play(chosen.games, net, rng))
        ends = rounds[-1].endings
        shares = [
            f"{level}: {ends[level, WON] / max(1, sum(n for (at, _), n in ends.items() if at == level)):.2f}"
            for level in rows()
        ]
        net, loss = fit(rounds[-REMEMBERED:], chosen.seed + number)
        how = " ".join(["python -m scripts.team_net", *(arguments or sys.argv[1:])])
        made = {"made": f"{datetime.date.today()}, {how}", "loss": round(loss, 4)}
        chosen.to.write_text(json.dumps({**made, "inputs": TELLS, **net}) + "\n", encoding="utf-8")
        print(
            f"round {number}: won by level {', '.join(shares)}; loss {loss:.4f}; {time.process_time() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
