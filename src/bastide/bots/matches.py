"""Results of a match between two bots."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean

from bastide.bots.intervals import elo_from_share, mean_interval, share_interval, wilson_interval

WON = "won"
FAILED = "failed"
"""The ending of a cooperative game in which a bot failed."""


@dataclass(frozen=True)
class BotFailure:
    """An external bot gave no usable action and lost the game. `code` is one of bots.external.errors.CODES."""

    bot: str
    seat: int
    game: int
    code: str
    text: str

    def as_dict(self) -> dict[str, object]:
        """The fields as a JSON-ready dict."""
        return {"bot": self.bot, "seat": self.seat, "game": self.game, "code": self.code, "text": self.text}


@dataclass
class MatchSide:
    """The totals of one of two bots over all its games and seats."""

    seats: int = 0
    points: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    """How its cooperative games ended."""
    failures: Counter[str] = field(default_factory=Counter)
    """Games lost by failure, by error code."""

    def add(self, more: "MatchSide") -> None:
        """Add the totals of other games."""
        self.seats += more.seats
        self.points += more.points
        self.kinds.update(more.kinds)
        self.turns += more.turns
        self.seconds += more.seconds
        self.endings.update(more.endings)
        self.failures.update(more.failures)

    @property
    def mean(self) -> float:
        """Mean points per game and seat."""
        return self.points / max(1, self.seats)

    @property
    def turn_seconds(self) -> float:
        """Thinking time in CPU seconds per tile placed."""
        return self.seconds / max(1, self.turns)

    def mean_kinds(self) -> dict[str, float]:
        """Mean points per game and seat by kind of feature, most first. They add up to `mean`."""
        sums = sorted(self.kinds.items(), key=lambda one: (-one[1], one[0]))
        return {kind: points / max(1, self.seats) for kind, points in sums}


@dataclass
class GameSet:
    """The games of one set: the same draws, with `a` in another seat each time.

    `shares` are the points of `a` in the match: 1 for a win, 1/n for a win shared by n. `scores` are the score of `a`
    and the mean of its opponents, for games without a failure. `kept` are index entries of the records.
    """

    shares: list[float] = field(default_factory=list)
    scores: list[tuple[float, float]] = field(default_factory=list)
    a: MatchSide = field(default_factory=MatchSide)
    b: MatchSide = field(default_factory=MatchSide)
    kept: list[dict[str, object]] = field(default_factory=list)
    failures: list[BotFailure] = field(default_factory=list)

    def note(self, kept: dict[str, object] | None, failure: BotFailure | None) -> None:
        """Add the record and the failure of one more game, if there are any."""
        self.kept += [kept] if kept is not None else []
        self.failures += [failure] if failure is not None else []


@dataclass
class MatchResult:
    """Wins, draws, points and time of two bots. `a` has one seat and `b` all others."""

    a: str
    b: str
    even: float = 0.5
    """The share of `a` if it were as strong as the others."""
    sets: list[GameSet] = field(default_factory=list)
    side_a: MatchSide = field(default_factory=MatchSide)
    side_b: MatchSide = field(default_factory=MatchSide)

    def count(self, played: GameSet) -> None:
        """Add a finished set."""
        self.sets.append(played)
        self.side_a.add(played.a)
        self.side_b.add(played.b)

    @property
    def shares(self) -> list[float]:
        """The share of `a` in each game."""
        return [share for one in self.sets for share in one.shares]

    @property
    def scores(self) -> list[tuple[float, float]]:
        """For each game the score of `a` and the mean of its opponents."""
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
        """Games with a win that `a` shared."""
        return self.games - self.wins_a - self.wins_b

    @property
    def share(self) -> float:
        """The mean share of `a`. The even share before the first game."""
        return fmean(self.shares) if self.sets else self.even

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the share, from the spread between the sets."""
        return share_interval([fmean(one.shares) for one in self.sets], self.games)

    @property
    def differences(self) -> list[float]:
        """For each set the mean lead of `a` over its opponents in points."""
        return [fmean(mine - theirs for mine, theirs in one.scores) for one in self.sets if one.scores]

    @property
    def failures(self) -> list[BotFailure]:
        """Games that a bot lost by failure, in order."""
        return [failure for one in self.sets for failure in one.failures]

    def as_dict(self) -> dict[str, object]:
        """The summary as a JSON-ready dict. Only the CPU seconds do not depend on the arguments alone."""
        differences = self.differences
        between = mean_interval(differences)
        ahead = [elo_from_share(share, self.even) for share in (self.share, *self.interval)]
        told: dict[str, object] = {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "wins_a": self.wins_a,
            "draws": self.draws,
            "wins_b": self.wins_b,
            "share_a": round(self.share, 4),
            "interval_95": round_interval(self.interval, 4),
            "elo_difference": None if ahead[0] is None else round(ahead[0], 1),
            "elo_interval_95": [None if elo is None else round(elo, 1) for elo in ahead[1:]],
            "mean_difference": round(fmean(differences), 2) if differences else 0.0,
            "difference_interval_95": None if between is None else round_interval(between, 2),
        }
        for name, side in (("a", self.side_a), ("b", self.side_b)):
            told[f"mean_score_{name}"] = round(side.mean, 2)
            told[f"points_{name}"] = {kind: round(points, 2) for kind, points in side.mean_kinds().items()}
            told[f"cpu_seconds_per_turn_{name}"] = round(side.turn_seconds, 6)
            if side.endings:
                told[f"team_{name}"] = endings_as_dict(side.endings)
            if side.failures:
                told[f"failures_{name}"] = dict(side.failures)
        return told


def round_interval(interval: tuple[float, float], digits: int) -> list[float]:
    """An interval rounded for the report."""
    return [round(end, digits) for end in interval]


def endings_as_dict(endings: Mapping[str, int]) -> dict[str, object]:
    """The share of games that a team won, its interval, and the endings of all games, as a JSON-ready dict."""
    games = sum(endings.values())
    share = endings.get(WON, 0) / max(1, games)
    return {
        "won": round(share, 4),
        "interval_95": round_interval(wilson_interval(share, games), 4),
        "endings": dict(endings),
    }
