"""Responses about games: lists, replays, films and analyses. Times are milliseconds since 1970."""

from typing import Any, Literal, NotRequired, TypedDict

from bastide.game.view_types import PlacedTile, ScoreLine
from bastide.server.protocol.server_messages import LogEntry
from bastide.server.protocol.table_entries import GameEntry
from bastide.server.protocol.table_shapes import Earned


class DeviceGameEntry(GameEntry):
    """A game in the lists of the caller, who may have `called` it differently. `alone`: no other device ever took part.
    `kept`: a campaign needs it."""

    created: int
    changed: int
    alone: bool
    called: NotRequired[str]
    kept: NotRequired[bool]


class GameCounts(TypedDict):
    """The number of games in each list."""

    open: int
    over: int
    hidden: int


class GameList(TypedDict):
    """A page of games. `next` is the offset of the next page."""

    games: list[DeviceGameEntry]
    counts: GameCounts
    next: NotRequired[int]


class GameChanges(TypedDict, total=False):
    """What has changed."""

    name: str
    hidden: bool


class GameDeleted(TypedDict):
    """Whether the game was erased. If not, it has left the caller's lists."""

    erased: bool


ReplayFrame = TypedDict(
    "ReplayFrame",
    {
        "seat": int | None,
        "view": NotRequired[dict[str, Any]],
        "at": NotRequired[dict[str, Any]],
        "-": NotRequired[list[str]],
        "tiles+": list[PlacedTile],
        "explain+": list[ScoreLine],
        "log+": list[LogEntry],
        "earned": list[Earned],
    },
)
"""A turn. `seat` placed the tile, null at the start. `view` and `at` hold what has changed in the position and in the
points of figures."""


class GameReplay(TypedDict):
    """A game turn by turn. `over`: the last frame is its end. `kinds` are the columns of points."""

    over: bool
    kinds: list[str]
    frames: list[ReplayFrame]


class GamePosition(TypedDict):
    """The position of a game as text."""

    text: str


class GameImported(TypedDict):
    """A game from a file: its table, the kind of the file, the number of turns, and whether it was played to its
    end."""

    table: str
    kind: Literal["record", "jcz"]
    turns: int
    over: bool


class FilmState(TypedDict):
    """The state of a film: `done` of `of` pictures are made. Once it is ready, `of` is its size in bytes. `code` and
    `text` say why it failed."""

    state: Literal["none", "waiting", "making", "ready", "failed"]
    done: int
    of: int
    code: NotRequired[str]
    text: NotRequired[str]
