"""The tile catalogue: what is printed on each tile, read from JSON and validated.

A file is a list of {id, count, segments, ...}, with halves as in geometry.py. A tile may cover several cells ("cells":
[{dx, dy, segments}]). All data of tiles is in these files, none in code.
"""

import json
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Final

from bastide.core.geometry import SIDE_NAMES
from bastide.core.tiles.attributes import BY_HALVES, BY_LAYER, BY_SIDES, Attribute, Printed, combine_words
from bastide.core.tiles.specs import CellSpec, SegmentSpec, TileSpec


class TileError(ValueError):
    """A catalogue entry is wrong. The message names the file, the tile and the field.

    `entry` is the number of the entry from 0 (-1: the whole file), `tile` its id, and `field` the place in it
    ("segments.2.sides"). `code` and `args_by_name` are for translations. `rule` is the id of the broken rule."""

    def __init__(
        self, where: str, what: str, code: str, field: str = "", args: dict[str, str] | None = None, rule: str = ""
    ) -> None:
        super().__init__(f"{where}: {what}")
        self.text = what
        self.code = code
        self.field = field
        self.args_by_name: dict[str, str] = args or {}
        self.rule = rule
        self.entry = -1
        self.tile = ""


LONGEST_NAME: Final = 40
EDITIONS: Final = "editions"
"""The folder of tiles that other editions of a box have."""
OF_TILES: Final = ("id", "count", "segments", "cells", "provenance")
OF_CELLS: Final = ("dx", "dy", "segments")
OF_SEGMENTS: Final = ("kind", "sides", "halves", "cities")
TYPES: Final[dict[type, str]] = {
    bool: "true or false",
    int: "a whole number from 0",
    str: "a word",
    list: "a list",
    dict: "an object",
}


def load_catalogue(name: str, prints: Iterable[Printed] = (), version: int = 0) -> list[TileSpec]:
    """The tiles of a catalogue file of the package, in its newest version or in an older one."""
    specs = read_catalogue(_text_of(name), name, prints)
    if version == 0:
        return specs
    for older in range(newest_version(name) - 1, version - 1, -1):
        before = _replacements(_older_file(name, older), prints)
        specs = [older_spec for spec in specs for older_spec in before.get(spec.id, [spec])]
    return specs


def load_all_versions(name: str, prints: Iterable[Printed] = ()) -> list[TileSpec]:
    """The tiles of a catalogue file of the package, followed by those that only older versions or other
    editions have."""
    versions = range(newest_version(name), 0, -1)
    found: dict[str, TileSpec] = {}
    for version in versions:
        for spec in load_catalogue(name, prints, version):
            found.setdefault(spec.id, spec)
    for edition in list_editions(name):
        for spec in load_edition(name, edition, prints).values():
            found.setdefault(spec.id, spec)
    return list(found.values())


@cache
def list_editions(name: str) -> tuple[int, ...]:
    """The editions of a box that have other tiles than those of its catalogue file."""
    path = PurePosixPath(name)
    folder = _file(str(path.parent / EDITIONS))
    found = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    start = f"{path.stem}-"
    ends = [name.removeprefix(start).removesuffix(".json") for name in found if name.startswith(start)]
    return tuple(sorted([int(end) for end in ends if end.isdigit()]))


def load_edition(name: str, edition: int, prints: Iterable[Printed] = ()) -> dict[str, TileSpec]:
    """The tiles that an edition of the box has instead of those of the catalogue file, by the id of the latter."""
    path = PurePosixPath(name)
    replacements = _replacements(str(path.parent / EDITIONS / f"{path.stem}-{edition}.json"), prints)
    return {id: spec for id, (spec,) in replacements.items()}


@cache
def newest_version(name: str) -> int:
    """The number of the newest version of a catalogue file: 1, plus 1 for each file of older tiles.

    Such a file leads from one version to the one before. It holds the older tiles by the id of the tile that replaced
    them."""
    number = 1
    while _file(_older_file(name, number)).is_file():
        number += 1
    return number


