"""House rules and switches of a module, as typed options with names, values and the rule that describes them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bastide.core.refusal import RulesetError

Value = Any
"""bool or int, or JSON data. Not annotated so, because `bool | int` is int in compiled code: a switch would become 0 or
1."""


@dataclass(frozen=True)
class Option:
    """A switch of a module.

    `values` are the values it can have, the default first. With `up_to` it can also be any number from 1 to that. With
    `read` it can also be a JSON list or object, which `read` checks (raising RulesetError) and returns. `rule` is the
    id of the rule that describes it. `rows` is the data that each of the values stands for, in their order. `holds`
    names the type of that data if a table handles it: "level" or "tiles". An option that is `aside` is for records,
    lessons and files of other programs, and is not offered at tables. `pictures` are, for each value, the tiles by
    which players recognise it.

    An option with `version_of` selects a meaning of another option, or a version of a module's tiles, the newest first.
    A record names it if that option differs from its default or if that module is played. A record that does not name
    it means the last of its values."""

    name: str
    values: tuple[Value, ...]
    rule: str
    up_to: int = 0
    read: Callable[[Any], Value] | None = None
    rows: tuple[Value, ...] = ()
    holds: str = ""
    aside: bool = False
    version_of: str = ""
    pictures: tuple[tuple[str, ...], ...] = ()

    @property
    def default(self) -> Value:
        """The value if none is given."""
        return self.values[0]

    def check(self, value: object) -> Value:
        """Return the value if the option can have it. Raises RulesetError."""
        for known in self.values:
            if type(value) is type(known) and value == known:
                return known
        if type(value) is int and 0 < value <= self.up_to:
            return value
        if self.read is not None and isinstance(value, (list, dict)):
            return self.read(value)
        if self.version_of:
            known = [str(value) for value in self.values]
            text = f"the option {self.name} is {' or '.join(known)} in this Bastide, not {value!r} ({self.rule})"
            args = {"name": self.name, "version": str(value)[:40], "known": ", ".join(known)}
            raise RulesetError(text, "unknown-version", self.rule, args)
        choices = " or ".join(str(known).lower() for known in self.values)
        if self.read is not None:
            choices = f"{choices} or data as in a file"
        if self.up_to:
            choices += f" or a number up to {self.up_to}"
        raise RulesetError(f"the option {self.name} is {choices}, not {value!r} ({self.rule})")


def resolve_options(options: list[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """The value of every option. Raises RulesetError for an unknown name or a wrong value."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            choices = ", ".join(sorted(known)) or "none"
            raise RulesetError(f"these rules have no option {name!r}; they have {choices}")
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
