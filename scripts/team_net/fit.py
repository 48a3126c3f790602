"""Fitting the net to the games of some rounds."""

import json
from collections.abc import Sequence

import numpy as np

from bastide.bots.coop.team_net import INPUTS
from scripts.team_net.games import Floats, Games, Net, put_together

UNITS, EPOCHS, BATCH, STEP = 24, 10, 2048, 3e-3
HELD_OUT = 10
"""One of so many games is held out for the loss."""


class Fit:
    """A hidden layer and a linear part, fitted to won and lost by Adam (Kingma and Ba 2015)."""

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
        """Scaled to mean 0 and spread 1."""
        scaled: Floats = np.clip((told - self.mean) / self.spread, -6, 6).astype(np.float32)
        return scaled

    def logits(self, scaled: Floats) -> tuple[Floats, Floats]:
        """The outputs of the hidden units, and the logits."""
        hidden, bias, out, line, level = self.parts
        units = np.maximum(scaled @ hidden + bias, 0)
        return units, units @ out + scaled @ line + level[0]

    def loss(self, scaled: Floats, won: Floats) -> float:
        """Mean loss in nats."""
        logits = self.logits(scaled)[1]
        return float(np.mean(np.logaddexp(0, logits) - won * logits))

    def step(self, scaled: Floats, won: Floats, size: float) -> None:
        """One step of gradient descent."""
        units, logits = self.logits(scaled)
        off = ((1 / (1 + np.exp(-logits))) - won) / len(won)
        back = np.outer(off, self.parts[2]) * (units > 0)
        slopes = [scaled.T @ back, back.sum(0), units.T @ off, scaled.T @ off, off.sum(keepdims=True)]
        self.steps += 1
        for part, slope, first, second in zip(self.parts, slopes, self.firsts, self.seconds):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            part -= size * (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)

    def net(self) -> Net:
        """The net for unscaled inputs."""
        hidden, bias, out, line, level = self.parts
        rows = np.column_stack([(hidden / self.spread[:, None]).T, bias - (self.mean / self.spread) @ hidden])
        straight = [*(line / self.spread), level[0] - (self.mean / self.spread) @ line]
        told = {"hidden": rows.tolist(), "out": out.tolist(), "line": straight}
        return json.loads(json.dumps(told, default=float), parse_float=lambda text: round(float(text), 5))  # type: ignore[no-any-return]


def fit(rounds: Sequence[Games], seed: Sequence[int]) -> tuple[Net, float]:
    """The net for these games, and its loss in the held-out games."""
    rng = np.random.default_rng(seed)
    games = put_together(rounds)
    aside, won = games.game % HELD_OUT == 0, games.won.astype(np.float32)
    fitted = Fit(games.told[~aside], rng)
    scaled, right = fitted.scaled(games.told[~aside]), won[~aside]
    size = min(BATCH, len(right))
    batches = len(right) // size
    for epoch in range(EPOCHS):
        order = rng.permutation(len(right))
        for batch in range(batches):
            chosen = order[batch * size : (batch + 1) * size]
            done = (epoch + batch / batches) / EPOCHS
            fitted.step(scaled[chosen], right[chosen], STEP * 0.5 * (1 + float(np.cos(np.pi * done))) + 1e-5)
    return fitted.net(), fitted.loss(fitted.scaled(games.told[aside]), won[aside])
