"""Where journeys end: games a few turns before their end, at a rare question, played through the server's own code.
Each journey has a table of its own, a copy of one of them."""

import hashlib
import random
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import msgspec

from bastide.bots.registry import bots_for
from bastide.game import Game
from bastide.rules import SETUPS
from bastide.server.features.learning.campaign import new_campaign
from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import Acted, AnyEvent, Created, SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.append import CampaignStage, EventBatch
from bastide.server.tables.table import Table
from tests.browser.journeys.rows import Row
from tests.server.fixtures.tables import new_room

QUESTIONS: dict[str, dict[str, int]] = {
    "fields": {"meeple field": 1, "meeple city": 1, "place": 0},
    "box": {"recall": 1, "abbot": 3, "meeple road": 0},
    "inns": {"large city": 1, "large road": 1, "place": 0},
    "anniversary": {"portal": 9, "reinforce": 9, "again": 1, "recall": 2},
    "conquest": {"besiege": 0, "flee": 0, "man ": 0, "farm": 0},
    "ghosts": {"spook": 0, "meeple castle": 0, "place": 0},
    "mists": {"take": 0, "bury": 0, "haunt": 0, "place face-down": 0, "banish": 0},
}
"""What an action of the first question on the last table begins with, and the first game in which it is looked for."""
LEVELS = {"take": 3, "bury": 2, "haunt": 2, "place face-down": 5, "banish": 4}
"""Where a question of the team comes."""
LAST = 5
"""Tiles left where all play for themselves."""
SOON = 24
"""Actions, draws among them, within which a team's game has an end."""
GAMES = 60
HELD_BACK = 0.8
"""How often no figure is placed, so that supplies last until the end."""


@dataclass(frozen=True)
class End:
    """A game near its end: what has been stored of it, with the secret of its draws."""

    events: list[AnyEvent]
    secret: bytes
    level: int
    starter: int


def question_of(row: Row) -> str:
    """The question that the last table of a journey begins with."""
    all_of_them = list(QUESTIONS[row.rules])
    return all_of_them[zlib.crc32(row.name.encode()) % len(all_of_them)]


def token_of(row: Row, seat: int) -> str:
    """The device of a visitor: 43 signs, as every token."""
    return f"{'guest' if seat else 'host'}-{row.name}".ljust(43, "-")[:43]


def table_of(row: Row) -> str:
    """Where the journey ends."""
    return f"end-{row.name}"


@cache
def end_of(rules: str, question: str) -> End:
    """A game that has come to this question of its first seat, near the end. Always the same."""
    terms = Terms(SETUPS[rules][0], starter=0, house={"level": LEVELS[question]} if question in LEVELS else {})
    people = [SeatPlan("person", "Anna", "host"), SeatPlan("person", "Otto", "guest")]
    first = QUESTIONS[rules][question]
    for seed in (*range(first, GAMES), *range(first)):
        secret = hashlib.sha256(b"end %d" % seed).digest()
        room = new_room(terms, "Šumava", "host", people, "end", secret)
        room.start("end", "host")
        if _reaches(room, question, random.Random(seed)):
            return End(room.fresh, secret, room.terms.level, room.starter)
    raise AssertionError(f"{rules}: no {question!r} near the end of {GAMES} games")


def _reaches(room: Table, question: str, rng: random.Random) -> bool:
    """Random turns, some without a figure, until the question comes near the end."""
    assert room.match is not None
    while room.phase == "playing":
        game, seat = room.match.game, room.match.seat
        assert seat is not None
        texts = [action.text for action in game.legal_actions()]
        if seat == 0 and len(texts) > 1 and any(text.startswith(question) for text in texts) and _is_late(game, rng):
            return True
        spare = "pass" in texts and rng.random() < HELD_BACK
        room._play("pass" if spare else rng.choice(texts), seat, 0)
    return False


def _is_late(game: Game, rng: random.Random) -> bool:
    if not game.shown_to(None).get("team"):
        return sum(game.left().values()) <= LAST
    before = len(game.actions)
    for _ in range(SOON):
        if game.over:
            break
        game.push(rng.choice(list(game.legal_actions())))
    ended = game.over
    while len(game.actions) > before:
        game.pop()
    return ended


def tables(rows: Iterable[Row]) -> list[EventBatch]:
    """The last tables of these journeys, ready to be stored."""
    return [_copy(row, end_of(row.rules, question_of(row))) for row in rows]


def _copy(row: Row, end: End) -> EventBatch:
    """The same game for the devices of a journey, its second seat played by whoever keeps company."""
    host, guest = device_from_token(token_of(row, 0)), device_from_token(token_of(row, 1))
    second = {
        "bot": SeatPlan("bot", "Otto", bot=bots_for(SETUPS[row.rules][0])[0]),
        "device": SeatPlan("person", "Otto", host),
        "friends": SeatPlan("person", "Otto", guest),
    }[row.company]
    made, *rest = end.events
    assert isinstance(made, Created)
    campaign = new_campaign(end.level) if end.level else None
    made = msgspec.structs.replace(made, seats=[SeatPlan("person", "Anna", host), second], host=host, campaign=campaign)
    played: list[AnyEvent] = [_by(event, second) for event in rest]
    stage = CampaignStage(campaign.id, table_of(row), end.level, "") if campaign else None
    sitting = frozenset({host, second.device} - {""})
    return EventBatch(
        table_of(row), 1, [made, *played], "playing", sitting, None, end.secret, second.kind == "bot", stage
    )


def _by(event: AnyEvent, second: SeatPlan) -> AnyEvent:
    """The bot's moves are its own."""
    if second.bot and isinstance(event, Acted) and event.seat == 1:
        return msgspec.structs.replace(event, bot=second.bot)
    return event
