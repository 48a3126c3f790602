"""A position as one line of text, written and read. The form stands in docs/position.md."""

from bastide.records.position.by_hand import read_position, unsettled
from bastide.records.position.draft import Sketch
from bastide.records.position.words import PositionError
from bastide.records.position.writing import write_position

__all__ = ["PositionError", "Sketch", "read_position", "unsettled", "write_position"]
