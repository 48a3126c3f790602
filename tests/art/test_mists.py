"""Mist ends in a border inside the tile, prints its ghosts where they can be read, and shows what became of it."""

import io
import json
import math
import re
from importlib import resources

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from bastide.art import (
    FACE_DOWN,
    MOST_GHOSTS,
    PIECES,
    STATES,
    THEMES,
    anchor,
    render_back,
    render_fringe,
    render_ghosts,
    render_piece,
    render_state,
    render_tile,
    to_png,
)
from bastide.art.anchors import _places
from bastide.art.areas import road_area
from bastide.art.banks import fringe_body, torn_sides
from bastide.art.catalogue import catalogue, pieces, tile_at
from bastide.art.geometry import CORNERS
from bastide.art.landmarks import landmark_ground
from bastide.art.layout import layout
from bastide.art.parts.mist import prints
from bastide.art.pieces import ghost_body
from bastide.art.raster import TILE, dilate, disc, has, rectangle
from bastide.art.sprites import SPRITES
from bastide.art.tile import mist_states
from tests.art.cases import MISTY, ROTATIONS, VARIANTS
from tests.art.test_pictures import check_sound

CASES = [(tile, ROTATIONS[(i + v) % 4], v) for i, tile in enumerate(MISTY) for v in VARIANTS]


def test_every_mist_of_the_catalogue_is_drawn_with_its_ghosts() -> None:
    text = (resources.files("bastide") / "data" / "tiles" / "mists.json").read_text("utf-8")
    segments = {
        entry["id"] + (f"~{k}" if k else ""): cell["segments"]
        for entry in json.loads(text)
        for k, cell in enumerate(entry.get("cells") or [entry])
    }
    wanted = {name: sum(s.get("ghosts", 0) for s in parts if s["kind"] == "mist") for name, parts in segments.items()}
    assert [name for name, count in wanted.items() if count] == MISTY
    for name in MISTY:
        assert render_tile(name, 0).count("#ghost-print") == wanted[name]


def test_the_border_of_mist_runs_from_corner_to_corner_and_along_no_clear_side() -> None:
    for case in CASES:
        for mist in layout(*case).mists:
            clear = [side for side in range(4) if side not in mist.sides]
            for rim in mist.rims:
                assert rim[0] in CORNERS
                assert rim[-1] in CORNERS
                for x, y in rim[1:-1]:
                    off = (y, 100 - x, 100 - y, x)
                    assert min(off) > -0.01, "outside the tile"
                    assert all(off[side] > 0.3 for side in clear), "on a clear side"


def test_mist_covers_its_sides_whole_in_both_layers() -> None:
    for case in CASES:
        for mist in layout(*case).mists:
            for outline in (mist.outline, mist.dense):
                for side in mist.sides:
                    ends = (CORNERS[side], CORNERS[(side + 1) % 4])
                    assert any(outline[k - 1 : k + 1] == [*ends] for k in range(len(outline))) or outline == [*CORNERS]


def test_printed_ghosts_lie_on_their_mist_apart_and_off_roads() -> None:
    for case in CASES:
        plan = layout(*case)
        roads = road_area(plan.roads)
        found = prints(plan, _places(*case))
        assert len(found) == sum(mist.ghosts for mist in plan.mists), case
        for x, y in found:
            body = rectangle(x - 4, y - 5, x + 4, y + 5)
            assert not body & ~TILE
            assert any(not body & ~mist.area for mist in plan.mists), (case, "beyond the border")
            assert not body & (roads | plan.built), (case, "on a road or in a city")
        for k, a in enumerate(found):
            for b in found[:k]:
                assert math.dist(a, b) > 9.4, (case, "one over the other")


def test_figures_in_the_mist_leave_the_printed_ghosts_in_sight() -> None:
    """A knight, a highwayman or a steward of the tile hides no symbol's middle."""
    for case in CASES:
        plan, stands = layout(*case), _places(*case)
        for i, (x, y) in stands.items():
            if plan.tile.segments[i].kind in ("road", "city", "castle"):
                assert not any(abs(px - x) < 7 and abs(py - y) < 9 for px, py in prints(plan, stands)), case


def test_castles_and_cemeteries_stand_clear_of_the_mist() -> None:
    for name in catalogue():
        for rotation in ROTATIONS:
            plan = layout(name, rotation, 0)
            if plan.landmark:
                assert not any(mist.area & landmark_ground(plan.landmark) for mist in plan.mists)
                assert render_tile(name, rotation).count(f"#{plan.landmark.kind}-l1") == 1


