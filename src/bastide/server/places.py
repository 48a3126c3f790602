"""Where things stand in their cells, in hundredths of a cell: the art knows, the client only puts them there."""

from typing import Any

from bastide.art import anchor, variant_of

Point = list[float]


def picture_of(tile: str, cell: int) -> str:
    """The name of the picture of one cell of a piece."""
    return f"{tile}~{cell}" if cell else tile


def point_of(picture: str, rotation: int, x: int, y: int, segment: int) -> Point:
    """The place of a segment of a tile that lies at a cell."""
    at = anchor(picture, rotation, variant_of(x, y), segment)
    return [round(at[0], 1), round(at[1], 1)]


def places_of(view: dict[str, Any], pictures: str = "") -> dict[str, Point]:
    """Where each figure stands, by figure id; a buried one lies on its cemetery. Where ghosts stand or may come to
    stand: "ghost x,y segment"."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}

    def point(thing: dict[str, Any]) -> Point:
        tile = tiles[thing["x"], thing["y"]]
        name = pictures + picture_of(tile["tile"], tile.get("cell", 0))
        return point_of(name, tile["rotation"], thing["x"], thing["y"], thing["segment"])

    places = {figure["id"]: point(figure) for figure in view["figures"]}
    fog = view.get("mists")
    if fog is None:
        return places
    for thing in [*fog["ghosts"], *fog["cemeteries"]]:
        at = point(thing)
        places[f"ghost {thing['x']},{thing['y']} {thing['segment']}"] = at
        if thing.get("buried"):
            places[thing["buried"]] = at
    return places
