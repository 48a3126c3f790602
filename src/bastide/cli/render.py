"""`bastide render` and `bastide tiles`: pictures of a board and of the tiles."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from bastide.cli.output import STANDARD, CliError, Force, Json, check_overwrite, write_error, write_file
from bastide.cli.replay import RecordFile, own_tiles, read_record, replay_record
from bastide.game.turns import cut_record
from bastide.records import Record
from bastide.records.draw import draw_board

if TYPE_CHECKING:
    from bastide.art.film import Look

PICTURES = (".svg", ".png")
FILM = ".webp"
BOARD = (*PICTURES, FILM, ".txt")
Output = Annotated[
    Path, typer.Option("-o", "--output", help="Where to write. The ending selects the format. - is standard output.")
]
Width = Annotated[int, typer.Option(min=64, max=8192, help="Width of a .png in pixels.")]
Theme = Annotated[Literal["light", "dusk"], typer.Option(help="Colours of the picture.")]


def render_command(
    file: RecordFile,
    output: Output = Path("board.svg"),
    theme: Theme = "light",
    turn: Annotated[int | None, typer.Option(min=0, help="The board after so many turns.")] = None,
    width: Width = 1600,
    scores: Annotated[bool, typer.Option("--scores", help="Names and points below the board.")] = False,
    card: Annotated[bool, typer.Option("--card", help="The card of the game, 1200 x 630; needs a .png.")] = False,
    title: Annotated[str, typer.Option(help="Title above a card.")] = "",
    language: Annotated[Literal["en", "cs", "sk", "de"], typer.Option(help="The language of a card.")] = "en",
    force: Force = False,
    json: Json = False,
) -> None:
    """Draw the board of a record: .svg, .png, .txt for a drawing in letters, or .webp for a film of the game."""
    check_output(output, (".png",) if card else BOARD)
    check_overwrite(output, force, json)
    record = read_record(file)
    game = replay_record(file, record, turn)
    view = game.view_for(None)
    if card:
        from bastide.server.features.games.film import default_colours
        from bastide.server.tables.results.card import render_result_card

        shown = record if turn is None else cut_record(record, turn)
        named = title or file.name.partition(".")[0]
        write_file(output, render_result_card(shown, default_colours(view), language, theme, named, []), json)
    elif output.suffix.lower() == ".txt":
        write_file(output, draw_board(view, own_tiles(game)).encode(), json)
    else:
        from bastide.art import render_board
        from bastide.server.features.games.film import default_colours, film_look

        look = film_look(record, default_colours(view), theme, scores or output.suffix.lower() == FILM)
        if output.suffix.lower() == FILM:
            write_file(output, _film(record if turn is None else cut_record(record, turn), look, json), json)
        else:
            svg = render_board(view, theme, colours=look.colours, own=look.own, scores=look.scores(view))
            write_picture(output, svg, width, json)


def _film(record: Record, look: "Look", quiet: bool) -> bytes:
    """Render the film of a record, with a progress bar on the terminal. Raises CliError."""
    from rich.console import Console
    from rich.progress import Progress

    from bastide.art.film import TooLong
    from bastide.server.features.games.film import render_film

    with Progress(console=Console(stderr=True), transient=True, disable=quiet) as progress:
        bar = progress.add_task("Drawing")
        try:
            return render_film(record, look, lambda done, of: progress.update(bar, completed=done, total=of))
        except TooLong as error:
            raise CliError("too-long", str(error)) from None


def tiles_command(
    output: Output = Path("tiles.svg"),
    theme: Theme = "light",
    box: Annotated[str | None, typer.Option("--set", help="Only the tiles of one set, such as river.")] = None,
    width: Width = 1600,
    force: Force = False,
    json: Json = False,
) -> None:
    """Draw every tile with its id and its number of copies."""
    check_output(output, PICTURES)
    check_overwrite(output, force, json)
    from bastide.art import render_sheet

    try:
        sheet = render_sheet(theme=theme, box=box)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--set") from None
    write_picture(output, sheet, width, json)


def check_output(path: Path, endings: Sequence[str]) -> None:
    """Raise CliError if a file name has another ending, or lies in no folder, before any work is done."""
    if path == STANDARD:
        return
    if path.suffix.lower() not in endings:
        raise CliError("bad-ending", f"{path} ends in no format known here; use {', '.join(endings)}")
    if not path.parent.is_dir():
        raise write_error(path, FileNotFoundError())


def write_picture(path: Path, svg: str, width: int, as_json: bool) -> None:
    """Write an SVG as it is, or as a PNG of this width in pixels. Standard output gets an SVG. Raises CliError."""
    from bastide.art import to_png

    plain = path == STANDARD or path.suffix.lower() == ".svg"
    write_file(path, svg.encode() if plain else to_png(svg, width), as_json)
