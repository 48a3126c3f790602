"""The one renderer of tiles, figures, emblems, boards and sheets, as standalone SVG.

A picture is a function of (tile, rotation, variant, theme, level of detail) and of nothing else. The topology is
turned, never the picture, so buildings stand upright and light comes from the upper left in every rotation.
"""

from bastide.art.addresses import painter
from bastide.art.anchors import anchor
from bastide.art.banks import STATES, render_fringe, render_state
from bastide.art.bitmaps import to_png, to_webp
from bastide.art.board import area_of, render_board
from bastide.art.catalogue import FACE_DOWN, SETS, picture_name
from bastide.art.civic import LANDED, LANDMARKS, Part, landmark, render_landmark
from bastide.art.crossings import Crossings
from bastide.art.drift import render_drift
from bastide.art.emblems import emblem
from bastide.art.figures import BOX as FIGURE_BOX
from bastide.art.figures import ROLES, render_figure, shift
from bastide.art.fortress.drawing import render_spaces
from bastide.art.fortress.site import camp_place, catapult_place, place_called, wall_spaces
from bastide.art.hero import render_hero
from bastide.art.icon import render_back, render_icon
from bastide.art.kinds import KINDS, render_kind
from bastide.art.outlines import outlines
from bastide.art.own import MARK, find_own_set, of_the_box, own_set
from bastide.art.palette import PLAYERS, THEMES
from bastide.art.pieces import MOST as MOST_GHOSTS
from bastide.art.pieces import PIECES, render_ghosts, render_piece
from bastide.art.scores import Score
from bastide.art.seeds import VARIANTS, variant_of
from bastide.art.sheet import render_sheet
from bastide.art.survey import spot
from bastide.art.symbols import SIEGES, SYMBOLS, render_siege, render_symbol
from bastide.art.tile import render_tile
from bastide.art.version import ART_VERSION

COLOURS = tuple(PLAYERS)
"""Names of the colours of players, in the order in which seats get them."""

__all__ = [
    "ART_VERSION", "COLOURS", "FACE_DOWN", "FIGURE_BOX", "KINDS", "LANDED", "LANDMARKS", "MARK", "MOST_GHOSTS",
    "PIECES", "ROLES", "SETS", "SIEGES", "STATES", "SYMBOLS", "THEMES", "VARIANTS", "Crossings", "Part", "Score",
    "anchor", "area_of", "camp_place", "catapult_place", "emblem", "find_own_set", "landmark", "of_the_box", "outlines",
    "own_set", "painter", "picture_name", "place_called", "render_back", "render_board", "render_drift",
    "render_figure", "render_fringe", "render_ghosts", "render_hero", "render_icon", "render_kind", "render_landmark",
    "render_piece", "render_sheet", "render_siege", "render_spaces", "render_state", "render_symbol", "render_tile",
    "shift", "spot", "to_png", "to_webp", "variant_of", "wall_spaces",
]  # fmt: skip
