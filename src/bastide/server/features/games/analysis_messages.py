"""The analysis of a game as a response (docs/play/analysis.md)."""

from typing import Any, Literal, NotRequired, TypedDict

from bastide.server.protocol.table_shapes import TurnReason

LossClass = Literal["excellent", "good", "inaccuracy", "mistake", "blunder", "disaster"]


class AnalysisState(TypedDict):
    """An analysis under way: `done` of `of` actions."""

    state: Literal["waiting", "making"]
    done: int
    of: int


class AnalysedTurn(TypedDict):
    """Actions with their value, and why they are good."""

    actions: list[str]
    value: float
    reasons: list[TurnReason]


class OtherTurn(TypedDict):
    """Other actions with their value."""

    actions: list[str]
    value: float


class OneTurnValues(TypedDict):
    """The values of a decision without playing on."""

    expected: float | None
    best: float
    played: float
    loss: float


AnalysedDecision = TypedDict(
    "AnalysedDecision",
    {
        "n": int,
        "turn": int,
        "seat": int,
        "tile": str,
        "class": LossClass | Literal["forced"],
        "loss": float,
        "error": float,
        "clear": float | None,
        "stake": float,
        "luck": float | None,
        "played": AnalysedTurn,
        "best": AnalysedTurn,
        "others": list[OtherTurn],
        "one_turn": OneTurnValues | None,
    },
)
"""A decision. `n` is the number of its first action in the record, `error` the error of `loss`, 0 if nothing was played
on."""


class SeatAnalysis(TypedDict):
    """The totals of a seat."""

    seat: int
    decisions: int
    forced: int
    accuracy: float | None
    loss: float
    mean_loss: float | None
    best: int
    classes: dict[LossClass, int]
    draws: int
    luck: float | None


class ResultAnalysis(TypedDict):
    """How luck and loss explain the difference in points."""

    difference: float
    start: float
    luck: list[float]
    loss: list[float]
    residual: float
    adjusted: float


class WinChance(TypedDict):
    """A team's chance to win, from so many games."""

    won: float
    error: float
    games: int


class AnalysedStanding(TypedDict):
    """The standing after a turn: expected points of each seat, or a team's chance."""

    turn: int
    n: int
    scores: list[int]
    expected: NotRequired[list[float]]
    chance: NotRequired[WinChance]


class TurningPoint(TypedDict):
    """A turn after which the seat's lead grew most: the lead before and after."""

    turn: int
    seat: int
    lead: tuple[float, float]


class GameAnalysis(TypedDict):
    """The analysis of a game. `analysis` is the version of the format. `together`: a team plays. `worst` are indexes in
    `decisions`."""

    analysis: int
    engine: str
    depth: Literal[0, 2, 4]
    seed: int
    rules: str
    options: dict[str, Any]
    together: bool
    over: bool
    scores: list[int]
    seats: list[SeatAnalysis]
    result: ResultAnalysis | None
    curve: list[AnalysedStanding]
    turning_points: list[TurningPoint]
    worst: list[int]
    decisions: list[AnalysedDecision]
