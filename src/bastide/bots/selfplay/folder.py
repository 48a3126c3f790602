"""The folder of a run: its plan, its files, and the shards that are missing."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bastide._extras import require_extra
from bastide._version import VERSION
from bastide.bots.pool import map_in_processes
from bastide.bots.selfplay.shards import Files, Plan, ShardPlayer
from bastide.records import write_atomically
from bastide.rules import is_cooperative

PLAN: Final = "selfplay.json"
"""The file that describes the contents of a folder."""


class BadFolder(ValueError):
    """A folder holds another run, or the run is not possible. The message gives the difference."""

    code = "bad-folder"


@dataclass(frozen=True)
class Progress:
    """Progress: `done` of `games` games exist, and `played` of them were played in this run."""

    done: int
    games: int
    played: int


RunShards = Callable[[Plan, Iterator[int]], AbstractContextManager[Iterator[Files]]]
"""A runner that makes the shards of a plan, in the given order."""


def run_selfplay(plan: Plan, folder: Path, jobs: int = 1, works: RunShards | None = None) -> Iterator[Progress]:
    """Play the missing shards of a plan: yield the progress after each shard.

    A shard is written whole or not at all, so a stopped run continues where it was. `jobs` processes of this machine
    play, or the runner `works`. Raises BadFolder, MissingPart, OSError, RulesetError, and errors about the bots before
    the first game.
    """
    require_extra("data")
    if plan.evaluate and is_cooperative(plan.rules):
        raise BadFolder(f"{plan.rules} is won together: its positions have no expected points of each seat")
    shards = ShardPlayer(plan)
    shards.roster.check(shards.engine, plan.bots)
    _begin(plan, folder)
    waiting = [shard for shard in range(plan.shards) if not _whole(plan, folder, shard)]
    done = plan.games - sum(len(plan.numbers(shard)) for shard in waiting)
    before = done
    yield Progress(done, plan.games, 0)
    with (works or _here(jobs))(plan, iter(waiting)) as made:
        for shard, files in zip(waiting, made):
            for table, content in files.items():
                write_atomically(folder / shard_file_name(table, shard), content)
            done += len(plan.numbers(shard))
            yield Progress(done, plan.games, done - before)


def shard_file_name(table: str, shard: int) -> str:
    """The file name of a shard."""
    return f"{table}-{shard:06d}.parquet"


def _here(jobs: int) -> RunShards:
    """A runner with `jobs` processes of this machine."""
    return lambda plan, waiting: map_in_processes(ShardPlayer, (plan,), waiting, jobs)


def _begin(plan: Plan, folder: Path) -> None:
    """Create the folder, or check that it belongs to this plan. Raises BadFolder and OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    settings, file = {"bastide": VERSION, **plan.as_dict()}, folder / PLAN
    if not file.exists():
        if any(folder.glob("*.parquet")):
            raise BadFolder(f"{folder} holds Parquet files and no {PLAN}: choose a folder of its own")
        write_atomically(file, (json.dumps(settings, indent=2) + "\n").encode())
        return
    stored: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for name, value in json.loads(json.dumps(settings)).items():
        if stored.get(name) != value:
            raise BadFolder(
                f"{folder} holds a run with {name} {json.dumps(stored.get(name))}, not {json.dumps(value)}: "
                "choose another folder, or use the same settings"
            )


def _whole(plan: Plan, folder: Path, shard: int) -> bool:
    """Whether a shard exists with all its games. The last shard of an earlier run may have fewer."""
    import pyarrow.parquet as pq

    tables = ("games", "decisions") if plan.decisions else ("games",)
    files = [folder / shard_file_name(table, shard) for table in tables]
    if not all(file.exists() for file in files):
        return False
    rows: int = pq.ParquetFile(files[0]).metadata.num_rows
    return rows == len(plan.numbers(shard))
