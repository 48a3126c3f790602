"""The shape of a table's description, without the game: seats, terms, status, ending and points per turn."""

from typing import Any, Literal, NotRequired, TypedDict

from bastide.server.protocol.clock import Out
from bastide.server.protocol.events import AbandonedBy, Absent, Advice, Aid, Chance, Order, Patience, Period, Wanted

Args = dict[str, Any]


class FailedInfo(TypedDict):
    """The external bot that was replaced, and how it failed (docs/bots/bot-protocol.md)."""

    bot: str
    code: str


class FormerName(TypedDict):
    """A name that a seat had up to log entry `entry` (not included), in turns up to `turn`."""

    name: str
    entry: int
    turn: int


class SeatInfo(TypedDict):
    """A seat. `colours` is set if it plays several, in the order of its kinds of figures, and begins with `colour`.
    `wished`: its player asked for the stand-in bot. `resigned`: a bot plays it, and it cannot win. `former`: the names
    it had in this game, oldest first. `unseen`: its player has not seen yet how the host changed the game."""

    seat: int
    name: str
    kind: Literal["me", "person", "bot", "open"]
    bot: NotRequired[str]
    colour: str
    colours: NotRequired[list[str]]
    online: bool
    standIn: NotRequired[bool]
    wished: NotRequired[bool]
    resigned: NotRequired[bool]
    unseen: NotRequired[bool]
    former: NotRequired[list[FormerName]]
    failed: NotRequired[FailedInfo]
    mayBot: NotRequired[bool]
    mayKick: NotRequired[bool]


class ClockTerms(TypedDict):
    """One of three: `budget` seconds for the game and `plus` after each turn, `turn` seconds for each turn, or `days`
    for each turn. When time runs out, `out` decides: a bot plays on ("bot", the default), the player resigns, or the
    game ends."""

    budget: NotRequired[int]
    plus: NotRequired[int]
    turn: NotRequired[int]
    days: NotRequired[int]
    out: NotRequired[Out]


class TableOptions(TypedDict):
    """The options of a table. `house` holds the rule options that differ from their defaults; JSON values become true.
    `without` lists the aids left out, `advice` the advice added. `period` is the number of days without activity that
    the game may last, unless the server's setting applies. `absent` is what happens to a player who stays away for
    `patience` minutes while others wait. `substitute` is the bot chosen for players who leave. `chat` allows typed
    messages. `chance` is "manual" in companion mode. `position`: the game began with a custom position. `rated`: the
    result changes ratings. `order` "lot": the start shuffles the seats."""

    takeback: bool
    starter: int | None
    aids: bool
    house: dict[str, bool | int]
    without: NotRequired[list[Aid]]
    advice: NotRequired[list[Advice]]
    period: NotRequired[Period]
    absent: NotRequired[Absent]
    patience: NotRequired[Patience]
    substitute: NotRequired[str]
    chat: NotRequired[bool]
    chance: NotRequired[Chance]
    position: NotRequired[bool]
    rated: NotRequired[bool]
    clock: NotRequired[ClockTerms]
    order: NotRequired[Order]


class AskInfo(TypedDict):
    """A question of a seat to the others. The seats in `of` have not agreed yet. Without an answer by `until`
    (milliseconds since 1970) it counts as refused."""

    seat: int
    what: Wanted
    of: list[int]
    until: NotRequired[int]


class ConsentInfo(TypedDict):
    """The seats that this device would ask to end the game or to undo. With `binding` a game never ends without an
    opponent's consent. If a list is empty, it happens at once, or not at all if the result is binding."""

    end: list[int]
    takeback: list[int]
    binding: bool


class CampaignInfo(TypedDict):
    """A campaign. `open` is the highest open level, `next` the level of a rematch once the game is over."""

    id: str
    level: int
    open: int
    won: list[int]
    levels: int
    next: int | None


class TilesAwaited(TypedDict):
    """The only cell that a feature misses, and the number of remaining tiles by id that complete it there."""

    at: tuple[int, int]
    tiles: dict[str, int]


class TurnReason(TypedDict):
    """Why a turn is good or bad (docs/play/analysis.md). `closes` is the probability that the feature is completed, for
    an existing feature before and after the turn."""

    kind: str
    feature: str
    cells: NotRequired[list[tuple[int, int]]]
    seats: NotRequired[list[int]]
    points: NotRequired[float]
    figure: NotRequired[str]
    figures: NotRequired[int]
    left: NotRequired[int]
    closes: NotRequired[float | tuple[float, float]]
    waits: NotRequired[TilesAwaited]


class PuzzleInfo(TypedDict, total=False):
    """The rating of the turn in a puzzle; empty before it is over. The turn lost `loss` points, or at `least` so many.
    The best turn that does not solve it loses `clear`. `reasons` are those of the best turn (docs/play/analysis.md),
    which lies on the board if `shown`. `found` holds the share of each bot level that finds it; puzzles from a user's
    game have none. `repeated`: the turn is the one played in that game."""

    solved: bool
    loss: float
    least: bool
    clear: float
    shown: bool
    reasons: list[TurnReason]
    found: dict[str, float]
    repeated: bool


