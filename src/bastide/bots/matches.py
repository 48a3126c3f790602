"""What a match between two bots has brought so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean

from bastide.bots.intervals import mean_interval, share_interval, wilson

WON = "won"


@dataclass
class Side:
    """What one of two bots did: over games, and over the seats that it had in them."""

    seats: int = 0
    points: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    """Of games of a team, how they ended."""

    def add(self, more: Side) -> None:
        """Count what it did elsewhere as well."""
        self.seats += more.seats
        self.points += more.points
        self.kinds.update(more.kinds)
        self.turns += more.turns
        self.seconds += more.seconds
        self.endings.update(more.endings)

    @property
    def mean(self) -> float:
        """Points of a game in one seat."""
        return self.points / max(1, self.seats)

    @property
    def turn_seconds(self) -> float:
        """CPU seconds that it thought per tile placed."""
        return self.seconds / max(1, self.turns)

    def mean_kinds(self) -> dict[str, float]:
        """Points of a game in one seat by kind of feature, most first; they add up to `mean`."""
        sums = sorted(self.kinds.items(), key=lambda one: (-one[1], one[0]))
        return {kind: points / max(1, self.seats) for kind, points in sums}


@dataclass
class GameSet:
    """The games of one set: the same draws, `a` in another seat each time. `shares` are its points of the match, 1 for
    a win, 1/n for a victory that n share; `scores` are its own and the mean of its opponents."""

    shares: list[float] = field(default_factory=list)
    scores: list[tuple[float, float]] = field(default_factory=list)
    a: Side = field(default_factory=Side)
    b: Side = field(default_factory=Side)


@dataclass
class MatchResult:
    """Wins, draws, points and time of two bots. `a` sits in one seat and `b` in all others."""

    a: str
    b: str
    even: float = 0.5
    """The share of `a` if it were as strong as the others."""
    sets: list[GameSet] = field(default_factory=list)
    side_a: Side = field(default_factory=Side)
    side_b: Side = field(default_factory=Side)

    def count(self, played: GameSet) -> None:
        """Add a finished set."""
        self.sets.append(played)
        self.side_a.add(played.a)
        self.side_b.add(played.b)

    @property
    def shares(self) -> list[float]:
        """What `a` took of each game."""
        return [share for one in self.sets for share in one.shares]

    @property
    def scores(self) -> list[tuple[float, float]]:
        """Of each game the score of `a` and the mean of its opponents."""
        return [score for one in self.sets for score in one.scores]

    @property
    def games(self) -> int:
        """Games played so far."""
        return len(self.shares)

    @property
    def wins_a(self) -> int:
        """Games that `a` won alone."""
        return self.shares.count(1.0)

    @property
    def wins_b(self) -> int:
        """Games that `a` lost."""
        return self.shares.count(0.0)

    @property
    def draws(self) -> int:
        """Games whose victory `a` shared."""
        return self.games - self.wins_a - self.wins_b

    @property
    def share(self) -> float:
        """Share of the points of the match that `a` took; the even share before the first game."""
        return fmean(self.shares) if self.sets else self.even

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the share, by the spread between the sets."""
        return share_interval([fmean(one.shares) for one in self.sets], self.games)

    @property
    def differences(self) -> list[float]:
        """Of each set the mean of the points of `a` less those of its opponents."""
        return [fmean(mine - theirs for mine, theirs in one.scores) for one in self.sets]

    def as_dict(self) -> dict[str, object]:
        """JSON-ready summary; all but the CPU seconds depends on the arguments alone."""
        differences = self.differences
        between = mean_interval(differences)
        told: dict[str, object] = {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "wins_a": self.wins_a,
            "draws": self.draws,
            "wins_b": self.wins_b,
            "share_a": round(self.share, 4),
            "interval_95": rounded(self.interval, 4),
            "mean_difference": round(fmean(differences), 2) if differences else 0.0,
            "difference_interval_95": None if between is None else rounded(between, 2),
        }
        for name, side in (("a", self.side_a), ("b", self.side_b)):
            told[f"mean_score_{name}"] = round(side.mean, 2)
            told[f"points_{name}"] = {kind: round(points, 2) for kind, points in side.mean_kinds().items()}
            told[f"cpu_seconds_per_turn_{name}"] = round(side.turn_seconds, 6)
            if side.endings:
                told[f"team_{name}"] = told_endings(side.endings)
        return told


def rounded(interval: tuple[float, float], digits: int) -> list[float]:
    """An interval as it is told."""
    return [round(end, digits) for end in interval]


def told_endings(endings: Mapping[str, int]) -> dict[str, object]:
    """JSON-ready: the share of games that a team won, with its interval, and how all of them ended."""
    games = sum(endings.values())
    share = endings.get(WON, 0) / max(1, games)
    return {"won": round(share, 4), "interval_95": rounded(wilson(share, games), 4), "endings": dict(endings)}
