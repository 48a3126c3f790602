"""Arrays of 64-bit integers: librt's vectors in the compiled core, plain lists where the same files are interpreted,
since the interpreter indexes a list more than twice as fast. This file itself is never compiled."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
else:

    class vec:
        """`vec[i64](numbers)` makes a list."""

        def __class_getitem__(cls, item: Any) -> type[list]:
            return list

    def append(values: list[int], value: int) -> list[int]:
        """The vector with one more number; a list is the same list."""
        values.append(value)
        return values

    def extend(values: list[int], more: list[int]) -> list[int]:
        """The same with several more."""
        values.extend(more)
        return values


__all__ = ["append", "extend", "vec"]
