"""A die that chance throws within a turn."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.actions import FIRST_OF_MODULES, TURNS_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.choice_actions import WordKind
from bastide.core.engine import Engine
from bastide.core.ruleset import Ruleset
from bastide.core.state import CHANCE
from bastide.core.step import Step


class DieKind(WordKind):
    """ "die 2": a number with the same chance as each other one."""

    word = "die"
    highest: ClassVar[int] = 6

    def words(self, rules: Ruleset) -> list[str]:
        """The numbers from 1 on."""
        return ["", *[str(number) for number in range(1, self.highest + 1)]]

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """No player chooses a number."""
        return []


class ThrowDie(Step):
    """Pushed. Chance throws the die of the ruleset, and `apply` gets the number."""

    pushed = True

    def enter(self, engine: Engine) -> bool:
        """Always asked."""
        engine.state.decider = CHANCE
        return True

    def offer(self, engine: Engine) -> None:
        """Each number."""
        code: i64 = engine.rules.kind_code[DieKind.word]
        number: i64 = 0
        numbers: i64 = engine.rules.action_kinds[code - FIRST_OF_MODULES].numbers(engine.rules)
        for number in range(1, numbers):
            engine.add_offer(code | (number << TURNS_SHIFT))
