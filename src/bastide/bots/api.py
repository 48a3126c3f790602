"""What a bot is.

A bot sees what every player sees: the engine holds the board, the supplies and how many copies of each tile are
left, never the order in which they will come. It restates no rule: it chooses among what the engine offers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, final

from bastide.bots.budget import Budget
from bastide.core.actions import Action
from bastide.core.engine import Engine
from bastide.core.notation import to_action

if TYPE_CHECKING:
    from bastide.game import Game


class UnknownBot(ValueError):
    """No bot has that name; the message lists those there are. Its `code` is for programs."""

    code = "unknown-bot"


class Bot(ABC):
    """A player that chooses among legal actions. The same `seed` and the same positions give the same choices.

    `name` is how it is called; one that `searches` thinks until its `budget` is spent, no other bot is given one;
    `game` and `seat` keep the random streams of several games and seats apart."""

    name = ""
    searches: ClassVar[bool] = False  # it thinks until its budget is spent; no other bot is given one

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        """`game` and `seat` only keep the random streams of several games and seats apart. `budget` is what a move of a
        bot that searches may cost; None leaves that to the bot."""
        self.seed = seed
        self.game = game
        self.seat = seat
        self.budget = budget

    def __init_subclass__(cls, **more: Any) -> None:
        """Raises TypeError for a bot that wants the game itself: a game that draws by itself knows the next tile."""
        super().__init_subclass__(**more)
        if cls.choose is not Bot.choose:
            raise TypeError(f"{cls.__name__} must choose by choose_packed: a bot is handed the engine, never the game")

    @abstractmethod
    def choose_packed(self, engine: Engine) -> int:
        """One of the packed actions that `engine.legal()` lists; the engine is left as it was."""

    @final
    def choose(self, game: Game) -> Action:
        """A legal action of the game's present decision. The bot sees its engine alone, in which no tile lies ready to
        be drawn: who pushes there is asked for the draw. Raises ValueError where no seat has to decide."""
        engine = game.engine
        if engine.seat < 0:
            raise ValueError("the game is over" if engine.over else "a tile must be drawn first: chance decides here")
        return to_action(engine, self.choose_packed(engine))
