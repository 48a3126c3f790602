"""Messages of the page as it says them, for tests that ask whether two of them can be told apart."""

from functools import cache
from typing import Any

from babel.core import Locale
from fluent.syntax import FluentParser, ast

from bastide.locale import load_messages

Args = dict[str, Any]


class Speaker:
    """One language."""

    def __init__(self, language: str) -> None:
        parsed = FluentParser().parse(load_messages(language)).body
        self._said = {one.id.name: one.value for one in parsed if isinstance(one, ast.Message) and one.value}
        self._form = Locale.parse(language).plural_form

    def knows(self, key: str) -> bool:
        """Whether there are such words."""
        return key in self._said

    def say(self, key: str, args: Args) -> str:
        """A message; a variable that nobody gave is an error."""
        return self._pattern(self._said[key], args)

    def _pattern(self, pattern: ast.Pattern, args: Args) -> str:
        return "".join(
            one.value if isinstance(one, ast.TextElement) else self._value(one.expression, args)
            for one in pattern.elements
        )

    def _value(self, expression: Any, args: Args) -> str:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.value)
        if isinstance(expression, ast.VariableReference):
            return str(args[expression.id.name])
        if isinstance(expression, ast.MessageReference):
            return self.say(expression.id.name, args)
        assert isinstance(expression, ast.SelectExpression)
        return self._pattern(self._chosen(expression, args), args)

    def _chosen(self, expression: ast.SelectExpression, args: Args) -> ast.Pattern:
        assert isinstance(expression.selector, ast.VariableReference)
        value = args[expression.selector.id.name]
        keys = {
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value: one for one in expression.variants
        }
        default = next(one for one in expression.variants if one.default)
        form = str(self._form(value)) if isinstance(value, int) else ""
        return (keys.get(str(value)) or keys.get(form) or default).value


@cache
def speaker(language: str) -> Speaker:
    """Read once."""
    return Speaker(language)
