"""Matches between bots: pairs of games with the same bag and swapped seats, and how sure the result is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import NormalDist

from bastide.bots.api import Bot
from bastide.bots.players import check_bots, make_bot
from bastide.bots.playout import Rng, draw, rewind
from bastide.bots.team_outlook import ending
from bastide.core.engine import Engine
from bastide.rules import USUAL, new_engine

SURE = 0.95
WON = "won"


@dataclass
class MatchResult:
    """Wins, draws and points of two bots; `interval` holds the true share of points of `a` with 95 % certainty."""

    a: str
    b: str
    wins_a: int = 0
    wins_b: int = 0
    draws: int = 0
    points_a: int = 0
    points_b: int = 0
    scores: list[tuple[int, int]] = field(default_factory=list)
    endings: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    """Of games of a team, how those of `a` and those of `b` ended."""

    @property
    def games(self) -> int:
        """Games played so far."""
        return self.wins_a + self.wins_b + self.draws

    @property
    def share(self) -> float:
        """Share of the points of the match that `a` took: a win 1, a draw 1/2; 0.5 before the first game."""
        return (self.wins_a + self.draws / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the share."""
        return wilson(self.share, self.games)

    def count(self, score_a: int, score_b: int) -> None:
        """Add a finished game."""
        self.scores.append((score_a, score_b))
        self.points_a += score_a
        self.points_b += score_b
        self.wins_a += score_a > score_b
        self.wins_b += score_b > score_a
        self.draws += score_a == score_b

    def count_teams(self, scores: list[int], endings: list[str]) -> None:
        """Add two games of teams with the same tiles: who won where the other lost has won, else it is a draw."""
        won = [int(end == WON) for end in endings]
        self.count(won[0], won[1])
        self.scores[-1] = (scores[0], scores[1])
        self.points_a += scores[0] - won[0]
        self.points_b += scores[1] - won[1]
        for counter, end in zip(self.endings, endings):
            counter[end] += 1

    def as_dict(self) -> dict[str, object]:
        """JSON-ready summary."""
        low, high = self.interval
        games = max(1, self.games)
        told: dict[str, object] = {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "wins_a": self.wins_a,
            "wins_b": self.wins_b,
            "draws": self.draws,
            "share_a": round(self.share, 4),
            "interval_95": [round(low, 4), round(high, 4)],
            "mean_score_a": round(self.points_a / games, 2),
            "mean_score_b": round(self.points_b / games, 2),
        }
        for name, endings in zip("ab", self.endings):
            if endings:
                told[f"team_{name}"] = told_endings(endings)
        return told


def told_endings(endings: Mapping[str, int]) -> dict[str, object]:
    """JSON-ready: the share of games that a team won, with its interval, and how all of them ended."""
    games = sum(endings.values())
    share = endings.get(WON, 0) / max(1, games)
    low, high = wilson(share, games)
    return {"won": round(share, 4), "interval_95": [round(low, 4), round(high, 4)], "endings": dict(endings)}


def wilson(share: float, n: int, sure: float = SURE) -> tuple[float, float]:
    """The interval that holds the true share behind `share` of `n` trials with certainty `sure` (Wilson 1927)."""
    if n == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + sure) / 2)
    centre = share + z * z / (2 * n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)
    return (max(0.0, low) if share > 0 else 0.0), (min(1.0, high) if share < 1 else 1.0)


def play_out(engine: Engine, bots: list[Bot], chance: Rng, watch: Callable[[Engine], None] | None = None) -> None:
    """Play a game on to its end, a bot per seat; `watch` sees every decision of a seat before it is made."""
    while not engine.over:
        seat = int(engine.seat)
        if seat < 0:
            engine.push(draw(engine, chance))
            continue
        if watch is not None:
            watch(engine)
        engine.push(bots[seat].choose_packed(engine))


def match(
    a: str,
    b: str,
    games: int,
    seed: int = 1,
    rules: str = USUAL,
    options: Mapping[str, object] | None = None,
) -> Iterator[MatchResult]:
    """Play `games` two-player games and yield the growing result after each.

    Games 2k and 2k + 1 have the same order of tiles; `a` starts the one and `b` the other. Where a team plays, a team
    of `a` and one of `b` play each order of tiles, and that counts as one game. Raises UnknownBot and RulesetError
    before the first game.
    """
    result = MatchResult(a, b)
    engine = new_engine(rules, 2, options=options)
    check_bots(rules, (a, b))
    for number in range(games):
        if engine.rules.together:
            played = [_game(engine, [name, name], seed, number, number) for name in (a, b)]
            result.count_teams([scores[0] for scores, _ in played], [end for _, end in played])
        else:
            pair, swapped = divmod(number, 2)
            scores, _ = _game(engine, [b, a] if swapped else [a, b], seed, number, pair)
            result.count(scores[swapped], scores[1 - swapped])
        yield result


def _game(engine: Engine, names: list[str], seed: int, number: int, tiles: int) -> tuple[list[int], str]:
    """Scores and, of a team, the ending of a game with the order of tiles of that number."""
    bots = [make_bot(name, seed, number, seat) for seat, name in enumerate(names)]
    play_out(engine, bots, Rng(seed, tiles))
    played = engine.scores(), ending(engine)
    rewind(engine)
    return played
