"""How often a team of mates wins Mists over Carcassonne, per level, with 1, 2 and 4 players, and why it loses. Also a
greedy team at level 1, and the speed of random games.

    python -m scripts.bench mists       (BASTIDE_GAMES=200 games per row; fewer where the engine is interpreted)

BASTIDE_BOT=mate:24 measures a mate that searches. mate:1 looks one turn ahead.
"""

import os

import bastide
from bastide.bots.intervals import wilson_interval
from bastide.bots.matches import WON
from bastide.bots.simulate import simulate

GAMES = int(os.environ.get("BASTIDE_GAMES", "200" if bastide.compiled else "4"))
RANDOM_GAMES = 8000 if bastide.compiled else 100
SEED = 4
BOT = os.environ.get("BASTIDE_BOT", "mate:1")


def row(bot: str, level: int, players: int) -> None:
    """Print the figures of one level with so many players."""
    result = simulate("mists", [bot] * players, GAMES, SEED, options={"level": level})
    won = result.endings[WON]
    low, high = wilson_interval(won / GAMES, GAMES)
    lost = ", ".join(f"{n} {why}" for why, n in sorted(result.endings.items()) if why != WON) or "none"
    print(
        f"= level {level}, {players} x {bot}: won {100 * won / GAMES:.1f} % ({100 * low:.1f} to {100 * high:.1f}); "
        f"lost: {lost}; {result.cpu_seconds / GAMES * 1000:.0f} ms a game",
        flush=True,
    )


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    print(f"{GAMES} games per row, seed {SEED}, {'compiled' if bastide.compiled else 'interpreted'}")
    quick = simulate("mists", ["random"] * 4, RANDOM_GAMES, SEED, options={"level": 6})
    print(f"= level 6, 4 x random: {RANDOM_GAMES / quick.cpu_seconds:,.0f} games/s")
    for level in range(1, 7):
        for players in (1, 2, 4):
            row(BOT, level, players)
    row("greedy", 1, 4)


if __name__ == "__main__":
    main()
