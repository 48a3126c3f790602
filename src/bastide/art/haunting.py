"""What the mists add to the picture of a table: banks that are closed or lost, ghosts, hounds, the buried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bastide.art.banks import bank_body, fringe_body, torn_sides
from bastide.art.catalogue import FACE_DOWN, Tile, picture_name, tile_at
from bastide.art.figures import figure_body
from bastide.art.geometry import INWARD
from bastide.art.ghosts import beside_body, ghost_body
from bastide.art.layout import layout
from bastide.art.palette import Theme
from bastide.art.seeds import variant_of

Lying = Mapping[tuple[int, int], Mapping[str, Any]]


def colour_number(view: Mapping[str, Any], seat: int, kind: str) -> int:
    """Which colour a figure has: that of its seat, or one of its seat's, where each seat plays several (guard-2)."""
    several = int(view.get("team", {}).get("colours", 1))
    _, _, number = kind.rpartition("-")
    return seat * several + (int(number) - 1 if several > 1 and number.isdigit() else 0)


def _tile(entry: Mapping[str, Any]) -> Tile | None:
    """The turned tile of an entry; None for one that lies face down."""
    return None if entry["tile"] == FACE_DOWN else tile_at(picture_name(entry), int(entry["rotation"]))


def banks(view: Mapping[str, Any], c: Theme) -> str:
    """Fringes where mist meets clear land, and the overlays of banks that are closed or lost."""
    lying = {(int(t["x"]), int(t["y"])): _tile(t) for t in view["tiles"]}
    turned = {(int(t["x"]), int(t["y"])): t for t in view["tiles"]}
    out = ""
    for (x, y), tile in lying.items():
        if tile and tile.has("mist"):
            around = {s: (x - nx, y - ny) for s, (nx, ny) in enumerate(INWARD)}
            torn = torn_sides(tile, {s: lying[cell] for s, cell in around.items() if cell in lying})
            out += _at(x, y, fringe_body(torn, c)) if torn else ""
    for bank in view.get("mist", {}).get("banks", ()):
        for x, y in bank["cells"] if bank["state"] != "open" else ():
            entry = turned[x, y]
            plan = layout(picture_name(entry), int(entry["rotation"]), variant_of(x, y))
            out += _at(x, y, bank_body(plan, bank["state"], c))
    return out


def _at(x: int, y: int, body: str) -> str:
    return f'<g transform="translate({x * 100} {y * 100})">{body}</g>'


def pieces(view: Mapping[str, Any], lying: Lying, colours: Sequence[str]) -> Iterator[tuple[int, int, int, str]]:
    """Cell, segment and drawing of every ghost, of hounds beside their figures, and of the buried."""
    shown: Mapping[str, Any] = view.get("mist", {})
    for ghost in shown.get("ghosts", ()):
        yield int(ghost["x"]), int(ghost["y"]), int(ghost["segment"]), ghost_body(int(ghost["n"]))
    for grave in shown.get("cemeteries", ()):
        if grave.get("buried"):
            x, y = int(grave["x"]), int(grave["y"])
            seat, kind, _ = str(grave["buried"]).split(".")
            tile = _tile(lying[x, y])
            segment = next(i for i, s in enumerate(tile.segments) if s.kind == "cemetery") if tile else 0
            colour = colours[colour_number(view, int(seat), kind) % len(colours)]
            yield x, y, segment, figure_body("buried", colour)
    for number, hound in enumerate(view.get("team", {}).get("hounds", ()), 1):
        for figure in view.get("figures", ()):
            if hound["state"] == "on" and hound["figure"] == figure.get("id"):
                yield int(figure["x"]), int(figure["y"]), int(figure["segment"]), beside_body(f"hound-{number}")
