"""The boxes whose tiles can be replaced by a custom set: the module of each, the errors of a set, and how it differs
from our tiles."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from bastide.core.options import Value
from bastide.core.rule_module import RuleModule
from bastide.core.tiles.attributes import LAND, Attribute, Printed, SegmentKind
from bastide.core.tiles.catalogue import TileError, load_all_versions, load_data
from bastide.core.tiles.completion import complete_entry
from bastide.core.tiles.custom_tilesets import FORMAT, TilesetReport, catalogue_id, examine_set, set_entries
from bastide.core.tiles.tileset_diff import Shape, TilesetDiff, compare_tilesets, list_shapes

SETS: Final = "sets/"
"""The prefix of the names of shared sets."""


@dataclass(frozen=True)
class Box:
    """A catalogue with the module that has it, and all modules that use it."""

    id: str
    module: RuleModule
    modules: tuple[str, ...]

    @property
    def option(self) -> str:
        """The option that replaces its tiles by a custom set."""
        return self.module.tiles_option

    @cached_property
    def ours(self) -> dict[str, Any]:
        """Our tiles and their data, in the form of a set file."""
        made: dict[str, Any] = {"format": FORMAT, "catalogue": self.id, "name": self.id}
        made["tiles"] = load_data(self.module.catalogue)
        if self.module.board:
            made["board"] = load_data(self.module.board)
        return made

    @property
    def words(self) -> list[Printed]:
        """All kinds of segments and attributes that its tiles may have."""
        return [*LAND, *self.module.prints]

    @property
    def kinds(self) -> list[SegmentKind]:
        """The kinds of segments that its tiles may have."""
        return [mark for mark in self.words if isinstance(mark, SegmentKind)]

    @property
    def attributes(self) -> list[Attribute]:
        """The attributes that users may set on its tiles. Values that a module adds to an attribute of the land are
        merged."""
        found: dict[tuple[str, tuple[str, ...]], Attribute] = {}
        for mark in self.words:
            if isinstance(mark, Attribute) and not mark.aside:  # free text is not offered
                known = found.get((mark.name, mark.of), mark)
                found[mark.name, mark.of] = replace(mark, values=tuple(dict.fromkeys((*known.values, *mark.values))))
        return [mark for mark in found.values() if mark.type is not str or mark.values]

    def completed(self, raw: Any) -> Any:
        """A set with the missing parts of its entries added."""
        if not isinstance(raw, dict) or not isinstance(raw.get("tiles"), list):
            return raw
        tiles = [complete_entry(tile, self.module.prints) if isinstance(tile, dict) else tile for tile in raw["tiles"]]
        return {**raw, "tiles": tiles}

    def compared(self, raw: Any) -> TilesetDiff:
        """A set compared with ours."""
        return compare_tilesets(list_shapes(set_entries(raw), self.module.prints), self._shapes)

    @cached_property
    def _shapes(self) -> dict[str, Shape | None]:
        return list_shapes(self.completed(self.ours)["tiles"], self.module.prints)


class BoxRegistry:
    """All boxes by id."""

    def __init__(self, modules: Mapping[str, Callable[[], RuleModule]]) -> None:
        made = {name: make() for name, make in modules.items()}
        owners = [module for module in made.values() if module.tiles_option]
        boxes = [Box(catalogue_id(owner), owner, _users(owner, made)) for owner in owners]
        self.by_id: dict[str, Box] = {box.id: box for box in boxes}
        self.options: tuple[str, ...] = tuple(box.option for box in self.by_id.values())
        self._ids: dict[str, list[str]] = {}

    def taken(self, box: Box) -> set[str]:
        """The ids of the tiles of all other boxes."""
        if not self._ids:  # reads all catalogues
            self._ids = {
                id: [spec.id for spec in load_all_versions(box.module.catalogue, box.module.prints)]
                for id, box in self.by_id.items()
            }
        return {name for id, names in self._ids.items() if id != box.id for name in names}

    def examined(self, raw: Any) -> tuple[Box | None, TilesetReport]:
        """The box of a set, and all errors of the set."""
        named = raw.get("catalogue") if isinstance(raw, dict) else None
        box = self.by_id.get(named) if isinstance(named, str) else None
        if box is None:
            known = ", ".join(self.by_id)
            text = f"'catalogue' must be one of {known}"
            error = TileError("own tile set", text, "bad-catalogue", "catalogue", {"known": known})
            return None, TilesetReport([], [error], [])
        return box, examine_set(box.module, raw, self.taken(box))

    def examined_tile(self, box: Box, entry: dict[str, Any]) -> list[TileError]:
        """All errors of one tile of a set for this box."""
        alone = {"format": FORMAT, "catalogue": box.id, "name": box.id, "tiles": [entry]}
        return [error for error in examine_set(box.module, alone, self.taken(box)).wrong if error.entry == 0]

    def brought(self, options: Mapping[str, Value]) -> list[dict[str, Any]]:
        """The entries of all custom sets among the options of a game."""
        return [entry for name in self.options for entry in set_entries(options.get(name)) if isinstance(entry, dict)]


def _users(owner: RuleModule, made: Mapping[str, RuleModule]) -> tuple[str, ...]:
    """The module that owns the tiles. If it is carried, the modules that require it."""
    with_it: Iterable[str] = (name for name, module in made.items() if owner.id in module.requires)
    return tuple(with_it) if owner.carried else (owner.id,)
