"""Places of figures as a table of numbers, so that no request waits for a tile layout.

Invariant: data/anchors.json holds the results of `anchor` for every picture of the boxes, rounded to tenths. `python -m
scripts.survey` writes it again, and a test compares the two. Pictures of users' own tiles, and of modules of other
packages, are laid out at the first request.
"""

import json
from functools import cache, lru_cache
from importlib import resources

from bastide.art.anchors import places
from bastide.art.catalogue import catalogue
from bastide.art.geometry import Point
from bastide.art.layout import layout
from bastide.art.own import MARK
from bastide.art.seeds import VARIANTS

FILE = "anchors.json"
TURNS = (0, 90, 180, 270)
Survey = dict[str, dict[str, list[int]]]
"""By picture and segment: the tenths x, y for each rotation and, within it, each variant."""


def survey_of(picture: str) -> dict[str, list[int]]:
    """The places of one picture, by segment."""
    found: dict[str, list[int]] = {}
    for rotation in TURNS:
        for variant in range(VARIANTS):
            for segment, (x, y) in places(layout(picture, rotation, variant)).items():
                found.setdefault(str(segment), []).extend((round(10 * round(x, 1)), round(10 * round(y, 1))))
    return found


@cache
def load_survey() -> Survey:
    """The table, from the package's data."""
    return dict(json.loads((resources.files("bastide.data") / FILE).read_bytes()))


def survey() -> Survey:
    """The table, computed: about ten seconds."""
    return {picture: survey_of(picture) for picture in catalogue()}


@lru_cache(maxsize=4096)
def spot(picture: str, rotation: int, variant: int, segment: int) -> Point:
    """The place of a figure on that segment, in tenths of 0..100. ValueError where the segment holds no figure."""
    if MARK in picture or (picture not in load_survey() and picture in catalogue()):
        return _own(picture, rotation, variant, segment)
    tenths = load_survey().get(picture, {}).get(str(segment))
    if tenths is None:
        raise ValueError(f"segment {segment} of tile {picture} holds no figure")
    at = 2 * (rotation // 90 % 4 * VARIANTS + variant)
    return tenths[at] / 10, tenths[at + 1] / 10


def _own(picture: str, rotation: int, variant: int, segment: int) -> Point:
    found = places(layout(picture, rotation % 360, variant))
    if segment not in found:
        raise ValueError(f"segment {segment} of tile {picture} holds no figure")
    x, y = found[segment]
    return round(x, 1), round(y, 1)
