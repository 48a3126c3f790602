"""Counts of complete action sequences, from the slow reference.

Depth counts the decisions of players (placements and figures); the draws are given, so each is the only action
of chance. Of a die all numbers are counted. `python -m tests.reference.perft FILE...` prints the files again with
counts of the reference.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from .game import Position
from .play import Play


def with_draws(position: Play, draws: Sequence[str]) -> tuple[Play, Sequence[str]]:
    """The next decision of a player, after the draws that lead to it."""
    while position.step == "draw" and draws:
        position, draws = position.play(f"draw {draws[0]}"), draws[1:]
    return position, draws


def perft(position: Play, draws: Sequence[str], depth: int) -> int:
    """How many sequences of `depth` decisions there are; a sequence ends early where the draws are used up."""
    position, draws = with_draws(position, draws)
    if depth == 0 or position.step in ("draw", "over"):
        return 1
    if position.asked is None:
        return sum(perft(position.play(text), draws, depth) for text in position.legal())
    if depth == 1:
        return len(position.legal())
    return sum(perft(position.play(text), draws, depth - 1) for text in sorted(position.legal()))


def recount(lines: Sequence[str]) -> list[str]:
    """The lines of a perft file with every count made anew."""
    out = []
    entry: dict[str, str] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "id":
            entry = {}
        if word == "perft":
            depth = rest.split()[0]
            line = f"perft {depth} {perft(start(entry), entry['draws'].split(), int(depth))}"
        entry[word] = rest
        out.append(line)
    return out


def start(entry: dict[str, str]) -> Play:
    """The position an entry begins with: the start tile, or what its `after` line has played."""
    texts = [text.strip() for text in entry.get("after", "").split(";") if text.strip()]
    options = {word.partition("=")[0]: json.loads(word.partition("=")[2]) for word in entry.get("options", "").split()}
    return Position.after(texts, players=int(entry.get("players", "2")), rules=entry["rules"], options=options)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text("\n".join(recount(path.read_text(encoding="utf-8").splitlines())) + "\n", encoding="utf-8")
