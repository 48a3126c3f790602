"""The most likely strengths of bots by the Bradley-Terry model: a logistic regression without a constant.

Each observation compares two bots, so a row of the regression has at most two entries. Newton's method needs no library
for a few dozen bots.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

STEPS: Final = 200
LONGEST: Final = 2.0
"""The longest step in logits, so that an early step cannot leave the solution."""
NEAR: Final = 1e-12

Matrix = list[list[float]]


@dataclass(frozen=True)
class Observation:
    """`games` between `a` and `b`, of which `a` took the share `taken` in all. None is the bot whose strength is 0.

    `offset` is the logit of the share of an equal. Games with the same `cluster` are not independent.
    """

    a: int | None
    b: int | None
    games: int
    taken: float
    offset: float
    cluster: int

    @property
    def row(self) -> list[tuple[int, float]]:
        """The entries of the regression's row by bot."""
        return [(bot, sign) for bot, sign in ((self.a, 1.0), (self.b, -1.0)) if bot is not None]


def fit_strengths(n: int, observations: Sequence[Observation]) -> tuple[list[float], Matrix]:
    """The strengths of `n` bots in logits, and the covariances of their errors if all games are independent."""
    strengths = [0.0] * n
    information: Matrix = []
    for _ in range(STEPS):
        slope, information = [0.0] * n, [[0.0] * n for _ in range(n)]
        for one in observations:
            share = predict_share(strengths, one)
            for i, x in one.row:
                slope[i] += x * (one.taken - one.games * share)
                for j, y in one.row:
                    information[i][j] += x * y * one.games * share * (1 - share)
        step = multiply(invert(information), [[value] for value in slope])
        longest = max(abs(value) for (value,) in step)
        scale = min(1.0, LONGEST / longest) if longest > 0 else 1.0
        strengths = [old + scale * value for old, (value,) in zip(strengths, step)]
        if longest < NEAR:
            break
    return strengths, invert(information)


def predict_share(strengths: Sequence[float], one: Observation) -> float:
    """The share of a game that `a` is expected to take."""
    return 1 / (1 + exp(-one.offset - sum(x * strengths[i] for i, x in one.row)))


def cluster_covariances(strengths: Sequence[float], plain: Matrix, observations: Sequence[Observation]) -> Matrix:
    """The covariances of the errors if only clusters are independent (Liang and Zeger 1986), for at least two.

    They have the usual correction for few clusters and games.
    """
    n = len(strengths)
    slopes: defaultdict[int, list[float]] = defaultdict(lambda: [0.0] * n)
    for one in observations:
        missed = one.taken - one.games * predict_share(strengths, one)
        for i, x in one.row:
            slopes[one.cluster][i] += x * missed
    middle = [[sum(slope[i] * slope[j] for slope in slopes.values()) for j in range(n)] for i in range(n)]
    clusters, games = len(slopes), sum(one.games for one in observations)
    correction = clusters / (clusters - 1) * (games - 1) / (games - n)
    return [[correction * value for value in row] for row in multiply(multiply(plain, middle), plain)]


def standard_errors(covariances: Matrix) -> list[float]:
    """The square roots of the diagonal."""
    return [sqrt(max(0.0, row[i])) for i, row in enumerate(covariances)]


def multiply(a: Matrix, b: Matrix) -> Matrix:
    """The product of two matrices."""
    columns = list(zip(*b))
    return [[sum(x * y for x, y in zip(row, column)) for column in columns] for row in a]


def invert(matrix: Matrix) -> Matrix:
    """The inverse, by elimination with the largest pivot. Raises ZeroDivisionError if there is none."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(n):
            if k != i and rows[k][i] != 0.0:
                factor = rows[k][i]
                rows[k] = [value - factor * own for value, own in zip(rows[k], rows[i])]
    return [row[n:] for row in rows]


def find_connected(steps: Iterable[tuple[str, str]], start: str) -> set[str]:
    """All that can be reached from `start` along the steps."""
    following: defaultdict[str, set[str]] = defaultdict(set)
    for first, second in steps:
        following[first].add(second)
    found, waiting = {start}, [start]
    while waiting:
        more = following[waiting.pop()] - found
        found |= more
        waiting += more
    return found
