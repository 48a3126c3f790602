"""Boards, sheets and PNG files."""

import io
import re
import xml.etree.ElementTree as ET
from typing import Any

import numpy as np
import pytest
from PIL import Image

from bastide import Game
from bastide.art import (
    COLOURS,
    ROLES,
    SETS,
    anchor,
    render_board,
    render_figure,
    render_icon,
    render_sheet,
    tile,
    to_png,
    variant_of,
)
from bastide.art.catalogue import catalogue, pieces
from bastide.art.figures import figure_body
from bastide.art.lettering import caption
from bastide.art.palette import PLAYERS, THEMES, Theme
from bastide.art.pieces import haunting_body
from bastide.art.svg import Canvas, num
from scripts.art_overviews import render_figures
from tests.art.test_pictures import check_sound

VIEW = {
    "tiles": [
        {"x": 0, "y": 0, "tile": "D-start", "rotation": 0, "seat": None},
        {"x": 1, "y": 0, "tile": "U", "rotation": 0, "seat": 0},
        {"x": 0, "y": 1, "tile": "B", "rotation": 90, "seat": 1},
    ],
    "figures": [
        {"seat": 0, "kind": "meeple", "role": "highwayman", "x": 1, "y": 0, "segment": 0},
        {"seat": 1, "kind": "meeple", "role": "monk", "x": 0, "y": 1, "segment": 0},
    ],
}


def windows(svg: str) -> list[ET.Element]:
    return [e for e in ET.fromstring(svg) if e.tag.endswith("svg")]


def test_a_board_shows_every_tile_in_its_cell() -> None:
    svg = render_board(VIEW)
    check_sound(svg)
    assert [(e.attrib["x"], e.attrib["y"]) for e in windows(svg)] == [
        ("-.3", "-.3"), ("99.7", "-.3"), ("-.3", "99.7"),
    ]  # fmt: skip


def test_figures_can_be_left_out_and_coloured() -> None:
    with_figures, without = render_board(VIEW), render_board(VIEW, figures=False)
    assert PLAYERS["red"].fill in with_figures
    assert PLAYERS["red"].fill not in without
    assert PLAYERS["pink"].fill in render_board(VIEW, colours=("pink", "green"))


def test_marks_frame_cells_and_enlarge_the_board() -> None:
    plain, marked = ET.fromstring(render_board(VIEW)), ET.fromstring(render_board(VIEW, marks=[(3, 0)]))
    width = [float(e.attrib["viewBox"].split()[2]) for e in (plain, marked)]
    assert width[1] == width[0] + 200


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("tile", ["B", "C"])
def test_no_table_shines_through_between_tiles_of_any_size(tile: str, theme: Theme) -> None:
    """Where tiles end within a pixel as well: across the border nothing but the fine line of its ink is seen."""
    lying = [{"x": x, "y": y, "tile": tile, "rotation": 0, "seat": None} for x in range(2) for y in range(2)]
    svg = render_board({"tiles": lying}, theme.name)
    for width in (150, 239, 307):
        image = np.asarray(Image.open(io.BytesIO(to_png(svg, width))).convert("RGB"), float)
        scale = width / 224
        border = round(112 * scale)
        for row in (image, image.transpose(1, 0, 2)):
            band = row[round(20 * scale) : round(104 * scale)].mean(axis=0)
            beside = np.concatenate([band[border - 7 : border - 3], band[border + 3 : border + 7]]).mean(axis=0)
            assert np.abs(band[border - 3 : border + 3] - beside).max() < 36


def test_an_empty_board_is_a_table() -> None:
    check_sound(render_board({"tiles": []}))


@pytest.mark.parametrize("seed", [3, 11])
def test_real_games_are_drawn(seed: int) -> None:
    game = Game("base+fields", players=3, seed=seed)
    for _ in range(40):
        actions = game.legal_actions()
        game.push(actions[-1] if game.decision and game.decision.step == "place" else actions[0])
    view = game.view_for(None)
    assert view["figures"]
    svg = render_board(view, theme="dusk")
    check_sound(svg)
    assert len(windows(svg)) == len(view["tiles"])


