"""The interface of a bot.

A bot sees what every player sees: the engine holds the board, the supplies and how many copies of each tile are left,
but never the order in which they will come. A bot implements no rules. It chooses among the engine's legal actions.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, final

from bastide.bots.budget import Budget
from bastide.core.actions import Action
from bastide.core.engine import Engine
from bastide.core.notation import to_action

if TYPE_CHECKING:
    from bastide.game import Game


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
        self.seed = seed
        self.game = game
        self.seat = seat
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
