"""Custom tile sets that replace a catalogue: read, checked, and handed to the module whose tiles they replace. The file
format is described in docs/library/tile-sets.md.

Invariant: a set replaces the whole catalogue. What every set of a box must have (a number of tiles, a start tile) is
declared by its module (RuleModule.fixed) and known nowhere else.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, Final

from bastide.core.options import Option, Value
from bastide.core.packing_limits import LIMITS
from bastide.core.refusal import RulesetError
from bastide.core.tiles.catalogue import TileError, load_catalogue, newest_version, read_entries
from bastide.core.tiles.specs import TileSpec

if TYPE_CHECKING:
    from bastide.core.rule_module import RuleModule

FORMAT: Final = "bastide-tiles/1"
HEAD: Final = ("format", "catalogue", "name", "about", "tiles", "board")
SOURCE: Final = "own tile set"
MOST_ENTRIES: Final = 200
MOST_COPIES: Final = 99
MOST_CELLS: Final = 16
MOST_BYTES: Final = 64 * 1024
LONGEST_TITLE: Final = 60
LONGEST_TEXT: Final = 500
PIECE: Final = re.compile(r"[A-Za-z0-9._-]{1,40}")
"""The ids of custom tiles, which are part of the URLs of their pictures."""
FACE_DOWN: Final = "face-down"
"""The id of a tile that lies face down. No tile may have it."""

SORTS: Final = {"land": "land tiles", "tiles": "tiles", "start": "start tiles"}
"""What is counted, unless it is an attribute or a kind of segment."""


@dataclass(frozen=True)
class RequiredCount:
    """A number of tiles (`need`, copies counted) that every set must have. `key` selects the error message, `args` are
    its variable parts."""

    key: str
    need: int
    rule: str
    holds: Callable[[TileSpec], bool]
    args: tuple[tuple[str, str], ...] = ()

    def have(self, specs: list[TileSpec]) -> int:
        """How many tiles of a set count."""
        return sum([spec.count for spec in specs if self.holds(spec)])


@dataclass(frozen=True)
class TilesetReport:
    """The result of reading a set: the tiles that could be read, all errors, and the counts of which the number is
    fixed."""

    specs: list[TileSpec]
    wrong: list[TileError]
    have: list[int]


def catalogue_id(module: "RuleModule") -> str:
    """The name of a module's catalogue, "" if it has none."""
    return PurePosixPath(module.catalogue).stem if module.catalogue else ""


def any_tile(spec: TileSpec) -> bool:
    """Every tile counts."""
    return True


def is_start(spec: TileSpec) -> bool:
    """Whether a tile lies on the table first."""
    return spec.marks.get("start") is True


def has_mark(name: str, word: object = True) -> Callable[[TileSpec], bool]:
    """A test whether a segment of a tile has an attribute, with the value `word`."""
    return lambda spec: any((name, word) in part.printed for cell in spec.cells for part in cell.segments)


def has_attribute(name: str, word: object = True) -> Callable[[TileSpec], bool]:
    """A test whether a tile itself has an attribute, with the value `word`."""
    return lambda spec: spec.marks.get(name) == word


def tileset_options(module: "RuleModule") -> list[Option]:
    """The option for a custom set that replaces a module's catalogue, and the option for the version of the catalogue,
    if there are several."""
    if not module.tiles_option:
        return []
    rule = module.fixed[0].rule
    own = Option(module.tiles_option, (None,), rule, read=partial(read_set, module), holds="tiles")
    newest = newest_version(module.catalogue)
    if newest == 1:
        return [own]
    return [own, Option(version_option(module), tuple(range(newest, 0, -1)), rule, aside=True, version_of=module.id)]


def version_option(module: "RuleModule") -> str:
    """The name of the option for the version of a module's catalogue."""
    return f"{catalogue_id(module)}_version"


def read_set(module: "RuleModule", raw: Any) -> Value:
    """Check a set for this module and return it unchanged. Raises RulesetError with the first error."""
    found = examine_set(module, raw)
    if found.wrong:
        raise _refusal(found.wrong[0], module.fixed[0].rule)
    return raw


