"""The fortress: one picture of twelve cells, with places for everybody who may stand there."""

import io
import math
from itertools import combinations, pairwise

import pytest
from PIL import Image

from bastide import Game
from bastide.art import (
    anchor,
    camp_place,
    catapult_place,
    render_board,
    render_piece,
    render_spaces,
    render_tile,
    to_png,
    wall_spaces,
)
from bastide.art.catalogue import tile_at
from bastide.art.figures import figure_body
from bastide.art.fortress.drawing import whole
from bastide.art.fortress.site import FORTRESS, PLAIN, WALK, Box, WallSite, ring, row, rows, site
from bastide.art.fortress.wards import PLATFORM, meadow_of
from bastide.art.geometry import Point, contains
from bastide.art.layout import layout
from bastide.art.palette import THEMES
from bastide.art.pieces import catapult_body
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document
from tests.art.cases import FORTRESS as CELLS
from tests.art.cases import ROTATIONS
from tests.art.test_pictures import check_sound

NAMES = ("knights", "highwaymen", "monks")


def homes(rotation: int) -> dict[str, str]:
    """The cell of each wall."""
    return {s.of: name for name in CELLS for s in tile_at(name, rotation).segments if s.kind == "wall"}


def inside(found: WallSite, points: list[Point], inset: float) -> bool:
    """Whether points lie within the walls, that far from their outer edge."""
    return all(contains(list(ring(found.width, found.height, inset)), point) for point in points)


def outer_side(home: str, rotation: int, found: WallSite) -> int:
    """The side of the piece that a cell lies at."""
    x, y = found.corners[home]
    rooms = (y, found.width - x - 100, found.height - y - 100, x)
    return min(range(4), key=lambda side: rooms[side])


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_each_wall_is_the_stretch_of_the_ring_at_the_outer_side_of_its_cell(rotation: int) -> None:
    found = site(FORTRESS, rotation)
    assert (found.width, found.height) == ((400, 300) if rotation % 180 == 0 else (300, 400))
    assert sorted(ward.name for ward in found.wards) == sorted(NAMES)
    assert len({ward.side for ward in found.wards}) == 3
    for ward in found.wards:
        home = homes(rotation)[ward.name]
        assert ward.side == outer_side(home, rotation, found)
        middle = row(found, ward, 1)[0]
        assert abs(middle[ward.side % 2] - found.corners[home][ward.side % 2] - 50) < 4, "centred on its cell"
    assert sorted(mouth.kind for mouth in found.mouths) == ["river"] * 2 + ["road"] * 4


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_as_many_spaces_as_the_data_say_and_each_has_room(players: int, rotation: int) -> None:
    count = rows()[players].spaces
    found = site(FORTRESS, rotation)
    for ward in found.wards:
        places = row(found, ward, count)
        assert len(places) == count
        assert min(math.dist(a, b) for a, b in pairwise(places)) >= 22, "figures stand shoulder to shoulder"
        along = [p[ward.side % 2] for p in places]
        assert along == sorted(along), "from west to east, or from north to south"
        assert inside(found, list(places), 8)
        assert not any(contains(list(ring(found.width, found.height, WALK)), p) for p in places), "on the walk"
        for mouth in found.mouths:
            assert min(math.dist(mouth.at, p) for p in places) > 14, "a space in a gate"


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_camps_and_catapults_have_their_own_ground_inside_their_wall(rotation: int) -> None:
    found = site(FORTRESS, rotation)
    boxes: list[Box] = []
    platforms = [ward.catapult for ward in found.wards]
    assert min(math.dist(a, b) for a, b in combinations(platforms, 2)) > 2 * PLATFORM
    for ward in found.wards:
        (x, y), (w, h) = ward.camp, meadow_of(ward)
        boxes.append((x - w, y - h, x + w, y + h))
        (x, y), r = ward.catapult, PLATFORM
        assert inside(found, [(x - r, y), (x + r, y), (x, y - r), (x, y + r)], PLAIN)
        for other in found.wards:
            (cx, cy), (w, h) = other.camp, meadow_of(other)
            assert math.hypot(max(0, abs(x - cx) - w), max(0, abs(y - cy) - h)) > r - 3, "a platform on a meadow"
    for left, top, right, bottom in boxes:
        assert inside(found, [(left, top), (right, top), (left, bottom), (right, bottom)], PLAIN)
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], "one on the other"


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_places_are_told_from_the_cell_of_the_wall(rotation: int) -> None:
    found = site(FORTRESS, rotation)
    everywhere: list[Point] = []
    for ward in found.wards:
        home = homes(rotation)[ward.name]
        x, y = found.corners[home]
        told = [(a + x, b + y) for a, b in wall_spaces(home, rotation, 5)]
        for (a, b), (u, v) in zip(told, row(found, ward, 5), strict=True):
            assert (a, b + 9) == pytest.approx((u, v)), "feet on the space"
        camp, machine = camp_place(home, rotation), catapult_place(home, rotation)
        assert (camp[0] + x, camp[1] + y) == pytest.approx(ward.camp)
        assert (machine[0] + x, machine[1] + y + 2) == pytest.approx(ward.catapult)
        number = next(i for i, s in enumerate(tile_at(home, rotation).segments) if s.kind == "camp")
        assert anchor(home, rotation, 0, number) == pytest.approx(camp)
        everywhere += [*told, ward.camp, ward.catapult]
    assert min(math.dist(a, b) for a, b in combinations(everywhere, 2)) > 22
    with pytest.raises(ValueError, match="cell CQ-board has no wall"):
        wall_spaces("CQ-board", 0, 4)


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_roads_and_rivers_end_at_their_gates_and_the_field_outside_stays_free(rotation: int) -> None:
    found = site(FORTRESS, rotation)
    for name in CELLS:
        plan = layout(name, rotation, 0)
        x, y = found.corners[name]
        ways = [road.lines[0] for road in plan.roads] + [river.lines[0] for river in plan.rivers]
        for way in ways:
            a, b = way[-1]
            assert min(math.dist((a + x, b + y), mouth.at) for mouth in found.mouths) < 9, name
        assert not plan.land & plan.rampart


