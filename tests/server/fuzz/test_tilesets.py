"""Tile set files that are damaged, huge, deep or full of odd things: every answer is a sentence, none is a fault of the
server, and what is found sound can be played."""

import copy
import json
import random
from typing import Any, Final

import pytest

from bastide.core.refusal import RulesetError
from bastide.game import Game
from tests.properties.own_sets import GAMES, own_file
from tests.server.conftest import AppServer

ROUNDS: Final = 125
"""Mutations for each of the eight catalogues: a thousand in all."""
JSON: Final = {"content-type": "application/json"}
ODD: Final[list[Any]] = [
    *(None, True, False, 0, -1, 1.5, 10**9, 10**30, "", "x", "NESW", "\u202e", "\u0000", "žluť ☃ 𝔾", "a" * 5000),
    *([], {}, [[]], {"a": {}}, [None] * 300, "../../etc", "fork", "start", [1, 2], {"cell": [0, 0], "side": "N"}),
]
KINDS: Final = ("city", "road", "river", "field", "monastery", "garden", "castle", "cemetery", "mist", "ruin", "wall")


def places(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value in a file."""
    if len(at) > 12:
        return [at]
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [at, *[way for key, value in inside for way in places(value, (*at, key))]]


def mutated(file: dict[str, Any], chance: random.Random) -> Any:
    """A file with one to four things changed."""
    data: Any = copy.deepcopy(file)
    for _ in range(chance.randint(1, 4)):
        way = chance.choice(places(data)[1:] or [()])
        if not way:
            return copy.deepcopy(chance.choice(ODD))
        *before, last = way
        parent = data
        for key in before:
            parent = parent[key]
        change(parent, last, chance)
    return data


def change(parent: Any, key: Any, chance: random.Random) -> None:
    """Something is replaced, left out, doubled, or put among other things."""
    match chance.randrange(7):
        case 0:
            del parent[key]
        case 1 if isinstance(parent, list):
            parent.insert(key, copy.deepcopy(parent[key]))
        case 2 if isinstance(parent, dict):
            parent[chance.choice(["mist", "cells", "sides", "kind", "x" * 90, "end", "plain", "mouths"])] = parent[key]
        case 3:
            for _ in range(chance.choice([1, 12, 60])):
                parent[key] = [parent[key]]
        case 4 if parent[key] in KINDS:
            parent[key] = chance.choice(KINDS)
        case 5 if isinstance(parent[key], str):
            parent[key] = "".join(chance.sample("NESW", chance.randint(1, 4)))
        case _:
            parent[key] = copy.deepcopy(chance.choice(ODD))


def text_of(data: Any, chance: random.Random) -> bytes:
    """The file as it is sent; one in ten is damaged as text too."""
    body = json.dumps(data).encode()
    if chance.random() < 0.02:
        return b'{"tiles":' + b"[" * 20_000
    if chance.random() < 0.1:
        at = chance.randrange(len(body))
        body = (
            body[:at] + chance.choice([b"", b"\xff\xfe", b"\\ud800", b"}", b"\x00"]) + body[at + chance.randint(0, 9) :]
        )
    return body


def playable(catalogue: str, data: Any, seed: int) -> None:
    """A set without a fault is played for a while, or refused together with these rules."""
    option = {"mists": "tileset"}.get(catalogue, f"{catalogue}_tiles")
    try:
        game = Game(GAMES[catalogue], players=2, seed=seed, **{option: data})
    except RulesetError:
        return
    chance = random.Random(seed)
    for _ in range(12):
        if not game.over:
            game.push(chance.choice(game.legal_actions()))


@pytest.mark.parametrize("catalogue", sorted(GAMES))
def test_no_file_is_a_fault_of_the_server(server: AppServer, catalogue: str) -> None:
    chance = random.Random(f"tilesets {catalogue}")
    file, sound = own_file(catalogue), 0
    anna = server.person()
    for number in range(ROUNDS):
        data = mutated(file, chance) if number else file
        body = text_of(data, chance) if number else json.dumps(file).encode()  # the file itself is sound
        answer = server.client.post("/api/tilesets/check", content=body, headers=JSON)
        told = answer.json()
        if answer.status_code != 200:
            assert 400 <= answer.status_code < 500, body[:200]
            assert told["text"].endswith("."), told
            continue
        assert all(one["text"].endswith(".") and one["code"] for one in told["problems"])
        shared = server.client.post("/api/tilesets", content=body, headers={**JSON, **anna})
        assert shared.status_code in ((201, 409, 429) if not told["problems"] else (400, 429)), shared.text
        if not told["problems"]:
            sound += 1
            whole = {
                **json.loads(body),
                "tiles": [{k: v for k, v in one.items() if k != "picture"} for one in told["entries"]],
            }
            playable(catalogue, whole, number)
    assert sound