class LessonInfo(TypedDict):
    """The learner is at step `step` (from 0) of `steps`. By `kind` the step asks for an action, shows a text, or ends
    the lesson. `want` holds the ids of the offers that it accepts and shows, `known` what was learnt. `word` names the
    sentence `lesson-<id>-<word>` and `args` its numbers. `cells` of the map and `part` of the page are highlighted. A
    puzzle is a lesson of one step, with `puzzle`."""

    id: str
    step: int
    steps: int
    kind: Literal["do", "read", "end"]
    word: str
    args: Args
    want: list[str]
    cells: list[list[int]]
    part: NotRequired[str]
    known: NotRequired[list[str]]
    next: NotRequired[str]
    puzzle: NotRequired[PuzzleInfo]


class AsideTurn(TypedDict):
    """A turn that was set aside: its number, its player, and its tile with the place."""

    turn: int
    seat: int
    tile: NotRequired[str]
    x: NotRequired[int]
    y: NotRequired[int]
    rotation: NotRequired[int]


class WhyNot(TypedDict):
    """Why something does not fit: a code, the rule, an English sentence, its variable parts."""

    code: str
    rule: str
    text: str
    args: dict[str, str]


class MendingInfo(TypedDict):
    """An earlier turn is being corrected. `turns` are set aside; the first of them must be entered again. `why` is the
    reason why it does not fit. It is missing for the turn that the correction began with."""

    turns: list[AsideTurn]
    why: NotRequired[WhyNot]


class OriginInfo(TypedDict):
    """The game goes on from the end of this turn of another table. The rest of the bag was shuffled again."""

    table: str
    turn: int


class Tally(TypedDict):
    """A row: one seat, or all seats of a team with one score. `points` and `best` follow the columns. `place` is 0 in a
    team game."""

    seats: list[int]
    points: list[int]
    best: list[bool]
    total: int
    place: int


class Moment(TypedDict):
    """A highlight. `city`: the largest city scored, of `count` tiles. `turn`: the most points in one turn. `lead`: the
    winners were ahead from this turn on. `counting`: only final scoring decided it. `seats` are the seats it belongs
    to."""

    kind: Literal["city", "turn", "lead", "counting"]
    seats: list[int]
    points: int
    turn: NotRequired[int]
    count: NotRequired[int]
    cells: NotRequired[list[list[int]]]


class Ending(TypedDict):
    """A finished game: columns that are not empty, rows with the best first, winners, highlights, number of turns, and
    when its table was made."""

    kinds: list[str]
    rows: list[Tally]
    winners: list[int]
    moments: list[Moment]
    turns: int
    at: str


class Earned(TypedDict):
    """The points of a row in one turn by kind, and its total after it. `final`: of final scoring."""

    seats: list[int]
    points: dict[str, int]
    total: int
    final: NotRequired[bool]


class TableInfo(TypedDict):
    """A table. `abandoned` is why no one plays on, `won` the winners of such a game. `times` are the milliseconds used
    by each seat, with a clock. `mayAsk`: this device may ask to undo. `asked` is the pending question, `consent` the
    seats that this device would ask. `keeps`: this device made the table. `mayChange`: it may change the game.
    `changed`: the host changed it, and this device has to `see` that. `blocked` lists the names of blocked devices, in
    the order that `unblock` uses. `locked` closes the seats to new people, `unwatched` the view to spectators.
    `public`: the table is publicly listed. `ending` is set when the game is over, `result` when a team's game is.
    `campaign` is set for a numbered level. `pictures`, at a table with its own tiles, is the prefix of tile names in
    picture URLs. `rematchBy` is the seat that asked for the rematch. `waits`: all seats are reserved, and the game
    starts when the last player arrives. `turns`, in companion mode, are the rotations possible for the last piece, its
    own first, if there are several. The `turn` command applies one. `mending`: an earlier turn is being corrected."""

    id: str
    name: str
    rules: str
    modules: list[str]
    phase: Literal["lobby", "playing", "over", "abandoned"]
    abandoned: NotRequired[AbandonedBy]
    won: NotRequired[list[int]]
    times: NotRequired[list[int]]
    host: bool
    keeps: NotRequired[bool]
    mayChange: NotRequired[bool]
    changed: NotRequired[bool]
    blocked: NotRequired[list[str]]
    locked: NotRequired[bool]
    unwatched: NotRequired[bool]
    public: NotRequired[bool]
    mayUndo: bool
    mayAsk: NotRequired[bool]
    consent: NotRequired[ConsentInfo]
    turns: NotRequired[list[int]]
    mending: NotRequired[MendingInfo]
    asked: NotRequired[AskInfo]
    options: TableOptions
    seats: list[SeatInfo]
    commitment: str
    nonces: NotRequired[list[str]]
    secret: NotRequired[str]
    rematch: NotRequired[str]
    rematchBy: NotRequired[int]
    waits: NotRequired[bool]
    result: NotRequired[Literal["won", "lost"]]
    ending: NotRequired[Ending]
    campaign: NotRequired[CampaignInfo]
    lesson: NotRequired[LessonInfo]
    bots: list[str]
    substitute: str
    pictures: NotRequired[str]
    origin: NotRequired[OriginInfo]
    tournament: NotRequired[str]
    imported: NotRequired[Literal["record", "jcz"]]
