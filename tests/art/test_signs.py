"""Arrows point at their side, lie free of what they would hide, and carry an upright symbol."""

import io
import re

import numpy as np
import pytest
from PIL import Image

from bastide.art import SYMBOLS, THEMES, render_symbol, render_tile, to_png
from bastide.art.areas import road_area
from bastide.art.catalogue import Arrow, catalogue
from bastide.art.geometry import INWARD, contains, side_frame
from bastide.art.layout import layout
from bastide.art.raster import TILE, disc, stroke
from bastide.art.signs import TIP, outline, plate_area
from bastide.art.symbols import glyph
from bastide.core.tiles.catalogue import load_catalogue
from bastide.rules import PRINTED
from tests.art.cases import ROTATIONS, SIGNED, VARIANTS
from tests.art.test_pictures import check_sound

CASES = [(tile, r, v) for tile in SIGNED for r in ROTATIONS for v in VARIANTS]


def test_the_box_has_five_arrows_of_each_symbol() -> None:
    newest = [catalogue()[spec.id].arrow for spec in load_catalogue("tiles/arrows.json", PRINTED)]
    symbols = [arrow.symbol for arrow in newest if arrow]
    assert {name: symbols.count(name) for name in SYMBOLS} == dict.fromkeys(SYMBOLS, 5)


@pytest.mark.parametrize("side", range(4))
def test_the_tip_is_the_only_corner_near_the_side_and_the_head_is_wider_than_the_plate(side: int) -> None:
    shape = outline(side)
    nx, ny = INWARD[side]
    depth = [x * nx + y * ny for x, y in shape]
    assert sorted(depth)[0] < sorted(depth)[1] - 8, "one tip"
    along = [abs(x * ny) + abs(y * nx) for x, y in shape]
    assert max(along) > 1.4 * along[depth.index(max(depth))]


def test_arrows_turn_with_their_tile() -> None:
    for tile, rotation, variant in CASES:
        plan, printed = layout(tile, rotation, variant), catalogue()[tile].arrow
        assert plan.sign
        assert printed
        assert plan.tile.arrow == Arrow((printed.side + rotation // 90) % 4, printed.symbol)
        assert plan.sign.side == plan.tile.arrow.side
        corners = [(plan.sign.at[0] + x, plan.sign.at[1] + y) for x, y in outline(plan.sign.side)]
        nearest = [min(room) for room in zip(*((y, 100 - x, 100 - y, x) for x, y in corners), strict=True)]
        assert nearest.index(min(nearest)) == plan.sign.side, "it points at another side"
        assert min(nearest) == pytest.approx(TIP)


def test_arrows_hide_no_road_no_village_and_little_of_walls() -> None:
    for case in CASES:
        plan = layout(*case)
        assert plan.sign
        plate = plate_area(plan.sign)
        assert not plate & ~TILE
        assert (plate & road_area(plan.roads)).bit_count() <= 12, case
        if plan.tile.edge(plan.sign.side) == "city":
            assert not plate & ~plan.built, "it lies in the city"
            assert not any(plate & stroke(list(wall), 4) for city in plan.cities for wall in city.walls), case
            assert not any(plate & disc(gate.at, 9) for gate in plan.gates), case
        else:
            assert (plate & plan.built).bit_count() <= 0.15 * plate.bit_count(), case
        if plan.village:
            assert not plate & disc(plan.village, 11)
        for place in plan.cottages:
            assert not contains([(plan.sign.at[0] + x, plan.sign.at[1] + y) for x, y in outline(plan.sign.side)], place)


def test_an_arrow_beside_a_road_leaves_the_end_of_the_road_in_sight() -> None:
    for tile, rotation, variant in CASES:
        plan = layout(tile, rotation, variant)
        assert plan.sign
        if plan.tile.edge(plan.sign.side) == "road":
            end = disc(side_frame(plan.sign.side)((50, 4)), 6)
            assert not plate_area(plan.sign) & end
    assert {t for t in SIGNED if catalogue()[t].edge(catalogue()[t].arrow.side) == "road"} == {  # type: ignore[union-attr]
        "AN-I", "AN-L", "AN-M", "AN-O",
    }  # fmt: skip


def test_symbols_stay_upright() -> None:
    """The plate moves and its head turns; the symbol is drawn by the same lines in every rotation."""
    for tile in SIGNED:
        arrow = catalogue()[tile].arrow
        assert arrow
        drawn = glyph(arrow.symbol)
        for rotation in ROTATIONS:
            for lod in (0, 1):
                svg = render_tile(tile, rotation, 0, "light", lod)
                assert svg.count(drawn) == 1
                around = svg[: svg.index(drawn)].rsplit('<g transform="translate(', 1)[1]
                assert re.match(r'[-\d. ]+\)(scale\([\d.]+\))?">', around), "moved and made larger, not turned"
                assert around.endswith('<g transform="scale(1.1)">')
                assert "rotate" not in around
                assert not any(glyph(other) in svg for other in SYMBOLS if other != arrow.symbol)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pixels", [16, 40])
def test_symbols_differ_by_form_alone(theme: str, pixels: int) -> None:
    """In grey, every ground made equal, the forms are still far from each other."""
    forms = []
    for name in SYMBOLS:
        image = Image.open(io.BytesIO(to_png(render_symbol(name, theme), pixels))).convert("L")
        grey = np.asarray(image, float)[pixels // 5 : -pixels // 5, pixels // 5 : -pixels // 5]
        forms.append(grey > (grey.min() + grey.max()) / 2)
    for i, a in enumerate(forms):
        for b in forms[:i]:
            assert (a ^ b).mean() > 0.18


@pytest.mark.parametrize("theme", THEMES)
def test_symbols_alone_are_sound(theme: str) -> None:
    pictures = {render_symbol(name, theme) for name in SYMBOLS}
    assert len(pictures) == 3
    for svg in pictures:
        assert check_sound(svg).attrib["viewBox"] == "0 0 24 24"
        assert len(svg) < 1500


def test_unknown_symbols_are_named() -> None:
    with pytest.raises(ValueError, match="unknown symbol 'tower': use one of reinforce, portal, extra-turn"):
        render_symbol("tower")
    with pytest.raises(ValueError, match="unknown theme 'noon'"):
        render_symbol("portal", "noon")