def test_the_sheet_shows_all_tiles_with_their_number() -> None:
    svg = render_sheet()
    check_sound(svg)
    words = re.findall(r"<title>([^<]+ × \d+)</title>", svg)
    assert words == [f"{t.id} × {t.count}" for t in catalogue().values() if t.count]
    assert len(windows(render_sheet(["A", "U"], captions=False))) == 2


@pytest.mark.parametrize("box", SETS)
def test_the_sheet_of_one_set_shows_its_tiles(box: str) -> None:
    words = re.findall(r"<title>([^<]+) × (\d+)</title>", render_sheet(box=box))
    assert [name for name, _ in words] == [name for name in pieces(box) if catalogue()[name].count]
    assert (
        sum(int(count) for _, count in words)
        == {
            "base": 72,
            "river": 12,
            "river20": 17,
            "arrows": 15,
            "mists": 61,
            "conquest": 19,
            "inns": 18,
            "traders": 24,
            "crops": 12,
            "goldmines": 8,
            "mage": 8,
        }[box]
    )


@pytest.mark.parametrize(("rotation", "step"), [(0, (100, 0)), (90, (0, 100)), (180, (-100, 0)), (270, (0, -100))])
def test_the_sheet_shows_a_piece_as_one(rotation: int, step: tuple[int, int]) -> None:
    """The cells lie edge to edge, a little over each other, in the direction that the piece is turned."""
    cells = windows(render_sheet(["AR-fork"], rotation=rotation))
    (x, y), (u, v) = ((float(e.attrib["x"]), float(e.attrib["y"])) for e in cells)
    assert (u - x, v - y) == pytest.approx(step, abs=0.6)


def test_cells_of_a_piece_have_their_own_pictures_and_places() -> None:
    fork = {"tile": "AR-fork", "rotation": 90, "seat": 0}
    view = {
        "tiles": [{"x": 0, "y": 0, **fork}, {"x": 0, "y": 1, "cell": 1, **fork}],
        "figures": [{"seat": 0, "role": "knight", "x": 0, "y": 1, "segment": 0}],
    }
    svg = render_board(view)
    check_sound(svg)
    assert [e.attrib["viewBox"] for e in windows(svg)] == ["0 0 100 100.5", "0 -.5 100 100.5"]
    x, y = anchor("AR-fork~1", 90, variant_of(0, 1), 0)
    assert f'translate({num(x)} {num(y + 100)})">' in svg


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown set 'heaths': use one of base, river, river20, arrows, mists"):
        render_sheet(box="heaths")


def test_captions_need_no_font() -> None:
    for letter in "".join(pieces()) + "×+0123456789":
        drawn = caption(letter, 0, 0, "#000")
        assert "<text" not in drawn
        assert drawn.count("<path") == 1
    check_sound(f'<svg xmlns="http://www.w3.org/2000/svg">{caption("R & D", 0, 0, "#000")}</svg>')


def test_the_figures_sheet_shows_every_colour() -> None:
    svg = render_figures("dusk")
    check_sound(svg)
    assert all(PLAYERS[c].fill in svg for c in COLOURS)


def test_png_has_the_width_asked_for_and_the_colours_of_the_theme() -> None:
    for theme in THEMES.values():
        image = Image.open(io.BytesIO(to_png(render_board(VIEW, theme=theme.name), 448)))
        assert image.size == (448, 448)
        assert "#" + image.convert("RGB").tobytes()[:3].hex() == theme.table


def test_png_refuses_nonsense() -> None:
    with pytest.raises(ValueError, match="width 0 is not positive"):
        to_png(render_icon(), 0)
    with pytest.raises(ValueError):
        to_png("<svg", 10)


@pytest.mark.parametrize("role", ROLES)
def test_figures_fill_their_box_without_being_cut(role: str) -> None:
    image = Image.open(io.BytesIO(to_png(render_figure(role, "yellow"), 200))).getchannel("A")
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    assert min(left, top) > 0
    assert max(right, bottom) < 200
    assert right - left > 90
    assert bottom - top > 90


FOLLOWER = {"id": "0.meeple.0", "seat": 0, "kind": "meeple", "role": "knight", "x": 0, "y": 0, "segment": 0}


