"""The picture of a table in the mists: ghosts, hounds, the buried, banks, fringes, and every colour of every seat."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from bastide import Game
from bastide.art import FACE_DOWN, anchor, of_the_box, own_set, render_board, render_tile, variant_of
from bastide.art.banks import fringe_body
from bastide.art.figures import figure_body
from bastide.art.haunting import colour_number, states
from bastide.art.palette import THEMES
from bastide.art.pieces import beside_body, ghost_body
from bastide.art.svg import num
from tests.art.test_pictures import check_sound

MISTY, CLEAR, GRAVE = "MM38", "MP06", "MK02"
COLOURS = ("green", "black", "pink", "yellow")


def view(hounds: Sequence[dict[str, Any]] = (), **mist: Any) -> dict[str, Any]:
    """A misty tile, a clear one to its east, a cemetery to its west, a tile face down to its south."""
    tiles = [(0, 0, MISTY), (1, 0, CLEAR), (-1, 0, GRAVE), (0, 1, FACE_DOWN)]
    return {
        "tiles": [{"x": x, "y": y, "tile": tile, "rotation": 0, "seat": 0} for x, y, tile in tiles],
        "figures": [
            {"id": "1.guard-2.0", "seat": 1, "kind": "guard-2", "role": "highwayman", "x": 1, "y": 0, "segment": 1}
        ],
        "mist": {"ghosts": [], "banks": [], "cemeteries": [], **mist},
        "team": {"colours": 2, "hounds": hounds},
    }


def standing(x: int, y: int, tile: str, segment: int, body: str) -> str:
    """What is drawn for something that stands on a segment."""
    ax, ay = anchor(tile, 0, variant_of(x, y), segment)
    return f'<g transform="translate({num(x * 100 + ax)} {num(y * 100 + ay)})">{body}</g>'


def test_ghosts_stand_on_their_segment_with_their_number() -> None:
    ghosts = [{"x": 0, "y": 0, "segment": 8, "n": 3}, {"x": -1, "y": 0, "segment": 1, "n": 1}]
    svg = render_board(view(ghosts=ghosts))
    check_sound(svg)
    assert standing(0, 0, MISTY, 8, ghost_body(3)) in svg
    assert standing(-1, 0, GRAVE, 1, ghost_body(1)) in svg
    assert ghost_body(3) not in render_board(view(ghosts=ghosts), figures=False)


def test_each_kind_of_a_seat_has_a_colour_of_its_own() -> None:
    svg = render_board(view(), colours=COLOURS)
    assert standing(1, 0, CLEAR, 1, figure_body("highwayman", "yellow")) in svg
    shown = view()
    assert [colour_number(shown, seat, kind) for seat in (0, 1) for kind in ("guard", "guard-2")] == [0, 1, 2, 3]
    shown["team"]["colours"] = 1
    assert [colour_number(shown, seat, "guard") for seat in range(5)] == [0, 1, 2, 3, 4]
    assert colour_number({}, 2, "guard-2") == 2, "a game without mists has a colour for each seat"


def test_the_buried_lie_on_their_cemetery_in_their_colour() -> None:
    graves = [{"x": -1, "y": 0, "open": False, "around": [], "buried": "0.guard-2.1"}]
    svg = render_board(view(cemeteries=graves), colours=COLOURS)
    assert standing(-1, 0, GRAVE, 1, figure_body("buried", "black")) in svg
    empty = [{"x": -1, "y": 0, "open": True, "around": [[-1, 1]], "buried": None}]
    assert "rotate(90)scale(.98)" not in render_board(view(cemeteries=empty), colours=COLOURS)


def test_a_hound_sits_beside_its_figure() -> None:
    hounds = [{"points": 15, "state": "gone", "figure": None}, {"points": 50, "state": "on", "figure": "1.guard-2.0"}]
    svg = render_board(view(hounds=hounds))
    assert standing(1, 0, CLEAR, 1, beside_body("hound-2")) in svg
    assert beside_body("hound-1") not in svg


@pytest.mark.parametrize("state", ["closed", "lost"])
def test_tiles_wear_the_state_of_their_bank(state: str) -> None:
    banks = [{"cells": [[0, 0]], "state": state, "ghosts": 0}]
    assert states(view(banks=banks)) == {(0, 0): state[0]}
    assert states(view(banks=[{**banks[0], "state": "open"}])) == {}
    drawn, plain = render_board(view(banks=banks)), render_board(view())
    assert drawn != plain
    alone = {**view(banks=banks), "figures": []}
    del alone["team"]
    assert states(alone) == {}, "where each plays for himself only the torn edges matter"


def test_each_mist_of_a_cell_has_the_state_of_the_bank_it_goes_on_into() -> None:
    halves = [{"kind": "mist", "sides": "N"}, {"kind": "mist", "sides": "S"}]
    fields = [{"kind": "field", "halves": [0, 1], "mist": True}, {"kind": "field", "halves": [4, 5], "mist": True},
              {"kind": "field", "halves": [2, 3, 6, 7]}]  # fmt: skip
    own = own_set([{"id": "Own-2", "count": 60, "segments": [*halves, *fields], "provenance": "own"}])
    name = of_the_box(own + "Own-2")
    shown = {
        "tiles": [{"x": 0, "y": y, "tile": name if y == 0 else MISTY, "rotation": 0} for y in (-1, 0, 1)],
        "mist": {
            "banks": [{"cells": [[0, 0], [0, 1]], "state": "lost"}, {"cells": [[0, -1], [0, 0]], "state": "closed"}]
        },
        "team": {},
    }
    assert states(shown) == {(0, -1): "c", (0, 0): "cl", (0, 1): "l"}
    check_sound(render_tile(name, 0, states="cl"))


def test_mist_is_torn_at_clear_tiles_and_at_backs_but_not_at_open_cells() -> None:
    assert f'<g transform="translate(0 0)">{fringe_body((1, 2, 3), THEMES["light"])}</g>' in render_board(view())


def test_boards_are_drawn_with_tiles_of_an_own_set() -> None:
    tile = {"id": "Own-1", "count": 60, "segments": [{"kind": "city", "sides": "NESW"}], "provenance": "own"}
    shown = {
        "tiles": [{"x": 0, "y": 0, "tile": "Own-1", "rotation": 0}, {"x": 1, "y": 0, "tile": FACE_DOWN, "rotation": 0}]
    }
    check_sound(render_board(shown, own=own_set([tile])))
    with pytest.raises(ValueError, match="unknown tile 'Own-1'"):
        render_board(shown)


@pytest.mark.parametrize(("players", "level"), [(1, 2), (2, 6), (4, 5)])
def test_real_games_are_drawn(players: int, level: int) -> None:
    chance = random.Random(players)
    game = Game("mists", players=players, level=level, seed=players)
    for _ in range(90):
        if game.over:
            break
        game.push(chance.choice(game.legal_actions()))
    shown = game.shown_to(None)
    svg = render_board(shown, theme="dusk")
    check_sound(svg)
    for ghost in shown["mist"]["ghosts"]:
        assert ghost_body(ghost["n"]) in svg
