"""What observations hold, by name: where a field begins, its shape, and what its numbers mean."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """Numbers from `first` on, in rows of `shape[-1]`."""

    name: str
    first: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers."""
        n = 1
        for extent in self.shape:
            n *= extent
        return n


class Fields:
    """Fields one after the other."""

    def __init__(self) -> None:
        self.all: list[Field] = []
        self.size: int = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """Append a field; where it begins."""
        field = Field(name, self.size, shape, meaning)
        self.all.append(field)
        self.size += field.size
        return field.first
