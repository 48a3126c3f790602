"""The one renderer of tiles, figures, emblems, boards and sheets, as standalone SVG.

A picture is a function of (tile, rotation, variant, theme, level of detail) and of nothing else: the topology is turned,
never the picture, so buildings stand upright and light comes from the upper left in every rotation.
"""

from __future__ import annotations

from .anchors import anchor
from .board import render_board
from .emblems import emblem
from .figures import BOX as FIGURE_BOX
from .figures import ROLES, render_figure
from .icon import render_back, render_icon
from .palette import PLAYERS, THEMES
from .png import to_png
from .seeds import VARIANTS, variant_of
from .sheet import render_sheet
from .tile import render_tile
from .version import ART_VERSION

COLOURS = tuple(PLAYERS)

__all__ = [
    "ART_VERSION", "COLOURS", "FIGURE_BOX", "ROLES", "THEMES", "VARIANTS",
    "anchor", "emblem", "render_back", "render_board", "render_figure", "render_icon", "render_sheet", "render_tile",
    "to_png", "variant_of",
]  # fmt: skip
