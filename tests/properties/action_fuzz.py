"""Actions that must be refused, sent to a table of three people: illegal, malformed, stale, sent twice, by the wrong
seat, after leaving."""

import json
import random
from collections import Counter
from typing import Any

from bastide import Game
from bastide.rules import MODULES
from bastide.server.protocol import client_messages
from bastide.server.protocol.client_messages import BadMessage, decode_command
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.tables.table import Caller, Table
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid, decider, start_table

WAYS = ("illegal", "malformed", "stale", "twice", "wrong-seat", "after-leaving")
PLAYERS = (("Anna", ANNA), ("Ben", BEN), ("Eve", EVE))
STRANGER = "f" * 32
WITHOUT_RULE = {"bad-action", "bad-message", "not-your-turn", "stale", "repeated"}
"""Codes of the protocol: words that mean nothing, and messages that no rule of the game concerns."""
GARBAGE = ["", " ", "-1", "999999", "1e3", "0,0,0", "%s", "\u0000", "é", "null", "pass", "x" * 300]


def words_of(module: str) -> list[str]:
    """The first words of the actions that a module brings, or the names of its figures if it brings none."""
    made = MODULES[module]()
    if "actions" in made.hooks:
        return [kind.word for kind in made.actions()]
    return [figure.name for figure in made.figures()] if "figures" in made.hooks else []


