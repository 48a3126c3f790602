"""Responses about rules, lessons, puzzles and campaigns."""

from typing import Literal, NotRequired, TypedDict

from bastide.server.protocol.table_entries import SeatLimits, TableEntry

PictureOfTile = tuple[str, int]
"""A tile by its id, and its rotation in degrees."""


class RuleOption(TypedDict):
    """An option of the rules. It has one of `values`, or any number up to `up_to`. One of kind "json" takes JSON
    instead. `rule` describes it. `pictured`: it has a symbol. `pictures` are tiles that show each value."""

    name: str
    kind: Literal["values", "json"]
    values: list[bool | int | None]
    up_to: int
    default: bool | int | None
    rule: str
    pictured: NotRequired[bool]
    pictures: NotRequired[list[list[str]]]


class FigureKind(TypedDict):
    """A kind of figure. `like` names the one in whose place it may be used. `strength` is what it counts as for the
    majority."""

    kind: str
    like: str
    strength: int


class RuleModuleInfo(TypedDict):
    """A module of the rules. `together`: all players win or lose together. `carried`: it comes and goes with others
    that need it. `picture` is the tile that stands for it. A module from outside has its `words` by language, and the
    ids of its `rules`."""

    id: str
    requires: list[str]
    excludes: list[str]
    together: bool
    carried: NotRequired[bool]
    picture: NotRequired[PictureOfTile]
    tiles: int
    figures: list[FigureKind]
    options: list[RuleOption]
    words: NotRequired[dict[str, str]]
    rules: NotRequired[list[str]]


class FixedOptions(TypedDict, total=False):
    """Options of a table that its rules fix."""

    takeback: bool
    aids: bool


class SetupInfo(TypedDict):
    """A table ready to play: its rules, the tiles that stand for it, and the bots that know it, the strongest first.
    `levels`: it is played in levels."""

    id: str
    rules: str
    pictures: list[PictureOfTile]
    modules: list[str]
    fixed: FixedOptions
    bots: list[str]
    levels: bool
    seats: SeatLimits


class LessonRow(TypedDict):
    """A lesson. It teaches modules of the rules or a numbered level; the first one teaches the base game."""

    id: str
    rules: str
    teaches: list[str]
    level: int
    minutes: int


class LessonStudy(LessonRow):
    """A lesson with the progress of the caller. It goes on at `table`."""

    steps: int
    reached: int
    done: bool
    table: NotRequired[str]


class LessonList(TypedDict):
    """GET /api/lessons."""

    lessons: list[LessonStudy]


class LevelRow(TypedDict):
    """A numbered level. What else it holds belongs to its module."""

    level: int
    target: int


class NamedBot(TypedDict):
    """A bot that has a name."""

    bot: str
    called: str


class RulesInfo(TypedDict):
    """What can be played. Modules in `always` are in play at every table, and those in `parts` have a common name.
    `players` are the named bots, the weakest first, `newcomer` is the bot for a new player, and `guests` are external
    bots."""

    modules: list[RuleModuleInfo]
    always: list[str]
    parts: dict[str, list[str]]
    setups: list[SetupInfo]
    lessons: list[LessonRow]
    levels: list[LevelRow]
    seats: SeatLimits
    players: list[NamedBot]
    newcomer: str
    guests: list[str]


class CampaignRow(TableEntry):
    """The last table of a campaign: the highest `open` level out of `levels`, the levels `won`, and the number of
    games."""

    id: str
    open: int
    won: list[int]
    levels: int
    games: int
    url: str


class CampaignList(TypedDict):
    """GET /api/campaigns."""

    campaigns: list[CampaignRow]


class PuzzleRow(TypedDict):
    """A puzzle. `solved` is set once the caller has tried it. One that comes with Bastide has a `rating` and its number
    of `tries`. One from a game of the caller also has the fields of OwnPuzzleRow."""

    id: str
    rules: str
    modules: list[str]
    seats: int
    rating: NotRequired[int]
    tries: NotRequired[int]
    solved: NotRequired[bool]
    table: NotRequired[str]
    turn: NotRequired[int]
    seat: NotRequired[int]
    loss: NotRequired[float]
    depth: NotRequired[int]
    name: NotRequired[str]
    changed: NotRequired[int]


class OwnPuzzleRow(TypedDict):
    """A puzzle from a game of the caller, with the `name` and the last change of that game. Its `seat` lost `loss`
    points in the `turn`. `solved` is set once the caller has tried it."""

    id: str
    rules: str
    modules: list[str]
    seats: int
    table: str
    turn: int
    seat: int
    loss: float
    depth: int
    name: str
    changed: int
    solved: NotRequired[bool]


class OwnPuzzleList(TypedDict):
    """GET /api/puzzles/own."""

    puzzles: list[OwnPuzzleRow]


class SolverInfo(TypedDict):
    """The results of the caller. `streak` is the number of puzzles solved in a row."""

    rating: int
    tried: int
    solved: int
    streak: int


class SolverResponse(TypedDict):
    """The caller's results and the puzzle of the day. `next` suits the caller, "" if all were tried."""

    today: str
    next: str
    me: SolverInfo


class PuzzleResponse(SolverResponse):
    """GET /api/puzzles/{puzzle}."""

    puzzle: PuzzleRow


class PuzzleList(SolverResponse):
    """GET /api/puzzles."""

    puzzles: list[PuzzleRow]
