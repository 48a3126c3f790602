"""What is to be played, and in which pieces.

Law: a piece depends on the plan and its number alone, so rows are the same whoever makes them, in whichever order, and
a run that was stopped goes on where it was.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import ceil
from typing import Any, Final

SCHEMA: Final = 1
"""The version of the tables, raised with every change of a column."""


@dataclass(frozen=True)
class Plan:
    """`bots` are one for each seat. Game number n is that of `bastide sim` with the same bots and seed. `shard` games
    make a file of each table. `decisions`: with a row for every decision of a seat; `evaluate`: with what greedy's
    outlook expects for every seat there; `positions`: with the position as text (docs/position.md)."""

    rules: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, Any], ...] = ()
    shard: int = 1000
    decisions: bool = True
    evaluate: bool = False
    positions: bool = False

    @property
    def shards(self) -> int:
        """How many pieces there are."""
        return ceil(self.games / self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a piece."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready: what the rows of all pieces but the last depend on. More games may be asked for later."""
        told = asdict(self)
        del told["games"]
        return {"schema": SCHEMA, **told, "bots": list(self.bots), "options": dict(self.options)}
