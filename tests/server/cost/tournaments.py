"""Tournaments in the states that their addresses ask for, with as many people as there may be."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

from bastide.server.accounts import accounts
from bastide.server.accounts.accounts import Account
from bastide.server.features.tournaments import entry_store, team_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.http.identity import device_from_token
from bastide.server.storage.db import Db
from tests.server.fuzz.lines import Visitor

MOST: Final = 128
PLAYING: Final = 32
"""People of a tournament that runs: it has half as many tables."""
BOARDS: Final = 2
NOW: Final = 1
PATH: Final = "/api/tournaments/{id}"


@dataclass(frozen=True)
class Deed:
    """What an address does: the body that it takes, and the tournament where that works."""

    body: Mapping[str, Any] = field(default_factory=dict)
    people: int = MOST - 1
    joined: bool = False
    """Whether the caller takes part, as the first one."""
    runs: bool = False
    boards: int = 0
    asked: bool = False
    """Whether the caller is invited to a team, instead of having one."""
    ready: tuple[str, ...] = ()
    """Who would step in."""
    plan: Mapping[str, Any] = field(default_factory=dict)


REASON: Final = {"reason": "They came too late."}
ROUND: Final[dict[str, Any]] = {"people": PLAYING, "runs": True}
TEAMS: Final[dict[str, Any]] = {"people": MOST // 2, "boards": BOARDS}
DEEDS: Final[Mapping[str, Deed]] = {
    "join": Deed(),
    "leave": Deed(joined=True),
    "team": Deed({"name": "Our club", "members": ["Person 1"]}, **TEAMS),
    "invite": Deed({"members": ["Person 1"]}, **TEAMS, joined=True),
    "accept": Deed({"members": []}, **TEAMS, asked=True),
    "line-up": Deed({"order": [0]}, **TEAMS, joined=True),
    "start": Deed(joined=True),
    "cancel": Deed(**ROUND),
    "award": Deed({"board": 0, "result": "one", **REASON}, **ROUND),
    "out": Deed({"whom": 3, **REASON}, **ROUND),
    "later": Deed({"hours": 24, **REASON}, **ROUND),
    "order": Deed({"order": list(range(MOST - 2))}),
    "ready": Deed(**ROUND),
    "not-ready": Deed(**ROUND, ready=("Anna",)),
    "replace": Deed({"whom": 3, "by": 0, **REASON}, **ROUND, ready=("Person 100",)),
    "late": Deed({"by": 0, **REASON}, **ROUND, ready=("Person 100",)),
}
NOT_HERE: Final = {
    "season": "the next season of a league is one more tournament, which POST /api/tournaments makes as well"
}


def device(name: str) -> str:
    """Of an account that is only there to take part."""
    return device_from_token(name)


def people(db: Db) -> None:
    """Accounts of all who take part."""
    for n in range(MOST):
        accounts.create_account(db, Account(device(f"Person {n}"), f"Person {n}", "", NOW), f"handle {n}")


async def tournament(host: Visitor, deed: Deed) -> str:
    """A new tournament in the state that a deed asks for; its id."""
    plan = {"kind": "swiss", "rounds": 5, "hours": 48, "most": MOST, "boards": deed.boards, **deed.plan}
    store = host.app.app.state.hub.tables.store
    await store.do(lambda db: db.execute("UPDATE tournaments SET phase = 'cancelled'"))  # a host has five at most
    made = await host.post("/api/tournaments", {"name": "Cup", "rules": "base", **plan})
    one, me = str(made["tournament"]), (device_from_token(host.token), "Anna")
    others = [(device(f"Person {n}"), f"Person {n}") for n in range(2, deed.people + 1)]

    def enter(db: Db) -> None:
        for n, who in enumerate([*([me] if deed.joined else []), *others][: deed.people]):
            if deed.boards:
                team_store.create_team(db, one, f"Team of {who[1]}", who, MOST, NOW + n)
            else:
                tournament_store.join_tournament(db, one, *who, MOST, NOW + n)
        if deed.asked:
            team_store.invite_member(db, one, 0, others[0][0], me, MOST, NOW)

    await store.do(enter)
    if deed.runs:
        await host.post(f"/api/tournaments/{one}/start", {})
    for name in deed.ready:
        who = me if name == me[1] else (device(name), name)
        await store.do(partial(entry_store.add_substitute, tournament_id=one, device=who[0], name=who[1], now=NOW))
    return one


def raw(body: Mapping[str, Any]) -> bytes:
    """As it is sent."""
    return msgspec.json.encode(dict(body)) if body else b""
