"""The icons of the installed page are those of the art, and nothing of a maskable one is cut off."""

import io

from PIL import Image

from scripts.icons import FOLDER, icons, maskable

ROUND = 0.8
"""Of its width: what a device may leave of a maskable icon."""


def test_icons_are_drawn_by_the_art_as_it_is() -> None:
    drawn = icons()
    assert {file.name for file in FOLDER.iterdir()} == set(drawn)
    for name, content in drawn.items():
        assert (FOLDER / name).read_bytes() == content, f"{name} is old: run python -m scripts.icons"
        size = int(name.removesuffix(".png").rsplit("-", 1)[1])
        assert Image.open(io.BytesIO(content)).size == (size, size)


def test_what_matters_of_a_maskable_icon_lies_in_the_circle() -> None:
    picture = Image.open(io.BytesIO(icons()["maskable-192.png"])).convert("RGB")
    ground = picture.getpixel((0, 0))
    middle = picture.width / 2
    inked = [(x, y) for x in range(picture.width) for y in range(picture.height) if picture.getpixel((x, y)) != ground]
    assert inked, "there is a picture on the ground"
    farthest = max(((x + 0.5 - middle) ** 2 + (y + 0.5 - middle) ** 2) ** 0.5 for x, y in inked)
    assert farthest <= ROUND * middle
    assert maskable().startswith("<svg")
