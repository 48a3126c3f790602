"""Responses of the tournament API. People and teams are named by their index ("number"), from 0."""

from typing import NotRequired, TypedDict

from bastide.server.features.tournaments.pairing import PairingKind
from bastide.server.features.tournaments.plan import Seeds
from bastide.server.features.tournaments.score import DuelResult
from bastide.server.features.tournaments.store import NoteKind, TournamentPhase
from bastide.server.protocol.table_shapes import TableOptions


class TournamentRow(TypedDict):
    """A tournament in a list. `people` counts teams in a team tournament. `hours` is the time per round, 0 for no
    limit. `seats` sit at a table, of which `through` advance. Teams have `boards` (0: none). A league has people in a
    `division`, of whom `moves` rise or fall, and a `season`. `swap`: the second game of a duel has the draws of the
    first. `third`: the losers of the semi-finals play for the third place."""

    id: str
    name: str
    kind: PairingKind
    phase: TournamentPhase
    people: int
    most: int
    rules: str
    modules: list[str]
    games: int
    hours: int
    made: int
    seats: int
    through: int
    boards: int
    division: int
    moves: int
    swap: bool
    seeds: Seeds
    third: bool
    season: NotRequired[int]


class TournamentList(TypedDict):
    """GET /api/tournaments."""

    tournaments: list[TournamentRow]


class TournamentCreated(TypedDict):
    """The id and the address of a new tournament."""

    tournament: str
    url: str


class StandingInfo(TypedDict):
    """A row of the standings in whole points: a draw is 0.5."""

    place: int
    points: float
    won: int
    drawn: int
    lost: int
    buchholz: float
    margin: int


class EntrantInfo(StandingInfo):
    """A player. `void` results do not count. `team` is the number of the team, which the player may have `accepted`."""

    name: str
    withdrawn: bool
    rating: NotRequired[int]
    void: NotRequired[bool]
    team: NotRequired[int]
    accepted: NotRequired[bool]


class TeamInfo(StandingInfo):
    """A team with match points: 2 for a win, 1 for a draw. `boards` is the sum of board points. `members` are in the
    order of the boards. `mine`: the caller is its captain. `ready`: it is complete."""

    boards: float
    name: str
    captain: int | None
    mine: bool
    ready: bool
    members: list[int]


class MatchInfo(TypedDict):
    """A match of two sides by number, without an opponent if `two` is null. `tally` are the points of both."""

    one: int
    two: int | None
    result: DuelResult
    tally: tuple[float, float]


class DuelGameInfo(TypedDict):
    """A game of a duel. `table` is missing while others still play with the same draws."""

    result: DuelResult
    points: list[int]
    table: NotRequired[str]


class DuelInfo(MatchInfo):
    """A duel. `unplayed`: the result was not played. A table of more than two players has `others` and the `places` of
    all, and `on` names those who advance. `match` is the number of the team match."""

    unplayed: NotRequired[bool]
    others: NotRequired[tuple[int, ...]]
    places: NotRequired[tuple[int, ...]]
    on: NotRequired[list[int]]
    match: NotRequired[int]
    games: list[DuelGameInfo]


class BracketSlotInfo(TypedDict):
    """A duel in a bracket, null for an unknown player. `on` is the winner. `begun`: the duel is in its round, on the
    board with the slot's number. `free`: `one` has a bye."""

    one: int | None
    two: int | None
    on: int | None
    begun: bool
    free: bool


class HostNoteInfo(TypedDict):
    """A decision of the host, with its reason. `whom` is an entrant; -1 means none."""

    at: int
    what: NoteKind
    reason: str
    whom: int
    board: int


class TournamentInfo(TournamentRow):
    """A tournament as the caller sees it. `mine`: the caller is its host. `played` holds the duels of each round,
    `divisions` the first and last (exclusive) number of each. `next` is the next season ("" for none). `standbys` are
    substitutes, and the caller may be `ready` as one. `lateMay`: substitutes may enter late. `you` is the number of the
    caller, `leftMs` the time left in the round. `promise` commits to the lot, which is `drawn`. `secrets` are the draw
    secrets of public rounds."""

    host: str
    mine: bool
    options: TableOptions
    deal: bool
    rounds: int
    entrants: list[EntrantInfo]
    played: list[list[DuelInfo]]
    notes: list[HostNoteInfo]
    teams: NotRequired[list[TeamInfo]]
    matches: NotRequired[list[list[MatchInfo]]]
    bracket: NotRequired[list[list[BracketSlotInfo]]]
    divisions: NotRequired[list[tuple[int, int]]]
    next: NotRequired[str]
    standbys: NotRequired[list[str]]
    ready: NotRequired[bool]
    lateMay: NotRequired[bool]
    promise: NotRequired[str]
    drawn: NotRequired[str]
    you: NotRequired[int]
    leftMs: NotRequired[int]
    secrets: NotRequired[list[list[str]]]
