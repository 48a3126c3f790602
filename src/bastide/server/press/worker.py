"""A process that makes one picture of a game: a board, or the film of the whole of it. One JSON line in; lines with the
progress out, the last of them with the result. `python -m bastide.server.press.worker`

Law: what it is given is the public record; it ends when its picture is done, and may be killed at any time: a file that
is not whole never bears its final name.
"""

import os
import sys
from pathlib import Path
from typing import Literal

import msgspec

from bastide.art import render_board, to_png
from bastide.art.film import TooLong
from bastide.game import Game
from bastide.game.turns import up_to
from bastide.records.record import Record
from bastide.server.press.filming import Tell, film_of, look_of
from bastide.server.result.cards import drawn

MOST_BYTES = 24 * 1024 * 1024


class Job(msgspec.Struct, forbid_unknown_fields=True):
    """What to make: `turn` of a board (the last one where there is none); `colours` of the seats, one list for each. A
    card has a `title` and a `language`; `free` are the seats of a table that still waits for people."""

    kind: Literal["svg", "png", "webp", "card"]
    record: str
    colours: list[list[str]]
    theme: str
    target: str
    turn: int | None = None
    scores: bool = True
    width: int = 1600
    title: str = ""
    language: str = ""
    free: list[int] = []


class Line(msgspec.Struct, omit_defaults=True):
    """How far it is, or what went wrong: a code for programs and a sentence for people."""

    done: int = 0
    of: int = 0
    code: str = ""
    text: str = ""


def make(job: Job, tell: Tell) -> bytes:
    """The picture. Raises ValueError, TooLong."""
    record = Record.loads(job.record)
    if job.kind == "webp":
        return film_of(record, look_of(record, job.colours, job.theme, job.scores), tell)
    if job.kind == "card":
        return drawn(record, job.colours, job.language, job.theme, job.title, job.free)
    game = Game.replay(record if job.turn is None else up_to(record, job.turn))
    look = look_of(record, job.colours, job.theme, job.scores)
    view = game.view_for(None)
    svg = render_board(view, job.theme, colours=look.colours, own=look.own, scores=look.scores(view))
    return svg.encode() if job.kind == "svg" else to_png(svg, job.width)


def main() -> None:
    """Do what one line asks for."""
    if hasattr(os, "nice"):
        os.nice(10)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    target = Path(job.target)
    try:
        data = make(job, lambda done, of: _say(Line(done, of)))
        if len(data) > MOST_BYTES:
            raise TooLong(f"the picture has more than {MOST_BYTES // 1024 // 1024} MiB")
        part = target.with_suffix(".part")
        part.write_bytes(data)
        os.replace(part, target)
        _say(Line(1, 1))
    except TooLong as error:
        _say(Line(code="too-long", text=f"{error}."))
    except Exception as error:
        _say(Line(code="picture-failed", text=f"{type(error).__name__}: {error}"))


def _say(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main()
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)  # the server is gone, and there is nobody to tell
