"""The workshop's answers: catalogues of tiles, sets that people make, what is wrong with them, trial games.

Law: an entry is told in the notation of the catalogues (docs/tiles); what a kind or an attribute is called is said by
the page's words for its name.
"""

from typing import Any, Literal, NotRequired, TypedDict

Entry = dict[str, Any]


class FixedCount(TypedDict):
    """That so many tiles of every set are of a sort (`need`), and how many of a set are (`have`); `key` names the
    sentence that says which sort, `rule` the rule that says so."""

    key: str
    args: dict[str, str]
    need: int
    rule: str
    have: NotRequired[int]


class TileKind(TypedDict):
    """A kind of segment. `sides`: it reaches sides and bounds fields; `halves`: a field; `inside`: it reaches none;
    `layer` and `by-layer` lie over the tile, the second at sides."""

    kind: str
    shape: Literal["sides", "halves", "inside", "layer", "by-layer"]
    terrain: bool


class TileMark(TypedDict):
    """What may be printed on segments of the kinds `of`, or on a tile where that is empty. A word, and each of a list,
    is one of `values`, an object has `keys` with one of their words each, a number or a list has at most `max`."""

    name: str
    of: list[str]
    type: Literal["bool", "int", "str", "list", "dict"]
    values: NotRequired[list[str]]
    keys: NotRequired[dict[str, list[str]]]
    max: NotRequired[int]


class TileCatalogue(TypedDict):
    """A catalogue that may be replaced: `modules` play with it, `option` takes an own set in its place, `tiles` are in
    the box, of which so many are known how (`provenance`), each from such a source (`sources`, by id: a word of the
    page); `board`: something belongs to it beside its tiles."""

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
    """What a file may have at most, and how many a device may share."""

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
    """A tile set file. Told by the server, every entry has `picture`: its name in the addresses of pictures, null where
    it cannot be drawn; that of another cell of a piece has ~ and its number behind it. `replaces`: it is the correction
    of one tile, for that tile of ours."""

    format: str
    catalogue: str
    name: str
    about: NotRequired[str]
    tiles: list[Entry]
    board: NotRequired[dict[str, Any]]
    replaces: NotRequired[str]


class SharedTileSet(TileSetFile):
    """GET /api/tilesets/shared/{id}: `mine` where this device shared it."""

    id: str
    shared_ms: int
    mine: bool


class TileProblem(TypedDict):
    """Something that is wrong: with the entry of that number (null: the whole file), at `field` in it. `code` and
    `args` are for the page's words, `text` says it in English, `rule` is the rule that says so."""

    entry: int | None
    tile: str | None
    field: NotRequired[str]
    code: str
    args: dict[str, str]
    rule: str
    text: str


class TilesCompared(TypedDict):
    """A set beside ours: `same` entries, `changed` ones (own id, id of ours), and those that one side alone has."""

    same: int
    changed: list[list[str]]
    added: list[str]
    removed: list[str]


class TileSetChecked(TypedDict):
    """POST /api/tilesets/check: the entries with what they left out, null for what is no object."""

    problems: list[TileProblem]
    entries: list[Entry | None]
    fixed: list[FixedCount]
    compared: TilesCompared


class TileChecked(TypedDict):
    """POST /api/tilesets/tile: the entry with what it left out."""

    entry: Entry
    problems: list[TileProblem]


class TileSetShared(TypedDict):
    """POST /api/tilesets."""

    id: str
    url: str


TrialState = Literal["waiting", "running", "done", "stopped", "failed"]


class TrialFigures(TypedDict):
    """What came out of so many games: mean `points` of a seat (or of the team), mean `turns` of a game; how many tiles
    fitted `nowhere`, how often each tile was `laid` and how many features of each kind were `completed`, in all."""

    games: int
    points: float
    turns: float
    nowhere: int
    laid: dict[str, int]
    completed: dict[str, int]


class TrialError(TypedDict):
    """The game that could not be played, by its number, and why."""

    seed: int
    text: str


class Trial(TypedDict):
    """GET /api/tilesets/trial/{job}: `done` of `games` games are played with the own set and with ours."""

    job: str
    state: TrialState
    done: int
    games: int
    own: NotRequired[TrialFigures]
    ours: NotRequired[TrialFigures]
    error: NotRequired[TrialError]


ANSWERS = (Trial, TileCatalogues, SharedTileSet, TileSetChecked, TileChecked, TileSetShared)
