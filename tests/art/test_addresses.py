"""Every picture of the client has an address on the server, and no other word has one."""

import pytest

from bastide.art import COLOURS, ROLES, SYMBOLS, THEMES, render_figure, render_symbol, render_tile
from bastide.art.catalogue import catalogue
from bastide.server.pictures import painter


def test_every_cell_has_an_address() -> None:
    for tile in catalogue():
        draw = painter(f"dusk/tile/{tile}-270-3.svg")
        assert draw, tile
    fork = painter("light/tile/AR-fork~1-90-2.svg")
    assert fork
    assert fork() == render_tile("AR-fork~1", 90, 2, "light")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SYMBOLS)
def test_symbols_have_an_address(theme: str, name: str) -> None:
    draw = painter(f"{theme}/symbol/{name}.svg")
    assert draw
    assert draw() == render_symbol(name, theme)


def test_figures_of_every_role_have_an_address() -> None:
    for role in ROLES:
        for colour in COLOURS:
            draw = painter(f"light/figure/{role}-{colour}.svg")
            assert draw
            assert draw() == render_figure(role, colour)


@pytest.mark.parametrize(
    "path",
    [
        "light/symbol/tower.svg", "noon/symbol/portal.svg", "light/symbol/portal.png", "light/symbol/portal",
        "light/symbol/../portal.svg", "light/tile/AR-fork~-0-0.svg", "light/tile/AR-fork~12-0-0.svg",
        "light/tile/~1-0-0.svg", "light/tile/AR~fork-0-0.svg",
    ],
)  # fmt: skip
def test_other_words_have_none(path: str) -> None:
    assert painter(path) is None


def test_a_cell_that_does_not_exist_is_refused_by_name() -> None:
    draw = painter("light/tile/AR-fork~2-0-0.svg")
    assert draw
    with pytest.raises(ValueError, match="unknown tile 'AR-fork~2'"):
        draw()
