"""What a move costs the server: CPU time of its process per acknowledged move, over real sockets.

    python -m scripts.bench moves [NAME ...] [--tables 16] [--moves 90] [--rounds 1] [--against SRC]

Two people sit at each table, each with a page. They play at random from the first tile on (a team so that few ghosts
are lost). Only the server's own CPU time counts, so a busy machine and this program's own work change little.
`--against` names the `src` folder of another checkout: both serve in turn, and the ratio is printed. Lines that begin
with "= " are the figures.
"""

import argparse
import asyncio
import json
from pathlib import Path

from benchmarks._tables import Table, command
from benchmarks._wire import OWN, PageSocket, Server

GAMES = {
    "base": "base+fields",
    "conquest": "base+fields+abbot+conquest",
    "largest": "base+fields+abbot+anniversary+ghosts+conquest",
    "mists": "mists",
}


async def play_socket(table: Table, socket: PageSocket, moves: int) -> None:
    """Play for one person until the game is over or has so many moves."""
    while (raw := await socket.receive()) and not table.over.is_set():
        message = json.loads(raw)
        if message["t"] == "ack":
            table.acked += 1
        elif message["t"] in ("snapshot", "update"):
            if (message.get("table") or {}).get("phase") == "over" or table.acked >= moves:
                table.over.set()
            elif message.get("offers"):
                socket.send(command("act", message["seq"], offer=table.choose(message["offers"])))
    table.over.set()


async def play(tables: list[Table], server: Server, moves: int) -> tuple[float, int]:
    """CPU seconds of the server while all tables play at once, and how many moves those were."""
    for table in tables:
        await table.begin(server.port)
    before, already = server.cpu, sum(table.acked for table in tables)
    tasks = [asyncio.create_task(play_socket(table, one, moves)) for table in tables for one in table.sockets]
    await asyncio.gather(*(table.over.wait() for table in tables))
    spent, made = server.cpu - before, sum(table.acked for table in tables) - already
    for table in tables:
        for one in table.sockets:
            one.close()
    await asyncio.gather(*tasks)
    return spent, made


def measure(rules: str, tree: Path, tables: int, moves: int, seed: int) -> tuple[float, int]:
    """CPU seconds and moves of one server."""
    with Server(tree) as server:
        games = [Table(rules, seed + n) for n in range(tables)]
        for game in games:
            game.open(server.base)
        return asyncio.run(play(games, server, moves))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="CPU time of the server per move.")
    parser.add_argument("names", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--moves", type=int, default=90)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--against", type=Path)
    given = parser.parse_args()
    trees = [OWN] + ([given.against.resolve()] if given.against else [])
    for name in given.names or GAMES:
        spent, moved = [0.0] * len(trees), [0] * len(trees)
        for turn in range(given.rounds):
            for i, tree in enumerate(trees):
                cpu, moves = measure(GAMES[name], tree, given.tables, given.moves, turn * given.tables)
                spent[i] += cpu
                moved[i] += moves
        each = [1000 * cpu / moves for cpu, moves in zip(spent, moved, strict=True)]
        text = f"= {name}: {each[0]:.2f} ms of CPU per move ({moved[0]} moves), {1000 / each[0]:.0f} a second"
        print(text + (f"; {given.against}: {each[1]:.2f} ms, ratio {each[1] / each[0]:.2f}" if given.against else ""))


if __name__ == "__main__":
    main()