def _older_file(name: str, version: int) -> str:
    path = PurePosixPath(name)
    return str(path.parent / "older" / f"{path.stem}-{version}.json")


def load_data(name: str) -> Any:
    """The JSON data of a file of the package."""
    return json.loads(_text_of(name))


def _replacements(file: str, prints: Iterable[Printed]) -> dict[str, list[TileSpec]]:
    """The tiles in a file of replacements, by the id of the tile that each list replaces."""
    raw: dict[str, list[object]] = load_data(file)
    return {id: read_catalogue(json.dumps(entries), file, prints) for id, entries in raw.items()}


def _text_of(name: str) -> str:
    return _file(name).read_text(encoding="utf-8")


def _file(name: str) -> Path:
    """A file or folder of the package's data. importlib.resources would take as long to load as all rules."""
    return Path(sys.modules["bastide"].__path__[0], "data", name)


def read_catalogue(text: str, source: str, prints: Iterable[Printed] = (), strict: bool = True) -> list[TileSpec]:
    """All tiles of a catalogue file's text. `prints` are attributes allowed besides those of the land.

    Raises TileError naming `source`, the tile and the field. Unknown keys are errors only if `strict`."""
    try:
        entries = json.loads(text)
    except json.JSONDecodeError as error:
        raise TileError(f"{source}, line {error.lineno}", error.msg, "no-json") from None
    if not isinstance(entries, list):
        raise TileError(source, "a catalogue is a list of tiles", "no-list")
    specs, wrong = read_entries(entries, source, prints, strict)
    if wrong:
        raise wrong[0]
    return specs


def read_entries(
    entries: list[object], source: str, prints: Iterable[Printed], strict: bool = True
) -> tuple[list[TileSpec], list[TileError]]:
    """The tiles of the entries that can be read, and all errors of the others."""
    reader = CatalogueReader(prints, strict)
    specs: list[TileSpec] = []
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        before = len(reader.wrong)
        spec = reader.tile(entry, f"{source}, entry {number + 1}")
        name = spec.id if spec is not None else entry_id(entry)
        if name and name in seen:
            what = f"two tiles are called {name!r}"
            reader.wrong.append(TileError(source, what, "twice", "id", {"tile": name}))
        elif spec is not None:
            specs.append(spec)
        seen.add(name)
        for error in reader.wrong[before:]:
            error.entry, error.tile = number, name
    return specs, reader.wrong


def entry_id(entry: object) -> str:
    """The id of an unchecked entry, "" if it has no valid one."""
    name = entry.get("id") if isinstance(entry, dict) else None
    good = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable() and " " not in name
    return str(name) if good else ""