class ActionFuzz:
    """Games of one ruleset, in which whatever `module` brings is done gladly. `refused` counts what was sent by the way
    and the code of the answer, `words` by the first word, `sent` by the way and the first word."""

    def __init__(self, rules: str, module: str, seed: int = 0, **house: Any) -> None:
        self.terms: dict[str, Any] = {"rules": rules, "house": house}
        self.own = words_of(module)
        self.chance = random.Random(f"{rules} {seed}")
        self.known: dict[str, list[str]] = {}
        self.refused: Counter[tuple[str, str]] = Counter()
        self.words: Counter[str] = Counter()
        self.sent: Counter[tuple[str, str]] = Counter()
        self.room = self._table()

    def send(self, number: int) -> None:
        """Send so many actions, and play on in between."""
        ways = [WAYS[n % len(WAYS)] for n in range(number)]
        for way in ways:
            if self.room.phase != "playing":
                self.room = self._table()
            self._send_one(way)
            if self.room.phase == "playing" and self.chance.random() < 0.2:
                self._play()

    def _table(self) -> Table:
        return start_table(*[SeatPlan("person", *player) for player in PLAYERS], **self.terms)

    @property
    def _game(self) -> Game:
        assert self.room.match is not None
        return self.room.match.game

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self._game.legal_actions()]

    def _play(self) -> None:
        """One legal action, one of the module's if there is any."""
        legal, game = self.legal, self._game
        self._note(legal)
        before = int(game.engine.plies)
        own = [text for text in legal if text.split()[0] in self.own]
        done = self._handle(self.chance.choice(own or legal), decider(self.room))
        assert isinstance(done, Ack), done
        self._note([action.text for action in game.actions[before:]])

    def _note(self, texts: list[str]) -> None:
        """Keep what was legal, by players or by chance."""
        for text in texts:
            seen = self.known.setdefault(text.split()[0], [])
            seen[:] = [*seen[-200:], text]

    def _handle(self, text: str, device: str, name: str = "", seq: int | None = None) -> Ack | Reject | Stale:
        command = client_messages.Act(name or cid(), self.room.head if seq is None else seq, text)
        return self.room.handle(command, Caller(device))

    def _send_one(self, way: str) -> None:
        """Send one action, which must be refused and change nothing."""
        away = ""
        repeated = cid()
        if way == "twice":
            text = self.chance.choice(self.legal)
            assert isinstance(self._handle(text, decider(self.room), repeated), Ack)
            if self.room.phase != "playing":
                return
        elif way == "after-leaving":
            away = decider(self.room)
            self._change_seat(away, client_messages.Away)
        before = self._position()
        code, rule, text = getattr(self, f"_{way.replace('-', '_')}")(*([text, repeated] if way == "twice" else []))
        assert code, (way, text)
        assert rule or code in WITHOUT_RULE, (way, text, code)
        assert rule or code != "bad-action" or text.split(" ")[0] not in self.own, (way, text)
        assert self._position() == before, (way, text, code)
        self.refused[way, code] += 1
        word = text.partition(" ")[0]
        self.words[word] += 1
        self.sent[way, word] += 1
        if away:
            self._change_seat(away, client_messages.Back)

    def _change_seat(self, device: str, change: Any) -> None:
        assert isinstance(self.room.handle(change(cid(), self.room.head), Caller(device)), Ack)

    def _position(self) -> tuple[int, int, int, str]:
        """Everything that an action can change."""
        return self.room.head, self._game.hash(), int(self._game.engine.plies), self.room.phase

    # Each way to send an action returns the code of the answer, its rule, and the text sent

    def _illegal(self) -> tuple[str, str, str]:
        text = self._illegal_text()
        return *_refusal(self._handle(text, decider(self.room))), text

    def _malformed(self) -> tuple[str, str, str]:
        """Words that are no action, or bytes that are no message."""
        text = self._spoilt_text()
        raw = json.dumps({"t": "act", "cid": cid(), "seq": self.room.head, "offer": text}).encode()
        if self.chance.random() < 0.3:
            at = self.chance.randrange(len(raw))
            raw = raw[:at] + bytes([self.chance.randrange(256)]) * self.chance.choice((0, 1, 3)) + raw[at + 1 :]
        try:
            command = decode_command(raw)
        except BadMessage:
            return "bad-message", "", text
        if not isinstance(command, client_messages.Act) or command.offer in self.legal:
            return "bad-message", "", text
        return *_refusal(self.room.handle(command, Caller(decider(self.room)))), command.offer

    def _stale(self) -> tuple[str, str, str]:
        text, seq = self.chance.choice(self.legal), self.room.head - self.chance.randint(1, 5)
        return *_refusal(self._handle(text, decider(self.room), seq=max(seq, 0))), text

    def _twice(self, text: str, repeated: str) -> tuple[str, str, str]:
        """The same command once more is answered as before, and does nothing."""
        device = next(device for _, device in PLAYERS if self.room.cids[repeated][0] == device)
        answer = self._handle(text, device, repeated)
        assert isinstance(answer, Ack), answer
        return "repeated", "", text

    def _wrong_seat(self) -> tuple[str, str, str]:
        others = [device for _, device in PLAYERS if device != decider(self.room)]
        text = self.chance.choice(self.legal)
        return *_refusal(self._handle(text, self.chance.choice([*others, STRANGER]))), text

    def _after_leaving(self) -> tuple[str, str, str]:
        seat = self.room.deciding
        assert seat is not None
        device = dict(PLAYERS)[seat.name]
        text = self.chance.choice(self.legal)
        return *_refusal(self._handle(text, device)), text

    def _illegal_text(self) -> str:
        """An action that was legal at another time, or one of the module's that could be named now."""
        legal, engine = self.legal, self._game.engine
        placed = self.chance.choice(engine.state.board.laid[: engine.state.board.n_laid])
        own = [kind for kind in engine.rules.action_kinds if kind.word in self.own]
        sayable = [action.text for kind in own for at in (None, placed) for action in kind.sayable(engine, at)]
        seen = self.known.get(self.chance.choice([*self.known, "draw"]), ["draw X"])
        examples = [self._example(word) for word in self.own]
        for texts in self.chance.sample([sayable, seen, examples], 3):
            if found := [text for text in texts if text not in legal]:
                return self.chance.choice(found)
        return "place X 99,99 0"

    def _spoilt_text(self) -> str:
        """An action with a wrong, missing or additional word that is not legal."""
        while True:
            words = self.chance.choice([*self.legal, *(self._example(word) for word in self.own)]).split()
            at = self.chance.randrange(len(words))
            change = self.chance.choice(("other", "less", "more", "letter"))
            if change == "other":
                words[at] = self.chance.choice(GARBAGE)
            elif change == "less":
                del words[at]
            elif change == "more":
                words.insert(at, self.chance.choice(GARBAGE))
            else:
                words[at] = words[at][:-1] + self.chance.choice("abcNW09,-")
            if (text := " ".join(words)) not in self.legal:
                return text

    def _example(self, word: str) -> str:
        """An action of the module with this word."""
        return self.chance.choice(self.known.get(word) or [word])


def _refusal(answer: Ack | Reject | Stale) -> tuple[str, str]:
    """The code and the rule of an answer, "" if the action was accepted."""
    if isinstance(answer, Reject):
        return answer.code, answer.rule
    return ("stale", "") if isinstance(answer, Stale) else ("", "")
