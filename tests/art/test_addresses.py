"""Every picture of the client has an address on the server, and no other word has one."""

import pytest

from bastide.art import (
    COLOURS,
    FACE_DOWN,
    LANDMARKS,
    PIECES,
    ROLES,
    SIEGES,
    STATES,
    SYMBOLS,
    THEMES,
    painter,
    render_figure,
    render_fringe,
    render_ghosts,
    render_landmark,
    render_piece,
    render_siege,
    render_spaces,
    render_state,
    render_symbol,
    render_tile,
    to_webp,
)
from bastide.art.bitmaps import pixels
from bastide.art.catalogue import catalogue


def test_every_cell_has_an_address() -> None:
    for tile in catalogue():
        draw = painter(f"dusk/tile/{tile}-270-3.svg")
        assert draw, tile
    gate = painter("light/tile/CQ-board~11-0-0.svg")
    assert gate
    assert gate() == render_tile("CQ-board~11", 0, 0, "light", alone=False)
    fork = painter("light/tile/AR-fork~1-90-2.svg")
    assert fork
    assert fork() == render_tile("AR-fork~1", 90, 2, "light", alone=False)


def test_a_tile_seen_from_afar_is_a_bitmap_with_less_detail() -> None:
    far = painter("light/small/AR-fork~1-90-2.webp")
    assert far
    assert far() == to_webp(render_tile("AR-fork~1", 90, 2, "light", lod=0, alone=False))
    lost = painter("dusk/small/MM38-0-3-l.webp")
    assert lost
    assert lost() == to_webp(render_tile("MM38", 0, 3, "dusk", lod=0, states="l", alone=False))
    assert painter("light/small/AR-fork~1-90-2.svg") is None
    assert painter("light/tile/AR-fork~1-90-2.webp") is None


def test_nothing_shines_through_a_tile_seen_from_afar() -> None:
    for tile in catalogue():
        alpha = pixels(render_tile(tile, 90, 1, lod=0), 40).getchannel("A")
        assert alpha.getextrema() == (255, 255), tile


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SYMBOLS)
def test_symbols_have_an_address(theme: str, name: str) -> None:
    draw = painter(f"{theme}/symbol/{name}.svg")
    assert draw
    assert draw() == render_symbol(name, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_of_the_fortress_has_an_address(theme: str) -> None:
    wanted = {f"symbol/{name}.svg": render_siege(name, theme) for name in SIEGES}
    wanted |= {f"fortress/{r}-{n}-7.svg": render_spaces(r, n, theme, spaces=7) for r in (0, 90) for n in (2, 3)}
    wanted |= {f"fortress/{r}-{n}.svg": render_spaces(r, n, theme) for r in (0, 90) for n in range(2, 7)}
    for path, svg in wanted.items():
        draw = painter(f"{theme}/{path}")
        assert draw, path
        assert draw() == svg
    draw = painter(f"{theme}/fortress/0-9.svg")
    assert draw
    with pytest.raises(ValueError, match="9 players: the walls have rows for 2, 3, 4, 5, 6"):
        draw()


@pytest.mark.parametrize("name", LANDMARKS)
def test_landmarks_have_an_address(name: str) -> None:
    draw = painter(f"dusk/landmark/{name}.svg")
    assert draw
    assert draw() == render_landmark(name, "dusk")


def test_figures_of_every_role_have_an_address() -> None:
    for role in ROLES:
        for colour in COLOURS:
            draw = painter(f"light/figure/{role}-{colour}.svg")
            assert draw
            assert draw() == render_figure(role, colour)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_of_the_mists_has_an_address(theme: str) -> None:
    wanted = {f"tile/{FACE_DOWN}-0-1.svg": render_tile(FACE_DOWN, 0, 1, theme, alone=False)}
    wanted |= {f"piece/{name}.svg": render_piece(name, theme) for name in PIECES}
    wanted |= {f"ghost/{n}.svg": render_ghosts(n, theme) for n in (1, 9, 15)}
    wanted |= {f"mist/{state}.svg": render_state(state, theme) for state in STATES}
    wanted |= {f"tile/MM38-90-2-{one}.svg": render_tile("MM38", 90, 2, theme, states=one, alone=False) for one in "cl"}
    wanted |= {f"mist/torn-{sides}.svg": render_fringe(sides, theme) for sides in ("W", "NS", "NESW")}
    for path, svg in wanted.items():
        draw = painter(f"{theme}/{path}")
        assert draw, path
        assert draw() == svg


@pytest.mark.parametrize(
    "path",
    [
        "light/symbol/tower.svg", "noon/symbol/portal.svg", "light/symbol/portal.png", "light/symbol/portal",
        "light/symbol/../portal.svg", "light/tile/AR-fork~-0-0.svg", "light/tile/AR-fork~123-0-0.svg",
        "light/tile/~1-0-0.svg", "light/tile/AR~fork-0-0.svg", "light/ghost/0.svg", "light/ghost/16.svg",
        "light/ghost/01.svg", "light/piece/cat.svg", "light/mist/shut.svg", "light/mist/closed/MM01-0-0.svg",
        "light/tile/MM01-0-0-o.svg", "light/mist/torn-.svg", "light/mist/torn-X.svg", "light/tile/MM01-0-0-x.svg",
        "light/landmark/tower.svg", "light/tile/MM01-0-0-.svg", "light/tile/MM01-0-0-ccccc.svg",
        "noon/ghost/1.svg", "light/fortress/45-2.svg", "light/fortress/0-0.svg", "light/fortress/0-10.svg",
    ],
)  # fmt: skip
def test_other_words_have_none(path: str) -> None:
    assert painter(path) is None


def test_a_cell_that_does_not_exist_is_refused_by_name() -> None:
    draw = painter("light/tile/AR-fork~2-0-0.svg")
    assert draw
    with pytest.raises(ValueError, match="unknown tile 'AR-fork~2'"):
        draw()
