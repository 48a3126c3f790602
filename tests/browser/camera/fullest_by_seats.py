"""The fullest place and the fullest choice of random games, for each system and number of players.

`most_choices` has those of three, except with every box. `python -m tests.browser.camera.fullest_by_seats [GAMES]`
plays that many games of each and prints the table below."""

import sys
from collections.abc import Iterator

from bastide.rules import seat_range
from tests.browser.camera.most_choices import EVERYTHING, SEATS, SYSTEMS, Chance, MostChoices

GAMES = 40
"""Games of each system and number of players in the table below: 1,760 in all. Levels take turns."""


def systems() -> dict[str, list[str]]:
    """The levels of each system, or the system itself."""
    levels: dict[str, list[str]] = {}
    for system in SYSTEMS | EVERYTHING:
        levels.setdefault(system.partition("-")[0], []).append(system)
    return levels


def fullest(levels: list[str], seats: int, games: int) -> list[MostChoices]:
    """The fullest place and the fullest choice of some games."""
    best: dict[bool, MostChoices] = {}
    for seed in range(games):
        system = levels[seed % len(levels)]
        game = Chance(system, seed, "survey", seats)
        while game.texts:
            words, count = game.words(), game.count()
            placing = words == "place"
            if len(game.texts) > 1 and (placing not in best or count > best[placing].count):
                best[placing] = MostChoices(system, words, count, seed, game.length, seats)
            game.step()
    return list(best.values())


def survey(games: int) -> Iterator[MostChoices]:
    """Yield the table below, found again."""
    for levels in systems().values():
        rules, more = (SYSTEMS | EVERYTHING)[levels[0]]
        least, most = seat_range(rules, dict(more).get("house"))
        for seats in range(max(2, least), most + 1):
            if seats != SEATS or levels[0] in EVERYTHING:
                yield from fullest(levels, seats, games)