def _refusal(error: TileError, rule: str) -> RulesetError:
    """The error as a player who opens a table receives it."""
    text, rule = str(error), error.rule or rule
    sentence = f"{text} ({rule})" if rule not in text else text
    codes = {
        "fixed-land": "own-tiles-count",
        "fixed-tiles": "own-tiles-count",
        "fixed-kind": "own-tiles-kind",
        "taken": "own-tiles-name",
    }
    code = codes.get(error.code, "own-tiles-cell" if error.code == "one-cell" else "")
    if not code:
        return RulesetError(sentence, "own-tiles-form", rule, {"text": text})
    args = dict(error.args_by_name)
    if error.tile:
        args["tile"] = error.tile
    return RulesetError(sentence, code, rule, args)


def tiles_in_play(module: "RuleModule") -> list[TileSpec]:
    """The tiles of a module's catalogue in the version in play, or those of the custom set. If the set has no start
    piece, it is taken from the catalogue."""
    specs = load_catalogue(module.catalogue, module.prints, module.version)
    if module.own is None:
        return specs
    own, _ = read_entries(set_entries(module.own), SOURCE, module.prints, strict=not isinstance(module.own, list))
    first = [] if any(is_start(spec) for spec in own) else [spec for spec in specs if is_start(spec)]
    return [*first, *own]


def set_entries(raw: Any) -> list[Any]:
    """The entries of a set. Older sets are a bare list."""
    found = raw.get("tiles") if isinstance(raw, dict) else raw
    return found if isinstance(found, list) else []


def examine_set(module: "RuleModule", raw: Any, taken: Collection[str] = ()) -> TilesetReport:
    """All errors of a set for this module. `taken` are ids of other tiles."""
    bare = isinstance(raw, list) and module.bare_sets
    wrong = [] if bare else _head(raw, catalogue_id(module))
    entries = set_entries(raw)[:MOST_ENTRIES]
    specs, unread = read_entries(entries, SOURCE, module.prints, strict=not bare)  # older sets hold unknown keys
    wrong += unread
    numbers = {str(entry["id"]): n for n, entry in enumerate(entries) if isinstance(entry, dict) and "id" in entry}
    for spec in specs:
        found = _misfits(module, spec, taken, bare)
        for error in found:
            error.entry, error.tile = numbers[spec.id], spec.id
        wrong += found
    have = [count.have(specs) for count in module.fixed]
    wrong += _board(module, raw)
    if not unread:
        wrong += [_count_error(count, n) for count, n in zip(module.fixed, have, strict=True) if n != count.need]
    return TilesetReport(specs, wrong, have)


def _head(raw: Any, catalogue: str) -> list[TileError]:
    """Errors in the keys other than the tiles."""
    if not isinstance(raw, dict):
        return [TileError(SOURCE, "a set is an object with 'format', 'catalogue', 'name' and 'tiles'", "no-set")]
    wrong: list[TileError] = []
    if raw.get("format") != FORMAT:
        wrong.append(TileError(SOURCE, f"'format' must be {FORMAT!r}", "bad-format", "format", {"format": FORMAT}))
    if raw.get("catalogue") != catalogue:
        text = f"'catalogue' must be {catalogue!r}"
        wrong.append(TileError(SOURCE, text, "bad-catalogue", "catalogue", {"known": catalogue}))
    for key, least, most in (("name", 1, LONGEST_TITLE), ("about", 0, LONGEST_TEXT)):
        value = raw.get(key, "")
        fits = isinstance(value, str) and least <= len(value.strip()) <= len(value) <= most
        if not fits or not _is_printable(value):
            text = f"'{key}' must be {least} to {most} printable characters"
            args = {"key": key, "least": str(least), "most": str(most)}
            wrong.append(TileError(SOURCE, text, "bad-text", key, args))
    if not isinstance(raw.get("tiles"), list):
        wrong.append(TileError(SOURCE, "'tiles' must be a list", "no-list", "tiles"))
    elif len(raw["tiles"]) > MOST_ENTRIES:
        text = f"a set has at most {MOST_ENTRIES} sorts of tiles"
        wrong.append(TileError(SOURCE, text, "many-entries", "tiles", {"most": str(MOST_ENTRIES)}))
    for key in raw:
        if key not in HEAD:
            wrong.append(TileError(SOURCE, f"a set has no {key[:40]!r}", "unknown-key", key[:40], {"key": key[:40]}))
    return wrong


def _is_printable(text: str) -> bool:
    """Whether every character of a text is printable. Line ends are allowed."""
    return text.replace("\n", " ").isprintable()


