"""What every reader of foreign text accepts: UTF-8, with or without a byte order mark."""

from typing import Final, TypeVar

BOM: Final = b"\xef\xbb\xbf"
"""The byte order mark, which editors and programs on Windows put before UTF-8."""
Bytes = TypeVar("Bytes", bytes, bytearray)


def strip_bom(data: Bytes) -> Bytes:
    """The bytes without a byte order mark."""
    return data[len(BOM) :] if data.startswith(BOM) else data