def edge(name: str, rotation: int, side: int, theme: str, lod: int) -> bytes:
    """What a cell draws of the fortress half a unit on either side of one of its sides, as pixels."""
    canvas = Canvas(THEMES[theme], lod, SPRITES)
    body = whole(FORTRESS, rotation, theme, lod).cut(site(FORTRESS, rotation).corners[name], canvas)
    x, y, w, h = ((0, -0.5, 100, 1), (99.5, 0, 1, 100), (0, 99.5, 100, 1), (-0.5, 0, 1, 100))[side]
    return Image.open(io.BytesIO(to_png(document(w, h, body, canvas.defs(), (x, y)), 4 * w))).tobytes()


@pytest.mark.parametrize(("theme", "lod", "rotation"), [("light", 1, 0), ("dusk", 1, 90), ("light", 0, 180)])
def test_the_cells_join_without_a_seam(theme: str, lod: int, rotation: int) -> None:
    """Where two cells meet both show the same town to the pixel."""
    met = 0
    for name in CELLS:
        check_sound(render_tile(name, rotation, met % 4, theme, lod))
        for joint in tile_at(name, rotation).joints:
            if joint.side in (1, 2):
                here = edge(name, rotation, joint.side, theme, lod)
                assert here == edge(joint.mate, rotation, (joint.side + 2) % 4, theme, lod), (name, joint.mate)
                met += 1
    assert met == 17


def test_the_spaces_are_an_overlay_of_the_whole_piece() -> None:
    seen = set()
    for players in range(2, 7):
        svg = render_spaces(0, players)
        assert check_sound(svg).attrib["viewBox"] == "0 0 400 300"
        row = rows()[players]
        assert svg.count("<g transform") - 3 * bool(row.dark) == 3 * row.spaces
        assert svg.count(f"<title>{row.dark}</title>") == (3 if row.dark else 0)
        seen.add(svg)
    assert len(seen) == 4, "five and six players use the same spaces"
    assert check_sound(render_spaces(90, 2, "dusk")).attrib["viewBox"] == "0 0 300 400"


def test_a_table_shows_who_stands_on_the_walls() -> None:
    game = Game("base+conquest", players=3, seed=1)
    view = game.shown_to(None)
    for wall in view["fortress"]["walls"]:
        wall["catapult"] = False
    bare = render_board(view)
    check_sound(bare)
    assert figure_body("knight", "red") not in bare, "nobody yet"
    wall = view["fortress"]["walls"][0]
    wall["row"], wall["camp"], wall["catapult"] = [2, 1, 0], [0, 0, 1], True
    manned = render_board(view)
    check_sound(manned)
    assert manned.count(figure_body("knight", "red")) == 2
    assert manned.count(figure_body("knight", "blue")) == 1
    assert manned.count(figure_body("farmer", "green")) == 1
    assert manned.count(catapult_body()) == 1
    assert figure_body("monk", "red") not in manned
    assert catapult_body() in render_piece("catapult")