def test_roads_end_under_the_building_that_the_catalogue_names() -> None:
    ends = set()
    for name in pieces("mists"):
        for cell in pieces("mists")[name]:
            plan = layout(cell, 90, 1)
            for road in plan.roads:
                tip = road.lines[0][-1]
                ends.add(road.end)
                if plan.landmark and road.end == plan.landmark.kind:
                    assert has(landmark_ground(plan.landmark), tip)
                elif road.end == "ruin":
                    assert plan.ruin
                    assert has(disc(plan.ruin, 33), tip)
    assert ends == {"", "city", "crossing", "castle", "cemetery", "ruin"}


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_the_ruin_lies_where_the_four_cells_of_the_start_tile_meet(rotation: int) -> None:
    turn = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[rotation]
    middle = set()
    for k, name in enumerate(pieces("mists")["MS-start"]):
        dx, dy = k % 2, k // 2
        x, y = (dx * turn[0] - dy * turn[1], dx * turn[1] + dy * turn[0])
        ruin = layout(name, rotation, 0).ruin
        assert ruin
        middle.add((x * 100 + ruin[0], y * 100 + ruin[1]))
    assert len(middle) == 1


def test_a_tile_that_lies_face_down_shows_its_back() -> None:
    check_sound(render_tile(FACE_DOWN, 0, 2))
    assert render_tile(FACE_DOWN, 0) == render_tile(FACE_DOWN, 0, 3) == render_back()
    with pytest.raises(ValueError, match="unknown tile 'face-down'"):
        anchor(FACE_DOWN, 0, 0, 0)


STATED = ("MM31", "MM20", "MM38")
"""Mist in a corner, over a side, over the whole tile."""


def grey(svg: str, width: int = 60) -> NDArray[np.float64]:
    """A picture of a tile without its colours."""
    return np.asarray(Image.open(io.BytesIO(to_png(svg, width))).convert("L"), float)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lod", [0, 1])
def test_states_of_mist_differ_by_form_alone(theme: str, lod: int) -> None:
    """In grey, at 60 pixels: every two states differ over a good part of the mist."""
    for name in STATED:
        seen = [grey(render_tile(name, 90, 1, theme, lod, states)) for states in ("", "c", "l")]
        veil = layout(name, 90, 1).mists[0].area.bit_count() / 10000
        for k, a in enumerate(seen):
            for b in seen[:k]:
                assert (np.abs(a - b) > 12).mean() > 0.18 * veil, name


def test_closed_mist_has_one_firm_line_and_lost_mist_none() -> None:
    for name in ("MM31", "MM20"):
        drawn = {state: render_tile(name, 90, 1, states=state) for state in "ocl"}
        firm = f'stroke="{THEMES["light"].mist_line}" stroke-width="1.5"'
        assert [drawn[state].count(firm) for state in "ocl"] == [0, 1, 0]
        assert not any("dasharray" in part for part in drawn["l"].split("<path") if THEMES["light"].mist in part)


def test_printed_ghosts_sleep_where_mist_is_closed() -> None:
    ghosts = layout("MM38", 0, 0).mists[0].ghosts
    for state, asleep in (("", 0), ("o", 0), ("l", 0), ("c", ghosts)):
        svg = render_tile("MM38", 0, states=state)
        assert (svg.count("#ghost-asleep"), svg.count("#ghost-print")) == (asleep, ghosts - asleep)


def test_a_state_changes_nothing_outside_the_mist() -> None:
    """Clear land stays as it is, but for the shade and the halo of the rim; so do cities, drawn over the mist."""
    for case in CASES[::25]:
        veil = np.zeros((100, 100), bool)
        for mist in layout(*case).mists:
            wide = dilate(mist.area, 6) & TILE
            veil |= np.array([[has(wide, (x + 0.5, y + 0.5)) for x in range(100)] for y in range(100)])
        plain = grey(render_tile(*case), 100)
        for state in "cl":
            assert not (np.abs(grey(render_tile(*case, states=state), 100) - plain) > 6)[~veil].any(), case


def test_each_mist_of_a_tile_has_a_letter_or_one_stands_for_all() -> None:
    assert mist_states(layout("MM38", 0, 0), "") == ("open",)
    assert mist_states(layout("MM38", 0, 0), "l") == ("lost",)
    for wrong in ("cl", "x"):
        with pytest.raises(ValueError, match="MM38 has 1 mists, each with a letter of ocl"):
            render_tile("MM38", 0, states=wrong)
    with pytest.raises(ValueError, match="D-start has 0 mists"):
        render_tile("D-start", 0, states="c")


