"""Draw the icons of the installed page again after a change of the art: `python -m scripts.icons`."""

from __future__ import annotations

from pathlib import Path

from bastide.art import render_icon, to_png
from scripts.console import ROOT

FOLDER = ROOT / "client" / "public" / "icons"
BOX = 64
SAFE = 0.66
"""A maskable icon must keep its content within a circle of 80 % of its width."""


def maskable() -> str:
    """The icon on a background that reaches every edge."""
    picture = render_icon(rounded=False)
    inner = picture[picture.index(">") + 1 : picture.rindex("</svg>")]
    ground = inner[: inner.index("/>") + 2]
    away = BOX * (1 - SAFE) / 2
    moved = f'<g transform="translate({away:g} {away:g}) scale({SAFE:g})">{inner[len(ground) :]}</g>'
    return picture[: picture.index(">") + 1] + ground + moved + "</svg>"


def icons() -> dict[str, bytes]:
    """Every icon file by name."""
    drawn = {f"app-{size}.png": to_png(render_icon(), size) for size in (192, 512)}
    drawn |= {f"maskable-{size}.png": to_png(maskable(), size) for size in (192, 512)}
    return drawn | {"touch-180.png": to_png(render_icon(rounded=False), 180)}


def main(folder: Path = FOLDER) -> None:
    """Entry point."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in icons().items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
