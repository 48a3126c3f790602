"""Records the tests share."""

from bastide.records import End, Entry, Header, Player, Record

GOOD = Record(
    Header(
        rules="base+fields",
        players=[Player("Anna"), Player("Bruno “B” Žák", "greedy")],
        created="2026-01-02T03:04:05Z",
        engine="0.1.0",
        seed=-7,
        options={"starter": 0},
    ),
    [Entry(1, "draw U"), Entry(2, "place U 1,0 0", 0, 1234), Entry(3, "meeple road 1,0 EW", 0, 0)],
)
"""A game just begun, with every kind of field but the end."""

ENDED = Record(GOOD.header, GOOD.entries, End(scores=[3, -1], hash="0123456789abcdef"))
"""The same with a last line, as far as the format goes; the rules would not agree."""


def lines_of(record: Record) -> list[bytes]:
    """The record's lines as bytes, with their line ends."""
    return record.dumps().encode().splitlines(keepends=True)
