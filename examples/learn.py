"""Learns to play from nothing and beats the random player in minutes: values of positions by linear regression.

    python examples/learn.py --rules base+fields --minutes 2

Every decision is made by looking at the position after each legal action: what features, points and figures there are
says, by weights that are learnt, how far ahead the seat will be in the end. Games are played by the present weights
with some noise; their results are what the next weights are fitted to. It needs `bastide[envs]`.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from bastide.encoding.codec import Codec
from bastide.encoding.sparse import Sparse
from bastide.engine import CHANCE, Engine, Rng, choose_uniformly, draw, make_ruleset, rewind
from bastide.envs.game_env import array_view

Floats = NDArray[np.float64]


class Learner:
    """Weights for games of one ruleset between two seats."""

    def __init__(self, rules: str, seed: int = 1) -> None:
        self.engine = Engine(make_ruleset(rules, 2))
        self.sparse = Sparse(Codec(self.engine.rules))
        self.fields = {field.name: field for field in self.sparse.fields}
        self.room = self.sparse.room()
        self.numbers = array_view(self.room, np.int32)
        self.kinds = len(self.engine.rules.kind_names)
        self.tiles = float(self.engine.state.bag)
        self.weights: Floats | None = None
        self.random = np.random.default_rng(seed)
        self.seen: list[tuple[Floats, Floats]] = []  # positions of a round of games, and how they ended

    def part(self, name: str) -> NDArray[np.int32]:
        """A field of the observation that was written last."""
        field = self.fields[name]
        return self.numbers[field.first : field.first + field.size].reshape(field.shape)

    def look(self, seat: int) -> Floats:
        """What a seat sees in the present position, its own less the other's."""
        self.sparse.write(self.engine, seat, self.room, 0)
        scores, supply = self.part("scores"), self.part("supply")
        rows = self.part("features")
        rows = rows[rows[:, 6:].any(axis=1)]  # features with figures
        owner = np.sign(rows[:, 6].astype(float) - rows[:, 7])
        worth = np.stack([owner, owner * rows[:, 1], owner * rows[:, 3], owner * (rows[:, 2] == 0)])
        by_kind = np.zeros((4, self.kinds))
        np.add.at(by_kind.T, rows[:, 0], worth.T)
        own = np.concatenate([[scores[0] - scores[1]], supply[0] - supply[1], by_kind.ravel()])
        left = float(self.part("bag")[0]) / self.tiles
        return np.concatenate([own, own * left, [1.0, left]])

    def choose(self, noise: float) -> tuple[int, Floats]:
        """An action, and the position after it; `noise` is how often any action will do."""
        engine, seat = self.engine, int(self.engine.seat)
        acts = [int(engine.acts[i]) for i in range(int(engine.legal()))]
        looked = []
        for act in acts:
            engine.push(act)
            looked.append(self.look(seat))
            engine.pop()
        if self.weights is None or self.random.random() < noise:
            best = int(self.random.integers(len(acts)))
        else:
            best = int(np.argmax(np.stack(looked) @ self.weights))
        return acts[best], looked[best]

    def play(self, number: int, noise: float, learns: tuple[bool, bool] = (True, True)) -> float:
        """One game; how far ahead seat 0 ends. Seats that do not learn choose at random."""
        engine, chance, other = self.engine, Rng(number), Rng(number, 1)
        rewind(engine)
        mine: list[list[Floats]] = [[], []]
        while not engine.over:
            seat = int(engine.seat)
            if seat == CHANCE:
                engine.push(draw(engine, chance))
            elif learns[seat]:
                act, looked = self.choose(noise)
                mine[seat].append(looked)
                engine.push(act)
            else:
                engine.push(choose_uniformly(engine, other))
        lead = float(engine.scores()[0] - engine.scores()[1])
        for seat, positions in enumerate(mine):
            if positions:
                ends = np.full(len(positions), lead if seat == 0 else -lead)
                self.seen.append((np.stack(positions), ends))
        return lead

    def fit(self, keep: int = 400) -> None:
        """Weights by ridge regression on the latest games."""
        self.seen = self.seen[-keep:]
        x = np.concatenate([positions for positions, _ in self.seen])
        y = np.concatenate([ends for _, ends in self.seen])
        self.weights = np.linalg.solve(x.T @ x + 10.0 * np.eye(x.shape[1]), x.T @ y)


def learn(rules: str, rounds: int, games: int, seconds: float = float("inf")) -> Learner:
    """Rounds of games by the weights of the round before; fewer when the time is over."""
    learner, until = Learner(rules), time.monotonic() + seconds
    for number in range(rounds):
        leads = [learner.play(number * games + game, 0.2) for game in range(games)]
        learner.fit()
        print(f"round {number + 1}: {games} games, mean distance {np.mean(np.abs(leads)):.1f} points", flush=True)
        if time.monotonic() > until:
            break
    return learner


def against_random(learner: Learner, games: int) -> tuple[float, float]:
    """The share of games that it wins (draws count half), and its mean lead; either begins half of them."""
    learner.seen = []
    leads = []
    for number in range(games):
        first = number % 2 == 0
        lead = learner.play(10**6 + number // 2, 0.0, (first, not first))
        leads.append(lead if first else -lead)
    won = np.array(leads)
    return float(np.mean((won > 0) + 0.5 * (won == 0))), float(np.mean(won))


def main() -> None:
    """Learn for some minutes, then play against the random player."""
    parser = argparse.ArgumentParser(description="Learn to play and beat the random player.")
    parser.add_argument("--rules", default="base+fields")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=200, help="against the random player, in the end")
    asked = parser.parse_args()
    learner = learn(asked.rules, 1000, 20, asked.minutes * 60)
    share, lead = against_random(learner, asked.games)
    print(f"wins {share:.1%} of {asked.games} games against random, {lead:+.1f} points a game")


if __name__ == "__main__":
    main()
