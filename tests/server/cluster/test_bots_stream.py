"""The example bot plays on whichever process dies: the one that it asks, and the one that has its table."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from scripts.databases import Postgres
from tests.server.conftest import PATIENCE
from tests.server.features.account.test_bot_accounts import bearer, example, say, two_tokens
from tests.server.fixtures.cluster import Cluster
from tests.server.fixtures.postgres import schema_of
from tests.server.fixtures.server_process import Message

pytestmark = pytest.mark.postgres


@pytest.fixture
def cluster(postgres: Postgres, tmp_path: Path) -> Iterator[Cluster]:
    """Two processes."""
    made = Cluster(tmp_path, [schema_of(postgres, tmp_path)] * 2)
    made.start()
    yield made
    made.end()


def told(http: httpx.Client, table: str) -> Iterator[Message]:
    """What a stream says, as long as it lasts."""
    try:
        with http.stream("GET", f"/api/tables/{table}/stream") as stream:
            yield from (json.loads(line) for line in stream.iter_lines() if line)
    except httpx.TransportError:
        return


def turns(base: str, token: str, table: str, most: int) -> bool:
    """Play so many decisions of a person's; whether the game is over."""
    with httpx.Client(base_url=base, headers=bearer(token), timeout=PATIENCE) as http:
        while most:
            for message in told(http, table):
                if (message.get("table") or {}).get("phase") == "over":
                    return True
                if (message.get("table") or {}).get("phase") == "lobby" and not message["you"]:
                    say(http, table, "sit", message["seq"], seat=1, name="x")
                elif message.get("offers"):
                    most -= say(http, table, "act", message["seq"], offer=message["offers"][0]["id"]) == 200
                if not most:
                    break
    return False


def wait_for_turn(base: str, token: str, table: str) -> None:
    """Until a person has something to decide."""
    with httpx.Client(base_url=base, headers=bearer(token), timeout=PATIENCE) as http:
        while not any(message.get("offers") for message in told(http, table)):
            pass


def test_the_example_plays_on_whoever_dies(cluster: Cluster) -> None:
    here, there = cluster.processes
    first, second = two_tokens(here.base)
    with example(here.base, first) as waits:
        table = waits()
        assert not turns(there.base, second, table, 5)
        wait_for_turn(there.base, second, table)  # the bot would not move: it hears nothing while `here` is gone
        here.end()  # it has the table, and the bot asks it
        assert not turns(there.base, second, table, 1)
        here.start()
        assert not turns(there.base, second, table, 5)  # the bot is back: its stream is carried from there
        there.end()
        assert turns(here.base, second, table, 1000)
        assert waits() != table
    assert "Traceback" not in cluster.log(), cluster.log()
