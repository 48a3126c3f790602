"""A game played on packed actions, as a record."""

from __future__ import annotations

from bastide.core.engine import Engine
from bastide.core.notation import to_action
from bastide.records import End, Entry, Header, Player, Record


def record_of(engine: Engine, bots: list[str], version: str = "") -> Record:
    """The record of everything pushed so far; seats are named after their bots."""
    rules = engine.rules
    frames = engine.frames[: int(engine.plies)]
    starter = int(rules.starter)
    header = Header(
        rules=rules.name,
        options={"starter": starter, **rules.options} if starter else dict(rules.options),
        players=[Player(f"{bot} {seat}", bot) for seat, bot in enumerate(bots)],
        engine=version,
    )
    entries = [
        Entry(number, to_action(engine, frame.action).text, int(frame.decider) if frame.decider >= 0 else None)
        for number, frame in enumerate(frames, 1)
    ]
    end = End(scores=engine.scores(), hash=f"{engine.hash():016x}") if engine.over else None
    return Record(header, entries, end)
