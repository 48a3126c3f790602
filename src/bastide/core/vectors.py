"""Arrays of integers: librt's vectors in the compiled core.

Interpreted, they are plain lists, which the interpreter indexes more than twice as fast. For u8 and i32 they are arrays
of the standard library, because these share their memory. This file is never compiled.
"""

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
        """Append a number and return the vector. A list is changed in place."""
        values.append(value)
        return values

    def extend(values: list[int], more: list[int]) -> list[int]:
        """Append several numbers and return the vector."""
        values.extend(more)
        return values


__all__ = ["append", "extend", "vec"]
