"""Stone bridges: seen along the road two parapets, seen from the side arches over water, a city or another road."""

from bastide.art.parts.scene import Scene
from bastide.art.plan import Bridge, Pier
from bastide.art.svg import group, num, path, rect, shape_path

_STONE = 4.3
"""Length of a stone of a parapet."""
_ARCH = 18.4
"""From one arch of a bridge over a city to the next."""


def bridges(scene: Scene, all_bridges: tuple[Bridge, ...]) -> None:
    """All bridges of a tile, over roads and water."""
    for bridge in all_bridges:
        x, y = bridge.at
        half = bridge.long / 2
        drawn = _along(scene, half, bridge.over) if bridge.upright else _across(scene, half, bridge.over)
        scene.flat.append(group(drawn, (x, y)))


def _courses(half: float, step: float, first: float) -> list[float]:
    """Where the joints lie along a bridge."""
    return [-half + first + k * step for k in range(int((2 * half - 2 * first) / step + 1.06))]


def _along(scene: Scene, h: float, over: str) -> str:
    """The road runs north and south: the deck between two parapets, shade to the right of it."""
    c = scene.canvas.theme
    out = path("M-11-5.5h5v11h-5zM6-5.5h7.4v11h-7.4z", c.ink, opacity=".5") if over == "road" else ""
    out += path(f"M4-{num(h - 3)}H10.4V{num(h - 2)}L7 {num(h)}H4Z", c.shade, opacity=".3")
    out += rect(-6.4, -h, 12.8, 2 * h, c.cobble, stroke=c.ink, stroke_width=0.9)
    if scene.canvas.lod:
        rows = "".join(f"M-3.8 {num(y)}h7.6" for y in _courses(h, 3.5, 2.6))
        out += path(rows, stroke=c.cobble_lo, width=0.8, opacity=".8")
    for x in (-7.4, 4.2):
        out += rect(x, -h, 3.2, 2 * h, c.stone_hi, stroke=c.ink, stroke_width=0.8)
    if scene.canvas.lod:
        joints = "".join(f"M{x} {num(y)}h3.2" for y in _courses(h, _STONE, _STONE) for x in (-7.4, 4.2))
        out += path(joints, stroke=c.stone_lo, width=0.7)
    posts = "".join(f"M{x} {num(y)}h4.6v4.4h-4.6z" for x in (-8.1, 3.5) for y in (-h - 1.6, h - 2.8))
    return out + shape_path(posts, c.stone, c.ink, 0.8)


def _water_face(scene: Scene, h: float) -> str:
    """The face of a bridge over water: two arches."""
    c = scene.canvas.theme
    out = path(f"M{num(3 - h)} 10H{num(h - 2)}L{num(h - 4)} 18.4H{num(5 - h)}Z", c.water_lo, opacity=".75")
    out += path("M-9 15.4V8H9V15.4Z", c.ink, opacity=".6")
    arches = "9.2V12.4A4 4.6 0 0 0 1.2 12.4V15.8H-1.2V12.4A4 4.6 0 0 0-9.2 12.4V15.2"
    face = f"M-{num(h)} 4.6H{num(h)}V10.4L9.6 15.2H{arches}H-9.6L-{num(h)} 10.4Z"
    return out + shape_path(face, c.stone, c.ink, 0.8)


def _city_face(scene: Scene, h: float) -> str:
    """The face of a bridge over a city: a row of arches on piers."""
    c = scene.canvas.theme
    out = path(f"M{num(3 - h)} 15H{num(h)}V20H{num(3 - h)}Z", c.shade, opacity=".25")
    out += rect(-h, 4.6, 2 * h, 11.8, c.stone, stroke=c.ink, stroke_width=0.8)
    count = max(1, int((2 * h - 8) / _ARCH))
    starts = [num((k - (count - 1) / 2) * _ARCH - 6) for k in range(count)]
    return out + path("".join(f"M{x} 16.4V12.6a6 5.4 0 0 1 12 0V16.4Z" for x in starts), c.ink)


def _road_face(scene: Scene, h: float) -> str:
    """The face of a bridge over a road: one arch, from which the road comes out of the shade."""
    c = scene.canvas.theme
    out = path("M-5.5 4H5.5V19L-5.5 16Z", c.ink, opacity=".3") + path("M-7 4H7V12H-7Z", c.ink, opacity=".75")
    face = f"M-{num(h)} 4.6H{num(h)}V9.4L11.4 16.8H6.4V12.6A6.4 5.2 0 0 0-6.4 12.6V16.8H-11.4L-{num(h)} 9.4Z"
    return out + shape_path(face, c.stone, c.ink, 0.9)


_FACES = {"river": _water_face, "city": _city_face, "road": _road_face}


def _across(scene: Scene, h: float, over: str) -> str:
    """The road runs east and west: the deck, and below it the face."""
    c = scene.canvas.theme
    out = _FACES[over](scene, h)
    out += rect(-h, -5.4, 2 * h, 10.8, c.cobble)
    if scene.canvas.lod:
        rows = "".join(f"M{num(x)}-3v6" for x in _courses(h, 3.5, 2.6))
        out += path(rows, stroke=c.cobble_lo, width=0.8, opacity=".8")
    right = num(h)
    parapets = f"M-{right}-7H{right}V-4.2H-{right}ZM-{right} 4H{right}V6.9H-{right}Z"
    out += shape_path(parapets, c.stone_hi, c.ink, 0.8)
    if scene.canvas.lod:
        joints = "".join(f"M{num(x)} {y}v2.8" for x in _courses(h, _STONE, _STONE) for y in (-7, 4.1))
        out += path(joints, stroke=c.stone_lo, width=0.7)
    posts = "".join(f"M{num(x)} {num(y)}h4v4.6h-4z" for x in (-h - 1.4, h - 2.6) for y in (-8.4, 3))
    return out + shape_path(posts, c.stone, c.ink, 0.8)


def pier(scene: Scene, end: Pier | None) -> None:
    """A landing of planks where a road ends at a river: nothing leads on from it (CON-62)."""
    if not end:
        return
    c, (x, y) = scene.canvas.theme, end.at
    upright = end.side % 2 == 0
    shade = rect(-6, -7.4, 13.4, 13, c.water_lo, opacity=".7")
    deck = rect(-6.4, -8.4, 12.8, 13, c.wood, rx=0.8, stroke=c.ink, stroke_width=0.9)
    lines = "M-6.4-5.2h12.8M-6.4-2h12.8M-6.4 1.2h12.8" if upright else "M-3.2-8.4v13M0-8.4v13M3.2-8.4v13"
    posts = path("M-7.4-9.4h3v4h-3zM4.4-9.4h3v4h-3zM-7.4 2h3v4h-3zM4.4 2h3v4h-3z", c.trunk, c.ink, 0.7)
    body = shade + deck + path(lines, stroke=c.trunk, width=0.9) + posts
    scene.flat.append(group(body, (x, y)))
