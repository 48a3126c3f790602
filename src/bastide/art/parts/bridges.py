"""Stone bridges: seen along the road two parapets, seen from the side two arches over the water."""

from __future__ import annotations

from bastide.art.parts.scene import Scene
from bastide.art.plan import BRIDGE, Bridge
from bastide.art.svg import element, num, path

_HALF = BRIDGE / 2


def bridges(scene: Scene, all_bridges: tuple[Bridge, ...]) -> None:
    """All bridges of a tile, over roads and water."""
    for bridge in all_bridges:
        x, y = bridge.at
        drawn = _along(scene) if bridge.upright else _across(scene)
        scene.flat.append(f'<g transform="translate({num(x)} {num(y)})">{drawn}</g>')


def _along(scene: Scene) -> str:
    """The road runs north and south: the deck between two parapets, shade on the water to the right."""
    c, h = scene.canvas.theme, _HALF
    out = path(f"M4-{h - 3}H10.4V{h - 2}L7 {h}H4Z", c.shade, opacity=".3")
    out += element("rect", x=-6.4, y=-h, width=12.8, height=2 * h, fill=c.cobble, stroke=c.ink, stroke_width=0.9)
    if scene.canvas.lod:
        rows = "".join(f"M-3.8 {num(-h + 2.6 + k * 3.5)}h7.6" for k in range(7))
        out += path(rows, stroke=c.cobble_lo, width=0.8, opacity=".8")
    for x in (-7.4, 4.2):
        out += element("rect", x=x, y=-h, width=3.2, height=2 * h, fill=c.stone_hi, stroke=c.ink, stroke_width=0.8)
    if scene.canvas.lod:
        joints = "".join(f"M{x} {num(-h + 4.3 + k * 4.3)}h3.2" for k in range(5) for x in (-7.4, 4.2))
        out += path(joints, stroke=c.stone_lo, width=0.7)
    posts = "".join(f"M{x} {num(y)}h4.6v4.4h-4.6z" for x in (-8.1, 3.5) for y in (-h - 1.6, h - 2.8))
    return out + path(posts, c.stone, c.ink, 0.8, stroke_linejoin="round")


def _across(scene: Scene) -> str:
    """The road runs east and west: the deck, and below it the face with two arches."""
    c, h = scene.canvas.theme, _HALF
    out = path(f"M{3 - h} 10H{h - 2}L{h - 4} 18.4H{5 - h}Z", c.water_lo, opacity=".75")
    out += path("M-9 15.4V8H9V15.4Z", c.ink, opacity=".6")
    arches = "9.2V12.4A4 4.6 0 0 0 1.2 12.4V15.8H-1.2V12.4A4 4.6 0 0 0-9.2 12.4V15.2"
    face = f"M-{h} 4.6H{h}V10.4L9.6 15.2H{arches}H-9.6L-{h} 10.4Z"
    out += path(face, c.stone, c.ink, 0.8, stroke_linejoin="round")
    out += element("rect", x=-h, y=-5.4, width=2 * h, height=10.8, fill=c.cobble)
    if scene.canvas.lod:
        rows = "".join(f"M{num(-h + 2.6 + k * 3.5)}-3v6" for k in range(7))
        out += path(rows, stroke=c.cobble_lo, width=0.8, opacity=".8")
    out += path(f"M-{h}-7H{h}V-4.2H-{h}ZM-{h} 4H{h}V6.9H-{h}Z", c.stone_hi, c.ink, 0.8, stroke_linejoin="round")
    if scene.canvas.lod:
        joints = "".join(f"M{num(-h + 4.3 + k * 4.3)} {y}v2.8" for k in range(5) for y in (-7, 4.1))
        out += path(joints, stroke=c.stone_lo, width=0.7)
    posts = "".join(f"M{num(x)} {num(y)}h4v4.6h-4z" for x in (-h - 1.4, h - 2.6) for y in (-8.4, 3))
    return out + path(posts, c.stone, c.ink, 0.8, stroke_linejoin="round")