FULLEST = (
    MostChoices("base", "meeple+recall", 10, 14, 80, 2),
    MostChoices("base", "place", 63, 5, 196, 2),
    MostChoices("base", "meeple+recall", 10, 29, 232, 4),
    MostChoices("base", "place", 52, 28, 239, 4),
    MostChoices("base", "meeple+recall", 10, 8, 158, 5),
    MostChoices("base", "place", 55, 5, 210, 5),
    MostChoices("anniversary", "place", 66, 25, 217, 2),
    MostChoices("anniversary", "meeple+portal+recall", 200, 7, 257, 2),
    MostChoices("anniversary", "place", 62, 3, 252, 4),
    MostChoices("anniversary", "abbot+meeple+portal", 203, 4, 297, 4),
    MostChoices("anniversary", "place", 63, 20, 305, 5),
    MostChoices("anniversary", "abbot+meeple+portal", 193, 7, 259, 5),
    MostChoices("ghosts", "place", 79, 35, 334, 2),
    MostChoices("ghosts", "guard+meeple", 17, 4, 117, 2),
    MostChoices("ghosts", "place", 78, 37, 340, 4),
    MostChoices("ghosts", "guard+meeple", 17, 0, 76, 4),
    MostChoices("ghosts", "place", 72, 23, 359, 5),
    MostChoices("ghosts", "spook", 19, 1, 271, 5),
    MostChoices("inns", "place", 59, 19, 205, 2),
    MostChoices("inns", "large+meeple", 17, 2, 26, 2),
    MostChoices("inns", "place", 62, 18, 251, 4),
    MostChoices("inns", "large+meeple", 17, 5, 17, 4),
    MostChoices("inns", "place", 57, 26, 258, 5),
    MostChoices("inns", "large+meeple", 17, 0, 41, 5),
    MostChoices("inns", "place", 56, 27, 226, 6),
    MostChoices("inns", "large+meeple", 17, 0, 40, 6),
    MostChoices("traders", "place", 58, 2, 231, 2),
    MostChoices("traders", "meeple", 9, 1, 107, 2),
    MostChoices("traders", "place", 61, 39, 258, 4),
    MostChoices("traders", "meeple", 9, 1, 254, 4),
    MostChoices("traders", "place", 58, 18, 220, 5),
    MostChoices("traders", "meeple", 9, 2, 170, 5),
    MostChoices("siege", "place", 65, 16, 225, 2),
    MostChoices("siege", "meeple+recall", 9, 0, 90, 2),
    MostChoices("siege", "place", 63, 36, 300, 4),
    MostChoices("siege", "meeple+recall", 10, 3, 177, 4),
    MostChoices("siege", "place", 63, 36, 240, 5),
    MostChoices("siege", "meeple+recall", 10, 10, 292, 5),
    MostChoices("siege", "place", 64, 8, 238, 6),
    MostChoices("siege", "meeple+recall", 10, 25, 127, 6),
    MostChoices("goldmines", "place", 57, 16, 190, 2),
    MostChoices("goldmines", "meeple", 9, 3, 118, 2),
    MostChoices("goldmines", "place", 56, 28, 232, 4),
    MostChoices("goldmines", "meeple", 9, 6, 149, 4),
    MostChoices("goldmines", "place", 53, 10, 236, 5),
    MostChoices("goldmines", "meeple", 9, 0, 20, 5),
    MostChoices("flier", "place", 55, 2, 193, 2),
    MostChoices("flier", "meeple", 9, 4, 171, 2),
    MostChoices("flier", "place", 50, 1, 210, 4),
    MostChoices("flier", "meeple", 9, 2, 164, 4),
    MostChoices("flier", "place", 57, 17, 230, 5),
    MostChoices("flier", "meeple", 9, 0, 20, 5),
    MostChoices("crops", "place", 54, 22, 209, 2),
    MostChoices("crops", "meeple", 9, 1, 80, 2),
    MostChoices("crops", "place", 59, 15, 226, 4),
    MostChoices("crops", "meeple", 9, 3, 130, 4),
    MostChoices("crops", "place", 50, 16, 236, 5),
    MostChoices("crops", "meeple", 9, 1, 239, 5),
    MostChoices("mage", "place", 51, 31, 170, 2),
    MostChoices("mage", "mage+witch", 138, 25, 193, 2),
    MostChoices("mage", "place", 52, 17, 238, 4),
    MostChoices("mage", "mage+witch", 146, 32, 224, 4),
    MostChoices("mage", "place", 54, 19, 240, 5),
    MostChoices("mage", "mage+witch", 138, 33, 243, 5),
    MostChoices("phantom", "place", 52, 31, 192, 2),
    MostChoices("phantom", "meeple+phantom", 17, 8, 17, 2),
    MostChoices("phantom", "place", 52, 22, 213, 4),
    MostChoices("phantom", "meeple+phantom", 17, 7, 5, 4),
    MostChoices("phantom", "place", 47, 1, 195, 5),
    MostChoices("phantom", "meeple+phantom", 17, 2, 25, 5),
    MostChoices("mists-2", "place", 20, 13, 46, 2),
    MostChoices("mists-1", "banish+take", 16, 18, 31, 2),
    MostChoices("mists-2", "place", 22, 1, 46, 4),
    MostChoices("mists-1", "banish+take", 16, 18, 30, 4),
    MostChoices("mists-1", "place", 23, 36, 47, 5),
    MostChoices("mists-1", "banish+take", 16, 0, 42, 5),
    MostChoices("everything", "place", 116, 20, 743, 2),
    MostChoices("everything", "large+meeple+portal+recall", 1164, 22, 582, 2),
    MostChoices("everything", "place", 114, 10, 774),
    MostChoices("everything", "large+meeple+portal", 1399, 35, 719),
    MostChoices("everything", "place", 116, 7, 812, 4),
    MostChoices("everything", "guard+meeple+pig+portal", 1144, 2, 742, 4),
    MostChoices("everything", "place", 124, 30, 858, 5),
    MostChoices("everything", "guard+meeple+portal", 1253, 28, 806, 5),
    MostChoices("everything", "place", 115, 26, 753, 6),
    MostChoices("everything", "guard+meeple+portal", 1361, 11, 872, 6),
)

if __name__ == "__main__":
    for one in survey(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        row = f'"{one.system}", "{one.words}", {one.count}, {one.seed}, {one.length}, {one.seats}'
        print(f"    MostChoices({row}),", flush=True)
