"""Responses of the rating API. Times are milliseconds since 1970."""

from typing import NotRequired, TypedDict

from bastide.server.accounts.accounts import Role
from bastide.server.features.ratings.pools import RatingKind


class RatingGroupInfo(TypedDict):
    """Games that change the same ratings: their rule family, speed and kind."""

    family: str
    speed: str
    kind: RatingKind


class RatingGroups(TypedDict):
    """All families, speeds and kinds, and the combinations that have ratings."""

    families: list[str]
    speeds: list[str]
    kinds: list[RatingKind]
    played: list[RatingGroupInfo]


class Rating(RatingGroupInfo):
    """A rating. A very uncertain one has no `rating`, an uncertain one is `provisional`."""

    rating: NotRequired[int]
    deviation: NotRequired[int]
    provisional: NotRequired[bool]
    games: int
    wins: int
    draws: int
    at_ms: int


class LeaderboardRow(TypedDict):
    """A player on a leaderboard. `you`: the caller."""

    place: int
    name: str
    you: bool
    rating: int
    deviation: int
    games: int
    wins: int
    draws: int
    at_ms: int


class Leaderboard(RatingGroupInfo):
    """A page of `size` rows out of `count`. `you` is the caller's place, 0 if unlisted."""

    count: int
    page: int
    size: int
    rows: list[LeaderboardRow]
    you: int


class FeaturePoints(TypedDict):
    """Points for one kind of feature, and the number of games."""

    points: int
    games: int


class RatedSeat(TypedDict):
    """A seat of a rated game; the name is "" without an account."""

    name: str
    place: int
    score: int


class RatedGameInfo(RatingGroupInfo):
    """A rated game of a player, with the change of their rating."""

    table: str
    rules: str
    at_ms: int
    seat: int
    place: int
    change: int
    seats: list[RatedSeat]


class Profile(TypedDict):
    """The public profile of an account. `points` are by kind of feature. `you`: the caller's own."""

    name: str
    since_ms: int
    role: Role
    you: bool
    ratings: list[Rating]
    points: dict[str, FeaturePoints]
    games: list[RatedGameInfo]


class RatingHistory(TypedDict):
    """The rating after each of the last games, the earliest first: time in ms, rating, deviation."""

    points: list[tuple[int, int, int]]


class RatedSeatInfo(TypedDict, total=False):
    """A seat: its `account` and rating. `change` is set once a rated game is over. Empty for a guest."""

    account: str
    bot: bool
    rating: int
    provisional: bool
    change: int


class TableRatings(RatingGroupInfo):
    """The accounts on the seats of a table, with their ratings for this kind of game."""

    rated: bool
    seats: list[RatedSeatInfo]
