"""Self-play data: a table of games and a table of decisions, in Parquet (docs/bots/data.md)."""

from bastide.bots.selfplay.folder import BadFolder, Progress, run_selfplay
from bastide.bots.selfplay.shards import Plan

__all__ = ["BadFolder", "Plan", "Progress", "run_selfplay"]
