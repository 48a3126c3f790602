"""Responses of the tile workshop (catalogues, custom sets, problems, trial games) and of the position editor.

Invariant: an entry uses the notation of the catalogues (docs/tiles). The page has the words for kinds and attributes,
by name.
"""

from typing import Any, Literal, NotRequired, TypedDict

from bastide.server.protocol.server_messages import Snapshot

Entry = dict[str, Any]


class FixedCount(TypedDict):
    """A number of tiles (`need`) that every set has of some sort, and how many a set has (`have`). `key` names the
    sentence that describes the sort. `rule` is the rule that fixes the number."""

    key: str
    args: dict[str, str]
    need: int
    rule: str
    have: NotRequired[int]


class TileKind(TypedDict):
    """A kind of segment.

    `shape` is "sides" if it reaches sides and bounds fields, "halves" for a field, and "inside" if it reaches no side.
    "layer" and "by-layer" lie over the tile, the second at its sides. `shown` is a catalogue with a tile of the kind,
    if the tiles of this one lack it.
    """

    kind: str
    shape: Literal["sides", "halves", "inside", "layer", "by-layer"]
    terrain: bool
    shown: NotRequired[str]


class TileMark(TypedDict):
    """An attribute of segments of the kinds `of`, or of tiles if `of` is empty.

    A string is one of `values`, and so is each item of a list. An object has `keys`, each with one of its words. A
    number or the length of a list is at most `max`.
    """

    name: str
    of: list[str]
    type: Literal["bool", "int", "str", "list", "dict"]
    values: NotRequired[list[str]]
    keys: NotRequired[dict[str, list[str]]]
    max: NotRequired[int]


class TileCatalogue(TypedDict):
    """A catalogue that a custom set may replace.

    `modules` use it, and `option` takes the custom set. `tiles` is the number of tiles in the box. `provenance` counts
    them by how they are known. `sources` maps tile ids to their sources, which are keys for the page's words. `board`:
    the box has more than tiles.
    """

    id: str
    modules: list[str]
    option: str
    tiles: int
    fixed: list[FixedCount]
    provenance: dict[str, int]
    sources: dict[str, str]
    kinds: list[TileKind]
    attributes: list[TileMark]
    board: bool


class TileSetLimits(TypedDict):
    """Limits of a file, and of what a device may share and try."""

    bytes: int
    entries: int
    copies: int
    cells: int
    name: int
    about: int
    text: int
    shared: int
    games: int


class TileCatalogues(TypedDict):
    """GET /api/tilesets."""

    catalogues: list[TileCatalogue]
    limits: TileSetLimits


class TileSetFile(TypedDict):
    """A tile set file.

    In answers of the server every entry has `picture`: its name in picture addresses, null if it cannot be drawn. The
    name of another cell of a piece adds ~ and the number of the cell. `replaces`: the file corrects one standard tile,
    the one with this id.
    """

    format: str
    catalogue: str
    name: str
    about: NotRequired[str]
    tiles: list[Entry]
    board: NotRequired[dict[str, Any]]
    replaces: NotRequired[str]


class SharedTileSet(TileSetFile):
    """GET /api/tilesets/shared/{id}. `mine`: this device shared it."""

    id: str
    shared_ms: int
    mine: bool


class TileProblem(TypedDict):
    """A problem with entry number `entry` (null: the whole file), at `field` in it. `code` and `args` are for the
    page's words. `text` is the message in English, `rule` the rule behind it."""

    entry: int | None
    tile: str | None
    field: NotRequired[str]
    code: str
    args: dict[str, str]
    rule: str
    text: str


class TilesCompared(TypedDict):
    """A set compared with the standard one: the number of `same` entries, `changed` ones (own id, standard id), and
    those that only one of them has."""

    same: int
    changed: list[list[str]]
    added: list[str]
    removed: list[str]


class TileSetChecked(TypedDict):
    """POST /api/tilesets/check: the entries with default values, null for a value that is not an object."""

    problems: list[TileProblem]
    entries: list[Entry | None]
    fixed: list[FixedCount]
    compared: TilesCompared


class TileChecked(TypedDict):
    """POST /api/tilesets/tile: the entry with default values."""

    entry: Entry
    problems: list[TileProblem]


class TileSetShared(TypedDict):
    """POST /api/tilesets."""

    id: str
    url: str


class TileSetUnshared(TypedDict):
    """DELETE /api/tilesets/shared/{id}."""

    id: str


class TrialStarted(TypedDict):
    """POST /api/tilesets/trial."""

    job: str


TrialState = Literal["waiting", "running", "done", "stopped", "failed"]


class TrialFigures(TypedDict):
    """Results of trial games. `points` is the mean of a seat (or of the team), `turns` the mean of a game. The others
    are totals: tiles that fitted `nowhere`, how often each tile was `laid`, and `completed` features of each kind."""

    games: int
    points: float
    turns: float
    nowhere: int
    laid: dict[str, int]
    completed: dict[str, int]


class TrialError(TypedDict):
    """The number of the game that failed, and the reason."""

    seed: int
    text: str


class Trial(TypedDict):
    """GET /api/tilesets/trial/{job}: `done` of `games` games are played with the custom set and with the standard
    one."""

    job: str
    state: TrialState
    done: int
    games: int
    own: NotRequired[TrialFigures]
    ours: NotRequired[TrialFigures]
    error: NotRequired[TrialError]


class PositionProblem(TypedDict):
    """A problem with entry number `entry` (from 1, 0: all of it) of a field, which is written as `value`. `code` is for
    programs, `rule` is the rule behind it."""

    field: str
    entry: int
    value: str
    code: str
    rule: str
    text: str


class DraftResponse(TypedDict):
    """The draft after an edit, as the `text` to send with the next one. `whole` is the position as others can read it,
    "" while something is wrong; `more` problems are not listed. `given` cells lie there from the beginning. `turns` are
    the rotations of the piece that was asked about, its own first. `shown` is the table to draw."""

    text: str
    whole: str
    problems: list[PositionProblem]
    more: int
    given: int
    seat: int
    hand: str
    turns: list[int]
    shown: Snapshot
