"""Every picture is sound SVG that stands alone, small enough, and the same in every process."""

import hashlib
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache

import pytest

from bastide.art import ART_VERSION, THEMES, render_back, render_figure, render_icon, render_tile
from bastide.art.emblems import emblem
from bastide.art.figures import ROLES
from bastide.art.palette import PLAYERS
from tests.art.cases import EVERY, SOME

DEFINITION = re.compile(r'<g id="([^"]+)">(.*?)</g>(?=<g id=|</defs>)')


def check_sound(svg: str) -> ET.Element:
    """Parse; no broken numbers, no id twice, every reference resolved inside the picture."""
    svg = re.sub(r'"data:image/png;base64,[\w+/=]+"', '"#ground"', svg)
    root = ET.fromstring(svg)
    assert not re.search(r"nan|inf|None|e-\d", re.sub(r"<[a-z]+|#[\w-]+|id=\"[\w-]+\"", "", svg))
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids))
    wanted = {e.attrib["href"][1:] for e in root.iter() if "href" in e.attrib} - {"ground"}
    assert wanted | set(re.findall(r"url\(#([\w-]+)\)", svg)) == set(ids)
    return root


@cache
def some_drawn(theme: str, lod: int) -> list[str]:
    """The drawings of `SOME`, made once."""
    return [render_tile(*case, theme, lod) for case in SOME]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lod", [0, 1])
def test_tiles_are_sound(theme: str, lod: int) -> None:
    sizes = []
    for svg in some_drawn(theme, lod):
        root = check_sound(svg)
        assert root.attrib["viewBox"] == "0 0 100 100"
        sizes.append(len(svg))
    assert sum(sizes) / len(sizes) < 12_000


@pytest.mark.long
def test_every_tile_is_sound() -> None:
    for case in EVERY:
        for theme in THEMES:
            for lod in (0, 1):
                check_sound(render_tile(*case, theme, lod))


@pytest.mark.long
def test_equal_ids_mean_equal_drawings() -> None:
    """Several pictures may be put into one page as they are."""
    meaning: dict[str, str] = {}
    for theme in THEMES:
        for lod in (0, 1):
            for svg in some_drawn(theme, lod):
                for name, drawing in DEFINITION.findall(svg):
                    assert meaning.setdefault(name, drawing) == drawing


def test_variants_and_rotations_differ_in_more_than_direction() -> None:
    pictures = {render_tile("U", rotation, variant) for rotation in (0, 90) for variant in range(4)}
    assert len(pictures) == 8


@pytest.mark.parametrize("colour", PLAYERS)
def test_figures_and_emblems_are_sound(colour: str) -> None:
    pictures = {render_figure(role, colour) for role in (*ROLES, "meeple")}
    assert len(pictures) == len(ROLES), "the plain figure serves the supply, all others differ"
    for svg in (*pictures, emblem(colour)):
        check_sound(svg)


def test_icon_and_backs_are_sound() -> None:
    for svg in (render_icon(), render_icon(rounded=False), *(render_back(t, s) for t in THEMES for s in (False, True))):
        check_sound(svg)
    assert render_back(start=True) != render_back()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: render_tile("Ω", 0), "unknown tile 'Ω'"),
        (lambda: render_tile("U", 45), "45 is not a multiple of 90"),
        (lambda: render_tile("U", 0, theme="noon"), "unknown theme 'noon': use light or dusk"),
        (lambda: render_tile("U", 0, 4), "variant 4"),
        (lambda: render_figure("jester", "red"), "unknown role 'jester'"),
        (lambda: render_figure("monk", "mauve"), "unknown colour 'mauve'"),
    ],
)
def test_wrong_names_are_named(call, words: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=words):
        call()


PROGRAM = """
import hashlib
from bastide.art import ART_VERSION, render_tile
from tests.art.cases import SOME
pictures = "".join(render_tile(*case) for case in SOME[::5])
print(ART_VERSION, hashlib.sha256(pictures.encode()).hexdigest())
"""


def test_pictures_do_not_depend_on_the_process() -> None:
    here = hashlib.sha256("".join(render_tile(*case) for case in SOME[::5]).encode()).hexdigest()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.split() == [ART_VERSION, here]
