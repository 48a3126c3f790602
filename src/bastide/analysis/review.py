"""A recorded game replayed decision by decision: the turn played and the alternatives."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.analysis.evaluators import OneTurnEvaluator, best_turn_value, mean_best_value
from bastide.analysis.grades import CLOSE, loss_class, points_at_stake
from bastide.analysis.reasons import ReasonFinder
from bastide.analysis.types import Evaluator, Turn
from bastide.bots.registry import list_texts
from bastide.core.engine import Engine
from bastide.core.state import CHANCE

DIGITS: Final = 3
"""Decimal places of every value in the report."""
LONGEST: Final = 16
"""Number of actions that an evaluator gets to find those of one turn."""
OTHERS: Final = 5
"""Number of best turns in the report."""


@dataclass(frozen=True)
class RatedTurn:
    """A turn in record notation, with its value and the reasons for it."""

    actions: list[str]
    value: float
    reasons: list[dict[str, Any]] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The fields as a JSON-ready dict."""
        return {"actions": self.actions, "value": self.value, "reasons": self.reasons}


@dataclass(frozen=True)
class OneTurnVerdict:
    """The same decision, evaluated at depth 0.

    `expected` is the value before the draw, or None if the seat drew nothing for it. luck = best - expected and loss =
    best - played.
    """

    expected: float | None
    best: float
    played: float

    @property
    def luck(self) -> float:
        """The luck of a draw in points, 0 without a draw."""
        return 0.0 if self.expected is None else round_value(self.best - self.expected)

    @property
    def loss(self) -> float:
        """Points lost against the best turn."""
        return round_value(self.best - self.played)

    def as_dict(self) -> dict[str, Any]:
        """The fields as a JSON-ready dict."""
        return {"expected": self.expected, "best": self.best, "played": self.played, "loss": self.loss}


@dataclass(frozen=True)
class Decision:
    """One turn of a seat, or the part of it between two draws.

    `n` is the number of its first action in the record. `forced` is set if nothing else could be played.
    """

    n: int
    turn: int
    seat: int
    tile: str
    forced: bool
    played: RatedTurn
    best: RatedTurn
    others: list[RatedTurn]
    clear: float
    stake: float
    error: float
    at_once: OneTurnVerdict | None

    @property
    def loss(self) -> float:
        """Points lost against the best turn."""
        return round_value(self.best.value - self.played.value)

    @property
    def mark(self) -> str:
        """The class of the loss, "forced" if there was no choice."""
        return "forced" if self.forced else loss_class(self.loss)

    @property
    def is_best(self) -> bool:
        """Whether no better turn was found."""
        return self.loss < CLOSE

    @property
    def luck(self) -> float | None:
        """The luck of a draw before it, in points. None without a draw or without an evaluator of luck."""
        return None if self.at_once is None or self.at_once.expected is None else self.at_once.luck

    def as_dict(self) -> dict[str, Any]:
        """The fields as a JSON-ready dict."""
        return {
            "n": self.n,
            "turn": self.turn,
            "seat": self.seat,
            "tile": self.tile,
            "class": self.mark,
            "loss": self.loss,
            "error": self.error,
            "clear": None if self.forced else self.clear,
            "stake": self.stake,
            "luck": self.luck,
            "played": self.played.as_dict(),
            "best": self.best.as_dict(),
            "others": [{"actions": turn.actions, "value": turn.value} for turn in self.others],
            "one_turn": None if self.at_once is None else self.at_once.as_dict(),
        }


class GameReview:
    """Replays the packed `acts` of a game on an engine at its start.

    `ends` is the number of actions done after each turn. Turn 0 is the start.
    """

    def __init__(
        self, engine: Engine, acts: list[int], ends: list[int], deep: Evaluator, quick: OneTurnEvaluator | None
    ) -> None:
        self.engine, self.acts, self.ends = engine, acts, ends
        self.deep, self.quick = deep, quick
        self.reasons = ReasonFinder(engine)

    def decisions(self, arrived: Callable[[int], None]) -> Iterator[Decision]:
        """Each decision after it has been played.

        `arrived` is called with the number of actions done after every draw and every turn, with the engine at that
        position. An exception from it stops the iteration.
        """
        engine = self.engine
        before: float | None = None
        drawer: int | None = None  # the seat that drew and has not decided yet
        done = 0
        while done < len(self.acts):
            if engine.seat == CHANCE:
                if drawer is None:
                    drawer = int(engine.state.seat)
                    before = None if self.quick is None else mean_best_value(engine, self.quick, drawer)
                engine.push(self.acts[done])
                done += 1
            elif engine.seat == drawer or drawer is None:
                found = self._decision(done, before)
                before, drawer = None, None
                done = self._play(done, found)
                yield found
            else:
                found = self._decision(done, None)
                met = self._worth(drawer)
                done = self._play(done, found)
                before = None if before is None else before + self._worth(drawer) - met
                yield found
            arrived(done)

    def _play(self, done: int, found: Decision) -> int:
        """Push the turn that was played. Returns the number of actions done then."""
        for act in self.acts[done : done + len(found.played.actions)]:
            self.engine.push(act)
        return done + len(found.played.actions)

    def _worth(self, drawer: int) -> float:
        """The value of the drawn tile to the seat that drew it.

        Decisions of other seats before that seat are not luck, so the value before the draw is adjusted by them.
        """
        return 0.0 if self.quick is None else best_turn_value(self.engine, self.quick, drawer)

    def _decision(self, done: int, before: float | None) -> Decision:
        engine = self.engine
        answers = self.acts[done : done + LONGEST]
        turns, mine = self.deep.turns(), self.deep.follow(answers)
        best = mine if mine.value > turns[0].value else turns[0]
        values = [round_value(turn.value) for turn in turns]
        seen = turns if self.quick is None or self.quick is self.deep else self.quick.turns()
        hand = int(engine.state.hand)
        return Decision(
            n=done + 1,
            turn=bisect_right(self.ends, done),
            seat=int(engine.seat),
            tile=engine.rules.tiles[hand].id if hand >= 0 else "",
            forced=len(seen) == 1,
            played=self._line(mine, True),
            best=self._line(best, True),
            others=[self._line(turn, False) for turn in turns[:OTHERS]],
            clear=round_value(values[0] - values[1]) if len(values) > 1 else 0.0,
            stake=round_value(points_at_stake(values)),
            error=round_value(self.deep.error(mine, best)),
            at_once=self._at_once(seen[0].value, mine, answers, before),
        )

    def _at_once(self, best: float, mine: Turn, answers: list[int], before: float | None) -> OneTurnVerdict | None:
        """The verdict of the evaluator of luck. `best` is the value of its best turn."""
        if self.quick is None:
            return None
        played = (mine if self.quick is self.deep else self.quick.follow(answers)).value
        expected = None if before is None else round_value(before)
        return OneTurnVerdict(expected, round_value(max(best, played)), round_value(played))

    def _line(self, turn: Turn, why: bool) -> RatedTurn:
        texts, reasons = list_texts(self.engine, turn.acts), self.reasons.of(turn.acts) if why else []
        return RatedTurn(texts, round_value(turn.value), reasons)


def round_value(value: float) -> float:
    """The value rounded for the report, without a negative zero."""
    return round(value, DIGITS) + 0.0
