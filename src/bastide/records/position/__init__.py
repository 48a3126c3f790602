"""A position as one line of text, written and read. The form stands in docs/position.md."""

from bastide.records.position.reading import read_position
from bastide.records.position.words import PositionError
from bastide.records.position.writing import write_position

__all__ = ["PositionError", "read_position", "write_position"]
