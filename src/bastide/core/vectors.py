"""Arrays of integers: librt's vectors in the compiled core. Where the same files are interpreted they are plain lists,
since the interpreter indexes a list more than twice as fast, and arrays of the standard library for those that lend
their memory to others (u8, i32). This file itself is never compiled."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
else:
    from array import array
    from collections.abc import Iterable

    from mypy_extensions import i32, u8

    def _of_i32(numbers: Iterable[int]) -> array:
        return array("i", numbers)

    class vec:
        """`vec[i64](numbers)` makes a list, `vec[u8]` a bytearray, `vec[i32]` an array of such numbers."""

        def __class_getitem__(cls, item: Any) -> Any:
            return bytearray if item is u8 else _of_i32 if item is i32 else list

    def append(values: Any, value: int) -> Any:
        """The vector with one more number; a list is the same list."""
        values.append(value)
        return values

    def extend(values: list[int], more: list[int]) -> list[int]:
        """The same with several more."""
        values.extend(more)
        return values


__all__ = ["append", "extend", "vec"]
