"""The fields of observations: first index, shape and meaning by name."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Field:
    """Numbers from index `first`, in rows of `shape[-1]`."""

    name: str
    first: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """The number of values."""
        n = 1
        for extent in self.shape:
            n *= extent
        return n


class Fields:
    """Consecutive fields."""

    def __init__(self) -> None:
        self.all: list[Field] = []
        self.size: int = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str) -> int:
        """Append a field. Returns its first index."""
        field = Field(name, self.size, shape, meaning)
        self.all.append(field)
        self.size += field.size
        return field.first
