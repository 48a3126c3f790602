"""What a move costs the server: CPU time of its process per acknowledged move, over real sockets.

    python benchmarks/moves.py [NAME ...] [--tables 16] [--moves 90] [--rounds 1] [--against SRC]

Two people sit at each table, each with a page of his own, and play at random (a team so that few ghosts are lost) from
the first tile on. Only the server's own CPU time counts, so a busy machine and this program's own work change little.
`--against` names the `src` folder of another checkout: both serve in turn, and the ratio is told. Lines that begin with
"= " are the figures.
"""

import argparse
import asyncio
import json
import random
import sys
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402

from benchmarks._wire import OWN, Line, Server  # noqa: E402
from tests.server.fixtures.server_process import guest_headers  # noqa: E402

GAMES = {
    "base": "base+fields",
    "conquest": "base+fields+abbot+conquest",
    "largest": "base+fields+abbot+anniversary+ghosts+conquest",
    "mists": "mists",
}
Message = dict[str, Any]


class Table:
    """A table with two pages; each moves as soon as it is asked."""

    def __init__(self, rules: str, seed: int, moves: int) -> None:
        self.rules = rules
        self.rng = random.Random(seed)
        self.moves = moves
        self.acked = 0
        self.name = ""
        self.over = asyncio.Event()
        self.people: list[dict[str, str]] = []
        self.lines: list[Line] = []

    def open(self, client: httpx.Client) -> None:
        """The first one makes it and leaves a seat open."""
        self.people = [guest_headers(str(client.base_url)) for _ in range(2)]
        body = {"rules": self.rules, "seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
        answer = client.post("/api/tables", json=body, headers=self.people[0])
        answer.raise_for_status()
        self.name = answer.json()["table"]

    async def begin(self, port: int) -> None:
        """Both are there, the second one sits down, the first one starts."""
        self.lines = [await Line.open(port, self.name, one) for one in self.people]
        first, second = self.lines
        await first.receive()
        seq = json.loads(await second.receive())["seq"]
        second.send(command("sit", seq, seat=1, name="Ben"))
        while (said := json.loads(await first.receive()))["t"] != "update" or said["seq"] == seq:
            pass
        first.send(command("start", said["seq"]))

    async def play(self, line: Line) -> None:
        """One of the two, until the game is over or there were so many moves."""
        while (raw := await line.receive()) and not self.over.is_set():
            said = json.loads(raw)
            if said["t"] == "ack":
                self.acked += 1
            elif said["t"] in ("snapshot", "update"):
                if (said.get("table") or {}).get("phase") == "over" or self.acked >= self.moves:
                    self.over.set()
                elif said.get("offers"):
                    line.send(command("act", said["seq"], offer=self.choose(said["offers"])))
        self.over.set()

    def choose(self, offers: list[Message]) -> str:
        """At random; a team keeps as many ghosts in the bank as it can, or its game would end at once."""
        most = max(offer.get("bank", 0) for offer in offers) if self.rules == "mists" else 0
        return str(self.rng.choice([offer for offer in offers if offer.get("bank", 0) >= most])["id"])


def command(kind: str, seq: int, **more: Any) -> bytes:
    """A command as a page sends it."""
    return json.dumps({"t": kind, "cid": str(uuid.uuid4()), "seq": seq, **more}).encode()


async def play(tables: list[Table], server: Server) -> tuple[float, int]:
    """CPU seconds of the server while all tables play at once, and how many moves those were."""
    for table in tables:
        await table.begin(server.port)
    before, already = server.cpu, sum(table.acked for table in tables)
    tasks = [asyncio.create_task(table.play(line)) for table in tables for line in table.lines]
    await asyncio.gather(*(table.over.wait() for table in tables))
    spent, moves = server.cpu - before, sum(table.acked for table in tables) - already
    for table in tables:
        for line in table.lines:
            line.close()
    await asyncio.gather(*tasks)
    return spent, moves


def measure(rules: str, tree: Path, tables: int, moves: int, seed: int) -> tuple[float, int]:
    """One server, one load."""
    with Server(tree) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        games = [Table(rules, seed + n, moves) for n in range(tables)]
        for game in games:
            game.open(client)
        return asyncio.run(play(games, server))


def main() -> int:
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
        told = f"= {name}: {each[0]:.2f} ms of CPU per move ({moved[0]} moves), {1000 / each[0]:.0f} a second"
        print(told + (f"; {given.against}: {each[1]:.2f} ms, ratio {each[1] / each[0]:.2f}" if given.against else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
