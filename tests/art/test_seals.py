"""Signs of besiegers: off everything that a tile tells, readable, and in the order of the catalogue."""

import io
import re

import numpy as np
import pytest
from PIL import Image

from bastide.art import SIEGES, THEMES, render_siege, render_tile, to_png
from bastide.art.areas import bridge_area, river_area, road_area, wall_faces
from bastide.art.catalogue import catalogue
from bastide.art.layout import layout
from bastide.art.raster import TILE, disc
from bastide.art.signs import seal_area
from bastide.art.symbols import WHITE, siege_glyph
from tests.art.cases import ROTATIONS, SEALED, VARIANTS
from tests.art.eyes import contrast
from tests.art.test_pictures import check_sound

SOME = [(tile, ROTATIONS[(k + j) % 4], (k + 3 * j) % 4) for k, tile in enumerate(SEALED) for j in range(2)]
ALL = [(tile, rotation, variant) for tile in SEALED for rotation in ROTATIONS for variant in VARIANTS]


def check(case: tuple[str, int, int]) -> None:
    """The seals of a tile lie inside it and hide no road, water, gate or building, and no wall worth mentioning."""
    plan = layout(*case)
    assert tuple(seal.symbol for seal in plan.seals) == catalogue()[case[0]].seals
    assert [seal.at[0] for seal in plan.seals] == sorted(seal.at[0] for seal in plan.seals), "left to right (CON-20)"
    area = seal_area(plan.seals)
    assert not area & ~TILE
    assert not area & (road_area(plan.roads) | river_area(plan.rivers) | bridge_area(plan.bridges)), case
    for gate in plan.gates:
        assert not area & disc(gate.at, 8)
    for city in plan.cities:
        assert (area & wall_faces(city)).bit_count() < 0.15 * area.bit_count(), case


@pytest.mark.parametrize("case", SOME, ids=lambda c: "-".join(map(str, c)))
def test_seals_hide_nothing_that_counts(case: tuple[str, int, int]) -> None:
    check(case)


@pytest.mark.long
def test_all_seals_hide_nothing_that_counts() -> None:
    for case in ALL:
        check(case)


def test_no_side_cuts_a_seal_that_is_drawn_larger_on_small_tiles() -> None:
    for case in SOME:
        svg = render_tile(*case, lod=0)
        places = re.findall(r'translate\(([\d.]+) ([\d.]+)\)scale\(([\d.]+)\)"><ellipse cx="\.7"', svg)
        assert len(places) == len(catalogue()[case[0]].seals)
        for x, y, size in places:
            reach = (9.4 + 1.5) * float(size)
            assert min(float(x), float(y), 100 - float(x), 100 - float(y)) >= reach - 0.1, case


def test_every_tile_of_the_box_has_its_signs_and_no_other_tile_has_any() -> None:
    printed = [tile for tile in SEALED if catalogue()[tile].count]
    assert len(printed) == 18
    older = {tile for tile in SEALED if catalogue()[tile].older}
    assert older == {"CQ-river", "CQ-02", "CQ-06", "CQ-14", "CQ-14-plain"}
    twins = {"CQ-14-v2-plain", "CQ-river-v2-plain"}
    assert set(SEALED) - set(printed) - older == twins, "without gardens (HOUSE-4)"
    assert catalogue()["CQ-06-plain"].seals == catalogue()["CQ-06"].seals
    assert all(catalogue()[tile].box == "conquest" for tile in SEALED)
    svg = render_tile("CQ-02", 90, 1)
    assert svg.index(siege_glyph("highwaymen")) < svg.index(siege_glyph("knights"))
    assert siege_glyph("monks") not in svg


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_signs_stand_out_from_their_ground(theme) -> None:  # type: ignore[no-untyped-def]
    for ground in theme.seals:
        assert contrast(WHITE, ground) >= 4.5
    for below in (theme.field, theme.city):
        assert contrast(theme.rim, below) >= 1.5


@pytest.mark.parametrize("pixels", [12, 40])
def test_signs_differ_by_form_alone(pixels: int) -> None:
    """In grey, every ground made equal, also as small as on a tile of 48 pixels."""
    forms = []
    for name in SIEGES:
        image = Image.open(io.BytesIO(to_png(render_siege(name), pixels))).convert("L")
        grey = np.asarray(image, float)[pixels // 4 : -pixels // 4, pixels // 4 : -pixels // 4]
        forms.append(grey > (grey.min() + grey.max()) / 2)
    for i, a in enumerate(forms):
        for b in forms[:i]:
            assert (a ^ b).mean() > 0.18


@pytest.mark.parametrize("theme", THEMES)
def test_signs_alone_are_sound(theme: str) -> None:
    pictures = {render_siege(name, theme) for name in SIEGES}
    assert len(pictures) == 4
    for svg in pictures:
        assert check_sound(svg).attrib["viewBox"] == "0 0 24 24"
    with pytest.raises(ValueError, match="unknown sign 'tower': use one of knights, highwaymen, monks, any"):
        render_siege("tower", theme)
