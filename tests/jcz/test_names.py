"""JCloisterZone's names of tiles and segments, and ours."""

import pytest

from bastide.jcz import JczError
from bastide.jcz.names import TileNames, figure_of, location_of, place_of, tile_ids
from bastide.jcz.pack import DEFAULT, LAKE, RIVER
from bastide.rules import make_ruleset

RULES = make_ruleset("base+fields+river+abbot", 2, options={"spare_start": True})
FEATURE = {"city": "City", "road": "Road", "monastery": "Monastery", "garden": "Garden", "field": "Field"}


def bag(sets: set[str]) -> dict[str, dict[str, int]]:
    """The tiles to be drawn in a river game, by group."""
    names = TileNames(RULES.tiles, sets)
    left = {tile.id: copies for tile, copies in zip(RULES.tiles, RULES.copies)}
    return {group: dict(tiles) for group, tiles in names.groups(left).items()}


def test_every_tile_of_ours_has_a_name_of_theirs() -> None:
    boxes = [
        make_ruleset(
            "base+inns+traders+mage+goldmines+flier+crops", 2, options={"gardens": gardens, "circles": 3}
        ).tiles
        for gardens in (True, False)
    ]
    ours = {tile.id for tiles in (RULES.tiles, *boxes) for tile in tiles} - {"D-start"}
    assert set(tile_ids().values()) == ours
    assert len(tile_ids()) == len(ours)


@pytest.mark.parametrize(("sets", "types"), [({"basic:1", "river/1:1"}, 24), ({"basic:2", "river/1:2"}, 32)])
def test_the_bag_of_a_river_game(sets: set[str], types: int) -> None:
    """All four BA/RCr are drawn, for the river replaces the start tile; first editions have no gardens."""
    groups = bag(sets)
    assert (len(groups[DEFAULT]), sum(groups[DEFAULT].values())) == (types, 72)
    assert groups[DEFAULT]["BA/RCr"] == 4
    assert groups[LAKE] == {"RI.1/I.e": 1}
    gardens = {name for tiles in groups.values() for name in tiles if name.endswith("G")}
    assert bool(gardens) == ("basic:2" in sets)
    assert sum(groups[RIVER].values()) == 10
    assert groups[RIVER]["RI.1/II"] == (2 if "river/1:1" in sets else 1)


@pytest.mark.parametrize(
    ("feature", "location", "at"),
    [
        ("City", "N", "N"),
        ("City", "SE", "ES"),
        ("City", "NWSE", "NESW"),
        ("City", "_N", "ESW"),
        ("Road", "WE", "EW"),
        ("Road", "NS", "NS"),
        ("Monastery", "I", "I"),
        ("Field", "NL.NR.EL.WR", "0127"),
        ("Field", "WR.NL", "07"),
        ("Field", "SL", "4"),
    ],
)
def test_places(feature: str, location: str, at: str) -> None:
    """Left is seen from the centre: NL is the west half of the north side, WR the north half of the west side."""
    assert place_of(feature, location) == (feature.lower(), at)


@pytest.mark.parametrize("turns", range(4))
def test_every_segment_is_found_again_by_its_name(turns: int) -> None:
    for tile in RULES.tiles:
        rot = tile.rots[turns]
        for i in range(int(rot.n_segments)):
            kind = RULES.kind_names[int(rot.segments[i].kind)]
            assert place_of(FEATURE[kind], location_of(kind, rot.at[i])) == (kind, rot.at[i])


@pytest.mark.parametrize(
    ("feature", "location"),
    [
        ("Tower", "I"),
        ("City", ""),
        ("City", "NN"),
        ("City", "X"),
        ("Field", "N"),
        ("Field", "NL.NL"),
        ("Road", "_NESW"),
    ],
)
def test_no_places(feature: str, location: str) -> None:
    with pytest.raises(JczError, match=feature):
        place_of(feature, location)


def test_meeples() -> None:
    assert [figure_of(f"0.{name}.1", 0) for name in ("small", "abbot", "big")] == ["meeple", "abbot", "large"]
    assert [figure_of(f"2.{name}.1", 2) for name in ("builder", "pig")] == ["builder", "pig"]
    for wrong, why in (
        ("0.barn.1", "barn"),
        ("1.small.1", "does not belong"),
        ("small", "no meeple"),
        ("0.small.x", "no"),
    ):
        with pytest.raises(JczError, match=why):
            figure_of(wrong, 0)
