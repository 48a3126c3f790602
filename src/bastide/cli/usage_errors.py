"""Plain English for the sentences about wrong values of options, which typer takes from pydantic."""

import re
from typing import Final

SENTENCES: Final = (
    (r"Input should be greater than or equal to (\S+)", r"it must be at least \1"),
    (r"Input should be less than or equal to (\S+)", r"it must be at most \1"),
    (r"Input should be greater than (\S+)", r"it must be more than \1"),
    (r"Input should be less than (\S+)", r"it must be less than \1"),
    (r"Input should be a valid integer.*", "it must be a whole number"),
    (r"Input should be a valid number.*", "it must be a number"),
    (r"Input should be a valid boolean.*", "it must be true or false"),
    (r"Input should be a finite number", "it must be a finite number"),
    (r"Unable to parse input string as an integer, exceeded maximum size", "it has too many digits"),
    (r"Value error, ", ""),
)
"""Patterns of pydantic's sentences, and what is said in their place."""


def plain_usage(text: str) -> str:
    """The sentence of an error about options, without its full stop."""
    for pattern, plain in SENTENCES:
        text = re.sub(pattern, plain, text)
    return text.rstrip(".")
