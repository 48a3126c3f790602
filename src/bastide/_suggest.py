"""Suggestions for names that are misspelled."""

from collections.abc import Iterable


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of an error message: the known name that is most like `name`, or ""."""
    from difflib import get_close_matches

    near = get_close_matches(name, list(known), 1)
    return f"; did you mean {near[0]}?" if near else ""


def near_and_others(name: str, known: Iterable[str]) -> str:
    """The end of an error message: the known name that is most like `name`, if there is one, and all others."""
    names = list(known)
    near = did_you_mean(name, names)
    others = ", ".join(other for other in names if f" {other}?" not in near)
    return f"{near} Others: {others}" if near else f"; known are {others}"
