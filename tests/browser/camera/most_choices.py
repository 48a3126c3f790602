"""For every decision of every system the one with the most offers of a thousand games by chance.

`python -m tests.browser.camera.most_choices` plays them again and prints the table below."""

import hashlib
import random
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from bastide.server.http.identity import device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from tests.browser.fixtures.every_box import EVERY_BOX
from tests.browser.fixtures.scenes import TOKEN
from tests.server.fixtures.tables import new_room

NAMES = ("Anna", "Ben", "Jana", "Karel", "Lucia", "Petra")
SEATS = 3
GAMES = 1000
SYSTEMS: dict[str, tuple[str, tuple[tuple[str, Any], ...]]] = {
    "base": ("base+fields+river+abbot", ()),
    "anniversary": ("base+fields+abbot+anniversary", ()),
    "ghosts": ("base+fields+ghosts", ()),
    "inns": ("base+fields+inns", ()),
    "traders": ("base+fields+traders", ()),
    "siege": ("base+fields+abbot+conquest", ()),
    "goldmines": ("base+fields+goldmines", ()),
    "flier": ("base+fields+flier", ()),
    "crops": ("base+fields+crops", ()),
    "mage": ("base+fields+mage", ()),
    "phantom": ("base+fields+phantom", ()),
    **{f"mists-{level}": ("mists", (("house", {"level": level}),)) for level in range(1, 7)},
}
EVERYTHING = {"everything": (EVERY_BOX, ())}
"""Every box at once, which the survey by numbers of players plays as well."""


@dataclass(frozen=True)
class MostChoices:
    """The words that the offers begin with, how many there are, and the game and its length where they are met."""

    system: str
    words: str
    count: int
    seed: int
    length: int
    seats: int = SEATS

    @property
    def name(self) -> str:
        """The system, what is asked, and the players if they are not three, as a word."""
        seats = "" if self.seats == SEATS else f"-{self.seats}"
        return f"{self.system}-{self.words.replace('+', '-')}{seats}"

    @property
    def table(self) -> str:
        """Its name on the server."""
        return f"scene-most-{self.name}"

    @property
    def title(self) -> str:
        """What is asked, and how much is offered."""
        return f"{self.system.capitalize()}: {self.words.replace('+', ', ')} ({self.count})"

    def game(self, table: str = "") -> "Chance":
        """The game at this decision."""
        game = Chance(self.system, self.seed, table or self.table, self.seats)
        while game.length < self.length:
            game.step()
        assert game.count() == self.count, (
            f"{self}: there are {game.count()}; python -m tests.browser.camera.most_choices"
        )
        return game


class Chance:
    """A game by chance, always the same one; every second figure stays at home, so that supplies last."""

    def __init__(self, system: str, seed: int, table: str, seats: int = SEATS) -> None:
        rules, more = (SYSTEMS | EVERYTHING)[system]
        secret = hashlib.sha256(b"scene %d" % seed).digest()
        plans = [SeatPlan("person", name, device_from_token(TOKEN)) for name in NAMES[:seats]]
        self.room = new_room(
            Terms(rules, starter=0, **dict(more)), "A scene", device_from_token(TOKEN), plans, table, secret
        )
        self.room.start("scene", device_from_token(TOKEN))
        self.rng = random.Random(seed)
        self.texts = self._asked()

    def _asked(self) -> list[str]:
        match = self.room.match
        return [action.text for action in match.game.legal_actions()] if match and self.room.phase == "playing" else []

    @property
    def length(self) -> int:
        """How many actions it has so far."""
        assert self.room.match is not None
        return len(self.room.match.game.actions)

    def words(self) -> str:
        """What is asked."""
        return "+".join(sorted({text.split()[0] for text in self.texts} - {"pass"}))

    def count(self) -> int:
        """How many places, or otherwise offers, there are."""
        return len({text.split()[2] if text.startswith("place") else text for text in self.texts})

    def step(self) -> None:
        """One action."""
        assert self.room.match is not None
        assert self.room.match.seat is not None
        spare = "pass" in self.texts and self.rng.random() < 0.5
        self.room._play("pass" if spare else self.rng.choice(self.texts), self.room.match.seat, 0)
        self.texts = self._asked()


def find_most_choices() -> list[MostChoices]:
    """The table below, met anew; of the levels of Mists only the fullest of each decision."""
    best: dict[tuple[str, str], MostChoices] = {}
    for system in SYSTEMS:
        seen: dict[str, int] = defaultdict(int)
        for seed in range(GAMES):
            game = Chance(system, seed, "survey")
            while game.texts:
                words, count = game.words(), game.count()
                if count > seen[words] and len(game.texts) > 1:
                    seen[words] = count
                    kind = (system.partition("-")[0], words)
                    if kind not in best or count > best[kind].count:
                        best[kind] = MostChoices(system, words, count, seed, game.length)
                game.step()
    return list(best.values())