def _misfits(module: "RuleModule", spec: TileSpec, taken: Collection[str], bare: bool) -> list[TileError]:
    """Errors of one tile as part of a set of this module."""
    where = f"{SOURCE} ({spec.id})"
    wrong: list[TileError] = []
    if spec.id in taken or spec.id == FACE_DOWN:
        args = {"tile": spec.id}
        text = f"the name {spec.id} is taken by another piece of a box"
        wrong.append(TileError(where, text, "taken", "id", args))
    if not bare:
        wrong += _too_much(spec, where)
    return wrong + module.check_tile(spec, where, bare)


def _too_much(spec: TileSpec, where: str) -> list[TileError]:
    """Limits that hold for the tiles of every file."""
    wrong: list[TileError] = []
    if not PIECE.fullmatch(spec.id):
        text = "'id' must be 1 to 40 letters, digits, dots and dashes"
        wrong.append(TileError(where, text, "bad-id", "id"))
    if spec.count > MOST_COPIES:
        text = f"'count' must be at most {MOST_COPIES}"
        wrong.append(TileError(where, text, "bad-count", "count", {"most": str(MOST_COPIES)}))
    most = LIMITS["segments on a tile"]
    if any(len(cell.segments) > most for cell in spec.cells):
        text = f"a tile has at most {most} segments"
        wrong.append(TileError(where, text, "many-segments", "segments", {"most": str(most)}))
    places = {(cell.dx, cell.dy) for cell in spec.cells}
    if len(places) > MOST_CELLS or not _in_one(places):
        text = f"a piece has at most {MOST_CELLS} cells, each beside another one"
        wrong.append(TileError(where, text, "bad-cells", "cells", {"most": str(MOST_CELLS)}))
    for key, value in [*spec.marks.items(), ("provenance", spec.provenance)]:
        if isinstance(value, str) and (len(value) > LONGEST_TEXT or not _is_printable(value)):
            text = f"'{key}' must be at most {LONGEST_TEXT} printable characters"
            wrong.append(TileError(where, text, "bad-text", key, {"key": key, "least": "0", "most": str(LONGEST_TEXT)}))
    plain = spec.marks.get("plain", "x")
    if not isinstance(plain, str) or not PIECE.fullmatch(plain):
        wrong.append(TileError(where, "'plain' must be the id of a tile", "bad-id", "plain"))
    return wrong


def _in_one(places: set[tuple[int, int]]) -> bool:
    """Whether all cells of a tile are connected."""
    reached, fresh = {(0, 0)}, [(0, 0)]
    while fresh and len(reached) <= MOST_CELLS:
        x, y = fresh.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in places and near not in reached:
                reached.add(near)
                fresh.append(near)
    return reached == places


def _board(module: "RuleModule", raw: Any) -> list[TileError]:
    """Errors in the data of a set other than its tiles."""
    if not isinstance(raw, dict) or "board" not in raw:
        return []
    if not module.board:
        return [TileError(SOURCE, "this catalogue has no data besides its tiles", "no-board", "board")]
    return module.check_board(raw["board"], f"{SOURCE}, board")


def _count_error(required: RequiredCount, have: int) -> TileError:
    """The error for a count that differs from the required number."""
    sort = " ".join(word for _, word in required.args)
    what = f"an own tile set has {required.need} tiles with a {sort}, not {have} of them" if sort else ""
    what = what or f"an own tile set has {required.need} {SORTS[required.key]}, not {have}"
    args = {**dict(required.args), "wanted": str(required.need), "found": str(have)}
    return TileError(SOURCE, what, f"fixed-{required.key}", "tiles", args, required.rule)


def check_one_cell(spec: TileSpec, where: str, allowed: Collection[str] = ()) -> list[TileError]:
    """Errors of a land tile that has several cells or an attribute of special tiles, such as a role."""
    wrong: list[TileError] = []
    if len(spec.cells) != 1:
        wrong.append(TileError(where, "it must be a tile of one cell", "one-cell", "cells"))
    for mark in ("start", "unmanned", "role", "mouths"):
        if spec.marks.get(mark) and mark not in allowed:
            text = f"a tile of this catalogue has no {mark!r}"
            wrong.append(TileError(where, text, "no-mark", mark, {"key": mark}))
    return wrong


def check_land(spec: TileSpec, where: str, allowed: Collection[str] = ()) -> list[TileError]:
    """The same for a tile that shows no river."""
    wrong = check_one_cell(spec, where, allowed)
    if spec.shows("river"):
        wrong.append(TileError(where, "a land tile shows no river", "no-river", "segments"))
    return wrong
