"""The plan of a self-play run, divided into shards.

Invariant: a shard depends only on the plan and its number. So any machine makes the same rows in any order, and a
stopped run continues where it was.
"""

from dataclasses import asdict, dataclass
from math import ceil
from typing import Any, Final

SCHEMA: Final = 1
"""The version of the tables. Increase it with every change of a column."""


@dataclass(frozen=True)
class Plan:
    """What to play. `bots` has one bot for each seat.

    Game number n is that of `bastide sim` with the same bots and seed. `shard` games make a file of each table. With
    `decisions` there is a row for every decision of a seat. `evaluate` adds greedy's expected points for every seat,
    `positions` the position as text (docs/position.md).
    """

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
        """The number of shards."""
        return ceil(self.games / self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def as_dict(self) -> dict[str, Any]:
        """The settings that determine the rows, as a JSON-ready dict. `games` is left out, so a run can be extended."""
        told = asdict(self)
        del told["games"]
        return {"schema": SCHEMA, **told, "bots": list(self.bots), "options": dict(self.options)}
