"""The tables of the gallery, played by the server's own code before the server starts. They are always the same."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import Any

from bastide.bots.registry import make_bot
from bastide.core.notation import to_action
from bastide.server.http.identity import device_from_token
from bastide.server.live.summary import encode_summary, game_row
from bastide.server.protocol.client_messages import Correct
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.table import Caller, Table
from scripts.gallery.states import State, load_data
from tests.browser.camera.most_choices import MOST
from tests.browser.fixtures.scenes import TOKEN, many, offered, only, scene
from tests.server.fixtures.tables import new_room, rush

ME = device_from_token(TOKEN)
"""The device that looks at the gallery."""
SECRET = hashlib.sha256(b"gallery").digest()
PAIR, THREE, SIX = ("Anna", "Ben"), ("Anna", "Ben", "Jana"), ("Anna", "Ben", "Jana", "Karel", "Lucia", "Petra")
NAMES = {2: PAIR, 3: THREE, 6: SIX}
DAY = 86_400_000
NOW = 1_790_000_000_000
GAMES: tuple[tuple[str, str, tuple[str, ...], int, dict[str, Any], str, float], ...] = (
    ("Tuesday game", "base+fields", ("Anna", "Jana", "Tomáš"), 30, {}, "", 0.08),
    ("Mists", "mists", ("Anna", "Eva"), 26, {"house": {"level": 3}}, "", 1),
    ("Sunday with Jana", "base+fields", ("Anna", "Jana", "Tomáš"), 999, {}, "", 9),
    ("Table of Player 1", "base+conquest+ghosts", ("Anna", "*Miller", "*Weaver"), 999, {}, "The long siege", 11),
    ("Fog on the ridge", "mists", ("Anna", "Eva", "Petr"), 999, {"house": {"level": 1}}, "", 13),
    ("A quick game", "base+fields", ("Anna", "*Miller"), 999, {}, "", 14),
    ("Ghosts at Tom's", "base+ghosts", ("Tom", "Eva"), 999, {}, "", 19),
    ("First with fields", "base+fields+river", ("Anna", "*Miller", "*Weaver"), 999, {}, "", 22),
)
"""Name, rules, players (`*` marks a bot), most actions, terms, own name, age in days."""


def start(
    table: str,
    rules: str,
    plans: Sequence[SeatPlan],
    title: str = "Friday evening",
    secret: bytes = SECRET,
    nonce: str = "gallery",
    **terms: Any,
) -> Table:
    """A started table of the device of its first seat."""
    room = new_room(Terms(rules, starter=0, **terms), title, plans[0].device, list(plans), table, secret)
    room.start(nonce, plans[0].device)
    return room


def people(names: Sequence[str], devices: Sequence[str] = ()) -> list[SeatPlan]:
    """Seats of people, all at the device of the gallery by default."""
    return [SeatPlan("person", name, device) for name, device in zip(names, devices or [ME] * len(names), strict=True)]


def play_while(room: Table, going: Callable[[GameSession], bool], rng: random.Random) -> Table:
    """Random actions, every second one without a figure so that supplies last."""
    while room.phase == "playing" and room.match is not None and going(room.match):
        texts = [action.text for action in room.match.game.legal_actions()]
        spare = "pass" in texts and rng.random() < 0.5
        room._play("pass" if spare else rng.choice(texts), room.match.seat, 0)
    return room


def bot_game(
    table: str, rules: str, names: Sequence[str], bots: Sequence[str], devices: Sequence[str] = (), **terms: Any
) -> Table:
    """A whole game of people who play like these bots. By default the gallery's device has the first seat only."""
    held = devices or [ME, *(f"d{seat}" for seat in range(1, len(names)))]
    room = start(table, rules, people(names, held), secret=hashlib.sha256(table.encode()).digest(), **terms)
    players = [make_bot(bot, 1, 0, seat) for seat, bot in enumerate(bots)]
    while room.phase == "playing":
        assert room.match is not None
        assert room.match.seat is not None
        engine, seat = room.match.game.engine, room.match.seat
        room._play(to_action(engine, players[seat].choose_packed(engine)).text, seat, 0)
    return room


