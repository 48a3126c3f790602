"""The server dies at any moment: no acknowledged move is lost, none is doubled, every table goes on."""

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from scripts.console import ROOT
from tests.server.conftest import BOT, ME, PATIENCE
from tests.server.fixtures.server_process import ServerProcess, SocketPlayer

BEN = {"kind": "me", "name": "Ben"}


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server process; its players open more tables in an hour than anybody may."""
    many = ("tables_per_hour", "tables_per_hour_address", "open_tables_per_device", "open_tables_per_address")
    made = ServerProcess(tmp_path, *(word for name in many for word in ("--limit", f"{name}=10000")))
    made.start()
    yield made
    if made._running is not None:
        made.end()


async def one_life(
    players: list[SocketPlayer], base: str, kill_after: float, process: ServerProcess, all_of_them: bool
) -> None:
    """Everybody plays; some time after one of them, or each, has been acknowledged something, the server is killed."""
    for player in players:
        player.moved = asyncio.Event()
    tasks = [asyncio.create_task(player.play(base)) for player in players]
    moved = [asyncio.create_task(player.moved.wait()) for player in players]
    until = asyncio.ALL_COMPLETED if all_of_them else asyncio.FIRST_COMPLETED
    await asyncio.wait(moved, timeout=PATIENCE, return_when=until)
    await asyncio.sleep(kill_after)
    await asyncio.to_thread(process.end)
    for task in moved:
        task.cancel()
    await asyncio.gather(*tasks)


def check(player: SocketPlayer, base: str) -> None:
    """What was acknowledged is stored, in order and once; at most the move under way may be there besides."""
    stored = player.stored(base)
    assert stored[: len(player.acked)] == player.acked
    rest = stored[len(player.acked) :]
    assert rest in ([], [player.pending["offer"]] if player.pending else [])


@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.long)])
def test_kills_lose_nothing_and_double_nothing(process: ServerProcess, kills: int) -> None:
    rng = random.Random(11)
    players = [SocketPlayer(ME, BEN), SocketPlayer(ME, BOT), SocketPlayer(ME, BEN, BOT)]
    moves = 0
    for player in players:
        player.open(process.base)
    for life in range(kills):
        asyncio.run(one_life(players, process.base, rng.uniform(0.0, 0.15), process, life % 5 == 0))
        process.start()
        for player in players:
            check(player, process.base)
            if player.over:
                moves += len(player.acked)
                player.open(process.base)
                player.pending = None
    moves += sum(len(player.acked) for player in players)
    assert moves > 2 * kills, "the players hardly moved"


def test_open_pages_hear_goodbye_and_find_the_table_as_it_was(process: ServerProcess) -> None:
    player = SocketPlayer(ME, BEN)
    player.open(process.base)

    async def until_moved() -> None:
        player.moved = asyncio.Event()
        task = asyncio.create_task(player.play(process.base))
        await asyncio.wait_for(player.moved.wait(), PATIENCE)
        assert await asyncio.to_thread(process.end, signal.SIGTERM) in (0, -signal.SIGTERM)
        await asyncio.wait_for(task, PATIENCE)

    asyncio.run(until_moved())
    assert player.byes == 1
    process.start()
    check(player, process.base)
    asyncio.run(player.play(process.base))
    assert player.over
    assert player.stored(process.base) == player.acked


def test_bots_go_on_by_themselves_after_a_restart(process: ServerProcess) -> None:
    player = SocketPlayer(BOT, BOT)
    player.open(process.base)

    async def look(events: int) -> int:
        address = f"ws{process.base[4:]}/ws/{player.table}"
        async with connect(address, additional_headers=player.headers) as line:
            seq = 0
            while seq < events:
                seq = int(json.loads(await line.recv()).get("seq", seq))
            return seq

    seen = asyncio.run(look(10))
    process.end()
    process.start()
    before = time.monotonic()
    while len(player.stored_log(process.base)) <= seen + 5:
        assert time.monotonic() < before + PATIENCE, "the bots stopped"
        time.sleep(0.05)


def test_the_worker_of_the_bots_ends_with_a_killed_server(process: ServerProcess) -> None:
    player = SocketPlayer(ME, BOT)
    player.open(process.base)
    asyncio.run(one_life([player], process.base, 0.2, process, True))
    deadline = time.monotonic() + PATIENCE
    while workers(process.data):
        assert time.monotonic() < deadline, "a worker is left over"
        time.sleep(0.05)


def workers(data: Path) -> list[str]:
    """Workers of servers on this folder that are still there."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if f"BASTIDE_TEST={data}".encode() in entry.read_bytes().split(b"\0"):
                found.append(entry.parent.name)
    return found


def test_a_port_in_use_is_a_sentence(process: ServerProcess, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bastide.server", "--port", str(process.port), "--data", str(tmp_path / "other")]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "src", timeout=PATIENCE)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"bastide: Port {process.port} is taken")


def test_a_folder_in_use_is_a_sentence(process: ServerProcess) -> None:
    command = [sys.executable, "-m", "bastide.server", "--port", "0", "--data", str(process.data)]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "src", timeout=PATIENCE)
    assert ended.returncode == 2
    assert "Another Bastide is using" in ended.stderr
