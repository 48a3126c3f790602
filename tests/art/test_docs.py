"""The pages about reconstructed tiles tell what the catalogues hold, each tile with how well it is known."""

import json
import re
from collections.abc import Callable
from importlib import resources

import pytest

from bastide.art import render_sheet
from bastide.art.palette import THEMES
from bastide.art.sheet import CERTAINTY, certainty
from scripts.art_docs import CONQUEST, FOLDER, MISTS, conquest_page, entries_of, mists_page, printed
from scripts.art_overviews import render_pieces
from tests.art.test_pictures import check_sound


def test_the_page_is_written_from_the_catalogue() -> None:
    assert (FOLDER / MISTS).read_text("utf-8") == mists_page(), "run: python -m scripts.art_docs"
    assert (FOLDER / CONQUEST).read_text("utf-8") == conquest_page(), "run: python -m scripts.art_docs"


@pytest.mark.parametrize(("box", "page"), [("mists", mists_page), ("conquest", conquest_page)])
def test_every_tile_has_a_line_with_its_provenance(box: str, page: Callable[[], str]) -> None:
    lines = {cells[1].strip(): cells for cells in (line.split("|") for line in page().splitlines()) if cells[1:]}
    for entry in entries_of(box):
        assert lines[entry["id"]][3].strip() == entry["provenance"]
        assert entry["provenance"].partition(",")[0] in CERTAINTY


def test_tiles_are_told_in_words() -> None:
    told = {entry["id"]: printed(entry) for box in ("mists", "conquest") for entry in entries_of(box)}
    assert told["MC03"] == "city N, road S to the castle, castle"
    assert told["MM22"] == "city N, road EW, mist ES with 2 ghosts"
    assert told["MS-start"].count(";") == 3
    assert told["CQ-09"] == "city N, city E, city S, signs knights then monks"
    assert told["CQ-14-v2"] == "road EW, garden, signs highwaymen then knights"
    assert told["CQ-board"].count("wall of the") == 3


@pytest.mark.parametrize("box", ["base", "mists", "conquest"])
def test_the_sheet_shows_how_well_each_tile_is_known(box: str) -> None:
    text = (resources.files("bastide") / "data" / "tiles" / f"{box}.json").read_text("utf-8")
    entries = json.loads(text)
    twins = [entry for entry in entries if "plain" in entry]  # drawn after the others, without gardens (HOUSE-4)
    wanted = [entry["provenance"] for entry in entries + twins]
    svg = render_sheet(box=box)
    check_sound(svg)
    discs = re.findall(r"<g><title>([^<]+)</title><circle", svg)
    assert discs[: len(wanted)] == wanted
    assert discs[len(wanted) :] == [known for known in CERTAINTY if known in wanted], "the legend"


def test_the_three_discs_differ_by_form() -> None:
    drawn = [re.sub("<title>.*</title>", "", certainty(known, (0, 0), THEMES["light"])) for known in CERTAINTY]
    assert len(set(drawn)) == 3
    assert certainty("reconstructed, calibrated", (0, 0), THEMES["light"]).endswith(drawn[2].removeprefix("<g>"))
    assert certainty("hearsay", (0, 0), THEMES["light"]) == ""


def test_the_sheet_of_pieces_is_sound() -> None:
    assert check_sound(render_pieces("dusk")).attrib["viewBox"].endswith(" 82")
