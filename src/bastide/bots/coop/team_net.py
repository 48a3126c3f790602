"""The win probability of a team: a small neural net over features of the position.

scripts/team_net trains data/team_net.json on games that the bot mate plays with itself.
"""

import json
from importlib.resources import files
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from bastide.bots.coop.team_features import TELLS
from bastide.core.vectors import append, vec

INPUTS: Final = len(TELLS)
SURE: Final = 30.0  # beyond this logit the outcome is certain


class TeamNet:
    """A linear layer plus hidden units with ReLU activation. Write the inputs to `x`."""

    def __init__(self, hidden: list[list[float]], out: list[float], line: list[float]) -> None:
        """`hidden` has for each unit the input weights and the bias, `out` the output weight of each unit.

        `line` has the weights of the linear layer and the bias.
        """
        self.n: i64 = len(out)
        self.inputs: i64 = INPUTS
        if len(line) != INPUTS + 1 or len(hidden) != len(out) or any(len(row) != INPUTS + 1 for row in hidden):
            raise ValueError(f"the net of the team does not take {INPUTS} inputs")
        self.x: vec[float] = vec[float]([0.0] * INPUTS)
        self.hidden: vec[float] = vec[float]([])
        for row in hidden:
            for weight in row:
                self.hidden = append(self.hidden, weight)
        self.out: vec[float] = vec[float](out)
        self.line: vec[float] = vec[float](line)

    def logit(self) -> float:
        """The logit of the win probability for the inputs in `x`."""
        x, hidden, n = self.x, self.hidden, self.inputs
        value: float = self.line[n]
        i: i64 = 0
        unit: i64 = 0
        at: i64 = 0
        for i in range(n):
            value += self.line[i] * x[i]
        for unit in range(self.n):
            total: float = hidden[at + n]
            for i in range(n):
                total += hidden[at + i] * x[i]
            at += n + 1
            if total > 0.0:
                value += total * self.out[unit]
        return value


def read_net() -> TeamNet:
    """The net in the package data."""
    data: dict[str, Any] = json.loads(files("bastide.data").joinpath("team_net.json").read_text("utf-8"))
    return TeamNet(data["hidden"], data["out"], data["line"])


def chance_from_logit(logit: float) -> float:
    """The probability in percent for a logit. The end of a game is 0 or 100."""
    if logit > SURE:
        return 100.0
    return 0.0 if logit < -SURE else 100.0 / (1.0 + exp(-logit))
