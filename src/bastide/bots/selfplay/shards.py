"""The plan of a self-play run, divided into shards, and the player of a shard: it writes a row for every decision.

Invariant: a shard depends only on the plan and its number. So any machine makes the same rows in any order, and a
stopped run continues where it was. A local player also writes the first games of a shard while it plays the others.
"""

import json
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Any, Final

from bastide._version import VERSION
from bastide.bots.arena import play_or_fail
from bastide.bots.external import BotResolver
from bastide.bots.fingerprint import program_fingerprint
from bastide.bots.greedy import Judge
from bastide.bots.playout import Rng, rewind
from bastide.bots.registry import list_legal
from bastide.bots.selfplay.parts import read_part, write_shard
from bastide.bots.selfplay.tables import DECISIONS, EVALUATED, GAMES, POSITIONS, Rows, encode_parquet
from bastide.core.engine import Engine
from bastide.core.notation import text_of
from bastide.records.position import write_position
from bastide.rules import new_engine

SCHEMA: Final = 2
"""The version of the tables. Increase it with every change of a column or of the folders."""
PART_SECONDS = 60.0
"""A local player writes its unfinished shard this often."""
PART_SHARE = 20
"""Writing an unfinished shard takes at most one part in this many of the time."""


@dataclass(frozen=True)
class Plan:
    """What to play. `bots` has one bot for each seat.

    Game number n is that of `bastide sim` with the same bots and seed. `shard` games make a file of each table. With
    `decisions` there is a row for every decision of a seat. `evaluate` adds greedy's expected points for every seat,
    `positions` the position as text (docs/library/position.md).
    """

    rules: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: tuple[tuple[str, Any], ...] = ()
    shard: int = 1000
    decisions: bool = True
    evaluate: bool = False
    positions: bool = False

    @property
    def shards(self) -> int:
        """The number of shards."""
        return ceil(self.games / self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def as_dict(self) -> dict[str, Any]:
        """The settings that determine the rows, as a JSON-ready dict. `games` is left out, so a run can be extended."""
        settings = asdict(self)
        del settings["games"]
        return {"schema": SCHEMA, **settings, "bots": list(self.bots), "options": dict(self.options)}


Files = dict[str, bytes]
"""The Parquet files of a shard by table name."""


class ShardPlayer:
    """Plays shards of a plan, one after another. With a `folder` it continues and stores unfinished shards there."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.engine = new_engine(plan.rules, len(plan.bots), options=dict(plan.options))
        self.roster = BotResolver()
        self.judge = Judge(self.engine) if plan.evaluate else None
        self.columns = {**DECISIONS, **(EVALUATED if plan.evaluate else {}), **(POSITIONS if plan.positions else {})}

    def close(self) -> None:
        """Stop the external programs."""
        self.roster.close()

    def work(self, shard: int) -> Files:
        """The files of a shard."""
        numbers = self.plan.numbers(shard)
        columns = {"games": GAMES, **({"decisions": self.columns} if self.plan.decisions else {})}
        tables = read_part(self.folder, shard, numbers.start, columns)
        games, decisions = tables["games"], tables.get("decisions", {name: [] for name in self.columns})
        begun, due = len(games["game"]), monotonic() + PART_SECONDS
        whole = begun, len(decisions["game"])
        try:
            for number in numbers[begun:]:
                self._game(number, games, decisions)
                whole = len(games["game"]), len(decisions["game"])
                now = monotonic()
                if self.folder is not None and now >= due:
                    write_shard(self.folder, shard, self._encode(games, decisions))
                    due = monotonic() + max(PART_SECONDS, PART_SHARE * (monotonic() - now))
        except BaseException:
            if self.folder is not None and whole[0] > begun:
                for rows, n in zip((games, decisions), whole):
                    for values in rows.values():
                        del values[n:]
                write_shard(self.folder, shard, self._encode(games, decisions))
            raise
        return self._encode(games, decisions)

    def _encode(self, games: Rows, decisions: Rows) -> Files:
        """The files of the games so far."""
        metadata = {"bastide": VERSION, "bastide_schema": str(SCHEMA), "bastide_fingerprint": program_fingerprint()}
        files = {"games": encode_parquet(games, GAMES, metadata)}
        if self.plan.decisions:
            files["decisions"] = encode_parquet(decisions, self.columns, metadata)
        return files

    def _game(self, number: int, games: Rows, decisions: Rows) -> None:
        """Play a game and add its rows."""
        engine, plan = self.engine, self.plan
        bots = [self.roster.bot(name, plan.seed, number, seat) for seat, name in enumerate(plan.bots)]
        first = len(decisions["game"])

        def watch(engine: Engine) -> None:
            self._decision(number, decisions)

        watcher = watch if plan.decisions else None
        error = play_or_fail(engine, list(plan.bots), bots, number, Rng(plan.seed, number), watcher)
        failure = None if error is None else f"{error.bot} ({error.code}): {error.text}"
        self.roster.over(engine, bots)
        self._note(number, failure, games)
        self._finish(first, failure, decisions)
        rewind(engine)

    def _decision(self, number: int, rows: Rows) -> None:
        """Add the row of a decision before it is made. `_finish` adds the action and the result."""
        engine, state = self.engine, self.engine.state
        seat = int(engine.seat)
        rows["game"].append(number)
        rows["ply"].append(int(engine.plies))
        rows["turn"].append(int(state.turn))
        rows["seat"].append(seat)
        rows["step"].append(engine.current().question)
        rows["tile"].append(engine.rules.tiles[int(state.hand)].id if state.hand >= 0 else None)
        rows["left"].append(sum(int(state.left(kind)) for kind in range(len(engine.rules.tiles))))
        rows["hash"].append(engine.hash())
        rows["legal"].append(list_legal(engine))
        rows["ahead"].append(lead_over_best(engine.scores(), seat))
        if self.judge is not None:
            listening, state.listening = state.listening, False
            rows["expected"].append([round(points, 2) for points in self.judge.evaluate()])
            state.listening = listening
        if self.plan.positions:
            rows["position"].append(write_position(engine))

    def _finish(self, first: int, failure: str | None, rows: Rows) -> None:
        """Complete the rows of a finished game. The last row has no action if its bot failed."""
        engine = self.engine
        scores, winners = engine.scores(), engine.rules.objective.winners(engine.state) if failure is None else []
        for row in range(first, len(rows["game"])):
            ply, seat, legal = rows["ply"][row], rows["seat"][row], rows["legal"][row]
            taken = int(engine.frames[ply].action) if ply < int(engine.plies) else None
            rows["chosen"].append(None if taken is None else legal.index(taken))
            rows["action"].append(None if taken is None else text_of(engine, taken))
            rows["legal"][row] = len(legal)
            rows["final"].append(None if failure is not None else lead_over_best(scores, seat))
            share = 1 / len(winners) if seat in winners else 0.0
            rows["share"].append(None if failure is not None else share)

    def _note(self, number: int, failure: str | None, rows: Rows) -> None:
        engine, plan = self.engine, self.plan
        row = {
            "game": number,
            "rules": engine.rules.name,
            "options": json.dumps(dict(engine.rules.options), sort_keys=True),
            "seed": str(plan.seed),
            "bots": list(plan.bots),
            "actions": [text_of(engine, int(frame.action)) for frame in engine.frames[: int(engine.plies)]],
            "scores": engine.scores(),
            "winners": engine.rules.objective.winners(engine.state) if failure is None else [],
            "turns": int(engine.state.turn) + 1,
            "discarded": len(engine.state.discarded),
            "hash": engine.hash(),
            "failure": failure,
        }
        for name, value in row.items():
            rows[name].append(value)


def lead_over_best(scores: list[int], seat: int) -> int:
    """The lead of a seat over the best other seat. For a single player, its points."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)