MOST = (
    MostChoices("base", "place", 62, 790, 203),
    MostChoices("base", "abbot+meeple", 7, 0, 26),
    MostChoices("base", "meeple", 9, 2, 104),
    MostChoices("base", "meeple+recall", 10, 16, 35),
    MostChoices("base", "recall", 2, 0, 125),
    MostChoices("base", "abbot", 2, 0, 152),
    MostChoices("anniversary", "place", 73, 563, 285),
    MostChoices("anniversary", "meeple", 9, 0, 188),
    MostChoices("anniversary", "abbot+meeple", 7, 1, 32),
    MostChoices("anniversary", "meeple+recall", 10, 3, 138),
    MostChoices("anniversary", "meeple+reinforce", 13, 160, 142),
    MostChoices("anniversary", "again", 2, 0, 150),
    MostChoices("anniversary", "abbot", 2, 0, 161),
    MostChoices("anniversary", "recall", 2, 0, 226),
    MostChoices("anniversary", "abbot+meeple+portal", 243, 333, 279),
    MostChoices("anniversary", "meeple+portal", 232, 195, 296),
    MostChoices("anniversary", "meeple+portal+recall", 260, 739, 267),
    MostChoices("anniversary", "activate", 2, 3, 221),
    MostChoices("anniversary", "abbot+meeple+reinforce", 11, 14, 271),
    MostChoices("anniversary", "meeple+recall+reinforce", 13, 265, 262),
    MostChoices("anniversary", "reinforce", 7, 13, 123),
    MostChoices("anniversary", "portal", 95, 181, 169),
    MostChoices("anniversary", "recall+reinforce", 8, 311, 188),
    MostChoices("anniversary", "portal+recall", 90, 157, 157),
    MostChoices("anniversary", "abbot+portal", 113, 631, 185),
    MostChoices("anniversary", "abbot+reinforce", 6, 705, 78),
    MostChoices("ghosts", "place", 78, 265, 379),
    MostChoices("ghosts", "guard+meeple", 17, 0, 26),
    MostChoices("ghosts", "meeple", 9, 1, 55),
    MostChoices("ghosts", "spook", 10, 1, 205),
    MostChoices("ghosts", "guard", 9, 5, 325),
    MostChoices("inns", "place", 69, 970, 241),
    MostChoices("inns", "large+meeple", 17, 10, 167),
    MostChoices("inns", "meeple", 9, 0, 214),
    MostChoices("inns", "large", 9, 415, 164),
    MostChoices("traders", "place", 66, 554, 243),
    MostChoices("traders", "meeple", 9, 8, 71),
    MostChoices("traders", "meeple+pig", 9, 30, 38),
    MostChoices("traders", "builder+meeple", 9, 5, 110),
    MostChoices("traders", "pig", 3, 1, 231),
    MostChoices("traders", "builder", 3, 10, 86),
    MostChoices("traders", "second-tile", 2, 11, 247),
    MostChoices("traders", "builder+pig", 4, 31, 208),
    MostChoices("traders", "builder+meeple+pig", 9, 23, 29),
    MostChoices("siege", "besiege", 3, 0, 1),
    MostChoices("siege", "place", 71, 180, 286),
    MostChoices("siege", "meeple", 9, 2, 80),
    MostChoices("siege", "man", 2, 0, 4),
    MostChoices("siege", "abbot+meeple", 7, 3, 14),
    MostChoices("siege", "farm", 4, 0, 11),
    MostChoices("siege", "flee", 7, 24, 213),
    MostChoices("siege", "meeple+recall", 10, 33, 114),
    MostChoices("siege", "abbot", 2, 0, 244),
    MostChoices("siege", "recall", 2, 6, 81),
    MostChoices("goldmines", "place", 63, 398, 209),
    MostChoices("goldmines", "meeple", 9, 0, 14),
    MostChoices("goldmines", "gold", 8, 490, 207),
    MostChoices("flier", "place", 58, 806, 188),
    MostChoices("flier", "meeple", 9, 0, 14),
    MostChoices("flier", "fly+meeple", 5, 0, 129),
    MostChoices("flier", "fly", 2, 1, 53),
    MostChoices("crops", "place", 59, 48, 219),
    MostChoices("crops", "meeple", 9, 2, 204),
    MostChoices("crops", "circle", 2, 0, 42),
    MostChoices("crops", "withdraw", 7, 51, 154),
    MostChoices("crops", "grow", 7, 101, 153),
    MostChoices("mage", "place", 62, 986, 224),
    MostChoices("mage", "meeple", 9, 0, 14),
    MostChoices("mage", "mage+witch", 148, 235, 221),
    MostChoices("phantom", "meeple+phantom", 17, 4, 40),
    MostChoices("phantom", "place", 55, 99, 201),
    MostChoices("phantom", "meeple", 9, 0, 161),
    MostChoices("phantom", "phantom", 8, 120, 169),
    MostChoices("mists-1", "place", 28, 76, 68),
    MostChoices("mists-1", "guard", 5, 1, 8),
    MostChoices("mists-1", "banish+take", 16, 22, 39),
    MostChoices("mists-1", "score", 2, 311, 43),
    MostChoices("mists-2", "haunt", 5, 703, 42),
    MostChoices("mists-5", "bury", 7, 396, 37),
    MostChoices("mists-2", "bury-supply", 3, 382, 18),
)

if __name__ == "__main__":
    for one in find_most_choices():
        print(f'    MostChoices("{one.system}", "{one.words}", {one.count}, {one.seed}, {one.length}),')
