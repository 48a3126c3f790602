"""Shapes of what some tables are beside their game: a stage of a campaign, a lesson, another table's game played on."""

from typing import Any, Literal, NotRequired, TypedDict

Args = dict[str, Any]


class CampaignInfo(TypedDict):
    """`open` is the highest level that is open, `next` the one that a rematch plays once the game is over."""

    id: str
    level: int
    open: int
    won: list[int]
    levels: int
    next: int | None


class LessonInfo(TypedDict):
    """Where the learner is: step `step` (from 0) of `steps`. There is something to do (`want` are ids of offers that
    the step wants and shows), or to read, or the lesson has ended, and `known` is what was learnt. `word` names the
    sentence `lesson-<id>-<word>`, `args` are its numbers; `cells` and `part` are what it points at, on the map and of
    the page."""

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


class OriginInfo(TypedDict):
    """The game was played on from the end of this turn of another table; what was left in the bag is shuffled anew."""

    table: str
    turn: int
