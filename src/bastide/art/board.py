"""A whole table as one picture: tiles, figures, and marks on cells or tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bastide.art.anchors import anchor
from bastide.art.catalogue import picture_name
from bastide.art.figures import GUARD, ROLES, figure_body, shift
from bastide.art.garrison import manning, spaces_on
from bastide.art.ghosts import haunting_body
from bastide.art.haunting import banks, colour_number, pieces
from bastide.art.own import of_the_box
from bastide.art.palette import PLAYERS, theme_named
from bastide.art.seeds import variant_of
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, element, num, path
from bastide.art.tile import cell_window

MARGIN = 12.0
REACH = 0.3
"""How far a tile reaches over its neighbours: where it ends within a pixel, the table would shine through."""
DEFAULT_COLOURS = tuple(PLAYERS)

Cell = tuple[int, int]


def _placed(canvas: Canvas, entry: Mapping[str, Any]) -> str:
    x, y = int(entry["x"]), int(entry["y"])
    at = (x * 100, y * 100)
    return cell_window(canvas, at, picture_name(entry), int(entry["rotation"]), variant_of(x, y), REACH)


def _standing(view: Mapping[str, Any], colours: Sequence[str]) -> str:
    """All figures and ghosts of a view, those farther north first."""
    lying = {(t["x"], t["y"]): t for t in view["tiles"]}
    drawn: list[tuple[float, str]] = []

    def stand(x: int, y: int, segment: int, body: str) -> None:
        tile = lying[x, y]
        ax, ay = anchor(picture_name(tile), int(tile["rotation"]), variant_of(x, y), segment)
        at = (x * 100 + ax, y * 100 + ay)
        drawn.append((at[1], f'<g transform="translate({num(at[0])} {num(at[1])})">{body}</g>'))

    for spot, figures in together(view).items():
        for k, figure in enumerate(figures):
            number = colour_number(view, int(figure["seat"]), str(figure.get("kind", "")))
            body = figure_body(picture_of(view, figure), colours[number % len(colours)])
            body += haunting_body(int(figure.get("ghosts", 0)))
            stand(
                *spot,
                f'<g transform="translate({num(shift(k, len(figures)))} 0)">{body}</g>' if len(figures) > 1 else body,
            )
    for x, y, segment, body in pieces(view, lying, colours):
        stand(x, y, segment, body)
    for x, y, place, body in manning(view, lying, colours):
        at = (x * 100 + place[0], y * 100 + place[1])
        drawn.append((at[1], f'<g transform="translate({num(at[0])} {num(at[1])})">{body}</g>'))
    return "".join(svg for _, svg in sorted(drawn, key=lambda d: d[0]))


def together(view: Mapping[str, Any]) -> dict[tuple[int, int, int], list[Mapping[str, Any]]]:
    """The figures of a view by cell and segment: those of one spot stand beside each other."""
    spots: dict[tuple[int, int, int], list[Mapping[str, Any]]] = {}
    for figure in view.get("figures", ()):
        spots.setdefault((int(figure["x"]), int(figure["y"]), int(figure["segment"])), []).append(figure)
    return spots


def picture_of(view: Mapping[str, Any], figure: Mapping[str, Any]) -> str:
    """The role that a figure is drawn in; guards have their own shape where there are followers beside them."""
    role = str(figure["role"])
    followers = any(not kind.startswith(GUARD) for kind in next(iter(view.get("supply", ())), ()))
    if followers and figure.get("kind") == GUARD:
        role = f"{GUARD}-{role}"
    return role if role in ROLES else "plain"


def _mark(cell: Cell, ink: str) -> str:
    x, y = cell[0] * 100, cell[1] * 100
    return element(
        "rect", x=x + 2.5, y=y + 2.5, width=95, height=95, rx=7, fill="none", stroke=ink, stroke_width=4, opacity=".9",
    )  # fmt: skip


def render_board(
    view: Mapping[str, Any], theme: str = "light", figures: bool = True, marks: Iterable[Cell] = (),
    colours: Sequence[str] = DEFAULT_COLOURS, lod: int = 1, own: str = "",
) -> str:  # fmt: skip
    """A view (``Game.view_for``) as one SVG, 100 units per tile, north up.

    ``marks`` are cells to frame, ``colours`` the players' colours by seat (by colour, where a seat plays several),
    ``own`` is the name of a user's own set (``own_set``). ValueError names an unknown tile or colour.
    """
    c = theme_named(theme)
    if own:
        view = {**view, "tiles": [{**t, "tile": of_the_box(own + str(t["tile"]))} for t in view["tiles"]]}
    tiles = view["tiles"]
    spots = [(int(t["x"]), int(t["y"])) for t in tiles] + list(marks) or [(0, 0)]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    width = (max(x for x, _ in spots) - left + 1) * 100 + 2 * MARGIN
    height = (max(y for _, y in spots) - top + 1) * 100 + 2 * MARGIN
    corner = (left * 100 - MARGIN, top * 100 - MARGIN)
    canvas = Canvas(c, 1 if lod else 0, SPRITES)
    body = element("rect", x=corner[0], y=corner[1], width=width, height=height, fill=c.table)
    shade = "".join(f"M{num(x * 100 + 1.5)} {num(y * 100 + 3)}h100v100h-100Z" for x, y in spots[: len(tiles)])
    below = "".join(f"M{num(x * 100)} {num(y * 100)}h100v100h-100Z" for x, y in spots[: len(tiles)])
    body += path(shade, "#000", opacity=".18") + path(below, c.field)
    body += "".join(_placed(canvas, t) for t in tiles) + banks(view, c)
    body += spaces_on(view, {(int(t["x"]), int(t["y"])): t for t in tiles}, c)
    body += "".join(_mark(cell, c.gold) for cell in marks)
    if figures:
        body += _standing(view, colours)
    return document(width, height, body, canvas.defs(), corner)
