"""A whole table as one picture: tiles, figures, and marks on cells or tiles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bastide.art.anchors import anchor
from bastide.art.annotations import Arrow, arrows_body
from bastide.art.catalogue import picture_name
from bastide.art.civic import landmarks_body
from bastide.art.crossings import crossings_body
from bastide.art.drift import drift, thickness
from bastide.art.figures import ROLES, figure_body, shift
from bastide.art.haunting import colour_number, fringes, manning, pieces, spaces_on, states
from bastide.art.neutrals import neutral_pieces
from bastide.art.own import with_own_set
from bastide.art.palette import PLAYERS, Theme, theme_named
from bastide.art.pieces import haunting_body
from bastide.art.scores import Score, strip
from bastide.art.seeds import variant_of
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document, fraction, group, rect
from bastide.art.tile import cell_window

MARGIN = 12.0
REACH = 0.3
"""How far a tile reaches over its neighbours: where it ends within a pixel, the table would shine through."""
DEFAULT_COLOURS = tuple(PLAYERS)

Cell = tuple[int, int]


def _place_tile(canvas: Canvas, entry: Mapping[str, Any], mists: Mapping[Cell, str] | None = None) -> str:
    x, y = int(entry["x"]), int(entry["y"])
    name, rotation, state = picture_name(entry), int(entry["rotation"]), (mists or {}).get((x, y), "")
    return cell_window(canvas, (x * 100, y * 100), name, rotation, variant_of(x, y), REACH, state, False)


def _stand_pieces(view: Mapping[str, Any], colours: Sequence[str], larger: float = 1) -> str:
    """All figures and ghosts of a view, those farther north first, so much `larger` than they stand there."""
    grown = f"scale({fraction(larger)})" if larger != 1 else ""
    lying = {(t["x"], t["y"]): t for t in view["tiles"]}
    drawn: list[tuple[float, str]] = []

    def stand(x: int, y: int, segment: int, body: str) -> None:
        tile = lying[x, y]
        ax, ay = anchor(picture_name(tile), int(tile["rotation"]), variant_of(x, y), segment)
        at = (x * 100 + ax, y * 100 + ay)
        drawn.append((at[1], group(body, at, grown)))

    for spot, figures in together(view).items():
        kinds = [str(figure.get("kind", "")) for figure in figures]
        for k, figure in enumerate(figures):
            number = colour_number(view, int(figure["seat"]), str(figure.get("kind", "")))
            body = figure_body(picture_of(view, figure), colours[number % len(colours)])
            body += haunting_body(int(figure.get("ghosts", 0)))
            stand(*spot, group(body, (shift(k, len(figures), kinds), 0)) if len(figures) > 1 else body)
    for x, y, segment, body in pieces(view, lying, colours):
        stand(x, y, segment, body)
    for x, y, place, body in (*manning(view, lying, colours), *neutral_pieces(view, lying)):
        at = (x * 100 + place[0], y * 100 + place[1])
        drawn.append((at[1], group(body, at)))
    return "".join(svg for _, svg in sorted(drawn, key=lambda d: d[0]))


def together(view: Mapping[str, Any]) -> dict[tuple[int, int, int], list[Mapping[str, Any]]]:
    """The figures of a view by cell and segment: those of one spot stand beside each other."""
    spots: dict[tuple[int, int, int], list[Mapping[str, Any]]] = {}
    for figure in view.get("figures", ()):
        spots.setdefault((int(figure["x"]), int(figure["y"]), int(figure["segment"])), []).append(figure)
    return spots


def picture_of(view: Mapping[str, Any], figure: Mapping[str, Any]) -> str:
    """The role that a figure is drawn in; a kind has its own shape where there are others beside it."""
    role, kind = str(figure["role"]), str(figure.get("kind", ""))
    other_kinds = any(not other.startswith(kind) for other in next(iter(view.get("supply", ())), ()))
    if other_kinds and f"{kind}-{role}" in ROLES:
        return f"{kind}-{role}"
    return role if role in ROLES else "plain"


def _mark(cell: Cell, ink: str) -> str:
    x, y = cell[0] * 100, cell[1] * 100
    return rect(x + 2.5, y + 2.5, 95, 95, "none", rx=7, stroke=ink, stroke_width=4, opacity=".9")


def _features(view: Mapping[str, Any], c: Theme, lod: int, marks: Iterable[Cell]) -> str:
    """What lies on the tiles under the figures."""
    body = crossings_body(view["tiles"], c, lod) + landmarks_body(view, c, lod) + fringes(view, c)
    body += spaces_on(view, {(int(t["x"]), int(t["y"])): t for t in view["tiles"]}, c)
    return body + "".join(_mark(cell, c.gold) for cell in marks)


def render_ground(
    entries: Sequence[Mapping[str, Any]], theme: str, mists: Mapping[Cell, str] | None = None,
) -> tuple[str, Area]:  # fmt: skip
    """Some entries of a view's tiles alone, on nothing, and the cells that this picture shows."""
    c = theme_named(theme)
    canvas = Canvas(c, 1, SPRITES)
    body = drift(((int(t["x"]), int(t["y"])) for t in entries), c)
    body += "".join(_place_tile(canvas, entry, mists) for entry in entries)
    left, top, right, bottom = area = area_of({"tiles": entries})
    size = ((right - left + 1) * 100, (bottom - top + 1) * 100)
    return document(*size, body, canvas.defs(), (left * 100, top * 100)), area


