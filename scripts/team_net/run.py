"""A run: rounds of games, each with a fit and a match. With a folder a stopped run continues."""

import json
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bastide.bots.fingerprint import program_fingerprint
from bastide.bots.pool import WorkerState
from scripts.console import Failure
from scripts.team_net.fit import fit
from scripts.team_net.games import Games, Net, Table, put_together
from scripts.team_net.match import Match, Pair, Wins, pieces

REMEMBERED = 4
"""Rounds that the net is fitted to."""
DEALS = 25
"""Deals of a match in one piece."""

Work = Callable[
    [Callable[..., WorkerState[Any, Any]], tuple[Any, ...], Iterator[Any]], AbstractContextManager[Iterator[Any]]
]
"""A pool of workers with the signature of `bots.processes.worked`."""


@dataclass(frozen=True)
class Plan:
    """What a run depends on besides its first net: its seed, games of a round and of a shard, deals of a match."""

    seed: int = 1
    games: int = 3000
    match: int = 400
    shard: int = 100


@dataclass
class Round:
    """The result of a round: its games, the fitted net and its loss in held-out games, the match against the last net,
    whether it replaced that, and the CPU seconds of fit and match."""

    number: int
    games: Games
    net: Net
    loss: float
    match: Match
    taken: bool
    seconds: tuple[float, float]


class Folder:
    """The folder of a run: its plan, its games shard by shard, its rounds."""

    def __init__(self, path: Path, plan: Plan, first: Net, anew: bool) -> None:
        """A new run, or a stopped one, of which `first` becomes the first net. Raises Failure and OSError."""
        path.mkdir(parents=True, exist_ok=True)
        self.path, file = path, path / "run.json"
        told = {"fingerprint": program_fingerprint(), **asdict(plan), "anew": anew}
        found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
        for name, value in told.items() if found else ():
            if found.get(name) != value:
                raise Failure(f"{path} holds a run with {name} {found.get(name)}, not {value}: choose another folder")
        self.first: Net = found["first"] if found else first
        if not found:
            write(file, {**told, "first": first})

    def games(self, number: int, shard: int) -> Path:
        """The file of a shard."""
        return self.path / f"games-{number:02d}-{shard:04d}.npz"

    def fitted(self, number: int) -> Path:
        """The file of a round."""
        return self.path / f"round-{number:02d}.json"


def write(file: Path, content: Any) -> None:
    """Write a JSON file atomically."""
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(content) + "\n", encoding="utf-8")
    part.replace(file)


def rounds(plan: Plan, first: Net, n: int, work: Work, folder: Folder | None = None) -> Iterator[Round]:
    """So many rounds, beginning with a net."""
    last = first
    remembered: deque[Games] = deque(maxlen=REMEMBERED)
    for number in range(1, n + 1):
        remembered.append(played(plan, number, last, work, folder))
        file = folder and folder.fitted(number)
        if file and file.exists():
            told = json.loads(file.read_text("utf-8"))
        else:
            told = _fitted(plan, number, list(remembered), last, work)
            if file:
                write(file, told)
        match = Match([(bool(new), bool(old)) for new, old in told["wins"]])
        # A net as strong as the last one rarely wins clearly more of some hundred deals. Such a condition would
        # hardly ever accept one. It knows more and later games, so it stays unless it is clearly weaker.
        taken = not match.clearly_less
        last = told["net"] if taken else last
        yield Round(number, remembered[-1], told["net"], told["loss"], match, taken, (told["fit"], told["match"]))


def played(plan: Plan, number: int, net: Net, work: Work, folder: Folder | None) -> Games:
    """The games of a round in the order of the shards: those in the folder and the others."""
    asked = [(shard, len(games)) for shard, games in enumerate(pieces(plan.games, plan.shard))]
    files = {shard: folder.games(number, shard) for shard, _ in asked} if folder else {}
    there = {shard: Games.read(file) for shard, file in files.items() if file.exists()}
    waiting = [one for one in asked if one[0] not in there]
    if waiting:
        with work(Table, (net, plan.seed, number), iter(waiting)) as made:
            for (shard, _), games in zip(waiting, made):
                there[shard] = games
                if files:
                    games.write(files[shard])
    return put_together([there[shard] for shard, _ in asked])


def _fitted(plan: Plan, number: int, games: list[Games], last: Net, work: Work) -> dict[str, Any]:
    """The net for these games, its loss, the results of the match, and the CPU seconds of both."""
    began = time.process_time()
    net, loss = fit(games, (plan.seed, number))
    seconds = time.process_time() - began
    wins, spent = compared(net, last, plan.match, f"{plan.seed}, match {number}", work)
    return {"net": net, "loss": loss, "wins": wins, "fit": seconds, "match": spent}


def compared(new: Net, last: Net, deals: int, seed: str, work: Work) -> tuple[Wins, float]:
    """The results of the match, and the CPU seconds that it took."""
    wins: Wins = []
    spent = 0.0
    with work(Pair, (new, last, seed), iter(pieces(deals, DEALS))) as made:
        for won, seconds in made:
            wins += won
            spent += seconds
    return wins, spent
