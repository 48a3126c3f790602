"""Large cities have a landmark, in one place that the whole city decides."""

import io
import random
import re

import numpy as np
import pytest
from PIL import Image

from bastide import Game
from bastide.art import LANDMARKS, Part, landmark, render_board, render_landmark, to_png
from bastide.art.anchors import places
from bastide.art.catalogue import catalogue, tile_at
from bastide.art.civic import LEAST, cities, civic_squares, landmarks, landmarks_body, square, squares_of
from bastide.art.layout import layout
from bastide.art.palette import THEMES
from bastide.art.parts.town import free_room
from bastide.art.raster import rectangle
from bastide.choices.anchors import Landmarks
from tests.art.cases import VARIANTS
from tests.art.test_pictures import check_sound

AGAIN = "the art of tiles has changed: python -m scripts.survey"


def row(n: int, held: tuple[int, ...] = ()) -> list[Part]:
    """A city of that many tiles that are city from west to east."""
    ends = [Part(0, 0, "E", 90, 0, 0 in held), Part(n - 1, 0, "E", 270, 0, n - 1 in held)]
    return [ends[0], *(Part(x, 0, "G", 0, 0, x in held) for x in range(1, n - 1)), ends[1]]


def test_a_city_of_four_tiles_has_a_town_hall_and_one_of_seven_a_minster() -> None:
    assert landmark(row(3)) is None
    kinds = [found[1].removesuffix("-small") if (found := landmark(row(n))) else "" for n in (4, 6, 7, 12)]
    assert kinds == ["townhall", "townhall", "minster", "minster"]


def test_a_landmark_stands_on_the_oldest_of_the_roomiest_tiles_without_a_figure() -> None:
    free, beside = landmark(row(6)), landmark(row(6, held=(1,)))
    assert free
    assert beside
    assert (free[0].x, beside[0].x) == (1, 2)
    everywhere = landmark(row(4, held=(0, 1, 2, 3)))
    assert everywhere
    assert everywhere[0].x == 1


def test_a_city_with_a_cathedral_has_no_other_landmark() -> None:
    """INN-13: a minster beside it would be taken for a second one."""
    found = landmark(row(8))
    assert found
    assert found[1].startswith("minster")
    assert landmark([*row(8), Part(3, 1, "IN-cathedral", 0, 0)]) is None
    assert landmark([*row(8), Part(3, 1, "unheard-of", 0, 0)]) == found


def test_a_tile_that_joins_elsewhere_moves_no_landmark_to_an_equal_place() -> None:
    before, after = landmark(row(5)), landmark(row(6))
    assert before
    assert after
    assert before == after


def test_the_table_of_squares_is_as_computed() -> None:
    built = [name for name, tile in catalogue().items() if tile.has("city") and not tile.fortified]
    assert list(civic_squares()) == built, AGAIN
    for name in built[::9]:
        assert squares_of(name) == civic_squares()[name], AGAIN


@pytest.mark.parametrize("kind", LEAST)
def test_landmarks_stand_inside_their_walls_and_leave_the_shield_in_sight(kind: str) -> None:
    for n, name in enumerate(civic_squares()):
        rotation = 90 * (n % 4)
        for i, segment in enumerate(tile_at(name, rotation).segments):
            x, y, room = square(Part(0, 0, name, rotation, i), kind)
            if segment.kind != "city" or not room:
                continue
            plan = layout(name, rotation, VARIANTS[n % len(VARIANTS)])
            city = next(city for city in plan.cities if city.segment == i)
            assert not rectangle(x - 6, y - 4, x + 6, y) & ~city.area, name
            _, shield = free_room(plan, city, places(plan)[i])
            if shield:
                body = rectangle(x - 10, y - 10, x + 10, y)
                assert not body & rectangle(shield[0] - 6, shield[1] - 7, shield[0] + 6, shield[1] + 7), name


LARGE = "base+mist-tiles+guards+mist+cemeteries+castles"


@pytest.mark.parametrize("rules", ["base+fields", LARGE, "mists"])
def test_the_server_and_a_picture_agree_where_landmarks_stand(rules: str) -> None:
    chance = random.Random(3)
    game = Game(rules, players=2, seed=3)
    told = Landmarks(game)
    most = 0
    for n in range(240):
        if game.over:
            break
        actions = game.legal_actions()
        game.push(chance.choice(actions))
        if n % 12 == 0 or game.over:
            view = game.view_for(None)
            drawn = landmarks(cities(view))
            most = max(most, len(drawn))
            said = []
            for name, (dx, dy) in told.places().items():
                kind, cell = name.split()
                x, y = map(int, cell.split(","))
                said.append(((x * 100 + dx, y * 100 + dy), kind))
            assert sorted(said) == drawn
            assert landmarks_body(view, THEMES["light"], 1) in render_board(view)
    assert most, "this game had none"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", LANDMARKS)
def test_landmarks_fit_their_box(name: str, theme: str) -> None:
    svg = render_landmark(name, theme)
    assert check_sound(svg).attrib["viewBox"] == "-36 -64 72 84"
    alpha = np.asarray(Image.open(io.BytesIO(to_png(svg, 144))))[:, :, 3]
    assert alpha.any()
    assert not any(side.any() for side in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]))
    scale = re.search(r"scale\(([.0-9]+)\)", svg)
    assert scale
    assert float(scale[1]) <= 1.25


def test_an_unknown_landmark_is_named() -> None:
    with pytest.raises(ValueError, match="unknown landmark 'tower': use one of townhall, townhall-small"):
        render_landmark("tower")
