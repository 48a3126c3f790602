"""Players for whole games of the reference, who look for trouble."""

import random

from tests.reference.features import beyond, neighbours
from tests.reference.play import Play
from tests.reference.river import trace
from tests.reference.tiles import is_river

EAGER = {
    "meeple": 4,
    "guard": 2,
    "large": 3,
    "phantom": 2,
    "abbot": 3,
    "recall": 0.3,
    "reinforce": 8,
    "portal": 8,
    "builder": 8,
    "pig": 8,
}
"""How gladly players do what the figure step offers, 4 for the rest."""


def random_action(position: Play, chance: random.Random) -> str:
    """Players like crowded cells and do something with a figure two times out of three, so that loops close,
    monasteries get surrounded, rivers curl, arrows meet and features are fought over."""
    if position.step == "draw":
        return "draw " + random_tile(position, chance)
    choices = sorted(position.legal())
    if position.step == "place":
        return max(chance.choices(choices, k=6), key=lambda text: crowd(position, text))
    if position.step in ("double-turn", "extra"):
        return chance.choice([text for text in choices if text != "pass"] * 2 + ["pass"])
    if position.step != "figure" or chance.random() < 0.33:
        return "pass" if "pass" in choices else chance.choice(choices)
    verbs = sorted({text.split()[0] for text in choices} - {"pass"})
    (verb,) = chance.choices(verbs, [EAGER.get(verb, 4) for verb in verbs])
    return chance.choice([text for text in choices if text.split()[0] == verb])


def random_tile(position: Play, chance: random.Random, odd: float = 0.2) -> str:
    """As from a shuffled bag; now and then (`odd`) a tile that fits nowhere, if there is one."""
    stage = {tile: number for tile, number in position.stage().items() if number}
    if chance.random() < odd:
        misfits = [tile for tile in stage if not position.placements(tile)]
        if misfits:
            return chance.choice(misfits)
    return chance.choices(list(stage), weights=list(stage.values()))[0]


def crowd(position: Play, text: str) -> int:
    """How many tiles lie around a placement."""
    x, y = text.split()[2].split(",")
    return len(neighbours(position.board, int(x), int(y)))


def curling_action(position: Play, chance: random.Random) -> str:
    """The same, but while the river is laid most of its tiles lead it back to where it came from."""
    if position.step != "place" or not is_river(position.hand) or chance.random() < 0.2:
        return random_action(position, chance)
    return max(sorted(position.legal()), key=lambda text: closeness(position, text))


def closeness(position: Play, text: str) -> float:
    """How near the table the cell lies that is next but one before an open end of the river."""
    board = position.play(text).board
    ahead = [beyond(*end.target, end.heading) for end in trace(board).ends]
    return max((sum(1 / (1 + (x - a) ** 2 + (y - b) ** 2) for a, b in board) for x, y in ahead), default=0)
