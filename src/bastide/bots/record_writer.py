"""Records of games played on packed actions, in a folder."""

import json
from collections.abc import Iterable
from pathlib import Path

from bastide.core.engine import Engine
from bastide.core.notation import to_action
from bastide.records import End, Entry, Header, Player, Record

INDEX = "games.jsonl"
"""The index next to the records: for each game its file, its players and its result."""
LONGEST_NAME = 70
"""Longest name of a bot in a record, in characters. Commands can be longer."""


def add_to_index(folder: Path, games: Iterable[dict[str, object]]) -> None:
    """Append games to the index of a folder. Raises OSError."""
    with open(folder / INDEX, "a", encoding="utf-8", newline="\n") as index:
        index.writelines(json.dumps(game, ensure_ascii=False) + "\n" for game in games)


def make_record(engine: Engine, bots: list[str], version: str = "") -> Record:
    """The record of all actions pushed so far. Seats are named after their bots."""
    rules = engine.rules
    frames = engine.frames[: int(engine.plies)]
    starter = int(rules.starter)
    header = Header(
        rules=rules.name,
        options={"starter": starter, **rules.options} if starter else dict(rules.options),
        players=[Player(f"{bot[:LONGEST_NAME]} {seat}", bot[:LONGEST_NAME]) for seat, bot in enumerate(bots)],
        engine=version,
    )
    entries = [
        Entry(number, to_action(engine, frame.action).text, int(frame.decider) if frame.decider >= 0 else None)
        for number, frame in enumerate(frames, 1)
    ]
    end = End(scores=engine.scores(), hash=f"{engine.hash():016x}") if engine.over else None
    return Record(header, entries, end)
