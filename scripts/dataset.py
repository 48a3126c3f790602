"""Make the published data set: games of `greedy` and of `master:0.05s` with expected points, and its data card.

    python -m scripts.dataset --out build/dataset --jobs 4
    python -m scripts.dataset --out build/small --share 0.001

`--share` makes a part of the games, to try it. A stopped run continues. The folder has README.md, the data card, and a
folder for each bot, with the tables `games` and `decisions` (docs/bots/data.md).
"""

from pathlib import Path
from typing import Any, Final

import pyarrow.dataset as ds
import pyarrow.parquet as pq

from bastide._version import VERSION
from bastide.bots.fingerprint import program_fingerprint
from bastide.bots.intervals import wilson_interval
from bastide.bots.selfplay import Plan, run_selfplay
from bastide.bots.selfplay.tables import DECISIONS, EVALUATED, GAMES, POSITIONS
from scripts.console import options, run, say

PARTS: Final = {"greedy": ("greedy", 10_000), "master": ("master:0.05s", 1_000)}
"""By folder the bot of all seats, and how many games."""
RULES: Final = "base+fields"
SEED: Final = 20261130

CARD: Final = """---
license: mit
pretty_name: Bastide, games of bots
task_categories: [reinforcement-learning, tabular-regression]
tags: [board-games, carcassonne, self-play]
configs:
{configs}---

# Bastide: games of bots, with expected points

Complete games of the tile-laying game Carcassonne (base game with fields, two seats), played by the bots of
Bastide. Bastide is not an official product.

| folder | bot of both seats | games | decisions | mean points of a seat | games that seat 0 wins | size |
|---|---|---|---|---|---|---|
{parts}

- **`games`** has every action of a game in order, and its result. **`decisions`** has a row for each decision.
  The column `game` joins them within a folder.
- **Values.** `expected` has the points that each seat may expect, by the estimate of `greedy`. `final` is the lead at
  the end of the game, and `share` what the seat took.
- **Positions** are text (`position`). `bastide.engine.read_position` reads them.
- **Draws** are uniform over the tiles left. Nothing in a row tells the order of the tiles to come.

```python
import pandas

decisions = pandas.read_parquet("greedy/decisions")
```

## How it was made

`python -m scripts.dataset{share}` with Bastide {version}, fingerprint `{fingerprint}`, seed {seed}. The same program
gives the same rows of `greedy`. `master:0.05s` thinks 0.05 s of CPU time a turn, so its games depend on the machine.

## What it is for, and what not

It is for learning values and policies, for studies of the game, and for tests of programs that read such tables. Bots
play differently from people: do not take it for human play. It holds no personal data: no person took part.

## Columns of `games`

{games}

## Columns of `decisions`

{decisions}
"""


def plan_of(bot: str, games: int) -> Plan:
    """The run of one folder."""
    return Plan(RULES, (bot, bot), games, SEED, evaluate=True, positions=True)


def play(out: Path, share: float, jobs: int) -> None:
    """Play the missing games of all folders."""
    for folder, (bot, games) in PARTS.items():
        wanted = max(1, round(games * share))
        for progress in run_selfplay(plan_of(bot, wanted), out / folder, jobs):
            say(f"{folder}: {progress.done} of {progress.games} games")


def facts_of(folder: Path) -> dict[str, Any]:
    """Figures of a folder, from its tables."""
    games = pq.read_table(folder / "games", columns=["scores", "winners"]).to_pylist()
    points = [score for game in games for score in game["scores"]]
    won = sum((0 in game["winners"]) / len(game["winners"]) for game in games)
    low, high = wilson_interval(won / len(games), len(games))
    size = sum(file.stat().st_size for file in folder.rglob("*.parquet"))
    return {
        "games": len(games),
        "decisions": ds.dataset(folder / "decisions").count_rows(),
        "points": sum(points) / len(points),
        "first": f"{won / len(games):.1%} ({low:.1%} to {high:.1%})",
        "size": f"{size / 1e6:.1f} MB",
    }


def columns(table: dict[str, tuple[str, str]]) -> str:
    """A table of columns in Markdown."""
    rows = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in table.items()]
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *rows])


def write_card(out: Path, share: float) -> None:
    """Write the data card from what the folders hold."""
    rows, configs = [], []
    for folder, (bot, _) in PARTS.items():
        facts = facts_of(out / folder)
        rows.append(
            f"| `{folder}` | `{bot}` | {facts['games']:,} | {facts['decisions']:,} | {facts['points']:.1f} "
            f"| {facts['first']} | {facts['size']} |"
        )
        for table in ("games", "decisions"):
            configs.append(f"- config_name: {folder}-{table}\n  data_files: {folder}/{table}/*.parquet\n")
    text = CARD.format(
        configs="".join(configs),
        parts="\n".join(rows),
        share="" if share == 1 else f" --share {share:g}",
        version=VERSION,
        fingerprint=program_fingerprint(),
        seed=SEED,
        games=columns(GAMES),
        decisions=columns({**DECISIONS, **EVALUATED, **POSITIONS}),
    )
    (out / "README.md").write_text(text, "utf-8")
    say(f"{out / 'README.md'} describes it")


def main() -> None:
    """Make the data set."""
    asked = options(__doc__, out="build/dataset", share=1.0, jobs=1)
    out = Path(asked.out)
    play(out, asked.share, asked.jobs)
    write_card(out, asked.share)


if __name__ == "__main__":
    run(main)
