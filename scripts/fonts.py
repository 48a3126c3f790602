"""Cut the fonts of the page to what it uses: `python -m scripts.fonts`, after `make client` has fetched them whole.

Each font has two files: `latin` for English and German, and `central` with the other letters of Czech, Slovak and
names. Without ligatures for fractions, small figures and hints for old screens they are two fifths smaller. Rarer
letters come from the whole files (client/src/styles/fonts.css).
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]

from scripts.console import ROOT

FROM = ROOT / "client" / "node_modules" / "@fontsource"
TO = ROOT / "client" / "src" / "assets" / "fonts"
FONTS = (("alegreya", 700), ("alegreya", 800), ("alegreya-sans", 500), ("alegreya-sans", 700))
FEATURES = ["kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl"]
LATIN = "20-7E,A0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,2010-2027,2032-2033,2039-203A,20AC,2122,2190-2193,2212,2215"
CENTRAL = "100-130,132-151,154-17F,218-21B,1E9E"
PARTS = {"latin": ("latin", LATIN), "central": ("latin-ext", CENTRAL)}
"""The source file in the package and the letters, by file name here."""


def options() -> subset.Options:
    """The options of the font subsetter."""
    kept = subset.Options()
    kept.flavor, kept.layout_features, kept.hinting = "woff2", FEATURES, False
    kept.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]  # with the licence
    return kept


def cut(family: str, weight: int, part: str, folder: Path = TO) -> Path:
    """Write one file."""
    source, letters = PARTS[part]
    font = subset.load_font(str(FROM / family / "files" / f"{family}-{source}-{weight}-normal.woff2"), options())
    cutter = subset.Subsetter(options())
    cutter.populate(unicodes=subset.parse_unicodes(letters))
    cutter.subset(font)
    file = folder / f"{family}-{part}-{weight}.woff2"
    subset.save_font(font, str(file), options())
    return file


def main() -> None:
    """Entry point."""
    TO.mkdir(parents=True, exist_ok=True)
    for family, weight in FONTS:
        for part in PARTS:
            file = cut(family, weight, part)
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.1f} KB")


if __name__ == "__main__":
    main()
