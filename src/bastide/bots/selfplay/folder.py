"""The folder of a run: its plan, its files, and the shards that are missing."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bastide._extras import require_extra
from bastide._version import VERSION
from bastide.bots.fingerprint import program_fingerprint
from bastide.bots.pool import map_in_processes
from bastide.bots.selfplay.parts import count_games, count_rows, shard_file_name, write_shard
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


def run_selfplay(
    plan: Plan, folder: Path, jobs: int = 1, works: RunShards | None = None, mix: bool = False
) -> Iterator[Progress]:
    """Play the missing shards of a plan: yield the progress after each shard.

    Games that are there stay, also where fewer are asked for. A stopped run continues where it was, with the games of
    its unfinished shards. A run of a program with other rules, tiles or bots continues only with `mix`. `jobs`
    processes of this machine play, or the runner `works`. Raises BadFolder, MissingPart, OSError, RulesetError, and
    errors about the bots before the first game.
    """
    require_extra("data")
    if plan.evaluate and is_cooperative(plan.rules):
        raise BadFolder(f"{plan.rules} is won together: its positions have no expected points of each seat")
    shards = ShardPlayer(plan)
    shards.roster.check(shards.engine, plan.bots)
    _begin(plan, folder, mix)
    waiting = [shard for shard in range(plan.shards) if not _whole(plan, folder, shard)]
    stored = {shard: count_rows(folder / shard_file_name("games", shard)) for shard in waiting}
    for shard, n in stored.items():
        if n > len(plan.numbers(shard)):
            games = plan.numbers(shard).start + n
            raise BadFolder(f"{shard_file_name('decisions', shard)} is missing: ask for at least {games} games")
    done = before = count_games(folder)
    yield Progress(done, plan.games, 0)
    with (works or _here(jobs, folder))(plan, iter(waiting)) as made:
        for shard, files in zip(waiting, made):
            write_shard(folder, shard, files)
            done += len(plan.numbers(shard)) - stored[shard]
            yield Progress(done, plan.games, done - before)


def _here(jobs: int, folder: Path) -> RunShards:
    """A runner with `jobs` processes of this machine."""
    return lambda plan, waiting: map_in_processes(ShardPlayer, (plan, folder), waiting, jobs)


def _begin(plan: Plan, folder: Path, mix: bool) -> None:
    """Create the folder, or check that it belongs to this plan and program. Raises BadFolder and OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    settings, file, own = plan.as_dict(), folder / PLAN, program_fingerprint()
    about: dict[str, Any] = {"bastide": VERSION, "fingerprints": [own]}
    if not file.exists():
        if any(folder.rglob("*.parquet")):
            raise BadFolder(f"{folder} holds Parquet files and no {PLAN}: choose a folder of its own")
        write_atomically(file, (json.dumps({**about, **settings}, indent=2) + "\n").encode())
        return
    stored: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for name, value in json.loads(json.dumps(settings)).items():
        if stored.get(name) != value:
            raise BadFolder(
                f"{folder} holds a run with {name} {json.dumps(stored.get(name))}, not {json.dumps(value)}: "
                "choose another folder, or use the same settings"
            )
    programs: list[str] = stored.get("fingerprints", [])  # runs of before have none
    if programs[-1:] != [own]:
        if not mix:
            there = f"(fingerprint {programs[-1] if programs else 'unknown'}, now {own})"
            raise BadFolder(
                f"{folder} holds games of other rules, tiles or bots {there}: choose another folder, or add --mix"
            )
        about["fingerprints"] = [*programs, own]
        write_atomically(file, (json.dumps({**stored, **about}, indent=2) + "\n").encode())


def _whole(plan: Plan, folder: Path, shard: int) -> bool:
    """Whether a shard has all its games, or more. An unfinished or last shard may have fewer."""
    tables = ("games", "decisions") if plan.decisions else ("games",)
    files = [folder / shard_file_name(table, shard) for table in tables]
    return all(file.exists() for file in files) and count_rows(files[0]) >= len(plan.numbers(shard))
