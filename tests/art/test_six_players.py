"""Six players are told apart wherever a colour stands for one of them: as figures, badges, grounds and lines.

Colour never stands alone. For every pair and every eye the emblem or the pattern differs, in grey too; where an eye
sees colours at all, these differ as well.
"""

import io
import re
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from bastide.art import ROLES, to_png
from bastide.art.emblems import charge, emblem
from bastide.art.figures import BOX, figure_body
from bastide.art.palette import PLAYERS, THEMES
from bastide.art.svg import document, element, path
from scripts.console import ROOT
from tests.art.eyes import EYES, GREY, Colour, lab, light_of

CLIENT = ROOT / "client" / "src"
PAIRS = list(combinations(PLAYERS, 2))
SEEING = {**EYES, **GREY}
SMALLEST = 33
"""Pixels of a figure's box where the page shows it smallest: the figure is 22 high."""
CLEARLY = 20.0
"""Steps of lightness, of 100, that are seen at once."""
APART = 30.0
"""CIE76 of colours that nobody takes for one another."""
_PATTERN = re.compile(r"(\w+): \{ path: '([^']+)', width: ([\d.]+), ink: '(#\w+)', tint: '(#\w+)', dash: '([\d ]*)' \}")


def drawn(svg: str, pixels: int) -> Image.Image:
    return Image.open(io.BytesIO(to_png(svg, pixels))).convert("RGB")


@cache
def figure(role: str, colour: str, bare: bool) -> Colour:
    """A figure as small as the page shows it, in linear light; or the same without its emblem."""
    body = figure_body(role, colour)
    assert charge(colour) in body
    below = element("rect", x=-BOX / 2, y=-BOX / 2, width=BOX, height=BOX, fill=THEMES["light"].field)
    body = below + (body.replace(charge(colour), "") if bare else body)
    return light_of(drawn(document(BOX, BOX, body, origin=(-BOX / 2, -BOX / 2)), SMALLEST))


def worn(role: str, colour: str, eye: str) -> NDArray[np.bool_]:
    """The pixels that the emblem makes clearly lighter or darker."""
    with_emblem, bare = (lab(figure(role, colour, bare) @ SEEING[eye].T)[..., 0] for bare in (False, True))
    return np.abs(with_emblem - bare) > CLEARLY


@pytest.mark.parametrize("eye", SEEING)
def test_small_figures_wear_emblems_that_differ_for_every_eye(eye: str) -> None:
    for role in ROLES:
        emblems = {colour: worn(role, colour, eye) for colour in PLAYERS}
        for colour, emblem_ in emblems.items():
            assert emblem_.sum() >= 20, (role, colour, "its emblem cannot be seen")
        for a, b in PAIRS:
            assert (emblems[a] ^ emblems[b]).sum() >= 16, (role, a, b)


@dataclass(frozen=True)
class Pattern:
    """What stands for an owner on the map: `Patterns.svelte` draws it so."""

    path: str
    width: str
    ink: str
    tint: str
    dash: str

    def over(self, ground: str) -> str:
        """The pattern over a ground, one tile wide."""
        box = {"width": 100, "height": 100}
        more = {"stroke_linecap": "round", "stroke_opacity": ".92"}
        square = path(self.path, stroke=self.ink, width=float(self.width), **more)
        defs = f'<defs><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse">{square}</pattern></defs>'
        below = element("rect", **box, fill=ground) + element("rect", **box, fill=self.tint, fill_opacity=".5")
        return document(100, 100, below + element("rect", **box, fill="url(#p)"), defs)

    def line(self) -> str:
        """A line of the score curve, in grey."""
        ground = element("rect", width=100, height=10, fill="#fff")
        return document(100, 10, ground + path("M0 5H100", stroke="#555", width=3, stroke_dasharray=self.dash or None))


def patterns() -> dict[str, Pattern]:
    """The patterns of the client."""
    text = (CLIENT / "ui" / "patterns.ts").read_text(encoding="utf-8")
    return {name: Pattern(*rest) for name, *rest in _PATTERN.findall(text)}


def test_the_client_has_the_same_colours_and_a_pattern_for_each() -> None:
    tokens = dict(re.findall(r"--p-(\w+): (#\w+);", (CLIENT / "styles" / "tokens.css").read_text(encoding="utf-8")))
    assert tokens == {colour: player.fill for colour, player in PLAYERS.items()}
    assert set(patterns()) == set(PLAYERS)


GROUNDS = [(theme, kind) for theme in THEMES for kind in ("field", "city", "road")]


@pytest.mark.parametrize("eye", SEEING)
@pytest.mark.parametrize(("theme", "kind"), GROUNDS)
def test_grounds_of_owners_differ_by_pattern_for_every_eye(theme: str, kind: str, eye: str) -> None:
    """On tiles of 48 pixels strokes stand out from their ground, and those of any two lie elsewhere. Whole grounds
    differ as well where an eye sees colours, a little: the map must show through."""
    below = str(getattr(THEMES[theme], kind))
    pixels = {name: lab(light_of(drawn(one.over(below), 48)) @ SEEING[eye].T) for name, one in patterns().items()}
    strokes = {name: seen[..., 0] - seen[..., 0].mean() for name, seen in pixels.items()}
    for name, stroke in strokes.items():
        assert stroke.std() >= 8, (name, "its strokes cannot be seen")
    for a, b in PAIRS:
        alike = (strokes[a] * strokes[b]).mean() / (strokes[a].std() * strokes[b].std())
        assert alike <= 0.6, (a, b, "their strokes lie in the same places")
        if eye in EYES:
            whole = pixels[a].mean(axis=(0, 1)) - pixels[b].mean(axis=(0, 1))
            assert np.linalg.norm(whole) >= 8.5, (a, b)


@pytest.mark.parametrize("eye", SEEING)
def test_badges_of_players_differ_for_every_eye(eye: str) -> None:
    """At the 16 pixels of a list, by emblem; and by colour where an eye sees any."""
    badges = {colour: lab(light_of(drawn(emblem(colour), 16)) @ SEEING[eye].T) for colour in PLAYERS}
    for a, b in PAIRS:
        differ = (badges[a] - badges[b])[3:13, 3:13]
        assert (np.abs(differ[..., 0]) > CLEARLY).mean() >= 0.25, (a, b)
        if eye in EYES:
            assert (np.linalg.norm(differ, axis=2) > APART).mean() >= 0.6, (a, b)


def test_lines_of_players_differ_without_colour() -> None:
    """The curves of scores: any two are whole or broken otherwise."""
    rows = {colour: light_of(drawn(one.line(), 400))[20, :, 0] < 0.5 for colour, one in patterns().items()}
    for a, b in PAIRS:
        assert (rows[a] ^ rows[b]).mean() >= 0.15, (a, b)
