"""Players' colours keep apart, for eyes with and without a colour deficiency."""

import io
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from bastide.art import render_tile, to_png
from bastide.art.palette import PLAYERS, THEMES
from bastide.art.parts.cloud import VEIL
from bastide.art.symbols import GOLD, WHITE
from tests.art.eyes import EYES, Colour, contrast, lab, light_of, linear


def nearest(eye: str) -> float:
    """Smallest CIE76 distance between two players' fills."""
    seen = {name: lab(EYES[eye] @ linear(p.fill)) for name, p in PLAYERS.items()}
    return min(float(np.linalg.norm(seen[a] - seen[b])) for a, b in combinations(seen, 2))


@pytest.mark.parametrize(("eye", "least"), [("normal", 55), ("protan", 34), ("deutan", 34), ("tritan", 34)])
def test_players_differ_for_every_eye(eye: str, least: float) -> None:
    assert nearest(eye) >= least


def test_every_player_has_an_emblem_of_its_own() -> None:
    assert len({p.emblem for p in PLAYERS.values()}) == len(PLAYERS)


@pytest.mark.parametrize("player", PLAYERS.values(), ids=list(PLAYERS))
def test_emblems_stand_out_from_their_ground(player) -> None:  # type: ignore[no-untyped-def]
    assert contrast(player.fill, player.charge) >= 3.2


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_grounds_of_symbols_differ_for_every_eye(theme, eye: str) -> None:  # type: ignore[no-untyped-def]
    seen = [lab(EYES[eye] @ linear(ground)) for ground in theme.signs]
    assert min(float(np.linalg.norm(a - b)) for a, b in combinations(seen, 2)) >= 30


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_symbols_stand_out_from_their_ground_and_arrows_from_the_tile(theme) -> None:  # type: ignore[no-untyped-def]
    for ground in theme.signs:
        assert contrast(WHITE, ground) >= 4.5
        assert contrast(GOLD, ground) >= 3
    for below in (theme.field, theme.city, theme.street):
        assert contrast(WHITE, below) >= 1.5
        assert contrast(theme.ink, below) >= 3


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_rivers_are_no_fields_and_no_roads(theme, eye: str) -> None:  # type: ignore[no-untyped-def]
    water, field, road = (lab(EYES[eye] @ linear(c)) for c in (theme.water, theme.field, theme.road))
    assert np.linalg.norm(water - road) > 30
    assert np.linalg.norm(water - field) > (40 if eye != "tritan" else 15)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_mist_stands_out_from_fields_and_printed_ghosts_from_mist(theme, eye: str) -> None:  # type: ignore[no-untyped-def]
    def veiled(hexcode: str, *opacities: float) -> Colour:
        below, mist = (np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) for h in (hexcode, theme.mist))
        for opacity in opacities:
            below = below * (1 - opacity) + mist * opacity
        return lab(EYES[eye] @ linear("#" + "".join(f"{round(v):02x}" for v in below)))

    field, water = (lab(EYES[eye] @ linear(c)) for c in (theme.field, theme.water))
    assert contrast(theme.mist_hi, theme.field) > 1.8, "the crest of the border, whatever the eye"
    assert contrast(theme.mist_eye, theme.mist_hi) > 7, "eyes of printed ghosts"
    for thin, _ in VEIL.values():
        ground = veiled(theme.field, float(thin))
        assert np.linalg.norm(ground - field) > (22 if eye != "tritan" else 14)
        assert np.linalg.norm(ground - water) > 22
        assert np.linalg.norm(ground - lab(EYES[eye] @ linear(theme.mist_line))) > 30, "the line round a printed head"
        assert np.linalg.norm(veiled(theme.road, float(thin)) - ground) > 4


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_roads_and_cities_stand_out_from_fields(theme) -> None:  # type: ignore[no-untyped-def]
    ground = lab(linear(theme.field))
    for colour in (theme.road, theme.city, theme.stone):
        assert np.linalg.norm(lab(linear(colour)) - ground) > 25
    assert contrast(theme.ink, theme.stone_hi) >= 4.5


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_dark_line_parts_city_and_field_on_small_tiles(theme: str, eye: str) -> None:
    """Without green cones both have one hue: at 48 pixels the wall must be seen in every column of a cap."""
    image = Image.open(io.BytesIO(to_png(render_tile("E", 0, 0, theme, 0), 48)))
    light = lab(light_of(image) @ EYES[eye].T)[..., 0]
    city, field = light[3:8, 20:28].max(), np.median(light[36:])
    darker = min(city, field) - light[8:24, 14:34].min(axis=0)
    assert darker.min() >= 20
    assert np.median(darker) >= 30
