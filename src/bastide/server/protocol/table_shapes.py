"""The table as it is told, beside its game: its seats, its terms, and where it stands; its ending, and what each turn
earned."""

from typing import Any, Literal, NotRequired, TypedDict

from bastide.server.protocol.clock import Out
from bastide.server.protocol.events import AbandonedBy, Absent, Advice, Aid, Chance, Wanted

Args = dict[str, Any]


class FailedInfo(TypedDict):
    """The program whose place a bot has taken, and how it failed (docs/bot-protocol.md)."""

    bot: str
    code: str


class SeatInfo(TypedDict):
    """`colours` where a seat plays several, in the order of its kinds of figures; the first is `colour`. `wished`: its
    person asked for the bot that stands in. `resigned`: given up, a bot plays it, it cannot win."""

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
    failed: NotRequired[FailedInfo]
    mayBot: NotRequired[bool]
    mayKick: NotRequired[bool]


class ClockTerms(TypedDict):
    """One of three: `budget` seconds for the game and `plus` after each turn, `turn` seconds for each turn, or `days`
    for each turn. `out` is what happens to who has none left: a bot plays on ("bot", where it is left out), he gives
    up, or the game ends."""

    budget: NotRequired[int]
    plus: NotRequired[int]
    turn: NotRequired[int]
    days: NotRequired[int]
    out: NotRequired[Out]


class TableOptions(TypedDict):
    """`house` holds the options of the rules that differ from their defaults; what is JSON is told as true. `without`
    are the aids that are left out, `period` the days that the game may lie untouched, if not those of its server.
    `absent` happens to whoever stays away so many minutes (`patience`) while others wait; `substitute` is the
    bot that was chosen to play for those who leave; with `chat` people may type what they say; `advice` is what the
    table gives beside its aids. `chance` is "manual" where people draw from a box and say what they drew; with
    `position` the game began with one that somebody set up; `rated`: its result moves ratings."""

    takeback: bool
    starter: int | None
    aids: bool
    house: dict[str, bool | int]
    without: NotRequired[list[Aid]]
    advice: NotRequired[list[Advice]]
    period: NotRequired[int]
    absent: NotRequired[Absent]
    patience: NotRequired[int]
    substitute: NotRequired[str]
    chat: NotRequired[bool]
    chance: NotRequired[Chance]
    position: NotRequired[bool]
    rated: NotRequired[bool]
    clock: NotRequired[ClockTerms]


class AskInfo(TypedDict):
    """What a seat asks the others for; `of` are the seats whose people have not said yes so far. Without an answer by
    `until` (milliseconds since 1970) the answer is no."""

    seat: int
    what: Wanted
    of: list[int]
    until: NotRequired[int]


class ConsentInfo(TypedDict):
    """The seats that a question of this device to end the game, or to take back, would go to. With `binding` a game
    never ends without the word of an opponent. A list may be empty: then it happens at once, or not at all where the
    result is binding."""

    end: list[int]
    takeback: list[int]
    binding: bool


class CampaignInfo(TypedDict):
    """`open` is the highest level that is open, `next` the one that a rematch plays once the game is over."""

    id: str
    level: int
    open: int
    won: list[int]
    levels: int
    next: int | None


class PuzzleInfo(TypedDict, total=False):
    """What the turn at a puzzle was worth; empty before it is over. It lost so many points, or at `least` so many; the
    best turn that does not solve it loses `clear`. `reasons` are those of the best turn (docs/analysis.md), which lies
    on the board where it is `shown`; `found` are shares of the levels of bots that find it. Of one's own game there are
    no such shares; `repeated`: the turn is the one that was played there."""

    solved: bool
    loss: float
    least: bool
    clear: float
    shown: bool
    reasons: list[dict[str, Any]]
    found: dict[str, float]
    repeated: bool


class LessonInfo(TypedDict):
    """Where the learner is: step `step` (from 0) of `steps`. There is something to do (`want` are ids of offers that
    the step wants and shows), or to read, or the lesson has ended, and `known` is what was learnt. `word` names the
    sentence `lesson-<id>-<word>`, `args` are its numbers; `cells` and `part` are what it points at, on the map and of
    the page. A puzzle is a lesson of one step, with `puzzle`."""

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
    """A turn that was set aside: its number, who played it, and the tile where it lay."""

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
    """An earlier turn is being corrected. `turns` are set aside, the first is the one that is said anew; `why` it does
    not fit, where it is not the one that was to be corrected."""

    turns: list[AsideTurn]
    why: NotRequired[WhyNot]


class OriginInfo(TypedDict):
    """The game was played on from the end of this turn of another table; what was left in the bag is shuffled anew."""

    table: str
    turn: int


class Tally(TypedDict):
    """A row: a seat, or all of them where the team has one score. `points` and `best` follow the columns; `place` is 0
    where nobody plays for himself."""

    seats: list[int]
    points: list[int]
    best: list[bool]
    total: int
    place: int


class Moment(TypedDict):
    """`city`: the largest that was scored, of `count` tiles; `turn`: the most points in one turn; `lead`: from this
    turn on the winners were ahead; `counting`: only the final counting brought them there. `seats` are whose it is."""

    kind: Literal["city", "turn", "lead", "counting"]
    seats: list[int]
    points: int
    turn: NotRequired[int]
    count: NotRequired[int]
    cells: NotRequired[list[list[int]]]


class Ending(TypedDict):
    """A game that is over: columns that are not empty, rows with the best first, whose the game is, what is worth
    telling, how many turns it had, and when its table was made."""

    kinds: list[str]
    rows: list[Tally]
    winners: list[int]
    moments: list[Moment]
    turns: int
    at: str


class Earned(TypedDict):
    """What a row earned in one turn by kind, and what it had then; `final` in the final counting."""

    seats: list[int]
    points: dict[str, int]
    total: int
    final: NotRequired[bool]


class TableInfo(TypedDict):
    """`abandoned` says why nobody goes on there, `won` whose the game is all the same; `times` are the milliseconds
    that each seat used, where there was a clock. `mayAsk`: this device may ask to take back; `asked` is what somebody
    asks the others for; `consent` says whom this device would ask. `keeps`: this device made the table; `blocked` are
    the names of those kept away, as `unblock` counts them; `locked` closes seats to new people, `unwatched` the view to
    those who do not sit; `public`: strangers are shown the table. `ending` is there when the game is over, `result`
    when that of a team is, `campaign` where a numbered level is played. `pictures`, at a table with tiles of its own,
    goes before the name of every tile in the address of its picture. `rematchBy` is the seat that asked for the next
    one. `waits`: all seats of a rematch are kept for their people, and it begins when the last of them comes. `turns`,
    where people draw, are the directions in which the piece laid last could lie, its own first, where there are
    several; `turn` lays it so. `mending`: an earlier turn is being corrected."""

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
