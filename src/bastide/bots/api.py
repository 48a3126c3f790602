"""The interface of a bot, and the budgets of its moves.

A bot sees what every player sees: the engine holds the board, the supplies and how many copies of each tile are left,
but never the order in which they will come. A bot implements no rules. It chooses among the engine's legal actions.
"""

from abc import ABC, abstractmethod
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar, final

from bastide.core.actions import Action
from bastide.core.engine import Engine
from bastide.core.notation import to_action

if TYPE_CHECKING:
    from bastide.game import Game
import re
from dataclasses import dataclass

LONGEST = 3600.0
"""Upper limit of the seconds for one move."""
MOST = 10**9
"""Upper limit of the evaluations for one move."""

SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(m?)s", re.ASCII)
EVALUATIONS = re.compile(r"\d{1,10}", re.ASCII)


class BadBudget(ValueError):
    """The text after the colon of a bot's name is not a budget for this bot. `code` is for programs."""

    code = "bad-budget"


@dataclass(frozen=True)
class Budget:
    """The cost of one move, as in `master:0.2s` or `master:2000`.

    It is `seconds` of CPU time on one core, or `evaluations` of positions. One of the two is None.
    """

    seconds: float | None = None
    evaluations: int | None = None

    def __str__(self) -> str:
        """The form that follows the name of a bot."""
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.evaluations)


def read_budget(text: str) -> Budget:
    """The budget in a text such as `0.2s`, `200ms` or `2000`. Raises BadBudget."""
    timed = SECONDS.fullmatch(text)
    if timed is not None:
        seconds = float(timed[1]) / (1000 if timed[2] else 1)
        if 0 < seconds <= LONGEST:
            return Budget(seconds=seconds)
    elif EVALUATIONS.fullmatch(text) and 0 < int(text) <= MOST:
        return Budget(evaluations=int(text))
    raise BadBudget(
        f"{text!r} is no budget of a bot: write seconds above 0 and up to {LONGEST:.0f}, such as 0.2s or 200ms, or "
        f"a number of evaluations from 1 to {MOST}, such as 2000"
    )


class UnknownBot(ValueError):
    """No bot has that name. The message lists the known ones. `code` is for programs."""

    code = "unknown-bot"


class Bot(ABC):
    """A player that chooses among legal actions. The same `seed` and the same positions give the same choices.

    `name` identifies the bot. A bot that `searches` thinks until its `budget` is spent. No other bot gets a budget.
    `game` and `seat` keep the random streams of several games and seats apart.
    """

    name = ""
    searches: ClassVar[bool] = False  # it thinks until its budget is spent; no other bot gets one

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        """`budget` is what a move of a searching bot may cost. With None the bot decides.

        `game` and `seat` only keep the random streams of several games and seats apart.
        """
        self.seed = index(seed)
        self.game = index(game)
        self.seat = index(seat)
        self.budget = budget

    def __init_subclass__(cls, **more: Any) -> None:
        """Raises TypeError for a bot that overrides `choose`: a game that draws by itself knows the next tile."""
        super().__init_subclass__(**more)
        if cls.choose is not Bot.choose:
            raise TypeError(f"{cls.__name__} must choose by choose_packed: a bot is handed the engine, never the game")

    @abstractmethod
    def choose_packed(self, engine: Engine) -> int:
        """One of the packed actions that `engine.legal()` lists. Leave the engine unchanged."""

    @final
    def choose(self, game: "Game") -> Action:
        """A legal action for the game's present decision. Raises ValueError if no seat has to decide."""
        engine = game.engine
        if engine.seat < 0:
            raise ValueError("the game is over" if engine.over else "a tile must be drawn first: chance decides here")
        return to_action(engine, self.choose_packed(engine))
