"""The command line, its output, and the file of the net with its recipe."""

import argparse
import datetime
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import scripts.team_net as about
from bastide._version import VERSION
from bastide.bots.coop.team_net import TELLS
from bastide.bots.matches import WON
from bastide.bots.pool import map_in_processes
from bastide.bots.selfplay.cluster import join_ray, map_on_ray
from bastide.rules.mists.levels import book_levels
from scripts.console import ROOT, Failure
from scripts.team_net.games import Net, outlook_alone
from scripts.team_net.run import Folder, Plan, Round, Work, rounds, write

FILE = ROOT / "src" / "bastide" / "data" / "team_net.json"
WEIGHTS = ("hidden", "out", "line")
FEWEST = 20
"""Games of a round. Some are held out."""
INTERRUPTED = 130


def command(arguments: list[str]) -> int:
    """Play, fit, compare, and repeat. Raises MissingPart."""
    chosen = _asked().parse_args(arguments)
    done = 0
    try:
        for number in train(chosen, " ".join(["python -m scripts.team_net", *arguments])):
            done = number
    except KeyboardInterrupt:
        return _end(f"stopped in round {done + 1}: {_kept(chosen, done)}", INTERRUPTED)
    except _lost():
        return _end(f"a process that played is gone, in round {done + 1}: {_kept(chosen, done)}", 1)
    except (Failure, OSError) as problem:
        return _end(str(problem), 1)
    return 0


def train(chosen: argparse.Namespace, how: str) -> Iterator[int]:
    """Yield the number of each round after its figures are printed and its net, if accepted, is stored."""
    plan = Plan(chosen.seed, chosen.games, chosen.match)
    first = outlook_alone() if chosen.anew or not chosen.to.exists() else json.loads(chosen.to.read_text("utf-8"))
    first = {part: first[part] for part in WEIGHTS}
    folder = Folder(chosen.keep, plan, first, chosen.anew) if chosen.keep else None
    first = folder.first if folder else first
    played = 0
    with _workers(chosen.jobs, chosen.ray) as work:
        for done in rounds(plan, first, chosen.rounds, work, folder):
            played += done.games.endings.total()
            print(_told(done), flush=True)
            if done.taken:
                write(chosen.to, {**_recipe(done, plan, first, played, how), "inputs": TELLS, **done.net})
            yield done.number


def _asked() -> argparse.ArgumentParser:
    """The parsed command line."""
    parser = argparse.ArgumentParser(
        "python -m scripts.team_net", description=about.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=_at_least(1), default=6)
    parser.add_argument("--games", type=_at_least(FEWEST), default=Plan.games, help="games of a round")
    parser.add_argument("--match", type=_at_least(1), default=Plan.match, help="deals that a net and the last one play")
    parser.add_argument("--seed", type=_at_least(0), default=Plan.seed)
    parser.add_argument("--jobs", type=_at_least(1), default=1, help="processes that play; the net stays the same")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, an address, or local")
    parser.add_argument("--to", type=Path, default=FILE, help="the file of the net")
    parser.add_argument("--anew", action="store_true", help="begin with the outlook in points, not with that file")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep games there; a run that was stopped goes on")
    return parser


def _at_least(least: int) -> Callable[[str], int]:
    """A whole number of at least `least`."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text} is no whole number from {least} on")
        return int(text)

    return number


@contextmanager
def _workers(jobs: int, ray: str | None) -> Iterator[Work]:
    """So many processes of this machine, or a cluster with so many workers (one: all cores)."""
    if ray is None:
        yield partial(map_in_processes, jobs=jobs)
        return
    with join_ray(ray):
        yield partial(map_on_ray, cores=jobs if jobs > 1 else 0)


def _lost() -> tuple[type[BaseException], ...]:
    """The errors that report a dead process, here or on a cluster."""
    ray: Any = sys.modules.get("ray")
    return (BrokenProcessPool, ray.exceptions.RayActorError) if ray else (BrokenProcessPool,)


def _told(done: Round) -> str:
    """The figures of a round."""
    ends = done.games.endings
    shares = [
        f"{level}: {ends[level, WON] / max(1, sum(n for (at, _), n in ends.items() if at == level)):.2f}"
        for level in book_levels()
    ]
    taken = "it is the net now" if done.taken else "the last net stays"
    fitted, matched = done.seconds
    spent = f"CPU {done.games.seconds:.0f} s of games, {fitted:.0f} of the fit, {matched:.0f} of the match"
    return (
        f"round {done.number}: {ends.total()} games, won by level {', '.join(shares)}; loss {done.loss:.4f}; "
        f"{done.match}; {taken}; {spent}"
    )


def _recipe(done: Round, plan: Plan, first: Net, played: int, how: str) -> dict[str, Any]:
    """How the net of a round was made."""
    return {
        "made": f"{datetime.date.today()}, {how}",
        "bastide": VERSION,
        "began": "the outlook in points" if first == outlook_alone() else f"a net, sha256 {digest(first)}",
        "seed": plan.seed,
        "rounds": done.number,
        "games": played,
        "loss": round(done.loss, 4),
        "match": done.match.as_dict(),
    }


def digest(net: Net) -> str:
    """The name of a net's weights, without their metadata."""
    weights = {part: net[part] for part in WEIGHTS}
    return hashlib.sha256(json.dumps(weights).encode()).hexdigest()[:16]


def _kept(chosen: argparse.Namespace, rounds: int) -> str:
    """What an interrupted command leaves, as a sentence."""
    file = f"{chosen.to} is as round {rounds} left it" if rounds else f"{chosen.to} is as it was"
    return f"{file}, and the same command goes on" if chosen.keep else file


def _end(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    return status
