"""Whole numbers of other libraries, such as NumPy's, as those of Python."""

from operator import index
from typing import Any


def plain_number(value: Any) -> Any:
    """The number of Python that equals a whole number or truth value of another library. Everything else stays.

    >>> plain_number(2), plain_number(True), plain_number("2")
    (2, True, '2')"""
    kind = type(value)
    if kind.__module__ == "numpy" and kind.__name__.startswith("bool"):
        return bool(value)
    return value if isinstance(value, int) or not hasattr(kind, "__index__") else index(value)