def render_above(
    view: Mapping[str, Any], theme: str, colours: Sequence[str], area: Area, margin: float,
    scores: Sequence[Score] = (), marks: Sequence[Cell] = (), larger: float = 1,
) -> str:  # fmt: skip
    """All that lies on the tiles of a view, and the strip of scores, on nothing: with the ground it is the board.
    Figures are so much `larger` than on the board."""
    c = theme_named(theme)
    left, top, right, bottom = area
    width, height = (right - left + 1) * 100 + 2 * margin, (bottom - top + 1) * 100 + 2 * margin
    corner = (left * 100 - margin, top * 100 - margin)
    body = _features(view, c, 1, marks) + _stand_pieces(view, colours, larger)
    score_strip, deep = strip(scores, c, corner[0], corner[1] + height, width) if scores else ("", 0.0)
    return document(width, height + deep, body + score_strip, "", corner)


Area = tuple[int, int, int, int]
"""The cells that a picture shows: left, top, right and bottom, all of them included."""


def area_of(view: Mapping[str, Any], marks: Iterable[Cell] = ()) -> Area:
    """The cells that a board fills."""
    spots = [(int(t["x"]), int(t["y"])) for t in view["tiles"]] + list(marks) or [(0, 0)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def render_board(
    view: Mapping[str, Any], theme: str = "light", figures: bool = True, marks: Iterable[Cell] = (),
    colours: Sequence[str] = DEFAULT_COLOURS, lod: int = 1, own: str = "", area: Area | None = None,
    scores: Sequence[Score] = (), arrows: Iterable[Arrow] = (), last: bool = False, size: int | None = None,
) -> str:  # fmt: skip
    """A view (``Game.view_for``) as one SVG, 100 units per tile, north up.

    ``marks`` are cells to frame. ``colours`` are the players' colours by seat (by colour, if a seat plays several).
    ``own`` is the name of a user's own set (``own_set``). ``area`` are the cells to show (by default all with tiles).
    ``scores`` appear in a strip below. ``arrows`` lead from one cell to another, with a colour as a third part if you
    like; from a cell to itself it is a ring. ``last`` frames the tile that was placed last. ``size`` is the longer side
    in pixels. Raises ValueError for an unknown tile or colour, and for a size below 1.
    """
    if size is not None and size < 1:
        raise ValueError(f"the size is a number of pixels from 1, not {size}")
    c, view, arrows = theme_named(theme), with_own_set(view, own), list(arrows)
    tiles, marks = view["tiles"], [*marks, *(last_placed(view) if last else ())]
    left, top, right, bottom = area or area_of(view, [*marks, *(end for arrow in arrows for end in arrow[:2])])
    width, height = (right - left + 1) * 100 + 2 * MARGIN, (bottom - top + 1) * 100 + 2 * MARGIN
    corner = (left * 100 - MARGIN, top * 100 - MARGIN)
    canvas = Canvas(c, 1 if lod else 0, SPRITES)
    body = rect(corner[0], corner[1], width, height, c.table)
    cells = [(int(t["x"]), int(t["y"])) for t in tiles]
    body += thickness(cells, c) + drift(cells, c)
    mists = states(view)
    body += "".join(_place_tile(canvas, t, mists) for t in tiles) + _features(view, c, canvas.lod, marks)
    body += _stand_pieces(view, colours) if figures else ""
    body += arrows_body(arrows, c)
    score_strip, deep = strip(scores, c, corner[0], corner[1] + height, width) if scores else ("", 0.0)
    return document(width, height + deep, body + score_strip, canvas.defs(), corner, size)


def last_placed(view: Mapping[str, Any]) -> list[Cell]:
    """The cells of the tile that a player placed last, none at the start."""
    found: list[Cell] = []
    for entry in reversed(view["tiles"]):
        if entry["seat"] is None:
            return []
        found.append((int(entry["x"]), int(entry["y"])))
        if not entry.get("cell"):
            break
    return found
