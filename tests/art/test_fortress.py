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
from bastide.art.catapults import catapult_body
from bastide.art.figures import figure_body
from bastide.art.fortress.drawing import whole
from bastide.art.fortress.site import FORTRESS, Site, Ward, rows, site, spaces
from bastide.art.fortress.wards import MEADOW, PLATFORM
from bastide.art.palette import PLAYERS, THEMES
from bastide.art.sprites import SPRITES
from bastide.art.svg import Canvas, document
from tests.art.cases import FORTRESS as CELLS
from tests.art.cases import ROTATIONS
from tests.art.test_pictures import check_sound

NAMES = ("knights", "highwaymen", "monks")


def homes(rotation: int) -> dict[str, str]:
    """The cell of each wall."""
    return {s.of: name for name in CELLS for s in tile_at(name, rotation).segments if s.kind == "wall"}


def within(ward: Ward, found: Site) -> bool:
    """Whether a ward lies inside the curtain wall."""
    left, top, right, bottom = found.curtain
    return left < ward.wall[0] and top < ward.wall[1] and ward.strip[2] < right and ward.strip[3] < bottom


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_three_walls_lie_one_below_the_other_in_every_rotation(rotation: int) -> None:
    found = site(FORTRESS, rotation)
    assert (found.width, found.height) == ((400, 300) if rotation % 180 == 0 else (300, 400))
    assert tuple(ward.name for ward in found.wards) == NAMES
    assert all(within(ward, found) for ward in found.wards)
    feet = [(ward.wall[3], ward.strip[3]) for ward in found.wards]
    assert feet == sorted(feet)
    assert sorted(mouth.kind for mouth in found.mouths) == ["river"] * 2 + ["road"] * 4


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_as_many_spaces_as_the_data_say_and_each_has_room(players: int, rotation: int) -> None:
    count = rows()[players].spaces
    for ward in site(FORTRESS, rotation).wards:
        places = spaces(ward, count)
        assert len(places) == count
        assert min(b[0] - a[0] for a, b in pairwise(places)) >= 22, "figures stand shoulder to shoulder"
        for x, y in places:
            assert ward.wall[0] + 10 < x < ward.wall[2] - 10
            assert ward.wall[1] < y < ward.wall[3]


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_camps_and_catapults_have_their_own_ground_before_their_wall(rotation: int) -> None:
    for ward in site(FORTRESS, rotation).wards:
        left, top, right, bottom = ward.strip
        for (x, y), (w, h) in ((ward.camp, MEADOW), (ward.catapult, PLATFORM)):
            assert left < x - w
            assert x + w < right
            assert top < y - h + 1
            assert y + h < bottom
        assert ward.catapult[0] - PLATFORM[0] > ward.camp[0] + MEADOW[0]


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_places_are_told_from_the_cell_of_the_wall(rotation: int) -> None:
    found = site(FORTRESS, rotation)
    for ward in found.wards:
        home = homes(rotation)[ward.name]
        x, y = found.corners[home]
        told = wall_spaces(home, rotation, 5)
        assert [(round(a + x, 3), round(b + y, 3)) for a, b in told] == [
            (round(a, 3), round(b, 3)) for a, b in spaces(ward, 5)
        ]
        camp, machine = camp_place(home, rotation), catapult_place(home, rotation)
        assert (camp[0] + x, camp[1] + y) == pytest.approx(ward.camp)
        assert (machine[0] + x, machine[1] + y) == pytest.approx(ward.catapult)
        number = next(i for i, s in enumerate(tile_at(home, rotation).segments) if s.kind == "camp")
        assert anchor(home, rotation, 0, number) == pytest.approx(camp)
        apart = [math.dist(a, b) for a, b in combinations((*told, camp, machine), 2)]
        assert min(apart) > 22
    with pytest.raises(ValueError, match="cell CQ-board has no wall"):
        wall_spaces("CQ-board", 0, 4)


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
    game = Game.new("base+conquest", players=3, seed=1)
    view = game.view_for(None)
    for wall in view["fortress"]["walls"]:
        wall["catapult"] = False
    bare = render_board(view)
    check_sound(bare)
    assert PLAYERS["red"].fill not in bare, "nobody yet"
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
