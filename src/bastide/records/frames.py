"""Records as data frames: Arrow tables, which pandas and polars accept directly and Parquet files store."""

import json
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bastide._extras import require_extra
from bastide.records.record import Record

if TYPE_CHECKING:
    import pyarrow as pa

Source = Record | str | os.PathLike[str]
"""A record, or the path of one."""


def frame(records: Iterable[Source]) -> "pa.Table":
    """A table with one row for each game. Raises RecordError, OSError and MissingPart (`pip install 'bastide[data]'`).

    Columns: `game` (its number in this call, from 0), `file` (null for a Record), `rules`, `options` (JSON), `players`,
    `bots`, `created`, `engine`, `actions` (their number), `over`. `scores` and `hash` are null for an unfinished game.

    Convert it with `.to_pandas()` or `polars.from_arrow(...)`, or write it with `pyarrow.parquet.write_table(...)`."""
    require_extra("data")
    import pyarrow as pa

    texts, numbers = pa.list_(pa.string()), pa.list_(pa.int32())
    schema = pa.schema(
        {
            "game": pa.int64(),
            "file": pa.string(),
            "rules": pa.string(),
            "options": pa.string(),
            "players": texts,
            "bots": texts,
            "created": pa.string(),
            "engine": pa.string(),
            "actions": pa.int32(),
            "over": pa.bool_(),
            "scores": numbers,
            "hash": pa.string(),
        }
    )
    return pa.Table.from_pylist([_game(*game) for game in _read(records)], schema=schema)


def actions_frame(records: Iterable[Source]) -> "pa.Table":
    """A table with one row for each action of each game. Raises the same errors as `frame`.

    Columns: `game` (as in `frame`), `n` (from 1), `seat` (null for a draw), `word` (the first of the action: `draw`,
    `place`, `meeple`, `pass`, ...), `action` (its text), `ms`."""
    require_extra("data")
    import pyarrow as pa

    columns: dict[str, list[Any]] = {name: [] for name in ("game", "n", "seat", "word", "action", "ms")}
    for number, _, record in _read(records):
        for entry in record.entries:
            row = (number, entry.n, entry.seat, entry.action.partition(" ")[0], entry.action, entry.ms)
            for values, value in zip(columns.values(), row, strict=True):
                values.append(value)
    kinds = {"game": pa.int64(), "n": pa.int32(), "seat": pa.int8(), "word": pa.string(), "action": pa.string()}
    return pa.Table.from_pydict(columns, schema=pa.schema({**kinds, "ms": pa.int64()}))


def _read(records: Iterable[Source]) -> Iterable[tuple[int, str | None, Record]]:
    for number, source in enumerate(records):
        yield (number, None, source) if isinstance(source, Record) else (number, os.fspath(source), Record.read(source))


def _game(number: int, file: str | None, record: Record) -> dict[str, Any]:
    header, end = record.header, record.end
    return {
        "game": number,
        "file": file,
        "rules": header.rules,
        "options": json.dumps(header.options, sort_keys=True),
        "players": [player.name for player in header.players],
        "bots": [player.bot for player in header.players],
        "created": header.created,
        "engine": header.engine,
        "actions": len(record.entries),
        "over": end is not None,
        "scores": None if end is None else end.scores,
        "hash": None if end is None else end.hash,
    }
