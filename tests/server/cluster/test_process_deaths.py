"""An evening at three processes, each of which may die: people who wait are paired wherever their pages are,
and every game of a tournament is played, counted and rated once."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from scripts.databases import Postgres, Redis
from tests.server.conftest import PATIENCE
from tests.server.fixtures.cluster import Cluster
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.server_process import Message, SocketPlayer, guest_headers

pytestmark = pytest.mark.postgres
NAMES = ("Arnold", "Beata", "Cyril", "Dora", "Emil", "Frida")
RATED = {"rated": True}
LONGEST = 120.0
"""Seconds that an evening may take before it counts as one that does not go on."""


@pytest.fixture
def cluster(postgres: Postgres, tmp_path: Path) -> Iterator[Cluster]:
    """Three processes and what wakes them."""
    redis = Redis()
    bus, limits = ("--bus", redis.address), ("--limit", "sign_ups_per_hour=1000")
    made = Cluster(tmp_path, [schema_of(postgres, tmp_path)] * 3, *bus, *limits)
    try:
        made.start()
        yield made
    finally:
        made.end()
        redis.end()


class Member(SocketPlayer):
    """Somebody with an account, who comes to any process."""

    def __init__(self, cluster: Cluster, number: int) -> None:
        super().__init__()
        self.house, self.name, self.number = cluster, NAMES[number], number
        self.rng = random.Random(number)
        self.tolerates = frozenset({"store", "server"})

    def door(self) -> str:
        """A process that is there."""
        return self.house.base(self.house.door(self.rng))

    async def call(self, method: str, path: str, body: Any = None) -> Message:
        """Ask until some process has answered."""
        async with httpx.AsyncClient(headers=self.headers, timeout=30) as client:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await client.request(method, self.door() + path, json=body)
                    if answer.status_code < 500:
                        if cookie := answer.headers.get("set-cookie"):
                            self.headers = {"Cookie": cookie.split(";")[0]}
                        told: Message = answer.json()
                        return told
                await asyncio.sleep(0.05)

    async def sign_up(self) -> None:
        """Make the account."""
        told = await self.call("POST", "/api/account", {"name": self.name, "password": "three hounds on a bridge"})
        assert "code" not in told, told

    async def seek(self) -> str:
        """Wait at one process for somebody; the table."""
        wish = {"t": "seek", "rules": "base", "name": self.name, "options": RATED}
        async with connect(f"ws{self.door()[4:]}/ws/meet", additional_headers=self.headers) as line:
            await line.send(json.dumps(wish))
            while True:
                told = json.loads(await line.recv())
                assert told["t"] not in ("refusal", "error"), told
                if told["t"] == "seeking" and told["state"] == "matched":
                    return str(told["table"])

    async def finish(self, table: str) -> None:
        """Play at a table, through one process after the other, until its game is over."""
        self.table, self.acked, self.acked_seq, self.pending, self.over = table, [], 0, None, False
        while not self.over:
            with contextlib.suppress(InvalidHandshake, ConnectionClosed):
                await self.play(self.door())
            await asyncio.sleep(0.02)

    async def take_part(self, one: str) -> None:
        """Play every game of a tournament that is his."""
        while True:
            told = await self.call("GET", f"/api/tournaments/{one}")
            if told["phase"] == "over":
                return
            mine = {n for n, entrant in enumerate(told["entrants"]) if entrant["name"] == self.name}
            duels = [duel for duels in told["played"] for duel in duels if {duel["one"], duel["two"]} & mine]
            tables = [game["table"] for duel in duels for game in duel["games"] if not game["result"]]
            if tables:
                await self.finish(tables[0])
            await asyncio.sleep(0.05)


def evening(members: list[Member], *work: Any) -> None:
    """Everybody signs up, then all of that goes on at once."""

    async def run() -> None:
        for member in members:
            await member.sign_up()
        await asyncio.wait_for(asyncio.gather(*(one() for one in work)), LONGEST)

    asyncio.run(run())


def rated(cluster: Cluster, name: str) -> list[list[str]]:
    """The tables of somebody's rated games, as each process tells them."""
    profiles = [
        httpx.get(f"{process.base}/api/people/{name}", timeout=PATIENCE).json() for process in cluster.processes
    ]
    for profile in profiles:
        assert [one["games"] for one in profile["ratings"]] == [len(profile["games"])]
    return [[game["table"] for game in profile["games"]] for profile in profiles]


def test_who_waits_is_paired_with_somebody_at_another_process(cluster: Cluster) -> None:
    members = [Member(cluster, n) for n in range(6)]
    tables: dict[str, str] = {}

    async def come(member: Member) -> None:
        tables[member.name] = await member.seek()
        await member.finish(tables[member.name])

    evening(members, *(lambda member=member: come(member) for member in members))
    assert set(Counter(tables.values()).values()) == {2}, "three tables of two"
    for name, table in tables.items():
        assert rated(cluster, name) == [[table]] * 3


def test_who_waits_alone_is_offered_a_bot_after_the_same_span_everywhere(cluster: Cluster) -> None:
    member = Member(cluster, 0)
    member.headers = guest_headers(member.door())
    wish = {"t": "seek", "rules": "base", "name": "Arnold"}
    offers = []

    async def look(base: str, say: Message | None) -> None:
        async with connect(f"ws{base[4:]}/ws/meet", additional_headers=member.headers) as line:
            if say:
                await line.send(json.dumps(say))
            while True:
                told = json.loads(await line.recv())
                if told["t"] == "seeking" and told["state"] == "waiting":
                    offers.append((told["id"], told["waited"] + told["offer"]))
                    return

    async def run() -> None:
        for n, process in enumerate(cluster.processes):
            await asyncio.wait_for(look(process.base, None if n else wish), LONGEST)

    asyncio.run(run())
    assert offers == [(offers[0][0], 30_000)] * 3, "one seek, and one span from when it began"


def test_every_game_of_a_tournament_is_counted_and_rated_once_though_processes_die(cluster: Cluster) -> None:
    members = [Member(cluster, n) for n in range(6)]
    host, rng = members[0], random.Random(22)
    cup: list[str] = []

    async def play(member: Member) -> None:
        while not cup:
            await asyncio.sleep(0.05)
        await member.take_part(cup[0])

    async def begin() -> None:
        body = {"name": "Cup", "kind": "robin", "rules": "base", "options": RATED}
        one = (await host.call("POST", "/api/tournaments", body))["tournament"]
        for member in members:
            await member.call("POST", f"/api/tournaments/{one}/join")
        told = await host.call("POST", f"/api/tournaments/{one}/start")
        assert told["phase"] == "running", told
        cup.append(one)
        while (await host.call("GET", f"/api/tournaments/{one}"))["phase"] == "running":
            await asyncio.sleep(rng.uniform(1, 2))
            await cluster.kill(rng.randrange(3))

    evening(members, begin, *(lambda member=member: play(member) for member in members))
    tells = [
        httpx.get(f"{process.base}/api/tournaments/{cup[0]}", timeout=PATIENCE).json() for process in cluster.processes
    ]
    for told in tells:
        duels = [duel for duels in told["played"] for duel in duels]
        assert len(duels) == 15
        assert all(len(duel["games"]) == 1 for duel in duels), "nothing is played twice"
        assert sum(entrant["points"] for entrant in told["entrants"]) == 15
        assert told["played"] == tells[0]["played"]
    tables = [game["table"] for duels in tells[0]["played"] for duel in duels for game in duel["games"]]
    found = Counter(table for member in members for table in rated(cluster, member.name)[0])
    assert found == Counter(dict.fromkeys(tables, 2)), "each game is in the book of both who played it"
