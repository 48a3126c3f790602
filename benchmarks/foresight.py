"""How far a team gets at level 6 of Mists over Carcassonne if it knows every draw of the first pile: how often all
colours reach the first hound in time. This is the upper limit for teams that do not know the future.

A beam search keeps the best positions after a turn, by the mate's outlook and the missing points. From each it tries
the most promising turns with the known next tile.

    python -m scripts.bench foresight       (BASTIDE_GAMES=10 games, BASTIDE_WIDTH=300 positions kept after each turn)
"""

import os
import random
import time

import bastide
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.intervals import wilson_interval
from bastide.bots.playout import rewind
from bastide.core.actions import DRAW, KIND_MASK, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.rules import new_engine

GAMES = int(os.environ.get("BASTIDE_GAMES", "10" if bastide.compiled else "1"))
WIDTH = int(os.environ.get("BASTIDE_WIDTH", "300" if bastide.compiled else "10"))
TURNS_TRIED = 12
PLAYERS = 4

Line = tuple[float, list[int], int]
"""A position: its value, the actions that lead there, and how many tiles have been drawn."""


class Foresight:
    """The search in one game. `bag` has the tiles in the order of the draws."""

    def __init__(self, engine: Engine, bag: list[int]) -> None:
        self.engine = engine
        self.bag = bag
        self.judge = TeamJudge(engine)
        self.due = int(self.judge.team.next_goal(engine.state))

    def reaches_hound(self) -> bool:
        """Whether any line of the search brings every colour to the first hound."""
        rewind(self.engine)
        actions: list[int] = []
        lines: list[Line] = [(0.0, actions, self._draw(actions, 0))]
        while lines:
            found: dict[int, Line] = {}
            for line in lines:
                if self._try_turns(line, found):
                    return True
            lines = sorted(found.values(), key=lambda line: -line[0])[:WIDTH]
        return False

    def _try_turns(self, line: Line, found: dict[int, Line]) -> bool:
        """Try the most promising turns and store the positions that they lead to. Returns True if one reaches the
        hound."""
        _, actions, drawn = line
        engine = self.engine
        rewind(engine)
        for action in actions:
            engine.push(action)
        judged = sorted(self.judge.judge(), key=lambda offer: -offer[1])[:TURNS_TRIED]
        chains = [(value, list(self.judge.chains[first])) for first, value in judged]
        for value, chain in chains:
            then = actions + chain
            for action in chain:
                engine.push(action)
            now = self._draw(then, drawn)
            points = self.judge.team.points(engine.state)
            if min(points) >= self.due:
                return True
            worth = value + sum(min(got, self.due) for got in points)
            key = engine.hash()
            if not engine.over and (key not in found or found[key][0] < worth):
                found[key] = (worth, then, now)
            while engine.plies > len(actions):
                engine.pop()
        return False

    def _draw(self, actions: list[int], drawn: int) -> int:
        """Make the known draws and append them. Returns how many tiles have been drawn then."""
        engine = self.engine
        while not engine.over and engine.seat == CHANCE:
            action = DRAW | (self.bag[drawn] << TURNS_SHIFT)
            if not engine.is_legal(action):
                action = int(engine.current().outcome(engine, 0))
            engine.push(action)
            actions.append(action)
            drawn += action & KIND_MASK == DRAW
        return drawn


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    engine = new_engine("mists", PLAYERS, options={"level": 6})
    passed, started = 0, time.perf_counter()
    for game in range(GAMES):
        rewind(engine)
        bag = [int(tile.index) for tile in engine.rules.tiles for _ in range(int(engine.state.left(tile.index)))]
        random.Random(game).shuffle(bag)
        passed += Foresight(engine, bag).reaches_hound()
    low, high = wilson_interval(passed / GAMES, GAMES)
    print(
        f"= level 6, {PLAYERS} players who know every draw, {WIDTH} positions kept: the first hound in {passed} of "
        f"{GAMES} games ({100 * low:.0f} to {100 * high:.0f} %); {(time.perf_counter() - started) / GAMES:.0f} s a game"
    )


if __name__ == "__main__":
    main()
