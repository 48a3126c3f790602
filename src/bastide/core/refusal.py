"""Why something is refused: a code for programs, a rule id, and a sentence for people."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """`code` names the reason, `rule` the rule id ("" if no rule of the game is concerned). `text` is one English
    sentence. `args` are its variable parts, for translations.

    >>> from bastide import Game
    >>> Game("base", seed=15).why("place C 0,1 0")
    Refusal(code='wrong-tile', rule='BASE-10', text='The tile in hand is B, not C.', args={'tile': 'C', 'hand': 'B'})"""

    code: str
    rule: str
    text: str
    args: dict[str, str] = field(default_factory=dict)

    def __reduce__(self) -> tuple[object, ...]:  # compiled, a frozen dataclass cannot be pickled by itself
        return Refusal, (self.code, self.rule, self.text, self.args)


class IllegalAction(ValueError):
    """An action that is not offered now. Nothing has changed.

    It carries its `refusal` and the fields of it: `code`, `rule`, `text`, and the variable parts as `args_by_name`.

    >>> from bastide import Game, IllegalAction
    >>> try:
    ...     Game("base", seed=15).push("place C 0,1 0")
    ... except IllegalAction as error:
    ...     print(error.code, error.rule)
    wrong-tile BASE-10"""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} ({refusal.rule})" if refusal.rule else refusal.text)
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule
        self.text = refusal.text
        self.args_by_name = refusal.args

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.refusal,)


class RulesetError(ValueError):
    """A choice of modules, options or players that cannot be played. The message is one sentence with the remedy.

    Errors that players can cause on the table page have a `code` and a `rule`, and the variable parts in
    `args_by_name`, for translations."""

    def __init__(self, text: str, code: str = "", rule: str = "", args: dict[str, str] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.rule = rule
        self.args_by_name: dict[str, str] = args or {}