class CatalogueReader:
    """Reads entries with these attributes. `wrong` collects the errors."""

    def __init__(self, prints: Iterable[Printed], strict: bool) -> None:
        self.words = combine_words(tuple(prints))
        self.strict = strict
        self.caps = False  # whether the sides of the tile being read are bare
        self.wrong: list[TileError] = []

    def _note(self, where: str, what: str, code: str, field: str, args: dict[str, str] | None = None) -> None:
        self.wrong.append(TileError(where, what, code, field, args))

    def tile(self, entry: object, where: str) -> TileSpec | None:
        """One catalogue entry, None if it has errors."""
        before = len(self.wrong)
        if not isinstance(entry, dict):
            self._note(where, "a tile is an object", "no-tile", "")
            return None
        name = entry_id(entry)
        if not name:
            self._note(where, f"'id' must be a word of at most {LONGEST_NAME} characters", "bad-id", "id")
        else:
            where = f"{where} ({name})"
        count = entry.get("count")
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            self._note(where, "'count' must be a whole number from 1", "bad-count", "count")
        self.caps = entry.get("caps") is True
        cells = self._cells(entry, where)
        marks = self._attributes(entry, "", OF_TILES, where, "")
        if len(self.wrong) > before or not isinstance(count, int):
            return None
        return TileSpec(name, count, tuple(cells), marks, str(entry.get("provenance", "")))

    def _cells(self, entry: dict[str, object], where: str) -> list[CellSpec]:
        """The cells that can be read."""
        if not entry.get("cells"):
            found = self._cell({"dx": 0, "dy": 0, "segments": entry.get("segments")}, where, "")
            return [found] if found is not None else []
        raw = entry["cells"]
        if not isinstance(raw, list):
            self._note(where, "'cells' must be a list", "no-list", "cells")
            return []
        made = [self._cell(entry, where, f"cells.{number}.") for number, entry in enumerate(raw)]
        cells = [cell for cell in made if cell is not None]
        if len(cells) == len(made):
            if (cells[0].dx, cells[0].dy) != (0, 0):
                self._note(where, "the first cell must lie at dx 0, dy 0", "first-cell", "cells")
            if len({(cell.dx, cell.dy) for cell in cells}) != len(cells):
                self._note(where, "two cells lie at the same place", "same-cell", "cells")
        return cells

    def _cell(self, raw: object, where: str, at: str) -> CellSpec | None:
        if not isinstance(raw, dict) or not isinstance(raw.get("segments"), list):
            self._note(where, "'segments' must be a list", "no-list", f"{at}segments")
            return None
        dx, dy = raw.get("dx", 0), raw.get("dy", 0)
        if not isinstance(dx, int) or not isinstance(dy, int):
            self._note(where, "'dx' and 'dy' must be whole numbers", "bad-place", f"{at}dx")
            return None
        before = len(self.wrong)
        if self.strict and (unknown := [key for key in raw if key not in OF_CELLS]):
            self._note(where, f"a cell has no {unknown[0]!r}", "unknown-key", f"{at}{unknown[0]}", {"key": unknown[0]})
        parts = [
            self.segment(part, f"{where}, segment {i}", f"{at}segments.{i}") for i, part in enumerate(raw["segments"])
        ]
        segments = tuple(part for part in parts if part is not None)
        if len(self.wrong) == before:
            self._check_cover(segments, where, f"{at}segments")
        return CellSpec(dx, dy, segments)

    def segment(self, raw: object, where: str, at: str) -> SegmentSpec | None:
        """One segment, None if it has errors."""
        before = len(self.wrong)
        if not isinstance(raw, dict):
            self._note(where, "a segment is an object", "no-segment", at)
            return None
        kind = raw.get("kind")
        if not isinstance(kind, str) or kind not in self.words.kinds:
            known = ", ".join(self.words.kinds)
            text = f"'kind' must be one of {known}, not {kind!r}"
            self._note(where, text, "bad-kind", f"{at}.kind", {"known": known})
            return None
        form = self.words.kinds[kind]
        sides = raw.get("sides", "")
        if not isinstance(sides, str) or any(side not in SIDE_NAMES for side in sides) or len(set(sides)) < len(sides):
            text = f"'sides' must be letters of NESW, each once, not {sides!r}"
            self._note(where, text, "bad-sides", f"{at}.sides")
            return None
        if form.shape in (BY_SIDES, BY_LAYER) and not sides:
            self._note(where, f"a {kind} needs 'sides'", "no-sides", f"{at}.sides", {"kind": kind})
        numbers = {key: self._numbers(raw, key, high, where, at) for key, high in (("halves", 7), ("cities", 99))}
        printed = self._attributes(raw, kind, OF_SEGMENTS, where, f"{at}.")
        if len(self.wrong) > before:
            return None
        return SegmentSpec(
            form,
            tuple(sorted(SIDE_NAMES.index(s) for s in sides)),
            numbers["halves"],
            numbers["cities"],
            tuple(sorted((key, value) for key, value in printed.items() if value)),
            any(self.words.attributes[kind][key].veil for key, value in printed.items() if value),
        )

    def _numbers(self, raw: dict[str, object], key: str, high: int, where: str, at: str) -> tuple[int, ...]:
        """A list of numbers such as the halves of a field."""
        value = raw.get(key, [])
        if not isinstance(value, list) or any(not isinstance(n, int) or not 0 <= n <= high for n in value):
            text = f"'{key}' must be a list of numbers from 0 to {high}"
            self._note(where, text, "bad-numbers", f"{at}.{key}", {"key": key, "high": str(high)})
            return ()
        return tuple(sorted(value))

    def _attributes(
        self, raw: dict[str, object], kind: str, others: tuple[str, ...], where: str, at: str
    ) -> dict[str, object]:
        """The attributes of a tile ("") or of a segment of a kind, with checked types. If `strict`, their values are
        checked too."""
        known = self.words.attributes[kind]
        found: dict[str, object] = {}
        for key, value in raw.items():
            attribute = known.get(key)
            if key in others:
                continue
            if attribute is None:
                if self.strict:
                    what = f"a {kind}" if kind else "a tile"
                    text = f"{what} has no {key!r}; known are {', '.join([*others, *known])}"
                    self._note(where, text, "unknown-key", f"{at}{key}", {"key": key})
            elif not has_type(attribute, value):
                args = {"key": key, "type": attribute.type.__name__}
                self._note(where, f"'{key}' must be {TYPES[attribute.type]}", "bad-value", f"{at}{key}", args)
            elif self.strict and value and (limit := constraint_error(attribute, value)):
                self._note(where, f"'{key}' must be {limit}", "bad-choice", f"{at}{key}", {"key": key, "values": limit})
            else:
                found[key] = value
        return found

    def _check_cover(self, segments: tuple[SegmentSpec, ...], where: str, at: str) -> None:
        """Check that every side belongs to at most one city, road or river, and that fields name cities of this tile
        (FLD-06). Every half without a city or river mouth must belong to exactly one field (FLD-01), or on a tile with
        bare sides to none."""
        owner: dict[int, str] = {}
        for part in segments:
            if part.form.shape == BY_SIDES:
                for side in part.sides:
                    if side in owner:
                        name = SIDE_NAMES[side]
                        text = f"side {name} belongs to two segments"
                        self._note(where, text, "two-at-side", at, {"side": name})
                    owner[side] = part.kind
        for part in segments:
            others = [
                SIDE_NAMES[side] for one in segments if one is not part and one.kind == part.kind for side in one.sides
            ]
            also = part.word("also")
            if also and also not in others:
                limit = f"a side of another {part.kind}: {', '.join(others)}"
                self._note(where, f"'also' must be {limit}", "bad-choice", at, {"key": "also", "values": limit})
        halves = [half for part in segments if part.form.shape == BY_HALVES for half in part.halves]
        if len(owner) < sum(len(part.sides) for part in segments if part.form.shape == BY_SIDES):
            return  # without valid halves the owners of the halves are unknown
        for half in range(8):
            wanted = 0 if owner.get(half // 2) == "city" or self.caps else 1
            if halves.count(half) != wanted:
                text = f"half {half} lies in {halves.count(half)} fields, not in {wanted}"
                args = {"half": str(half), "found": str(halves.count(half)), "wanted": str(wanted)}
                self._note(where, text, "bad-halves", at, args)
        for part in segments:
            for index in part.cities:
                if index >= len(segments) or segments[index].kind != "city":
                    text = f"'cities' names segment {index}, which is no city"
                    self._note(where, text, "no-city", at, {"segment": str(index)})


def has_type(attribute: Attribute, value: object) -> bool:
    """Whether a value has the type of an attribute."""
    if attribute.type is int:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return isinstance(value, attribute.type)


def constraint_error(attribute: Attribute, value: object) -> str:
    """The error of a value of the right type, "" if it is allowed or the attribute has no limits."""
    if attribute.most and isinstance(value, (int, list)):
        size = len(value) if isinstance(value, list) else value
        if size > attribute.most:
            return f"at most {attribute.most}"
    if attribute.keys:
        if not isinstance(value, dict) or set(value) != {key for key, _ in attribute.keys}:
            return "an object of " + " and ".join(key for key, _ in attribute.keys)
        for key, words in attribute.keys:
            if value[key] not in words:
                return f"an object with '{key}' one of {', '.join(words)}"
    items = value if isinstance(value, list) else [value] if isinstance(value, str) else []
    if attribute.values and any(item not in attribute.values for item in items):
        return f"one of {', '.join(attribute.values)}"
    return ""
