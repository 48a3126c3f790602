"""The fullest place and the fullest choice of random games, for each system and number of players but three.

`most_choices` has those of three. `python -m tests.browser.camera.fullest_by_seats [GAMES]` plays that many games of
each and prints the table below."""

import sys
from collections.abc import Iterator

from bastide.rules import seat_range
from tests.browser.camera.most_choices import EVERYTHING, SEATS, SYSTEMS, Chance, MostChoices

GAMES = 40
"""Games of each system and number of players in the table below: 1,120 in all. Levels take turns."""


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
            if seats != SEATS:
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
    MostChoices("mists-2", "place", 20, 13, 46, 2),
    MostChoices("mists-1", "banish+take", 16, 18, 31, 2),
    MostChoices("mists-2", "place", 22, 1, 46, 4),
    MostChoices("mists-1", "banish+take", 16, 18, 30, 4),
    MostChoices("mists-1", "place", 23, 36, 47, 5),
    MostChoices("mists-1", "banish+take", 16, 0, 42, 5),
    MostChoices("everything", "place", 102, 25, 619, 2),
    MostChoices("everything", "large+meeple+portal+recall", 1188, 2, 587, 2),
    MostChoices("everything", "place", 104, 34, 683, 4),
    MostChoices("everything", "large+meeple+portal", 1081, 9, 688, 4),
    MostChoices("everything", "place", 106, 11, 720, 5),
    MostChoices("everything", "abbot+large+meeple+portal", 756, 14, 505, 5),
    MostChoices("everything", "place", 104, 19, 737, 6),
    MostChoices("everything", "guard+large+meeple+portal", 1267, 7, 639, 6),
)

if __name__ == "__main__":
    for one in survey(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES):
        row = f'"{one.system}", "{one.words}", {one.count}, {one.seed}, {one.length}, {one.seats}'
        print(f"    MostChoices({row}),", flush=True)