def test_mist_is_torn_where_it_meets_clear_land() -> None:
    whole, clear = tile_at("MM38", 0), tile_at("MP06", 0)
    assert torn_sides(whole, {0: whole, 1: clear, 2: None}) == (1, 2)
    assert torn_sides(clear, {0: whole, 1: clear, 2: None}) == ()
    assert fringe_body((1,), THEMES["light"]) in fringe_body((1, 2), THEMES["light"])


@pytest.mark.parametrize("sides", ["N", "ES", "NESW"])
def test_fringes_hang_out_over_their_sides_only(sides: str) -> None:
    image = np.asarray(Image.open(io.BytesIO(to_png(render_fringe(sides), 240))))[:, :, 3] > 0
    parts = {"N": image[:19, 40:200], "E": image[40:200, 221:], "S": image[221:, 40:200], "W": image[40:200, :19]}
    assert "".join(side for side, part in parts.items() if part.any()) == sides
    assert not image[24:216, 24:216].any()
    assert render_fringe(sides) == render_fringe(sides[::-1])


def test_piles_of_ghosts_show_their_number() -> None:
    pictures = [render_ghosts(n, theme) for n in range(1, MOST_GHOSTS + 1) for theme in THEMES]
    for svg in pictures:
        assert check_sound(svg).attrib["viewBox"] == "-20 -20 40 40"
    assert len(set(pictures)) == MOST_GHOSTS
    assert "<title>" not in render_ghosts(1)
    assert all(f"<title>{n}</title>" in render_ghosts(n) for n in range(2, MOST_GHOSTS + 1))


def test_numbers_of_ghosts_can_be_told_apart_on_a_small_map() -> None:
    """At 48 pixels a tile, in grey, every two numbers from 2 to 9 differ in several pixels by half the contrast."""
    small = [np.asarray(Image.open(io.BytesIO(to_png(render_ghosts(n), 19))).convert("L"), float) for n in range(3, 10)]
    for k, a in enumerate(small):
        for b in small[:k]:
            assert (np.abs(a - b) > 60).sum() >= 3


@pytest.mark.parametrize("name", [*PIECES, "ghost 1", "ghost 3", "ghost 15"])
def test_pieces_fit_their_box(name: str) -> None:
    svg = render_ghosts(int(name[6:])) if name.startswith("ghost ") else render_piece(name)
    check_sound(svg)
    left, top, right, bottom = Image.open(io.BytesIO(to_png(svg, 200))).getchannel("A").getbbox() or (0, 0, 0, 0)
    assert min(left, top) > 0
    assert max(right, bottom) < 200
    assert max(right - left, bottom - top) > 60


def test_a_printed_ghost_is_quiet_and_a_ghost_is_large_and_firm() -> None:
    """Nobody counts a symbol for a ghost that is there: that is larger, whole, and drawn in ink."""
    printed, standing = SPRITES["ghost-print"](THEMES["light"], 1), ghost_body(1)
    widest = [max(float(w) for w in re.findall(r'stroke-width="([0-9.]+)"', svg)) for svg in (printed, standing)]
    assert widest[0] <= 1.2
    assert widest[1] >= 1.9
    assert THEMES["light"].mist_line in printed
    figure = np.asarray(Image.open(io.BytesIO(to_png(render_ghosts(1), 400))).convert("LA"), float)
    solid = figure[:, :, 1] > 200
    assert figure[:, :, 0][solid].mean() > 150
    assert solid.any(axis=1).sum() / 10 > 2 * 11, "ghosts are more than twice as high as their symbols"


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: render_ghosts(0), "0 ghosts: a picture shows 1 to 15"),
        (lambda: render_ghosts(16), "16 ghosts"),
        (lambda: render_piece("cat"), "unknown piece 'cat': use one of hound-1, hound-2"),
        (lambda: render_state("shut"), "unknown state 'shut'"),
        (lambda: render_fringe("EE"), "unknown sides 'EE': use letters of NESW, each once"),
        (lambda: render_fringe("NX"), "unknown sides 'NX'"),
        (lambda: render_fringe(""), "unknown sides ''"),
    ],
)
def test_wrong_names_are_named(call, words: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=words):
        call()


@pytest.mark.parametrize("theme", THEMES)
def test_signs_of_states_differ(theme: str) -> None:
    pictures = {render_state(state, theme) for state in STATES}
    assert len(pictures) == len(STATES)
    for svg in pictures:
        assert check_sound(svg).attrib["viewBox"] == "0 0 24 24"
