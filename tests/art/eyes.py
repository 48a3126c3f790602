"""How eyes see colours: normal ones, and those without one kind of cone.

The matrices are those of full deficiency by Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009); they work on
linear light. It is a simulation: nobody has looked.
"""

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Colour = NDArray[np.float64]

EYES: dict[str, Colour] = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
GREY: dict[str, Colour] = {"grey": np.tile([0.2126, 0.7152, 0.0722], (3, 1))}
"""Lightness alone, as on paper from a printer without colours."""

_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE = _XYZ.sum(axis=1)


def _linear(srgb: Colour) -> Colour:
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def linear(hexcode: str) -> Colour:
    """Linear light of an sRGB colour."""
    return _linear(np.array([int(hexcode[i : i + 2], 16) / 255 for i in (1, 3, 5)]))


def lab(light: Colour) -> Colour:
    """CIE L*a*b* of linear light; of one colour or of many."""
    xyz = np.clip(light, 0, 1) @ _XYZ.T / _WHITE
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def contrast(a: str, b: str) -> float:
    """Contrast of two colours after WCAG."""
    bright, dark = sorted((float(linear(c) @ _XYZ[1]) for c in (a, b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def light_of(image: Image.Image) -> Colour:
    """Linear light of every pixel."""
    return _linear(np.asarray(image.convert("RGB"), float) / 255)


def seen(image: Image.Image, eye: str) -> Image.Image:
    """A picture as an eye sees it."""
    light = np.clip(light_of(image) @ {**EYES, **GREY}[eye].T, 0, 1)
    srgb = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return Image.fromarray((srgb * 255).round().astype(np.uint8))
