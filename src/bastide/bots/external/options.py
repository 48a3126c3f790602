"""Options of programs: user settings converted to their types."""

from collections.abc import Mapping, Sequence

from bastide.bots.external.messages import Setting, Value

SWITCHES = {"true": True, "yes": True, "false": False, "no": False}


class BadSetting(ValueError):
    """A program has no such option, or it cannot have that value."""

    code = "bad-setting"


def read_settings(said: str) -> dict[str, str]:
    """Names and values of `depth=3,style=calm`. Raises BadSetting."""
    settings: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in said.split(","))):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not name or not equals or name in settings:
            raise BadSetting(f"[{said}]: options of a program are written NAME=VALUE, each once, with commas between")
        settings[name] = value
    return settings


def convert_settings(said: Mapping[str, str], options: Sequence[Setting]) -> dict[str, Value]:
    """The values in the types that the program has declared. Raises BadSetting."""
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for name, text in said.items():
        if name not in known:
            raise BadSetting(f"the program has no option {name!r}; it has {', '.join(known) or 'none'}")
        value = _value(text, known[name])
        if value is None:
            raise BadSetting(f"{name}={text}: the value is {_form(known[name])}")
        values[name] = value
    return values


def _value(text: str, option: Setting) -> Value | None:
    """The value in the option's type. None if it is not valid."""
    if option.kind == "switch":
        return SWITCHES.get(text)
    if option.kind == "choice":
        return text if text in option.values else None
    if option.kind == "text":
        return text
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 16):
        return None
    number = int(text)
    low, high = option.min, option.max
    return number if (low is None or number >= low) and (high is None or number <= high) else None


def _form(option: Setting) -> str:
    """A description of the values of an option."""
    if option.kind == "switch":
        return "true or false"
    if option.kind == "choice":
        return "one of " + ", ".join(option.values)
    low = "" if option.min is None else f" from {option.min}"
    high = "" if option.max is None else f" up to {option.max}"
    return f"a whole number{low}{high}"