def beside(*figures: dict[str, object], supply: tuple[str, ...] = ("meeple", "guard")) -> str:
    """A city with these figures on one spot."""
    tile = {"x": 0, "y": 0, "tile": "E", "rotation": 0, "seat": None}
    return render_board({"tiles": [tile], "figures": figures, "supply": [dict.fromkeys(supply, 5)]})


def test_a_large_meeple_has_a_shape_of_its_own_and_more_room() -> None:
    large = {**FOLLOWER, "id": "0.large.1", "kind": "large"}
    supply = ("meeple", "large")
    assert figure_body("large-knight", "red") in beside(large, supply=supply)
    assert figure_body("large-highwayman", "red") in beside({**large, "role": "highwayman"}, supply=supply)
    assert figure_body("knight", "red") in beside(FOLLOWER, supply=supply)
    places = [re.findall(r'translate\((-?\d+) 0\)"', beside(*pair, supply=supply)) for pair in (
        (FOLLOWER, FOLLOWER), (FOLLOWER, large)
    )]  # fmt: skip
    assert [found[0] for found in places] == ["-8", "-11"]


def test_guards_have_a_shape_of_their_own_beside_followers() -> None:
    guard = {**FOLLOWER, "kind": "guard"}
    assert figure_body("guard-knight", "red") in beside(guard)
    assert figure_body("knight", "red") in beside(guard, supply=("guard",)), "alone they look as their role does"
    assert figure_body("knight", "red") in beside(FOLLOWER)


def test_figures_of_one_spot_stand_beside_each_other() -> None:
    other = {**FOLLOWER, "id": "0.meeple.1", "ghosts": 2}
    svg = beside(FOLLOWER, other)
    check_sound(svg)
    body = figure_body("knight", "red")
    assert f'<g transform="translate(-8 0)">{body}</g>' in svg
    assert f'<g transform="translate(8 0)">{body}{haunting_body(2)}</g>' in svg
    assert "translate(8 0)" not in beside(FOLLOWER)


def test_a_size_arrows_and_the_last_tile() -> None:
    plain = render_board(VIEW)
    sized = render_board(VIEW, size=300)
    width, height = map(float, re.findall(r'(?:width|height)="([\d.]+)"', sized.partition("viewBox")[0]))
    assert max(width, height) == 300
    assert ET.fromstring(sized).attrib["viewBox"] == ET.fromstring(plain).attrib["viewBox"]
    last = render_board(VIEW, last=True)
    assert last == render_board(VIEW, marks=[(0, 1)])
    start = {**VIEW, "tiles": VIEW["tiles"][:1]}
    assert render_board(start, last=True, figures=False) == render_board(start, figures=False)
    pointed = render_board(VIEW, arrows=[((0, 0), (1, 0)), ((3, 0), (3, 0), "red")])
    check_sound(pointed)
    assert 'stroke="red"' in pointed
    assert ET.fromstring(pointed).attrib["viewBox"] != ET.fromstring(plain).attrib["viewBox"], "a ring lies outside"
    refused: list[dict[str, Any]] = [{"size": 0}, {"arrows": [((0, 0), (1, 0), '"/><script>')]}]
    for wrong in refused:
        with pytest.raises(ValueError):
            render_board(VIEW, **wrong)


def test_the_next_board_draws_its_new_tiles_only(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    inner = tile.inner_tile

    def noted(canvas: Canvas, tile_id: str, *more: Any) -> str:
        drawn.append(tile_id)
        return inner(canvas, tile_id, *more)

    monkeypatch.setattr(tile, "inner_tile", noted)
    tile._draw_once.cache_clear()
    game = Game("base+fields", seed=3)
    for _ in range(24):
        game.push(game.legal_actions()[0])
    first = game.svg()
    assert len(drawn) > 5
    drawn.clear()
    assert game.svg() == first
    assert drawn == []
    while len(game.view_for(None)["tiles"]) == len(re.findall("<svg ", first)) - 1:
        game.push(game.legal_actions()[0])
    game.svg()
    assert len(drawn) <= 1
