"""A position in the making, as its rules and the fields of its text: what somebody changes in it, entry by entry.

Law: nothing here knows a rule; whether a draft is a position is found by reading it (handmade.py).
"""

import json
from dataclasses import dataclass, field

from bastide.core.engine import Engine
from bastide.records.position.handmade import DraftReader, check_by_hand
from bastide.records.position.reading import new_position_engine, split_text
from bastide.records.position.tokens import FIELDS, FORM, WHOLE, PositionError, escape_word
from bastide.records.position.writing import segment_token

CHECK = "check"
AT_A_CELL = ("figures", "tokens", "paid")
"""Lists whose entries name a cell, and in which place."""


@dataclass
class PositionDraft:
    """The rules and what is said of them; changed by its methods."""

    rules: str
    fields: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, text: str) -> "PositionDraft":
        """The draft that a text is. Of one with a check what hangs on all the rest is left out: it may be changed now,
        and its turn begins anew. Raises PositionError."""
        sketch = cls(*split_text(text))
        if CHECK in sketch.fields:
            sketch._name_versions()
            sketch._loosen()
        check_by_hand(sketch.begun(), sketch.fields)
        return sketch

    def _name_versions(self) -> None:
        """Without its check the text would mean what is played today. Raises PositionError."""
        options = self.begun().rules.options
        self.say("options", escape_word(json.dumps(options, separators=(",", ":"), sort_keys=True)) if options else "")

    def _loosen(self) -> None:
        """Raises PositionError."""
        for name in (*WHOLE, CHECK):
            self.fields.pop(name, None)
        engine = self.begun()
        for name in ("stock", "supply", "bag"):
            self._keep(name, [one for one in self.entries(name) if one.rpartition(":")[2].startswith("-")])
        said = {one.rpartition(":")[0] for one in self.entries("tokens")}
        nodes = engine.state.features.nodes[: int(engine.state.features.n_nodes)]
        gone = [
            segment_token(engine, node) for node in nodes if node.tokens and segment_token(engine, node) not in said
        ]
        self._keep("tokens", [*self.entries("tokens"), *(f"{one}:0" for one in gone)])
        wrong = {error.entry for error in self.read()[1] if error.field == "numbers"}
        self._keep("numbers", [one for n, one in enumerate(self.entries("numbers"), 1) if n not in wrong])

    def begun(self) -> Engine:
        """A fresh game of its rules. Raises PositionError."""
        return new_position_engine(self.rules, self.fields)

    def read(self) -> tuple[Engine, list[PositionError]]:
        """The position as far as it goes, and all that is wrong. Raises PositionError where nothing can be shown."""
        engine = self.begun()
        check_by_hand(engine, self.fields)
        draft = DraftReader(engine, self.fields)
        draft.read()
        return engine, draft.wrong

    @property
    def text(self) -> str:
        """As one line, without a check."""
        told = " ".join(f"{name}={self.fields[name]}" for name in FIELDS if self.fields.get(name))
        return " ".join([FORM, escape_word("".join(self.rules.split())), told]).rstrip()

    def entries(self, name: str) -> list[str]:
        """Of a field that is a list."""
        return self.fields[name].split(";") if self.fields.get(name) else []

    def _keep(self, name: str, entries: list[str]) -> None:
        self.say(name, ";".join(entries))

    def say(self, name: str, said: str) -> None:
        """What a field says; "" takes it away."""
        if said:
            self.fields[name] = said
        else:
            self.fields.pop(name, None)

    def add(self, name: str, entry: str) -> None:
        """One entry more."""
        self._keep(name, [*self.entries(name), entry])

    def drop(self, name: str, number: int) -> None:
        """The entry of that number, from 1, is gone."""
        self._keep(name, [one for n, one in enumerate(self.entries(name), 1) if n != number])

    def lift(self, cells: list[str]) -> bool:
        """A piece is taken away that lies on these cells, written X,Y, with all that is on it; False where none of the
        entries lies there."""
        tiles = self.entries("tiles")
        kept = [one for one in tiles if one.split(":")[1:2] != cells[:1]]
        self._keep("tiles", kept)
        for name in AT_A_CELL:
            self._keep(name, [one for one in self.entries(name) if not set(cells) & set(one.split(":"))])
        return len(kept) < len(tiles)
