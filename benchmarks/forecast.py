"""How true the forecast is: in many positions of the mate's own games, where it predicts a loss within so many tiles
with 20 %, about a fifth must lose. Positions are those before a placement, at every level, with 1, 2 and 4 players.

    python -m scripts.bench forecast        (BASTIDE_POSITIONS=10000 for the whole measurement)
"""

import os

import bastide
from bastide import Game
from bastide.bots.coop.forecast import AHEAD, estimate_risk
from bastide.bots.coop.mate import TeamJudge
from bastide.bots.playout import Rng, draw

POSITIONS = int(os.environ.get("BASTIDE_POSITIONS", "2000" if bastide.compiled else "60"))
PLAYED = 24  # games for each forecast
TABLES = [(level, players) for level in range(1, 7) for players in (1, 2, 4)]
BINS = 5


def watched_game(level: int, players: int, number: int, every: int) -> list[tuple[dict[str, float], int, bool]]:
    """Play a game of the mate. Returns forecasts, the tiles that were placed after each, and whether the ghosts ran
    out."""
    game = Game("mists", players=players, level=level, chance="manual")
    engine, chance = game.engine, Rng(20_000 + level, number)
    judge = TeamJudge(engine)
    seen: list[tuple[dict[str, float], int]] = []
    tiles = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        if engine.current().name == "place":
            if tiles % every == number % every:
                seen.append((estimate_risk(game, 0.0, seed=number * 1000 + tiles, games=PLAYED)["within"], tiles))
            tiles += 1
        judge.choose()
        for act in judge.best:
            engine.push(act)
    lost = judge.team.result(engine.state) == judge.team.ran_out
    return [(within, tiles - before, lost) for within, before in seen]


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    found: list[tuple[dict[str, float], int, bool]] = []
    number = 0
    while len(found) < POSITIONS:
        level, players = TABLES[number % len(TABLES)]
        found += watched_game(level, players, number, 3)
        number += 1
    print(f"{len(found)} positions of {number} games, {PLAYED} games played on from each")
    for ahead in AHEAD:
        pairs = [(within[str(ahead)], lost and left <= ahead) for within, left, lost in found]
        said, came = sum(p for p, _ in pairs) / len(pairs), sum(c for _, c in pairs) / len(pairs)
        print(f"= within {ahead}: said {100 * said:.1f} %, came {100 * came:.1f} %, apart {100 * abs(said - came):.1f}")
        for low in range(BINS):
            part = [(p, c) for p, c in pairs if low <= p * BINS < low + 1 or (p == 1 and low == BINS - 1)]
            if part:
                mean, share = sum(p for p, _ in part) / len(part), sum(c for _, c in part) / len(part)
                print(f"    {len(part):6} positions: said {100 * mean:.1f} %, came {100 * share:.1f} %", flush=True)


if __name__ == "__main__":
    main()
