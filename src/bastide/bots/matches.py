"""Results of a match between two bots, and files of matches that can be stopped and continued.

The first line of a file describes the matches. Each further line is a set of games, in the order of play, or
the fingerprint of another program that plays the next ones.
"""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from bastide.bots.intervals import elo_from_share, mean_interval, share_interval, wilson_interval

WON = "won"
FINGERPRINT = "fingerprint"
"""The key of a program's fingerprint (bots/fingerprint.py) in a file of matches."""
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
        sums = sorted(self.kinds.items(), key=lambda item: (-item[1], item[0]))
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

    def note(self, index_entry: dict[str, object] | None, failure: BotFailure | None) -> None:
        """Add the record and the failure of one more game, if there are any."""
        self.kept += [index_entry] if index_entry is not None else []
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
        return [share for game_set in self.sets for share in game_set.shares]

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
        return share_interval([fmean(game_set.shares) for game_set in self.sets], self.games)

    @property
    def differences(self) -> list[float]:
        """For each set the mean lead of `a` over its opponents in points."""
        scores = [game_set.scores for game_set in self.sets if game_set.scores]
        return [fmean(own - opponents for own, opponents in games) for games in scores]

    @property
    def failures(self) -> list[BotFailure]:
        """Games that a bot lost by failure, in order."""
        return [failure for game_set in self.sets for failure in game_set.failures]

    def as_dict(self) -> dict[str, object]:
        """The summary as a JSON-ready dict. Only the CPU seconds do not depend on the arguments alone."""
        differences = self.differences
        between = mean_interval(differences)
        ahead = [elo_from_share(share, self.even) for share in (self.share, *self.interval)]
        summary: dict[str, object] = {
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
            summary[f"mean_score_{name}"] = round(side.mean, 2)
            summary[f"points_{name}"] = {kind: round(points, 2) for kind, points in side.mean_kinds().items()}
            summary[f"cpu_seconds_per_turn_{name}"] = round(side.turn_seconds, 6)
            if side.endings:
                summary[f"team_{name}"] = endings_as_dict(side.endings)
            if side.failures:
                summary[f"failures_{name}"] = dict(side.failures)
        return summary


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


class BadMatchFile(Exception):
    """This file holds other matches or none, or another process writes to it."""


class MatchFile:
    """The sets in a file, and a way to add more. Raises BadMatchFile and OSError.

    An incomplete last line, left by a crash, is ignored. A file of a program with another fingerprint is refused unless
    `mix` is set.
    """

    def __init__(self, path: Path, matches: Mapping[str, object], fingerprint: str, mix: bool = False) -> None:
        self.path = path
        self.size = 0
        self.sets: list[GameSet] = []
        known = path.read_bytes() if path.exists() else b""
        if not known:
            self._write(json.dumps({**matches, FINGERPRINT: fingerprint}, ensure_ascii=False).encode())
            return
        first, *more = known.split(b"\n")
        latest = _check(path, first if more else b"", matches)
        for number, line in enumerate(more[:-1], 2):
            if line.startswith(b'{"fingerprint"'):
                latest = _fingerprint_of(path, number, line)
            else:
                self.sets.append(_set_of(path, number, line))
        if latest != fingerprint and not mix:
            there = f"(fingerprint {latest or 'unknown'}, now {fingerprint})"
            raise BadMatchFile(
                f"{path} holds games of other rules, tiles or bots {there}: choose another file, or add --mix"
            )
        with open(path, "ab") as file:
            self.size = file.truncate(known.rfind(b"\n") + 1)
        if latest != fingerprint:
            self._write(json.dumps({FINGERPRINT: fingerprint}).encode())

    def add(self, played: GameSet) -> None:
        """Append a set. Raises BadMatchFile and OSError."""
        self._write(msgspec.json.encode(played))

    def _write(self, line: bytes) -> None:
        try:
            with open(self.path, "ab") as file:
                if file.tell() != self.size:  # only the order of the sets identifies them
                    raise BadMatchFile(f"{self.path} has changed: another command writes into it, which may go on")
                self.size += file.write(line + b"\n")
        except OSError as error:  # on a full disk the error does not name the file
            raise OSError(error.errno, error.strerror, str(self.path)) from None


def _check(path: Path, line: bytes, matches: Mapping[str, object]) -> str:
    """Check that the first line describes the same matches. Returns the fingerprint in it, empty in an older file."""
    try:
        stored = json.loads(line)
    except ValueError:
        stored = None
    fingerprint = str(stored.pop(FINGERPRINT, "")) if isinstance(stored, dict) else ""
    if not isinstance(stored, dict) or stored.keys() - {"version"} != matches.keys():  # older files have a version
        raise BadMatchFile(f"{path} is no file of matches: its first line does not describe the matches")
    for key, value in json.loads(json.dumps(matches)).items():
        if stored[key] != value:
            there, here = (json.dumps(side, ensure_ascii=False) for side in (stored[key], value))
            raise BadMatchFile(f"{path} holds other matches: {key} there: {there}, here: {here}")
    return fingerprint


def _fingerprint_of(path: Path, number: int, line: bytes) -> str:
    try:
        return str(json.loads(line)[FINGERPRINT])
    except ValueError as error:
        raise BadMatchFile(f"{path}, line {number}, is no fingerprint: {error}") from None


def _set_of(path: Path, number: int, line: bytes) -> GameSet:
    try:
        return msgspec.json.decode(line, type=GameSet, dec_hook=_counter)
    except msgspec.MsgspecError as error:
        raise BadMatchFile(f"{path}, line {number}, is no set of games: {error}") from None


def _counter(kind: type, value: Any) -> Any:
    """Decode a Counter, which msgspec reads as a dict."""
    return Counter(value) if getattr(kind, "__origin__", kind) is Counter else value
