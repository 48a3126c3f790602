"""Who judges turns. Values are in points: how far the seat that decides will be ahead of its best opponent; in a game
of a team what the team may hope for, in the measure of its mate (bots/mate.py).

Here alone it is decided which evaluator a depth means.
"""

from dataclasses import dataclass
from typing import Final, Protocol

from bastide.bots.greedy import Judge
from bastide.bots.mate import TeamJudge
from bastide.bots.team_outlook import VICTORY
from bastide.core.engine import Engine

DEEPEST: Final = 0
"""The greatest depth there is an evaluator for."""

ENDING: Final = 300.0
"""So many points the end of a team's game counts, won or lost."""


class UnknownDepth(ValueError):
    """No evaluator looks so deep; the message says how deep one can look."""

    code = "unknown-depth"


@dataclass(frozen=True)
class Turn:
    """All answers of one seat from a decision up to the next draw, another seat, or a further tile of its own;
    packed."""

    acts: list[int]
    value: float


class Evaluator(Protocol):
    """Judges the turns at the engine's present decision, which must be a seat's. The engine stands as before after
    every call; the same position, depth and seed give the same values."""

    def turns(self) -> list[Turn]:
        """The turns there are that really differ, or the most promising of them, best first; at least one."""

    def follow(self, answers: list[int]) -> Turn:
        """The turn that was played, by the answers given from here on, of which later turns may be a part; judged as
        `turns` judges. There must be one answer."""


class OwnTurn:
    """The outlook at the end of the turn, as greedy sees it: so fast that it can be asked about every tile that might
    have come."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.judge = Judge(engine)

    def turns(self) -> list[Turn]:
        """Every turn, one for each feature that a figure may go to."""
        return _ranked([Turn([int(act) for act in acts], value) for acts, value in self.judge.whole_turns()])

    def follow(self, answers: list[int]) -> Turn:
        """The turn as it was played."""
        length, value = self.judge.follow(answers)
        return Turn(answers[:length], value)

    def best(self) -> float:
        """The value of the best turn."""
        return max(value for _, value in self.judge.judge())

    def ended(self) -> float:
        """Final points ahead of the best opponent."""
        return lead(self.standing(), int(self.engine.state.seat))

    def standing(self) -> list[float]:
        """What each seat may expect in the end, by what lies on the board and what it has at hand."""
        return list(self.judge.position.standing())


class TeamTurn:
    """The same of a team, as its mate sees it. The end of the game counts as so many points that it outweighs all
    others, and not as many as the mate gives it: sums of losses would tell of nothing else."""

    def __init__(self, engine: Engine) -> None:
        self.judge = TeamJudge(engine)

    def turns(self) -> list[Turn]:
        """The best turn after each first answer."""
        judged = self.judge.judge()
        return _ranked([Turn([int(a) for a in self.judge.chains[act]], _near(value)) for act, value in judged])

    def follow(self, answers: list[int]) -> Turn:
        """The turn as it was played."""
        length, value = self.judge.follow(answers)
        return Turn(answers[:length], _near(value))


def evaluators(engine: Engine, depth: int, seed: int) -> tuple[Evaluator, OwnTurn | None]:
    """Who judges the decisions at a depth, and who judges luck, which is always the one that looks at one turn: luck
    and loss are of one measure only if one evaluator finds both. At depth 0 they are the same. Nobody judges the luck
    of a team. Raises UnknownDepth."""
    if not 0 <= depth <= DEEPEST:
        raise UnknownDepth(f"the depth is from 0 to {DEEPEST}, not {depth}")
    if engine.rules.together:
        return TeamTurn(engine), None
    quick = OwnTurn(engine)
    return quick, quick


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other; alone, what it has."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others) if others else values[seat]


def _ranked(turns: list[Turn]) -> list[Turn]:
    return sorted(turns, key=lambda turn: -turn.value)


def _near(value: float) -> float:
    """A team's value with the end of the game brought near."""
    if abs(value) < VICTORY / 2:
        return value
    return value - VICTORY + ENDING if value > 0 else value + VICTORY - ENDING
