"""A position as one line of text, written and read. The format is described in docs/library/position.md."""

from bastide.records.position import pickling as pickling
from bastide.records.position.draft import PositionDraft
from bastide.records.position.handmade import list_unsettled_modules, read_position
from bastide.records.position.tokens import PositionError
from bastide.records.position.writing import write_position

__all__ = ["PositionDraft", "PositionError", "list_unsettled_modules", "read_position", "write_position"]
