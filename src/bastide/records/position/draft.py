"""A position that is being edited, as its rules and the fields of its text.

Invariant: this file knows no rule. Whether a draft is a valid position is found by reading it (handmade.py).
"""

import json
from dataclasses import dataclass, field

from bastide.core.engine import Engine
from bastide.records.position.handmade import DraftReader, check_by_hand
from bastide.records.position.reading import new_position_engine
from bastide.records.position.tokens import FIELDS, FORM, WHOLE, PositionError, escape_word, split_text
from bastide.records.position.writing import segment_token

CHECK = "check"
AT_A_CELL = ("figures", "tokens", "paid")
"""Lists whose entries name a cell."""


@dataclass
class PositionDraft:
    """The rules and the fields of a position, changed by its methods."""

    rules: str
    fields: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, text: str) -> "PositionDraft":
        """The draft of a text. Raises PositionError.

        From a text with a check, the fields that depend on all others are removed. It can then be changed, and its turn
        starts again."""
        sketch = cls(*split_text(text))
        if CHECK in sketch.fields:
            sketch._name_versions()
            sketch._drop_derived()
        check_by_hand(sketch.begun(), sketch.fields)
        return sketch

    def _name_versions(self) -> None:
        """Name the versions of options, because a text without a check means the newest ones. Raises PositionError."""
        options = self.begun().rules.options
        self.say("options", escape_word(json.dumps(options, separators=(",", ":"), sort_keys=True)) if options else "")

    def _drop_derived(self) -> None:
        """Remove what depends on the rest of the position. Raises PositionError."""
        for name in (*WHOLE, CHECK):
            self.fields.pop(name, None)
        engine = self.begun()
        for name in ("stock", "supply", "bag"):
            self._keep(name, [entry for entry in self.entries(name) if entry.rpartition(":")[2].startswith("-")])
        listed = {entry.rpartition(":")[0] for entry in self.entries("tokens")}
        nodes = engine.state.features.nodes[: int(engine.state.features.n_nodes)]
        gone = [place for node in nodes if node.tokens and (place := segment_token(engine, node)) not in listed]
        self._keep("tokens", [*self.entries("tokens"), *(f"{place}:0" for place in gone)])
        wrong = {error.entry for error in self.read()[1] if error.field == "numbers"}
        self._keep("numbers", [entry for n, entry in enumerate(self.entries("numbers"), 1) if n not in wrong])

    def begun(self) -> Engine:
        """A new game of its rules. Raises PositionError."""
        return new_position_engine(self.rules, self.fields)

    def read(self) -> tuple[Engine, list[PositionError]]:
        """The position as far as it is valid, and all errors. Raises PositionError if nothing can be shown."""
        engine = self.begun()
        check_by_hand(engine, self.fields)
        draft = DraftReader(engine, self.fields)
        draft.read()
        return engine, draft.wrong

    @property
    def text(self) -> str:
        """The draft as one line, without a check."""
        fields = " ".join(f"{name}={self.fields[name]}" for name in FIELDS if self.fields.get(name))
        return " ".join([FORM, escape_word("".join(self.rules.split())), fields]).rstrip()

    def entries(self, name: str) -> list[str]:
        """The entries of a field that is a list."""
        return self.fields[name].split(";") if self.fields.get(name) else []

    def _keep(self, name: str, entries: list[str]) -> None:
        self.say(name, ";".join(entries))

    def say(self, name: str, value: str) -> None:
        """Set a field. "" removes it."""
        if value:
            self.fields[name] = value
        else:
            self.fields.pop(name, None)

    def add(self, name: str, entry: str) -> None:
        """Add an entry to a list."""
        self._keep(name, [*self.entries(name), entry])

    def drop(self, name: str, number: int) -> None:
        """Remove the entry with that number, from 1."""
        self._keep(name, [entry for n, entry in enumerate(self.entries(name), 1) if n != number])

    def lift(self, cells: list[str]) -> bool:
        """Remove the tile that lies on these cells, written X,Y, with all that is on it. The first cell must be that of
        its entry.

        Return False if there is no such entry."""
        tiles = self.entries("tiles")
        kept = [tile for tile in tiles if tile.split(":")[1:2] != cells[:1]]
        self._keep("tiles", kept)
        for name in AT_A_CELL:
            self._keep(name, [entry for entry in self.entries(name) if not set(cells) & set(entry.split(":"))])
        return len(kept) < len(tiles)