def lobby(table: str, rules: str) -> Table:
    """A table that waits for a player."""
    plans = [SeatPlan("person", "Anna", ME), SeatPlan("open"), SeatPlan("bot", "Miller", bot="greedy")]
    return new_room(Terms(rules), "Friday evening", ME, plans, table, SECRET)


def _asks(room: Table, asked: str) -> bool:
    """Whether the table asks for a draw, for a place, or for a step of a turn that is entered in several steps."""
    assert room.match is not None
    if asked == "draw" or room.match.chance:
        return room.match.chance and asked == "draw"
    if asked == "place":
        return room.match.game.legal_actions()[0].kind == "place"
    assert room.hand is not None
    return len(room.hand.turns(room.match)) > 1


def companion(table: str, rules: str, names: Sequence[str], asked: str, least: int, then: Sequence[str]) -> Table:
    """A table in companion mode. "corrected": five roads in a row, of which the second turn is entered again."""
    plans = people(names)
    room = new_room(Terms(rules, starter=0, chance="manual"), "Beside the box", ME, plans, table, bytes(32))
    room.start("", ME)
    if asked != "corrected":
        return play_while(room, lambda game: len(game.done) < least or not _asks(room, asked), random.Random(3))

    def play(*actions: str) -> None:
        for action in actions:
            room._play(action, room.match.seat if room.match else None, 0)

    for x in range(1, 5):
        play("draw U", f"place U {x},0 0", "pass")
    room.handle(Correct("00000000-0000-4000-8000-000000000000", room.head, 2), Caller(ME))
    play(*then)
    return room


def table_of(table: str, spec: dict[str, Any]) -> Table:
    """The table that an entry of states.toml describes."""
    rules, terms = spec["rules"], spec.get("terms", {})
    names, least = spec.get("names", NAMES[spec.get("players", 2)]), spec.get("least", 0)
    if "bots" in spec:
        return bot_game(table, rules, names, spec["bots"], **terms)
    if "companion" in spec:
        return companion(table, rules, names, spec["companion"], least, spec.get("then", ()))
    if "position" in spec:
        room = start(table, rules, people(names), position=spec["position"], **terms)
    elif "end" in spec:
        room = start(table, rules, people(THREE), "A game", **terms)
        rush(room, random.Random(7))
    elif "lobby" in spec:
        room = lobby(table, rules)
    else:
        beginnings = spec["offered"]
        wanted = many(beginnings[0], spec["count"]) if "count" in spec else offered(*beginnings)
        wanted = only(*beginnings) if "only" in spec else wanted
        room = scene(table, rules, wanted, tuple(names), lambda game: len(game.actions) >= least, **terms)
    if "abandoned" in spec:
        room.abandon("time")
    return room


def tables(states: Collection[State]) -> Iterator[Table]:
    """The tables that these states show."""
    shown = {state.table for state in states}
    yield from (table_of(f"gallery-{name}", spec) for name, spec in load_data()["tables"].items() if name in shown)
    yield from (most.game(f"gallery-most-{most.name}").room for most in MOST if f"most-{most.name}" in shown)


@cache
def my_games() -> tuple[dict[str, Any], ...]:
    """GAMES as the server lists them for the gallery's device."""
    return tuple(map(_listed, range(len(GAMES))))


def _listed(n: int) -> dict[str, Any]:
    name, rules, names, most, terms, called, days = GAMES[n]
    plans = [
        SeatPlan("bot", who[1:], "", "trader")
        if who[0] == "*"
        else SeatPlan("person", who, ME if seat == 0 else f"d{seat}")
        for seat, who in enumerate(names)
    ]
    room = start(f"gallery-mine-{n}", rules, plans, name, hashlib.sha256(b"my games %d" % n).digest(), **terms)
    left = iter(range(most))
    play_while(room, lambda _: next(left, None) is not None, random.Random(n))
    when = NOW - int(days * DAY)
    row = {**game_row(room.table, room.phase, encode_summary(room), ME), "yourTurn": n == 0}
    own = {"called": called} if called else {}
    return {**row, **own, "created": when - DAY, "changed": when, "alone": called != ""}
