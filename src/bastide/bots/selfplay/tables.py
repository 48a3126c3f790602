"""The two tables, column by column with their meaning (docs/bots/data.md), and their encoding as Parquet."""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import pyarrow as pa

Rows = dict[str, list[Any]]
"""A table under construction: the values of each column."""

GAMES: Final = {
    "game": ("int64", "number of the game, from 0"),
    "rules": ("dictionary", "modules joined by +"),
    "options": ("dictionary", "options of the rules as JSON"),
    "seed": ("dictionary", "seed of the run, as text: it may have more than 64 bits"),
    "bots": ("list<string>", "who played, by seat; seat 0 starts"),
    "actions": ("list<string>", "every action in order, draws among them, as in records"),
    "scores": ("list<int32>", "final points by seat"),
    "winners": ("list<int8>", "the seats that have won; none where a bot failed"),
    "turns": ("int32", "turns that were played"),
    "discarded": ("int16", "tiles that fitted nowhere"),
    "hash": ("int64", "hash of the last position, Game.hash()"),
    "failure": ("string", "why a bot from outside ended the game, else null"),
}
DECISIONS: Final = {
    "game": ("int64", "number of the game"),
    "ply": ("int32", "actions before this decision: those of games.actions up to here make the position"),
    "turn": ("int32", "number of the turn, from 0"),
    "seat": ("int8", "who decides"),
    "step": ("dictionary", "what is decided: place, figure, or a module's word"),
    "tile": ("dictionary", "the tile in hand, null where there is none"),
    "left": ("int16", "tiles left in the bag"),
    "hash": ("int64", "hash of the position, Game.hash(): the same position has the same number everywhere"),
    "legal": ("int32", "how many actions are legal"),
    "chosen": ("int32", "which of them was taken, counted from 0 in the order of Game.legal_actions()"),
    "action": ("string", "the action that was taken, as text"),
    "ahead": ("int32", "points of the seat less those of the best other seat, now"),
    "final": ("int32", "the same at the end of the game; null where a bot failed"),
    "share": ("float32", "what the seat took: 1 for a victory, 1/n where n share it, 0 for a defeat; null as final"),
}
EVALUATED: Final = {"expected": ("list<float32>", "points that each seat may expect in the end, by greedy's outlook")}
POSITIONS: Final = {"position": ("string", "the position as one line of text")}


def make_empty_rows(columns: dict[str, tuple[str, str]]) -> Rows:
    """An empty table."""
    return {name: [] for name in columns}


def make_schema(columns: dict[str, tuple[str, str]], metadata: dict[str, str]) -> "pa.Schema":
    """The Arrow schema of columns, each with its meaning as metadata. `metadata` is that of the table."""
    import pyarrow as pa

    def kind(name: str) -> "pa.DataType":
        if name == "dictionary":
            return pa.dictionary(pa.int32(), pa.string())
        inner = name.removeprefix("list<").removesuffix(">")
        plain = getattr(pa, inner)()
        return plain if inner == name else pa.list_(plain)

    fields = [pa.field(name, kind(of), metadata={"meaning": text}) for name, (of, text) in columns.items()]
    return pa.schema(fields, metadata=metadata)


def encode_parquet(rows: Rows, columns: dict[str, tuple[str, str]], metadata: dict[str, str]) -> bytes:
    """The table as a Parquet file. The same rows give the same bytes with the same pyarrow."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = pa.Table.from_pydict(rows, schema=make_schema(columns, metadata))
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return bytes(sink.getvalue())
