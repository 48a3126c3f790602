"""The tracer of a move."""

import asyncio

from scripts.trace_move import MEEPLE, PLACEMENT, Walk, summarize, trace_game


def test_a_walk_counts_calls_files_changes_and_folders() -> None:
    calls = [("core/a.py", "f"), ("core/a.py", "g"), ("game/b.py", "f"), ("core/a.py", "f")]
    assert Walk(PLACEMENT, calls).figures() == {"calls": 4, "files": 2, "changes of file": 2, "folders": 2}


def test_a_game_over_sockets_is_traced() -> None:
    walks = asyncio.run(trace_game(8, 1))
    told = summarize(walks)
    assert told[PLACEMENT]["moves"] > 0
    assert told[MEEPLE]["moves"] > 0
    for walk in walks:
        assert {"server/http/websocket.py", "server/live/hub.py", "server/storage/writer.py"} <= set(walk.files)
