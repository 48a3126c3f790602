"""Worker process that renders one picture of a game: a board, a card or the film.

Run it as `python -m bastide.server.features.games.render_worker FILE`. It reads one line of JSON. It writes lines with
the progress, and the result in the last one.

Invariant: its input is the public record. It ends after its picture and may be killed at any time. A partial file never
has the final name.
"""

import sys
from pathlib import Path
from typing import Literal

import msgspec

from bastide.art import render_board, to_png
from bastide.art.film import TooLong
from bastide.game import Game
from bastide.game.turns import cut_record
from bastide.records.record import Record
from bastide.server.common.files import write_atomically
from bastide.server.common.worker_process import run_task, write_line
from bastide.server.features.games.film import Progress, film_look, render_film
from bastide.server.jobs.kinds import FILM
from bastide.server.tables.results.card import render_result_card


class RenderTask(msgspec.Struct, forbid_unknown_fields=True):
    """What to render. `turn` selects the position of a board, by default the last. `colours` has one list for each
    seat. Cards use `title`, `language`, and `free`, the open seats of a table that waits for players."""

    kind: Literal["svg", "png", "webp", "card"]
    record: str
    colours: list[list[str]]
    theme: str
    turn: int | None = None
    scores: bool = True
    width: int = 1600
    title: str = ""
    language: str = ""
    free: list[int] = []


class RenderProgress(msgspec.Struct, omit_defaults=True):
    """Progress, or an error: a code for programs and a sentence for people."""

    done: int = 0
    of: int = 0
    code: str = ""
    text: str = ""


def render_task(picture: RenderTask, progress: Progress) -> bytes:
    """The bytes of the picture. Raises ValueError, TooLong."""
    record = Record.loads(picture.record)
    if picture.kind == "card":
        return render_result_card(record, picture.colours, picture.language, picture.theme, picture.title, picture.free)
    look = film_look(record, picture.colours, picture.theme, picture.scores)
    if picture.kind == "webp":
        return render_film(record, look, progress)
    view = Game.replay(record if picture.turn is None else cut_record(record, picture.turn)).view_for(None)
    svg = render_board(view, picture.theme, colours=look.colours, own=look.own, scores=look.scores(view))
    return svg.encode() if picture.kind == "svg" else to_png(svg, picture.width)


def render_to_file(picture: RenderTask) -> None:
    """Render the task to the file named in the arguments."""
    try:
        data = render_task(picture, lambda done, of: write_line(RenderProgress(done, of)))
        if len(data) > FILM.file:
            raise TooLong(f"the picture has more than {FILM.file // 1024 // 1024} MiB")
        write_atomically(Path(sys.argv[1]), data)
        write_line(RenderProgress(1, 1))
    except TooLong as error:
        write_line(RenderProgress(code="too-long", text=f"{error}."))


if __name__ == "__main__":
    run_task(RenderTask, render_to_file, lambda text: RenderProgress(code="picture-failed", text=text))
