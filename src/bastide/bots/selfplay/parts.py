"""The files of shards on disk, a folder for each table. Those of an unfinished shard have its first games.

The decisions are written before the games. So each game in a file of games has all its decisions.
"""

from pathlib import Path

from bastide.bots.selfplay.tables import Rows, make_empty_rows
from bastide.records import write_atomically


def shard_file_name(table: str, shard: int) -> str:
    """The file of a shard, from the folder of the run."""
    return f"{table}/{shard:06d}.parquet"


def write_shard(folder: Path, shard: int, files: dict[str, bytes]) -> None:
    """Write the files of a shard, those of its games last."""
    for table in sorted(files):
        (folder / table).mkdir(parents=True, exist_ok=True)
        write_atomically(folder / shard_file_name(table, shard), files[table])


def count_rows(file: Path) -> int:
    """The number of rows of a Parquet file, 0 if it is missing or damaged."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        rows: int = pq.ParquetFile(file).metadata.num_rows
    except (FileNotFoundError, pa.ArrowInvalid):
        return 0
    return rows


def count_games(folder: Path) -> int:
    """The number of games in a folder."""
    return sum(count_rows(file) for file in folder.glob("games/*.parquet"))


def read_part(
    folder: Path | None, shard: int, first: int, columns: dict[str, dict[str, tuple[str, str]]]
) -> dict[str, Rows]:
    """The rows of an unfinished shard, by table. Empty tables if there is none, or if it has other columns or games."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    empty = {table: make_empty_rows(of) for table, of in columns.items()}
    if folder is None:
        return empty
    try:
        found: dict[str, Rows] = {
            table: pq.read_table(folder / shard_file_name(table, shard)).to_pydict() for table in columns
        }
    except (FileNotFoundError, pa.ArrowInvalid):
        return empty
    games = found["games"].get("game", [])
    if games != list(range(first, first + len(games))) or any(
        list(found[table]) != list(of) for table, of in columns.items()
    ):
        return empty
    for rows in found.values():
        beyond = [n for n, game in enumerate(rows["game"]) if game >= first + len(games)]
        if beyond:
            for values in rows.values():
                del values[beyond[0] :]
    return found
